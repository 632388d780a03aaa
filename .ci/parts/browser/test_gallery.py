"""The gallery: finding, trying and copying rows, and the results of page checkers."""

import json
import re
import subprocess

from selenium.webdriver.common.keys import Keys

from .axe import AxeTest
from .browser import PageTest
from .documents import FORMS, names_of_rows
from .nu import NuTest
from .posts import page_after, page_of
from .server import FOLDER, FULL, ROWS

# The code of a page, by its tag.
CODE = 'return document.querySelector(`[id="${arguments[0]}"] textarea`).value'

# How much of the page moved without user input.
SHIFT = """
    const done = arguments[0];
    let sum = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => setTimeout(() => done(sum), 50));"""


def articles(page):
    return re.findall(r'href="/(articles/[^"]*)"', page)


def gallery_paths(server):
    """The paths of all rows, forms, documents and articles, or of some in the gate."""
    rows = [f"rows/{name}" for name in names_of_rows()]
    forms = [path for name in FORMS for path in [name, f"documents/{name}"]]
    pages = articles(page_of(server, ""))
    if FULL:
        return [*rows, *forms, *pages]
    return [*rows[::16], "rows/SliderRow", *forms[::12], *pages[::16]]


class Gallery(PageTest):
    def code(self, tag):
        return self.evaluate(CODE, tag)

    def tab_to(self, id, backwards=False):
        """Presses Tab until the expected element has the focus."""
        for _ in range(120):
            if self.active.get_attribute("id") == id:
                return
            if backwards:
                self.press_with(Keys.SHIFT, Keys.TAB)
            else:
                self.press(Keys.TAB)
        self.fail(f"Tab does not reach {id}")

    def open_row(self, server, name):
        self.open(server, f"rows/{name}")

    def check_document(self, text):
        """The output of `rows check` for a document."""
        file = FOLDER / "copied.json"
        file.write_text(text)
        ran = subprocess.run([ROWS, "check", file], capture_output=True, text=True)
        self.assertEqual((ran.returncode, ran.stderr), (0, ""))

    def test_a_row_is_found_tried_and_copied_by_keyboard_alone(self):
        server = self.serve()
        self.driver.execute_cdp_cmd("Browser.grantPermissions", {
            "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
        self.driver.get(server.url(""))
        self.tab_to("gallery-q")
        self.press("a number on a SCALE")
        links = "#gallery-found a"
        self.wait(lambda: len(self.select(links)) == 1, "the only row of these words")
        self.assertIn("q=a%20number", self.driver.current_url)
        self.wait(lambda: self.find("gallery-status").text == "1 page", "the count")
        while self.active.get_attribute("href") is None:
            self.press(Keys.TAB)
        self.press(Keys.ENTER)
        self.wait(lambda: self.driver.current_url.endswith("/rows/SliderRow"), "its page")
        self.wait(lambda: self.evaluate(
            "return document.querySelector('.screens')?.previousElementSibling.name"
        ) == "_state", "the connection")
        self.press(Keys.TAB)
        self.assertEqual(self.active.text, "Skip to the row")
        self.press(Keys.ENTER)
        self.tab_to("set-maximum/content/field")
        self.replace("250")
        self.wait(lambda: "250" in self.code("json"), "the setting in the code")
        self.assertIn("$0.maximum = 250\n", self.code("swift"))
        self.tab_to("slider/content/field", backwards=True)
        before = self.code("json")
        self.press(Keys.END)
        self.wait(lambda: self.code("json") != before, "the value in the code")
        button = self.select('[id="json"] button[id$="/copy"]')[0].get_attribute("id")
        self.tab_to(button)
        self.press(Keys.ENTER)
        self.wait(lambda: self.find("gallery-status").text == "Copied", "the announcement")
        copied = self.driver.execute_async_script(
            "navigator.clipboard.readText().then(arguments[0])")
        self.assertEqual(copied, self.code("json"))
        [row] = json.loads(copied)["sections"][0]["rows"]
        self.assertEqual((row["settings"]["maximum"], row["value"]), (250, 250))
        self.check_document(copied)

    def test_the_json_of_every_row_is_a_document(self):
        server = self.serve()
        for name in names_of_rows()[::1 if FULL else 8]:
            self.open_row(server, name)
            with self.subTest(row=name):
                self.check_document(self.code("json"))
                self.assertRegex(self.code("swift"), r'^\w+(<.+>)?\("\w+"\)')

    def test_a_page_that_is_loaded_again_keeps_the_settings(self):
        server = self.serve()
        self.open_row(server, "SliderRow")
        self.type("set-maximum/content/field", "42" + Keys.TAB)
        self.wait(lambda: "42" in self.code("json"), "the setting")
        server.kill()
        server.start()
        self.type("set-title/content/field", "Again" + Keys.TAB)
        self.wait(lambda: "Again" in self.code("json"), "the setting after the loss")
        self.assertIn("42", self.code("json"))

    def test_an_impossible_setting_is_an_error_and_is_not_shown(self):
        server = self.serve()
        self.open_row(server, "SliderRow")
        self.type("set-minimum/content/field", "5000" + Keys.TAB)
        self.wait(lambda: self.shown('[id="set-minimum"] .error'), "the error")
        self.assertNotIn("5000", self.code("json"))

    def test_a_value_that_a_setting_makes_invalid_is_an_error_of_the_row(self):
        server = self.serve()
        self.open_row(server, "SliderRow")
        self.type("set-maximum/content/field", "42" + Keys.TAB)
        self.wait(lambda: "Must be at most 42" in self.find("slider").text, "the error")

    def check_shift(self, url):
        """Opens a page and checks that nothing in it moves.

        A browser that is short of time draws a row before all of it has arrived. Such a shift is
        not there the next time, and stays below 0.1, which Web Vitals call good.
        """
        for _ in range(3):
            self.driver.get(url)
            shift = self.driver.execute_async_script(SHIFT)
            self.assertLess(shift, 0.1)
            if shift < 0.01:
                return
        self.fail(f"{shift} of the page moves each time")

    def test_pages_do_not_move_and_write_nothing_to_the_console(self):
        server = self.serve()
        self.driver.get_log("browser")
        for width in [390, 1280]:
            self.resize(width)
            for path in ["", *gallery_paths(server)]:
                with self.subTest(path=path, width=width):
                    self.check_shift(server.url(path))
                    # A recommendation by Chromium, such as a user name beside each password, is not
                    # a fault. Neither is an example's remote picture that does not exist.
                    messages = [
                        entry for entry in self.driver.get_log("browser")
                        if entry["source"] != "recommendation"
                        and not entry["message"].startswith("https://images.example.org/")]
                    self.assertEqual(messages, [])

    def test_no_page_is_wider_than_the_window(self):
        server = self.serve()
        # Pages differ only in their contents, so that a few are enough for each width.
        paths = gallery_paths(server)[::1 if FULL else 3]
        for width in [320, 640, 1024, 1280]:
            self.resize(width)
            # The narrowest pages are tested in both directions, because the overflow differs.
            narrow = gallery_paths(server) if width == 320 else paths
            for path in ["", *narrow]:
                self.driver.get(server.url(path))
                for direction in ["ltr", "rtl"]:
                    with self.subTest(path=path, width=width, direction=direction):
                        self.assertEqual(self.evaluate("""
                            const page = document.documentElement;
                            page.dir = arguments[0];
                            const { width } = page.getBoundingClientRect();
                            return page.scrollWidth - width;""", direction), 0)

    def test_a_search_that_finds_nothing_says_so_and_leads_back(self):
        server = self.serve()
        self.driver.get(server.url("?q=nothing+has+this"))
        [link] = self.shown("#gallery-found a")
        link.click()
        self.wait(lambda: len(self.select("#gallery-found a")) > 75, "all pages")

    def test_the_list_of_rows_is_scrolled_to_the_current_row(self):
        server = self.serve()
        self.resize(1280)
        self.open_row(server, "ZipCodeRow")
        self.assertTrue(self.evaluate("""
            const { top, bottom } = document.querySelector("[aria-current]").getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight && scrollY === 0;"""))


class GalleryWithoutScript(PageTest):
    has_script = False

    def test_a_search_finds_and_a_setting_is_shown(self):
        server = self.serve()
        self.driver.get(server.url(""))
        self.type("gallery-q", "slider" + Keys.ENTER)
        self.wait(lambda: len(self.select("#gallery-found a")) == 3, "rows and articles")
        self.select("#gallery-found a")[0].click()
        self.type("set-maximum/content/field", "42" + Keys.ENTER)
        self.wait(lambda: "42" in self.select('[id="json"] textarea')[0].text, "the code")


class GalleryAccessibility(AxeTest):
    def test_pages_of_the_gallery_have_no_violation(self):
        server = self.serve()
        for path in ["", "?q=nothing+has+this", *gallery_paths(server)]:
            self.driver.get(server.url(path))
            self.check(path or "index")

    def test_no_article_has_a_violation(self):
        """Checks all articles in light mode; some are checked in dark mode above."""
        server = self.serve()
        paths = articles(page_of(server, ""))
        self.assertGreater(len(paths), 50)
        self.emulate(prefers_color_scheme="light")
        for path in paths:
            self.driver.get(server.url(path))
            with self.subTest(path=path):
                self.assertEqual(self.violations("{resultTypes: ['violations']}"), [])


class GalleryMarkup(NuTest):
    def test_pages_of_the_gallery_are_valid(self):
        server = self.serve()
        pages = {"index": page_of(server, ""), "found": page_of(server, "?q=date")}
        for path in gallery_paths(server):
            pages[path.replace("/", "-")] = page_of(server, path)
        page = page_of(server, "rows/TextRow")
        pages["options"] = page_after(server, "rows/TextRow", page, _press="set-keyboard")
        self.check(pages)
