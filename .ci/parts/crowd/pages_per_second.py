"""Loads a page repeatedly on several connections, and counts the loads."""

import json
import select
import socket
import sys
import time


def main():
    port, connections, seconds = map(int, sys.argv[1:4])
    data = b"GET /crowd HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/html\r\n\r\n"
    poll, clients = select.epoll(), {}
    for _ in range(connections):
        client = socket.create_connection(("127.0.0.1", port))
        clients[client.fileno()] = [client, b"", 0]
        poll.register(client.fileno(), select.EPOLLIN)
        client.send(data)
    begun, count, size = time.monotonic(), 0, 0
    while (passed := time.monotonic() - begun) < seconds:
        for descriptor, _ in poll.poll(1):
            entry = clients[descriptor]
            part = entry[0].recv(1 << 18)
            assert part, "the server closed a connection"
            entry[1] += part
            if not entry[2] and b"\r\n\r\n" in entry[1]:
                assert entry[1].startswith(b"HTTP/1.1 200 "), entry[1][:500]
                head, _, _ = entry[1].partition(b"\r\n\r\n")
                fields = head.lower()
                begin = fields.index(b"content-length: ") + 16
                entry[2] = len(head) + 4 + int(fields[begin:].split(b"\r")[0])
            if entry[2] and len(entry[1]) >= entry[2]:
                # Every field of the form is on the page.
                assert entry[1].count(b"Email ") >= 10 and entry[1].count(b"Option 4") >= 10
                count, size = count + 1, len(entry[1])
                entry[1], entry[2] = b"", 0
                entry[0].send(data)
    print(json.dumps({"count": count, "seconds": passed, "size": size}))


if __name__ == "__main__":
    main()
