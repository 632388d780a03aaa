"""The server is killed between any two events, and no input is lost."""

import itertools
import random
import time

from selenium.webdriver.common.keys import Keys

from .browser import PageTest
from .documents import document, row
from .entering import KINDS, forgotten_rows, form_of_every_kind
from .server import FULL, OTHER_SECRET, Server

SECRETS = """
    const fields = [...document.querySelectorAll("[type=password]")];
    return Object.fromEntries(fields.map((field) => [field.id, field.value]));"""

ROUNDS, ROWS, KILLS = (50, 200, 8) if FULL else (1, len(KINDS), 8)


class Recovery(PageTest):
    def enter(self, server, kills):
        """Enters something in every row, in a random order, and returns the number of events.

        Before each of the events in `kills`, the server is killed and restarted.
        """
        count = itertools.count()
        tags = list(self.steps)
        random.shuffle(tags)
        secrets = {}
        for tag in tags:
            steps, number = self.steps[tag]
            for _ in steps(self, tag, number):
                # Only these fields have their texts, so each text stays or becomes longer.
                known, secrets = secrets, self.evaluate(SECRETS)
                lost = [id for id, text in known.items()
                        if not secrets.get(id, "").startswith(text)]
                self.assertEqual(lost, [])
                if next(count) in kills:
                    server.kill()
                    time.sleep(random.random() / 2)
                    server.start()
        return next(count)

    def values(self, kills=()):
        """The values submitted after something was entered in every row."""
        server = Server(self.form)
        try:
            self.open(server, "every-kind")
            self.events = self.enter(server, kills)
            return self.submit(server)
        finally:
            server.kill()

    def test_every_row_is_entered(self):
        self.assertEqual(forgotten_rows(), set())

    def test_nothing_is_lost(self):
        self.form, self.steps = form_of_every_kind("every-kind", ROWS)
        expected = self.values()
        self.assertEqual([tag for tag in self.steps if expected.get(tag) is None], [])
        for seed in range(ROUNDS):
            with self.subTest(seed=seed):
                random.seed(seed)
                # A browser becomes slower with each long page.
                self.restart_browser()
                values = self.values(kills=random.sample(range(1, self.events), KILLS))
                self.assertEqual(
                    {tag: value for tag, value in values.items() if value != expected[tag]}, {})


class LostState(PageTest):
    """The server is restarted with another secret, so that it cannot read the state of pages."""

    def setUp(self):
        self.server = self.serve_and_open(document(
            "lost", {"rows": [row("TextRow", "name")]},
            {"tag": "guests", "rows": [], "multivalued": {
                "may": ["insert", "reorder"], "newRow": {"row": "NameRow"}}}))
        for count, name in enumerate(["Ada", "Grace"], start=1):
            self.focus(".row.add button")
            self.press(Keys.ENTER)
            self.wait(lambda: len(self.select(".row.entry")) == count, "an entry")
            self.select(".row.entry input")[-1].send_keys(name)
        self.select(".row.entry .up")[1].click()
        self.wait(lambda: self.guests() == ["Grace", "Ada"], "the move")
        self.server.kill()
        self.server.start(OTHER_SECRET)
        self.type("name/content/field", "A")
        self.wait(lambda: "could not be restored" in self.note(), "the note", 30)

    def note(self):
        return self.find("rowkit-status").text

    def guests(self):
        return [field.get_property("value") for field in self.select(".row.entry input")]

    def test_entries_are_kept_with_a_note_until_the_form_is_submitted(self):
        note = self.note()
        self.assertNotIn("Some entries", note)
        self.type("name/content/field", "B")
        self.focus('[id="name/content/field"]')
        self.press("C")
        # An event whose response the page awaits.
        self.select(".row.entry .down")[0].click()
        self.wait(lambda: self.guests() == ["Ada", "Grace"], "the move")
        self.assertEqual(self.note(), note)
        self.assertEqual(self.submit(self.server), {"name": "BC", "guests": ["Ada", "Grace"]})

    def test_the_note_is_dismissed_by_a_press(self):
        self.find("rowkit-status").click()
        self.assertEqual(self.note(), "")
