"""Requests that are malformed, smuggled, oversized, slow or never finished."""

import time

from browser.documents import document, row

from .target import AttackTest, descriptors, memory, rounds, wait
from .wire import FORM, JSON, Connection, multipart, request

HOST = b"Host: 127.0.0.1\r\n"
SAME = b"Sec-Fetch-Site: same-origin\r\n"
HIDDEN = b"GET /_rowkit/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


def post(fields, body=b""):
    return b"POST /wire HTTP/1.1\r\n" + HOST + SAME + fields + b"\r\n" + body


# The bytes to send, and the status of the only answer. The connection then ends, so that nothing
# that follows is read as a request.
REFUSED = {
    "a length and a coding": (
        post(b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n", b"0\r\n\r\n"), 400),
    "a coding and a length": (
        post(b"Transfer-Encoding: chunked\r\nContent-Length: 4\r\n", b"0\r\n\r\n"), 400),
    "two lengths": (post(b"Content-Length: 1\r\nContent-Length: 2\r\n", b"ab"), 400),
    "a list of lengths": (post(b"Content-Length: 1, 2\r\n", b"ab"), 400),
    "a signed length": (post(b"Content-Length: +1\r\n", b"a"), 400),
    "a hexadecimal length": (post(b"Content-Length: 0x1\r\n", b"a"), 400),
    "a negative length": (post(b"Content-Length: -1\r\n"), 400),
    "a length beyond all numbers": (post(b"Content-Length: 99999999999999999999\r\n"), None),
    "chunked twice": (
        post(b"Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", b"0\r\n\r\n"), 400),
    "chunked first": (post(b"Transfer-Encoding: chunked, identity\r\n", b"0\r\n\r\n"), None),
    "an unknown coding": (post(b"Transfer-Encoding: xchunked\r\n", b"0\r\n\r\n"), 501),
    "a coding in 1.0": (
        b"POST /wire HTTP/1.0\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
    "a chunk beyond all numbers": (
        post(b"Transfer-Encoding: chunked\r\n", b"FFFFFFFFFFFFFFFFF\r\na\r\n0\r\n\r\n"), None),
    "a chunk with a sign": (post(b"Transfer-Encoding: chunked\r\n", b"+1\r\na\r\n0\r\n\r\n"), 400),
    "a chunk that is longer": (post(b"Transfer-Encoding: chunked\r\n", b"1\r\nabc\r\n0\r\n\r\n"), 400),
    "a space before the colon": (b"GET /wire HTTP/1.1\r\nHost : 127.0.0.1\r\n\r\n", 400),
    "a folded field": (b"GET /wire HTTP/1.1\r\n" + HOST + b"A: b\r\n c\r\n\r\n", 400),
    "a carriage return alone": (b"GET /wire HTTP/1.1\r\n" + HOST + b"A: b\rc\r\n\r\n", 400),
    "a zero byte": (b"GET /wire HTTP/1.1\r\n" + HOST + b"A: b\0c\r\n\r\n", 400),
    "no host": (b"GET /wire HTTP/1.1\r\n\r\n", 400),
    "two hosts": (b"GET /wire HTTP/1.1\r\n" + HOST + HOST + b"\r\n", 400),
    "an unknown version": (b"GET /wire HTTP/3.0\r\n" + HOST + b"\r\n", 505),
    "an unknown expectation": (post(b"Content-Length: 1\r\nExpect: cake\r\n", b"a"), 417),
    "a TLS greeting": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\r\n\r\n", 400),
    "HTTP/2": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
    "a long request line": (b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\n" + HOST + b"\r\n", 414),
    "a request line without an end": (b"G" * 100_000, None),
    "long fields": (b"GET /wire HTTP/1.1\r\n" + HOST + b"A: " + b"b" * 40_000 + b"\r\n\r\n", 431),
    "many fields": (b"GET /wire HTTP/1.1\r\n" + HOST + b"A: b\r\n" * 200 + b"\r\n", 431),
    "a large event": (
        post(b"Content-Type: application/json\r\nContent-Length: 3000000\r\n", b"a" * 3_000_000), 413),
    "a promise of large files": (
        post(b"Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 999999999\r\n"), 413),
}


class Wire(AttackTest):
    def setUp(self):
        super().setUp()
        self.server = self.serve(document("wire", row("TextRow", "text")))
        self.port = self.server.port

    def test_malformed_requests_are_refused_and_hide_no_other(self):
        for name, (data, status) in REFUSED.items():
            for tail in [b"", HIDDEN]:
                with self.subTest(request=name, followed=bool(tail)), Connection(self.port) as client:
                    client.send(data, tail)
                    answers = client.answers()
                    self.assertEqual(len(answers), 1, [answer.status for answer in answers])
                    self.assertIn(answers[0].status, [status] if status else
                                  [400, 413, 414, 431, 501], answers[0].body)
                    self.assertNotEqual(answers[0].body, b"ok\n")
        self.check_service(self.server)

    def test_requests_in_pieces_are_read_whole(self):
        body = multipart([("text/content/field", "Assam"), ("_submit", ":")])
        data = request(self.port, "POST", "/wire", body, FORM)
        for _ in range(rounds(5)):
            with Connection(self.port) as client:
                rest = data
                while rest:
                    size = self.random.randrange(1, 200)
                    client.send(rest[:size])
                    rest = rest[size:]
                self.assertEqual(client.answer().status, 303)
        self.assertEqual(self.server.values(), {"text": "Assam"})

    def test_clients_that_leave_in_the_middle_leave_nothing(self):
        body = multipart([("text/content/field", "Assam"), ("_commit", "")])
        whole = [request(self.port, "POST", "/wire", body, FORM),
                 request(self.port, "POST", "/wire", b'{"page":"a","n":1}', JSON),
                 request(self.port, "GET", "/wire")]
        idle = descriptors(self.server)
        for place in range(rounds(300)):
            with Connection(self.port) as client:
                data = self.random.choice(whole)
                client.send(data[:self.random.randrange(len(data) + 1)])
            if place == rounds(300) // 3:
                first = memory(self.server)
        self.check_service(self.server)
        self.assertTrue(wait(lambda: descriptors(self.server) <= idle + 1), "descriptors are kept")
        self.assertLess(memory(self.server) - first, 16 << 20)

    def test_slow_clients_are_ended_and_delay_nobody(self):
        idle = descriptors(self.server)
        head = request(self.port, "POST", "/wire", b"", FORM)
        slow = [Connection(self.port) for _ in range(50)]
        for place, client in enumerate(slow):
            # Half a head, or a head whose body never comes.
            client.send(head[:20] if place % 2 else head.replace(b"Length: 0", b"Length: 5000"))
        begun = time.monotonic()
        while time.monotonic() - begun < 14:
            self.check_service(self.server)
            for client in slow[::4]:
                # The time limit does not restart with each byte.
                client.send(b"a")
            time.sleep(0.5)
        statuses = [[answer.status for answer in client.answers()] for client in slow]
        # A client that kept sending after the end may not have read the answer.
        self.assertLessEqual({tuple(found) for found in statuses}, {(408,), ()})
        self.assertGreater(statuses.count([408]), 25)
        for client in slow:
            client.socket.close()
        self.assertTrue(wait(lambda: descriptors(self.server) <= idle + 1), "descriptors are kept")
