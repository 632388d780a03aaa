"""Tests of what nginx forwards, configured as in the article *Many nodes*.

ROWS is the program. Run by .ci/nodes.
"""

import collections
import contextlib
import concurrent.futures
import http.client
import http.server
import json
import os
import pathlib
import signal
import tempfile
import threading
import time
import unittest

from nodes import HASHED, NAME, serve
from plain import PlainPage, request

SILENCE = 70 if os.environ.get("ROWKIT_RUNS") == "full" else 2
FORM = {"title": "Note", "sections": [{"rows": [
    {"row": "TextRow", "tag": "name", "settings": {"title": "Name"}}]}]}


class Proxy(unittest.TestCase):
    def setUp(self):
        folder = pathlib.Path(
            self.enterContext(tempfile.TemporaryDirectory(prefix="rows-proxy-")))
        document = folder / "note.json"
        document.write_text(json.dumps(FORM))
        self.connections = collections.Counter()
        self.nodes, self.nginx = serve(self, HASHED, document, folder)

    def page(self):
        return PlainPage(80, "note", host=NAME)

    def connect(self, page):
        """Connects a page, and returns the node that responded last."""
        self.assertEqual(page.connect()[0], 200)
        self.connections[page] += 1
        met = self.nginx.nodes(page.session, self.connections[page])
        return next(node for node in self.nodes if node.port == met[-1][-1])

    def test_all_requests_of_a_page_meet_one_node(self):
        met = set()
        for _ in range(30):
            page = self.page()
            nodes = {self.connect(page) for _ in range(4)}
            self.assertEqual(len(nodes), 1, "a page met several nodes")
            met |= nodes
        self.assertEqual(met, set(self.nodes))

    def test_a_page_goes_on_at_another_node_and_comes_back(self):
        page = self.page()
        own = self.connect(page)
        own.kill()
        self.assertNotEqual(self.connect(page), own)
        own.start()
        for _ in range(40):
            time.sleep(0.2)
            if self.connect(page) == own:
                return
        self.fail("the page does not come back")

    def test_a_request_whose_node_dies_is_repeated_at_another(self):
        page = self.page()
        own = self.connect(page)
        own.process.send_signal(signal.SIGSTOP)
        with concurrent.futures.ThreadPoolExecutor() as pool:
            response = pool.submit(page.connect)
            time.sleep(0.5)
            self.assertFalse(response.done(), "a stopped node responded")
            own.kill()
            self.assertEqual(response.result(timeout=10)[0], 200)
        met = self.nginx.nodes(page.session, 2)[-1]
        self.assertEqual((len(met), met[0]), (2, own.port))

    def test_a_stream_begins_at_once_and_stays_open(self):
        page = self.page()
        page.connect()
        connection = http.client.HTTPConnection("127.0.0.1", 80, timeout=1)
        self.addCleanup(connection.close)
        connection.request("GET", f"{page.session}/stream?page={page.id}", headers={"Host": NAME})
        response = connection.getresponse()
        self.assertEqual(response.status, 200)
        self.assertIn(b"data: {}\n", [response.fp.readline() for _ in range(2)])
        connection.sock.settimeout(SILENCE)
        end = time.monotonic() + SILENCE
        with contextlib.suppress(TimeoutError):
            while time.monotonic() < end:
                self.assertNotEqual(response.fp.readline(), b"", "the stream has ended")

    def test_other_names_are_refused(self):
        self.assertEqual(request(80, "GET", "/note", host="other.example.org")[0], 421)

    def test_a_page_of_another_site_cannot_post(self):
        page = self.page()
        for headers in [{"Sec-Fetch-Site": "cross-site"}, {"Origin": "http://other.example.org"}]:
            self.assertEqual(page.post("/note", headers)[0], 403)
        for scheme in ["http", "https"]:
            self.assertEqual(page.post("/note", {"Origin": f"{scheme}://{NAME}"})[0], 303)

    def test_a_body_may_be_as_large_as_a_node_takes(self):
        page = self.page()
        page.fields["name/content/field"] = "x" * 900_000
        self.assertEqual(page.post("/note")[0], 303)
        for size, is_too_large in [(64 << 20, False), (66 << 20, True)]:
            connection = http.client.HTTPConnection("127.0.0.1", 80, timeout=1)
            self.addCleanup(connection.close)
            headers = {"Host": NAME, "Content-Length": str(size)}
            connection.request("POST", "/note", headers=headers)
            if is_too_large:
                self.assertEqual(connection.getresponse().status, 413)
            else:
                # nginx buffers the body.
                self.assertRaises(TimeoutError, connection.getresponse)

    def test_the_script_of_a_page_is_found_at_the_node_that_has_it(self):
        page = self.page()
        for node in self.nodes[:2]:
            node.kill()
            server = http.server.HTTPServer(("127.0.0.1", node.port), Older)
            thread = threading.Thread(target=server.serve_forever)
            thread.start()
            self.addCleanup(thread.join)
            self.addCleanup(server.server_close)
            self.addCleanup(server.shutdown)
        for _ in range(12):
            self.assertEqual(request(80, "GET", page.script, host=NAME)[0], 200)

    def test_counters_are_not_for_users(self):
        self.assertEqual(request(80, "GET", "/_rowkit/counters", host=NAME)[0], 404)
        self.assertEqual(self.nginx.nodes("/_rowkit/counters"), [[]])


class Older(http.server.BaseHTTPRequestHandler):
    """A node of another version, with other scripts."""

    def do_GET(self):
        self.send_error(404)

    def log_message(self, *arguments):
        pass
