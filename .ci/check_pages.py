"""Tests of the pages of `rows serve` in headless Chromium.

ROWS is the program. Run by .ci/browser, which installs what is needed; arguments are those of
unittest, such as `-k Recovery`.
"""

import base64
import importlib.util
import json
import os
import pathlib
import random
import subprocess
import tempfile
import time
import unittest

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

ROWS = os.environ["ROWS"]
FULL = os.environ.get("ROWKIT_RUNS") == "full"
SECRET = base64.b64encode(bytes(range(32))).decode()
FOLDER = pathlib.Path(tempfile.mkdtemp(prefix="rows-pages-"))


def axe_source():
    """The script of axe-core, which a package for Playwright carries."""
    spec = importlib.util.find_spec("axe_playwright_python")
    folder = pathlib.Path(spec.origin).parent
    return next(folder.glob("*axe*.js")).read_text()


def rows(*arguments):
    return subprocess.run([ROWS, *arguments], capture_output=True, text=True, check=True).stdout


def every_row():
    """A document with an example of every registered row, and with sections of each kind."""
    listed = json.loads(rows("list", "--json"))
    examples = []
    for name in [row["name"] for row in listed]:
        example = json.loads(rows("describe", name, "--json"))["example"]["json"]
        if isinstance(example, str):
            example = json.loads(example)
        example["tag"] = name
        example.setdefault("settings", {}).setdefault("title", name)
        if name != "ListCheckRow":
            examples.append(example)
    news = [
        {"row": "ListCheckRow", "settings": {"title": title, "selectableValue": title}}
        for title in ["Concerts", "Lectures"]
    ]
    guests = {"newRow": {"row": "NameRow", "settings": {"title": "Guest"}},
              "may": ["insert", "delete", "reorder"]}
    return {
        "title": "Every row",
        "sections": [
            {"header": "Rows", "footer": "A footer", "rows": examples},
            {"header": "Guests", "tag": "guests", "multivalued": guests},
            {"header": "News", "tag": "news", "rows": news,
             "selectable": {"row": "ListCheckRow", "selection": "multiple"}},
        ],
    }


class Server:
    """A process of `rows serve`, which can be killed and started again at its port."""

    port = 8190

    def __init__(self, *arguments):
        Server.port += 1
        self.port = Server.port
        self.arguments = arguments
        self.answers = FOLDER / f"answers-{self.port}.jsonl"
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [ROWS, "serve", *self.arguments, "--port", str(self.port), "--out", str(self.answers)],
            stderr=subprocess.PIPE, text=True, env={**os.environ, "ROWS_SECRET": SECRET})
        line = self.process.stderr.readline()
        assert line.startswith("Serving at"), line

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stderr.close()

    def url(self, path):
        return f"http://127.0.0.1:{self.port}/{path}"

    def values(self):
        """The values that were submitted last."""
        return json.loads(self.answers.read_text().splitlines()[-1])["values"]

    def count(self):
        return len(self.answers.read_text().splitlines()) if self.answers.exists() else 0


def browser(has_script=True):
    options = Options()
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=900,1400"]:
        options.add_argument(argument)
    if not has_script:
        options.add_experimental_option(
            "prefs", {"profile.managed_default_content_settings.javascript": 2})
    return webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))


class PageTest(unittest.TestCase):
    has_script = True

    @classmethod
    def setUpClass(cls):
        document = FOLDER / "every-row.json"
        document.write_text(json.dumps(every_row()))
        cls.document = str(document)
        cls.driver = browser(cls.has_script)

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()

    def serve(self, *arguments):
        server = Server(*arguments)
        self.addCleanup(server.kill)
        return server

    def open(self, server, path):
        self.driver.get(server.url(path))
        if self.has_script:
            # A connected client keeps the state right before the screens.
            self.wait(lambda: self.driver.execute_script(
                "return document.querySelector('.screens').previousElementSibling.name"
            ) == "_state")

    def find(self, id):
        found = self.driver.find_elements(By.CSS_SELECTOR, f'[id="{id}"]')
        return found[0] if found else None

    def select(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def shown(self, selector):
        return [element for element in self.select(selector) if element.is_displayed()]

    def wait(self, condition, seconds=10):
        end = time.time() + seconds
        while True:
            try:
                found = condition()
            except Exception:
                found = None
            if found:
                return found
            if time.time() > end:
                self.fail("waited in vain for " + str(condition.__code__.co_consts))
            time.sleep(0.03)

    def click(self, id):
        self.driver.execute_script("arguments[0].click()", self.wait(lambda: self.find(id)))

    def type(self, id, text):
        field = self.wait(lambda: self.find(id))
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(text)

    def submit(self, server, path):
        count = server.count()
        self.driver.execute_script("arguments[0].click()", self.select(".actions button")[0])
        self.wait(lambda: server.count() > count)
        self.wait(lambda: self.driver.current_url.endswith(path + "/done"))
        return server.values()


class LivePages(PageTest):
    def test_rows_come_and_go(self):
        server = self.serve("sign-up")
        self.open(server, "sign-up")
        self.type("password/content/field", "secret123")
        self.wait(lambda: self.find("passwordAgain/content/field"))
        self.click("isCompany/accessory")
        self.wait(lambda: self.find("companyName/content/field"))
        self.click("isCompany/accessory")
        self.wait(lambda: self.find("companyName/content/field") is None)
        self.assertEqual(
            self.find("password/content/field").get_attribute("value"), "secret123")

    def test_a_selector_is_pushed_and_goes_back(self):
        server = self.serve(self.document)
        self.open(server, "every-row")
        self.click("PushRow")
        self.select('[id="PushRow"] button')[0].click()
        screen = self.wait(lambda: self.shown(".screen.show"))[0]
        self.wait(lambda: self.driver.switch_to.active_element.tag_name == "h1")
        options = screen.find_elements(By.CSS_SELECTOR, ".press")
        name = options[-1].text
        options[-1].click()
        self.wait(lambda: not self.select(".screen.show"))
        self.assertIn(name, self.find("PushRow").text)
        self.select('[id="LocationRow"] button')[0].click()
        self.wait(lambda: self.shown("svg.canvas"))
        self.driver.back()
        self.wait(lambda: not self.select("svg.canvas"))

    def test_tokens_and_suggestions_by_keyboard(self):
        server = self.serve(self.document)
        self.open(server, "every-row")
        field = self.select('[id="TokenTableRow"] input')[0]
        field.send_keys("Pe")
        self.wait(lambda: self.shown('[id="TokenTableRow"] [role=option]'))
        field.send_keys(Keys.DOWN)
        time.sleep(0.2)
        field.send_keys(Keys.ENTER)
        self.wait(lambda: "Peter" in self.find("TokenTableRow").text)
        field = self.select('[id="TokenTableRow"] input')[0]
        field.send_keys(Keys.BACKSPACE)
        time.sleep(0.2)
        field.send_keys(Keys.BACKSPACE)
        self.wait(lambda: "Peter" not in self.find("TokenTableRow").text)

    def test_entries_are_added_moved_and_deleted(self):
        server = self.serve(self.document)
        self.open(server, "every-row")
        for count, name in enumerate(["Ada", "Grace", "Alan"], start=1):
            self.select(".row.add button")[0].click()
            self.wait(lambda: len(self.select(".row.entry")) == count)
            self.select(".row.entry input")[-1].send_keys(name)
        self.select(".row.entry .up")[-1].click()
        names = lambda: [e.get_attribute("value") for e in self.select(".row.entry input")]
        self.wait(lambda: names() == ["Ada", "Alan", "Grace"])
        self.select(".row.entry .delete")[0].click()
        self.wait(lambda: names() == ["Alan", "Grace"])
        self.assertEqual(self.submit(server, "every-row")["guests"], ["Alan", "Grace"])

    def test_errors_are_listed_and_linked(self):
        document = FOLDER / "rules.json"
        document.write_text(json.dumps({"sections": [{"rows": [
            {"row": "TextRow", "tag": "name", "settings": {"title": "Name"},
             "rules": [{"rule": "required"}]}]}]}))
        server = self.serve(str(document))
        self.open(server, "rules")
        self.select(".actions button")[0].click()
        link = self.wait(lambda: self.shown(".summary a"))[0]
        self.wait(lambda: self.find("name/content/field").get_attribute("aria-invalid") == "true")
        link.click()
        active = self.driver.switch_to.active_element.get_attribute("id")
        self.assertEqual(active, "name/content/field")
        self.driver.switch_to.active_element.send_keys("Ada")
        self.assertEqual(self.submit(server, "rules"), {"name": "Ada"})

    def test_composition_survives_what_the_server_shows(self):
        server = self.serve("sign-up")
        self.open(server, "sign-up")
        self.find("email/content/field").click()
        for text in ["に", "にほ", "にほん"]:
            self.driver.execute_cdp_cmd(
                "Input.imeSetComposition",
                {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
            time.sleep(0.25)
        self.driver.execute_cdp_cmd("Input.insertText", {"text": "日本"})
        time.sleep(0.4)
        self.assertEqual(self.find("email/content/field").get_attribute("value"), "日本")


class Recovery(PageTest):
    """The server is killed between any two events, and nothing that was entered is lost."""

    def enter(self, chance):
        texts = {"NameRow": "Grace Hopper", "EmailRow": "grace@example.org", "IntRow": "85",
                 "DecimalRow": "61.25", "PhoneRow": "+1 555 0100", "TextRow": "Arlington",
                 "TextAreaRow": "Nanoseconds", "PasswordRow": "cobol-60",
                 "URLRow": "https://navy.example"}
        steps = [lambda id=id, text=text: self.type(f"{id}/content/field", text)
                 for id, text in texts.items()]
        steps += [lambda: self.click("SwitchRow/accessory"), lambda: self.click("CheckRow/accessory")]
        random.shuffle(steps)
        for step in steps:
            chance()
            step()
        chance()
        return {**texts, "IntRow": 85, "DecimalRow": 61.25, "SwitchRow": False, "CheckRow": False}

    def test_nothing_is_lost(self):
        for seed in range(50 if FULL else 3):
            random.seed(seed)
            with self.subTest(seed=seed):
                server = Server(self.document)
                try:
                    self.open(server, "every-row")

                    def chance():
                        if random.random() < 0.3:
                            server.kill()
                            time.sleep(random.random() / 2)
                            server.start()

                    entered = self.enter(chance)
                    values = self.submit(server, "every-row")
                    self.assertEqual({tag: values[tag] for tag in entered}, entered)
                finally:
                    server.kill()


class WithoutScript(PageTest):
    has_script = False

    def test_a_form_is_filled_in_and_submitted(self):
        server = self.serve(self.document)
        self.open(server, "every-row")
        self.type("NameRow/content/field", "Grace Hopper")
        self.find("SwitchRow/accessory").click()
        self.select(".row.add button")[0].click()
        self.select(".row.entry input")[0].send_keys("Ada")
        self.select('[id="PushRow"] button')[0].click()
        option = self.shown(".screen.show .press")[-1]
        name = option.text
        option.click()
        self.assertEqual(self.find("NameRow/content/field").get_attribute("value"), "Grace Hopper")
        self.select(".actions button")[0].click()
        self.wait(lambda: self.driver.current_url.endswith("/done"))
        values = server.values()
        self.assertEqual(values["NameRow"], "Grace Hopper")
        self.assertEqual(values["guests"], ["Ada"])
        self.assertEqual((values["PushRow"], values["SwitchRow"]), (name, False))


class Accessibility(PageTest):
    def check(self, name):
        self.driver.execute_script(axe_source())
        found = self.driver.execute_async_script(
            "axe.run(document, {resultTypes: ['violations']}).then(arguments[0])")
        faults = [f"{fault['id']}: {node['html'][:160]}"
                  for fault in found["violations"] for node in fault["nodes"]]
        self.assertEqual(faults, [], name)

    def test_pages_have_no_violation(self):
        server = self.serve()
        every = self.serve(self.document)
        # Scripts of the tests are no scripts of the page.
        self.driver.execute_cdp_cmd("Page.setBypassCSP", {"enabled": True})
        names = ["registration", "two-steps", "sign-up", "guests", "continents", "two-fields"]
        for scheme in ["light", "dark"]:
            self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
                {"name": "prefers-color-scheme", "value": scheme}]})
            for name in names:
                self.open(server, name)
                with self.subTest(name=name, scheme=scheme):
                    self.check(name)
            self.open(every, "every-row")
            for row in [None, "PushRow", "LocationRow", "MultipleSelectorRow"]:
                if row:
                    self.select(f'[id="{row}"] button')[0].click()
                    self.wait(lambda: self.shown(".screen.show"))
                with self.subTest(name=f"every row, {row}", scheme=scheme):
                    self.check(row)
                if row:
                    self.shown(".screen.show .back")[0].click()
                    self.wait(lambda: not self.select(".screen.show"))


if __name__ == "__main__":
    unittest.main(verbosity=2)
