"""Requests, events and sealed states with random mutations, determined by a seed."""

import html
import re

from browser.documents import FORMS, every_row

from . import mutation
from .target import AttackTest, descriptors, memory, rounds, wait
from .wire import FORM, JSON, Connection, fetch, multipart, request

ACTIONS = ["focus", "blur", "type", "toggle", "set", "choose", "date", "color", "files", "point",
           "press", "key", "commit", "swipe", "delete", "move", "dismiss"]
KEYS = ["enter", "escape", "up", "down", "backspace", "next", "previous", "left", "right", "home", "end",
        "pageUp", "pageDown", "space", "delete"]
BUTTONS = ["_submit", "_commit", "_press", "_dismiss", "_delete", "_choose", "_move", "_set", "_swipe"]
# The allowed statuses of a response, which exclude internal errors.
CLEAR = {200, 204, 303, 304, 400, 403, 404, 405, 408, 409, 410, 411, 413, 414, 415, 417, 421, 422, 431,
         501, 505}


class Page:
    """A page drawn by the server: its views, its buttons and its controls."""

    def __init__(self, port, path):
        self.port, self.path = port, path
        self.load()

    def load(self):
        self.take(fetch(self.port, self.path).text)

    def take(self, text):
        self.text = text
        self.session = re.search(r'data-session="([^"]*)"', text)[1]
        self.state = re.search(r'name="_state"[^>]* value="([^"]*)"', text)[1]
        self.look(text)

    def look(self, text):
        """Remembers the views and the values of a drawing."""
        found = {html.unescape(name) for name in re.findall(r' id=\\?"([^"\\!]*)\\?"', text)}
        self.views = sorted(found) or self.views
        values = re.findall(r' value=\\?"([^"\\]*)\\?"', text)
        self.texts = sorted({html.unescape(text) for text in values if len(text) < 100}) or [""]
        self.buttons = [(name, html.unescape(value)) for name, value in re.findall(
            r'name=\\?"(_[a-z]+)\\?" value=\\?"([^"\\]*)\\?"', text) if name in BUTTONS]


class Mutations(AttackTest):
    def setUp(self):
        super().setUp()
        self.server = self.serve(every_row(), *FORMS)
        self.port = self.server.port
        self.pages = [Page(self.port, f"/{name}") for name in ["every-row", *FORMS]]

    def attack(self, count, attack):
        """Repeats an attack, then checks that nothing has grown."""
        connection = Connection(self.port)
        first, statuses = None, {}
        idle = descriptors(self.server)
        for place in range(count):
            data = attack()
            connection.send(data)
            try:
                answer = connection.answer()
            except (TimeoutError, AssertionError) as error:
                self.check_service(self.server)
                self.fail(f"attack {place}: {error} to {data[:2000]}")
            if answer is None:
                self.check_service(self.server)
                self.fail(f"attack {place}: no answer to {data[:2000]}")
            self.assertIn(answer.status, CLEAR, (place, data[:2000], answer.body[:500]))
            statuses[answer.status] = statuses.get(answer.status, 0) + 1
            if answer.head.get("connection") == "close":
                connection.socket.close()
                connection = Connection(self.port)
            self.last = answer
            if place == count // 3:
                first = memory(self.server)
        grown = memory(self.server) - first
        connection.socket.close()
        self.check_service(self.server)
        self.assertTrue(wait(lambda: descriptors(self.server) <= idle + 1), "descriptors are kept")
        print(f"\n{count} attacks: {dict(sorted(statuses.items()))},"
              f" memory {memory(self.server) >> 20} MB, {grown / (1 << 20):+.1f} MB in the last two thirds")
        # Sessions are limited in number and size, and allocators keep some freed memory.
        self.assertLess(grown, 64 << 20, "bytes of memory kept")
        self.assertGreater(statuses.get(200, 0), count // 20, "the attacks come to nothing")

    def event(self, page):
        """An event for any view with any values; most are well formed."""
        random, known = self.random, page.views + page.texts
        member = lambda likely: likely() if random.random() < 0.8 else mutation.value(random, known)
        point = lambda: {"x": mutation.number(random), "y": mutation.number(random)}
        event = {
            "view": member(lambda: random.choice(page.views)),
            "do": member(lambda: random.choice(ACTIONS)),
            "text": member(lambda: mutation.text(random, known)),
            "caret": member(lambda: mutation.number(random)),
            "on": member(lambda: random.random() < 0.5),
            "number": member(lambda: mutation.number(random)),
            "keys": member(lambda: [random.choice(known).removeprefix("=")
                                    for _ in range(random.randrange(3))]),
            "date": member(lambda: mutation.text(random, ["2026-05-04", "12:30", "2026-05-04T12:30"])),
            "color": member(lambda: mutation.text(random, ["#102030", "#10203040"])),
            "key": member(lambda: random.choice(KEYS)),
            "edge": member(lambda: random.choice(["leading", "trailing"])),
            "place": member(lambda: mutation.number(random)),
            "touch": member(lambda: {"phase": random.choice(["began", "moved", "ended", "cancelled"]),
                                     "points": [point() for _ in range(random.randrange(4))]}),
            "files": member(list),
        }
        if random.random() < 0.1:
            event.pop(random.choice(list(event)))
        return event

    def fields(self, page):
        """The fields of a posted page, with any controls and a button."""
        random, known = self.random, page.views + page.texts
        fields = [("_state", self.state(page))]
        for _ in range(random.randrange(6)):
            view = random.choice(page.views)
            fields.append((view, mutation.text(random, known)))
            if random.random() < 0.3:
                fields.append(("_is", view))
        if page.buttons and random.random() < 0.8:
            name = random.choice(sorted({name for name, _ in page.buttons}))
            value = random.choice([value for other, value in page.buttons if other == name])
            if random.random() < 0.4:
                parts = value.split(" ")
                parts[random.randrange(len(parts))] = random.choice([
                    mutation.text(random, known), str(mutation.number(random))])
                value = " ".join(parts)
            fields.append((name, value))
        if random.random() < 0.3:
            fields.append((random.choice(BUTTONS), " ".join(
                [random.choice(page.views), str(mutation.number(random))])))
        if random.random() < 0.2:
            fields.append((random.choice([
                "_page", "_focus", "_event", "_joined", "_drawn", "_nonce", "_prefix",
            ]), mutation.text(random, known)))
        random.shuffle(fields)
        return fields

    def state(self, page):
        """The state of this page or of another one, or a damaged state."""
        pick = self.random.random()
        if pick < 0.6:
            return page.state
        if pick < 0.7:
            return self.random.choice(self.pages).state
        return mutation.damaged(self.random, page.state.encode())

    def connection(self, page):
        """The request with which the script of a page connects."""
        fields = [("_page", "abc.1"), *self.fields(page)]
        return request(self.port, "POST", page.session, multipart(fields), FORM)

    def test_events(self):
        page, number, waiting = None, 0, 0

        def attack():
            nonlocal page, number, waiting
            if waiting == 0:
                page, number = self.random.choice(self.pages[:4] * 2 + self.pages), 0
                page.load()
                waiting = 60
                return request(self.port, "POST", page.session, multipart(
                    [("_page", "abc.1"), ("_state", page.state)]), FORM)
            if waiting < 60 and self.last.status == 200:
                page.look(self.last.text + page.text)
            waiting -= 1
            # A message that could not be read has no number, and a gap makes the next one wait.
            if self.last.status != 400:
                number += 1
            content = {"page": "abc.1", "n": number, "seen": 0, "event": self.event(page)}
            if self.random.random() < 0.1:
                content[self.random.choice(["page", "n", "seen", "event", "id"])] = \
                    mutation.value(self.random, page.views)
            body = mutation.encoded(content)
            if self.random.random() < 0.1:
                body = mutation.damaged(self.random, body)
            return request(self.port, "POST", page.session + "/events", body, JSON)

        self.attack(rounds(500), attack)

    def test_posted_pages(self):
        page = None

        def attack():
            nonlocal page
            # A page continues from the result, and sometimes starts again.
            if page and "<form" in self.last.body.decode("utf-8", "replace"):
                page.take(self.last.text)
            if not page or self.random.random() < 0.04:
                page = self.random.choice(self.pages)
                page.load()
            body = multipart(self.fields(page))
            if self.random.random() < 0.1:
                body = mutation.damaged(self.random, body)
            return request(self.port, "POST", page.path, body, FORM)

        self.attack(rounds(300), attack)

    def test_connections(self):
        page = None

        # Each page that connects opens a session, which is kept for a while. So these are few pages
        # that connect again and again.
        def attack():
            nonlocal page
            if not page or self.random.random() < 0.04:
                page = self.random.choice(self.pages)
            return self.connection(page)

        self.attack(rounds(100), attack)

    def test_buttons_with_numbers_of_any_size(self):
        page = Page(self.port, "/guests")
        pressed = [button for button in page.buttons if button[0] == "_press"]

        def post(button):
            with Connection(self.port) as connection:
                connection.send(request(self.port, "POST", page.path, multipart(
                    [("_state", page.state), button]), FORM))
                answer = connection.answer()
            self.assertIsNotNone(answer, button)
            self.assertIn(answer.status, CLEAR, button)
            return answer

        for button in pressed[-1:] * 3:
            page.take(post(button).text)
        named = {name: value for name, value in page.buttons}
        self.assertLessEqual({"_move", "_delete"}, set(named))
        for name in BUTTONS:
            view = named.get(name, named["_move"]).split(" ")[0]
            for number in mutation.NUMBERS:
                post((name, f"{view} {number}"))
                post((name, f"{view} trailing {number}"))
        self.check_service(self.server)

    def test_sealed_states(self):
        def attack():
            page = self.random.choice(self.pages)
            parts = [mutation.damaged(self.random, page.state.encode())
                     if self.random.random() < 0.7 else page.state
                     for _ in range(self.random.randrange(1, 4))]
            return request(self.port, "POST", page.path,
                           multipart([("_state", part) for part in parts]), FORM)

        self.attack(rounds(100), attack)

    def test_damaged_heads(self):
        def attack():
            page = self.random.choice(self.pages)
            head = request(self.port, "GET", self.random.choice(
                [page.path, "/", "/_rowkit/health", page.session, page.session + "/stream?page=a",
                 page.path + "/done", "/" + mutation.text(self.random, page.texts)
                 .encode("utf-8", "replace").hex()]), Accept="*/*", If_None_Match='"a"')
            head, _, _ = head.rpartition(b"\r\n\r\n")
            if self.random.random() < 0.8:
                head = mutation.damaged(self.random, head)
            # However the head is read, it is complete, and nothing follows it.
            return head + b"\r\nConnection: close\r\n\r\n"

        for _ in range(rounds(300)):
            with Connection(self.port) as connection:
                data = attack()
                connection.send(data)
                connection.end_sending()
                for answer in connection.answers()[:1]:
                    self.assertIn(answer.status, CLEAR, data)
        self.check_service(self.server)
