"""Connections that send arbitrary bytes, and the responses."""

import json
import socket

BOUNDARY = "a-boundary-that-no-field-contains"


class Answer:
    """The status line, the fields and the body of one response."""

    def __init__(self, status, head, body):
        self.status, self.head, self.body = status, head, body

    @property
    def text(self):
        return self.body.decode()

    @property
    def json(self):
        return json.loads(self.body)


class Connection:
    """A connection to a server, kept open until it is closed."""

    def __init__(self, port, seconds=30):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=seconds)
        self.pending = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, *parts):
        """Sends bytes. It is not a failure if the server has already answered and closed."""
        try:
            for part in parts:
                self.socket.sendall(part)
        except (BrokenPipeError, ConnectionResetError):
            pass

    def end_sending(self):
        try:
            self.socket.shutdown(socket.SHUT_WR)
        except OSError:
            pass

    def receive(self):
        """The next bytes, or none at the end of the connection."""
        try:
            return self.socket.recv(1 << 16)
        except ConnectionResetError:
            return b""

    def answer(self):
        """The next answer, or None if the connection ends before one begins."""
        while b"\r\n\r\n" not in self.pending:
            part = self.receive()
            if not part:
                assert not self.pending, f"half an answer: {self.pending[:200]}"
                return None
            self.pending += part
        head, _, rest = self.pending.partition(b"\r\n\r\n")
        lines = head.decode("ascii").split("\r\n")
        fields = {name.lower(): value.strip()
                  for name, _, value in (line.partition(":") for line in lines[1:])}
        version, status = lines[0].split(" ")[:2]
        assert version == "HTTP/1.1", lines[0]
        size = int(fields.get("content-length", 0))
        while len(rest) < size:
            part = self.receive()
            assert part, f"{size} bytes were promised, and {len(rest)} came"
            rest += part
        self.pending = rest[size:]
        return Answer(int(status), fields, rest[:size])

    def answers(self):
        """All answers up to the end of the connection."""
        found = []
        while answer := self.answer():
            found.append(answer)
        return found


def request(port, method, path, body=b"", kind=None, **fields):
    """The bytes of a request as sent by a page of the same site."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}"]
    if method != "GET":
        lines += [f"Origin: http://127.0.0.1:{port}", f"Content-Length: {len(body)}"]
    if kind:
        lines.append(f"Content-Type: {kind}")
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in fields.items()]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def fetch(port, path):
    """The answer to a plain request on a separate connection."""
    with Connection(port) as connection:
        connection.send(request(port, "GET", path, Connection="close"))
        return connection.answer()


def multipart(fields):
    """The body of a posted page. Names and values are bytes or text."""
    parts = []
    for name, value in fields:
        name, value = (item.encode("utf-8", "surrogatepass") if isinstance(item, str) else item
                       for item in (name, value))
        parts.append(b'--%b\r\nContent-Disposition: form-data; name="%b"\r\n\r\n%b\r\n'
                     % (BOUNDARY.encode(), name, value))
    return b"".join(parts) + f"--{BOUNDARY}--\r\n".encode()


FORM = f"multipart/form-data; boundary={BOUNDARY}"
JSON = "application/json"
