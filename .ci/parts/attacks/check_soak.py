"""Attacks of all kinds in turn for ten minutes, or for some seconds in the gate."""

import time

from browser.documents import FORMS, every_row

from . import mutation
from .check_mutations import CLEAR, Page
from .target import FULL, AttackTest, descriptors, memory, wait
from .wire import FORM, JSON, Connection, multipart, request


class Soak(AttackTest):
    def test_memory_and_descriptors_stay_level(self):
        server = self.serve(every_row(), *FORMS)
        pages = [Page(server.port, f"/{name}") for name in ["every-row", *FORMS]]
        idle = descriptors(server)
        begun, seconds, count, levels = time.monotonic(), 600 if FULL else 5, 0, []
        while (passed := time.monotonic() - begun) < seconds:
            page = self.random.choice(pages)
            with Connection(server.port) as client:
                # Sessions are replaced, so that their number stays constant.
                client.send(request(server.port, "POST", page.session, multipart(
                    [("_page", "a.1"), ("_state", page.state)]), FORM))
                self.assertEqual(client.answer().status, 200)
                for number in range(1, 10):
                    view = self.random.choice(page.views)
                    kind = self.random.choice(["press", "type", "focus", "commit", "dismiss"])
                    client.send(request(server.port, "POST", page.session + "/events",
                                        mutation.encoded({
                                            "page": "a.1", "n": number, "seen": 0, "event": {
                                                "view": view, "do": kind,
                                                "text": mutation.text(self.random, page.texts)}}),
                                        JSON))
                    self.assertIn(client.answer().status, CLEAR)
                # A stream of pushes whose client leaves.
                client.send(request(server.port, "GET", page.session + "/stream?page=a.1"))
                client.receive()
            count += 10
            if passed > seconds * (len(levels) + 1) / 20:
                levels.append(memory(server))
        self.check_service(server)
        self.assertTrue(wait(lambda: descriptors(server) <= idle + 1, 40), "descriptors are kept")
        print(f"\n{count} requests, memory in MB: {[level >> 20 for level in levels]}")
        # The second half, compared with the first.
        half = len(levels) // 2
        self.assertLess(max(levels[half:]), max(levels[:half]) * 1.1 + (8 << 20))
