"""Text that is formatted while it is typed."""

from selenium.webdriver.common.keys import Keys

from .browser import PageTest
from .documents import document, row


class Formats(PageTest):
    def shown(self):
        field = self.find("card/content/field")
        return field.get_property("value"), field.get_property("selectionStart")

    def test_digits_are_grouped_while_they_are_typed_and_the_caret_stays_behind_them(self):
        server = self.serve_and_open(document("card", row(
            "TextRow", "card", {"format": "#### ####", "useFormatterDuringInput": True})))
        self.focus('[id="card/content/field"]')
        for keys, text, caret in [
                ("1234", "1234", 4), ("5", "1234 5", 6), ("67", "1234 567", 8),
                (f"{Keys.HOME}{Keys.RIGHT}9", "1923 4567", 2), (Keys.DELETE, "1934 567", 2),
                (f"{Keys.END}{Keys.BACKSPACE * 3}", "1934", 4), ("x", "1934x", 5)]:
            self.press(keys)
            self.wait(lambda: self.shown() == (text, caret), f"{text} with the caret at {caret}")
        self.press(Keys.TAB)
        self.wait(lambda: self.select('[id="card!error"]'), "the error")
        self.assertEqual(self.value("card/content/field"), "1934x")
        self.type("card/content/field", "8765 4321")
        self.assertEqual(self.submit(server), {"card": "87654321"})
