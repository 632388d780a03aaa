"""A browser, and helpers for tests."""

import unittest

from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from .documents import every_row
from .server import Server
from .waiting import wait


def browser(has_script=True, *arguments):
    options = Options()
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    # All pages are of one site, so that one process can draw them one after another.
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=900,1400",
                     "--process-per-site", "--disable-site-isolation-trials", *arguments]:
        options.add_argument(argument)
    if not has_script:
        options.add_experimental_option(
            "prefs", {"profile.managed_default_content_settings.javascript": 2})
    return webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))


class PageTest(unittest.TestCase):
    has_script = True

    @classmethod
    def setUpClass(cls):
        cls.document = every_row()
        cls.driver = browser(cls.has_script)
        cls.addClassCleanup(lambda: cls.driver.quit())

    @classmethod
    def restart_browser(cls):
        cls.driver.quit()
        cls.driver = browser(cls.has_script)

    def tearDown(self):
        # The script reports a patch that it could not apply, and then draws the page again.
        errors = [entry["message"] for entry in self.driver.get_log("browser")
                  if entry["source"] == "console-api" and entry["level"] == "SEVERE"]
        self.assertEqual(errors, [])

    # Pages

    def serve(self, *arguments):
        server = Server(*arguments)
        self.addCleanup(server.kill)
        return server

    def open(self, server, path):
        # Opening the page that is shown would load it again, with what it held.
        self.driver.get("about:blank")
        self.driver.get(server.url(path))
        if self.has_script:
            self.wait_for_connection()

    def wait_for_connection(self):
        # A connected client keeps the state immediately before the screens.
        self.wait(lambda: self.evaluate(
            "return document.querySelector('.screens').previousElementSibling.name"
        ) == "_state", "the connection")

    def serve_and_open(self, document):
        """Serves one of the program's own forms, or a document, and opens its page."""
        server = self.serve(document)
        self.open(server, document.rsplit("/", 1)[-1].removesuffix(".json"))
        return server

    def submit(self, server):
        """Submits the form, and returns its values."""
        count = server.submissions()
        self.press_submit()
        self.wait(lambda: server.submissions() > count, "a submission")
        self.wait(lambda: self.driver.current_url.endswith("/done"), "the page after it")
        return server.values()

    # Elements

    def evaluate(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def find(self, id):
        found = self.driver.find_elements(By.CSS_SELECTOR, f'[id="{id}"]')
        return found[0] if found else None

    def select(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def shown(self, selector):
        return [element for element in self.select(selector) if element.is_displayed()]

    def is_gone(self, element):
        """Whether another page, or another drawing of it, has replaced an element."""
        try:
            element.is_enabled()
        except StaleElementReferenceException:
            return True

    def value(self, id):
        return self.find(id).get_property("value")

    def wait(self, condition, subject="a condition", seconds=10):
        return wait(condition, subject, seconds)

    # Actions

    def click(self, id):
        self.evaluate("arguments[0].click()", self.wait(lambda: self.find(id), id))

    def press_submit(self):
        self.evaluate("arguments[0].click()", self.select(".actions button")[0])

    def type(self, id, text):
        field = self.wait(lambda: self.find(id), id)
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(text)

    def press(self, *keys):
        """Presses keys in the focused element."""
        chain = ActionChains(self.driver, duration=0)
        for key in keys:
            chain.send_keys(key)
        chain.perform()

    def replace(self, *keys):
        """Replaces the text in the focused field."""
        self.press_with(Keys.CONTROL, "a")
        self.press(*keys)

    def press_with(self, modifier, key):
        ActionChains(self.driver, duration=0).key_down(modifier).send_keys(key) \
            .key_up(modifier).perform()

    @property
    def active(self):
        """The focused element."""
        return self.driver.switch_to.active_element

    def focus(self, selector):
        """Moves the focus by script, for tests that begin there."""
        self.evaluate("arguments[0].focus()", self.wait(lambda: self.select(selector), selector)[0])

    def drag(self, element, x, y, kind="mouse"):
        """Drags the middle of an element to a place, after a long press if by touch."""
        actions = ActionBuilder(self.driver, mouse=PointerInput(kind, kind), duration=0)
        pointer = actions.pointer_action
        pointer.move_to(element).pointer_down()
        if kind == "touch":
            pointer.pause(0.5)
        box = element.rect
        left, top = self.evaluate("return [scrollX, scrollY]")
        start = box["x"] + box["width"] / 2 - left, box["y"] + box["height"] / 2 - top
        for share in [0.2, 0.6, 1]:
            pointer.move_to_location(*(
                round(begin + (end - begin) * share) for begin, end in zip(start, [x, y])))
        pointer.pointer_up()
        actions.perform()

    def delay_requests(self, milliseconds):
        """Delays the responses of the server."""
        self.evaluate("""
            const send = window.fetch;
            window.fetch = async (...request) => {
              const response = await send(...request);
              await new Promise((done) => setTimeout(done, arguments[0]));
              return response;
            };
            """.replace("arguments[0]", str(milliseconds)))

    # Media

    def emulate(self, **features):
        """Shows pages as users with these preferences see them."""
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
            {"name": name.replace("_", "-"), "value": value}
            for name, value in features.items()]})
        self.addCleanup(
            self.driver.execute_cdp_cmd, "Emulation.setEmulatedMedia", {"features": []})

    def resize(self, width, height=900):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
        self.addCleanup(
            self.driver.execute_cdp_cmd, "Emulation.clearDeviceMetricsOverride", {})
