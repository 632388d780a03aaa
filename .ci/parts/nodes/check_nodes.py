"""Tests of several nodes behind nginx, configured as the article *Many nodes* says.

ROWS is the program. Run by .ci/nodes, which installs what is needed; arguments are those of
unittest, such as `-k live`.
"""

import contextlib
import json
import os
import pathlib
import random
import tempfile
import time

from selenium.webdriver.common.by import By

from form import many_rows
from nodes import HASHED, IN_TURN, NAME, serve
from browser.browser import PageTest, browser
from browser.entering import form_of_every_kind, press

ROUNDS = int(os.environ.get("ROWKIT_ROUNDS", 10)) if os.environ.get("ROWKIT_RUNS") == "full" else 1
SITE = f"http://{NAME}/"


class NodesTest(PageTest):
    has_script = True

    @classmethod
    def setUpClass(cls):
        cls.folder = cls.enterClassContext(tempfile.TemporaryDirectory(prefix="rows-nodes-"))
        cls.driver = browser(
            cls.has_script, f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
            "--disable-features=HttpsUpgrades")
        cls.addClassCleanup(cls.driver.quit)
        form, cls.texts, cls.values = many_rows(200)
        cls.name = "many-rows"
        cls.document = cls.many_rows = pathlib.Path(cls.folder) / "many-rows.json"
        cls.document.write_text(json.dumps(form))

    def serve(self, site):
        """Starts the nodes behind nginx."""
        folder = pathlib.Path(tempfile.mkdtemp(dir=self.folder))
        self.nodes, self.nginx = serve(self, site, self.document, folder)

    @contextlib.contextmanager
    def round(self, seed):
        """A round, whose values must be submitted exactly once."""
        with self.subTest(seed=seed):
            random.seed(seed)
            known = self.ids()
            yield
            answers = [answer for node in self.nodes for answer in node.answers()
                       if answer["id"] not in known]
            self.assertEqual(len(answers), 1, "the form was submitted once")
            wrong = {tag: (value, answers[0]["values"].get(tag))
                     for tag, value in self.values.items()
                     if answers[0]["values"].get(tag) != value}
            self.assertEqual(wrong, {}, "what was entered differs from what was submitted")

    def ids(self):
        return {answer["id"] for node in self.nodes for answer in node.answers()}

    def insert(self, tag, text):
        """Inserts a text in an empty field, like a keyboard that enters whole words."""
        field = f"{tag}/content/field"
        self.wait(lambda: self.find(field), f"the field of {tag}")
        before = self.driver.execute_script(
            "const field = document.getElementById(arguments[0]);"
            "field.focus(); return field.value", field)
        self.assertEqual(before, "", f"{tag} has a text that nobody has typed")
        self.driver.execute_cdp_cmd("Input.insertText", {"text": text})

    def wait(self, condition, subject="a condition", seconds=90):
        """Waits longer, because a page that changes nodes sends all its state."""
        return super().wait(condition, subject, seconds)

    def submit(self):
        press(self, ".actions button")
        self.wait(lambda: self.driver.current_url == f"{SITE}{self.name}/done",
                  "the page that says thank you")

    @contextlib.contextmanager
    def killing(self, steps):
        """Kills each node once while steps are taken, and starts it again some steps later.

        Yields a function that is called before each step.
        """
        events = {}
        kills = sorted(random.sample(range(1, steps), len(self.nodes)))
        for place, node in zip(kills, random.sample(self.nodes, len(self.nodes))):
            events.setdefault(place, []).append(node.kill)
            later = place + random.randint(1, max(1, steps // 12))
            events.setdefault(later, []).append(node.start)
        done = []

        def step():
            for event in events.pop(len(done), []):
                event()
            done.append(True)

        yield step
        for place in sorted(events):
            for event in events[place]:
                event()


class LivePages(NodesTest):
    def open(self):
        self.driver.get(SITE + self.name)
        # A connected client keeps the state immediately before the screens.
        self.wait(lambda: self.driver.execute_script(
            "return document.querySelector('.screens').previousElementSibling.name") == "_state",
            "the connection")

    def check(self, site):
        """Enters something in every kind of row, with and without killing nodes."""
        self.name = "every-kind"
        self.document, kinds = form_of_every_kind(self.name, 200)
        self.serve(site)
        events = self.enter(kinds, lambda: None)
        self.values = self.nodes_values()
        for seed in range(ROUNDS):
            with self.round(seed), self.killing(events) as step:
                self.enter(kinds, step)

    def enter(self, kinds, step):
        """Fills in every row, submits the form, and returns the number of
        events before which `step` was called."""
        self.open()
        count = 0
        for tag, (steps, number) in kinds.items():
            for _ in steps(self, tag, number):
                step()
                count += 1
        self.submit()
        return count

    def nodes_values(self):
        [answer] = [answer for node in self.nodes for answer in node.answers()]
        self.assertEqual([tag for tag, value in answer["values"].items() if value is None], [])
        return answer["values"]

    def test_a_live_page_loses_nothing_when_nodes_are_killed(self):
        self.check(HASHED)

    def test_a_live_page_loses_nothing_at_nodes_in_turn(self):
        self.check(IN_TURN)

    def test_a_live_page_comes_back_to_a_node_that_has_an_old_copy(self):
        self.name, self.document = "many-rows", self.many_rows
        self.serve(HASHED)
        self.open()
        path = self.driver.execute_script(
            "return document.getElementById('rowkit').getAttribute('data-session')")
        own = self.nginx.nodes(path)[-1][-1]
        without = HASHED.replace(f"server 127.0.0.1:{own}", f"server 127.0.0.1:{own} down")
        texts = list(self.texts.items())
        for start, site in enumerate([HASHED, without, HASHED]):
            self.nginx.configure(site)
            for tag, text in texts[start * 5:start * 5 + 5]:
                self.insert(tag, text)
            self.wait(lambda: not self.select("[data-pending]"), "all to be sent")
            time.sleep(1)
        self.submit()
        values = [answer for node in self.nodes for answer in node.answers()][-1]["values"]
        self.assertEqual({tag: values[tag] for tag, _ in texts[:15]},
                         {tag: self.values[tag] for tag, _ in texts[:15]})


class PagesWithoutScript(NodesTest):
    has_script = False

    def fill_in(self):
        """Fills in the form, and posts it after every twenty rows.

        Passwords are typed last, because a page never shows a password again.
        """
        passwords = [tag for tag in self.texts if self.texts[tag].startswith("cobol")]
        others = [tag for tag in self.texts if tag not in passwords]
        with self.killing(len(others) // 20) as step:
            for count, tag in enumerate(others, start=1):
                self.insert(tag, self.texts[tag])
                if count % 20 == 0:
                    step()
                    old = self.driver.find_element(By.TAG_NAME, "html").id
                    press(self, "button.commit")
                    self.wait(lambda: self.is_new(old), "the page to be drawn anew")
        for tag in passwords:
            self.insert(tag, self.texts[tag])

    def is_new(self, old):
        with contextlib.suppress(Exception):
            return self.driver.find_element(By.TAG_NAME, "html").id != old

    def test_a_page_without_script_loses_nothing_at_nodes_in_turn(self):
        self.serve(IN_TURN)
        for seed in range(ROUNDS):
            with self.round(seed):
                self.driver.get(SITE + "many-rows")
                self.fill_in()
                self.submit()
