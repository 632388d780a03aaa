"""The server is killed between any two events, and no input is lost."""

import itertools
import random
import time

from .browser import PageTest
from .entering import KINDS, forgotten_rows, form_of_every_kind
from .server import FULL, Server

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
