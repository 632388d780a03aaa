"""Two rows side by side: the focus, errors and values of each, with and without a script."""

from selenium.webdriver.common.keys import Keys

from .axe import AxeTest
from .browser import PageTest
from .documents import document, row

HALVES = {"title": "Guests", "rowLeftPercentage": 0.5,
          "left": {"title": "Adults"}, "right": {"title": "Children"}}
LEFT, RIGHT = "guests:left/content/field", "guests:right/content/field"


def form(name, *more, **settings):
    return document(name, row("SplitIntRow", "guests", {**HALVES, **settings}), *more)


class SplitRows(AxeTest):
    def place(self, id):
        return self.find(id).rect

    def test_tab_goes_through_both_rows_in_reading_order(self):
        for language, comes_first in [("en", LEFT), ("ar", RIGHT)]:
            server = self.serve_and_open(document(
                "split", row("SplitIntRow", "guests", HALVES), row("TextRow", "last"),
                language=language))
            with self.subTest(language=language):
                self.assertEqual(
                    min([LEFT, RIGHT], key=lambda id: self.place(id)["x"]), comes_first)
                self.focus(f'[id="{LEFT}"]')
                self.press("2", Keys.TAB, "1", Keys.TAB)
                self.assertEqual(self.active.get_attribute("id"), "last/content/field")
                self.assertEqual(self.submit(server)["guests"], {"left": 2, "right": 1})

    def test_each_error_is_at_its_own_control_and_in_the_summary(self):
        self.serve_and_open(form("split", row("TextRow", "last")))
        self.type(RIGHT, "two")
        self.press_submit()
        link = self.wait(lambda: self.shown(".summary a"), "the summary")[0]
        self.assertIn("Children", link.text)
        self.assertEqual(self.find(RIGHT).get_attribute("aria-invalid"), "true")
        self.assertIsNone(self.find(LEFT).get_attribute("aria-invalid"))
        self.assertEqual(self.value(RIGHT), "two")
        link.click()
        self.wait(lambda: self.active.get_attribute("id") == RIGHT, "the focus")

    def test_nothing_typed_is_lost_as_the_server_dies(self):
        server = self.serve_and_open(form("split"))
        self.type(LEFT, "2")
        self.press(Keys.TAB)
        self.type(RIGHT, "1x")
        self.press(Keys.TAB)
        self.wait(lambda: self.find(RIGHT).get_attribute("aria-invalid"), "the error")
        server.kill()
        self.find(RIGHT).send_keys(Keys.BACKSPACE)
        server.start()
        self.assertEqual(self.submit(server)["guests"], {"left": 2, "right": 1})

    def test_a_narrow_screen_has_the_rows_one_below_the_other(self):
        self.serve_and_open(form("split"))
        for width, is_beside in [(900, True), (320, False)]:
            self.resize(width)
            with self.subTest(width=width):
                self.assertEqual(self.place(LEFT)["y"] == self.place(RIGHT)["y"], is_beside)
                self.assertLessEqual(self.evaluate("return document.body.scrollWidth"), width)
                self.check(width)

    def test_entries_of_two_rows_are_added_filled_and_deleted(self):
        server = self.serve_and_open(document(
            "split", {"tag": "parties", "rows": [], "multivalued": {
                "may": ["insert", "delete"],
                "newRow": {"row": "SplitIntRow", "settings": HALVES}}}))
        for count in [1, 2]:
            self.evaluate("arguments[0].click()", self.select(".row.add button")[0])
            self.wait(lambda: len(self.shown(".row.entry")) == count, "an entry")
        fields = self.select(".row.entry input[type=text]")
        for field, text in zip(fields, "1234"):
            field.send_keys(text)
        self.select(".row.entry .delete")[0].click()
        self.wait(lambda: len(self.shown(".row.entry")) == 1, "one entry")
        self.assertEqual(self.submit(server)["parties"], [{"left": 3, "right": 4}])


class SplitRowsWithoutScript(PageTest):
    has_script = False

    def test_both_rows_are_filled_in_and_submitted(self):
        server = self.serve_and_open(form("split"))
        self.type(LEFT, "2")
        self.type(RIGHT, "one")
        self.select(".actions button")[0].click()
        self.wait(lambda: self.shown(".summary a"), "the summary")
        self.assertEqual((self.value(LEFT), self.value(RIGHT)), ("2", "one"))
        self.type(RIGHT, "1")
        self.select(".actions button")[0].click()
        self.wait(lambda: self.driver.current_url.endswith("/done"))
        self.assertEqual(server.values()["guests"], {"left": 2, "right": 1})
