"""Rows that are shown and hidden by conditions, and by the row above."""

from selenium.webdriver.common.keys import Keys

from .browser import PageTest
from .documents import document, row


class Conditions(PageTest):
    def test_rows_come_and_go(self):
        self.serve_and_open("sign-up")
        self.type("password/content/field", "secret123")
        self.wait(lambda: self.find("passwordAgain/content/field"))
        self.click("isCompany/accessory")
        self.wait(lambda: self.find("companyName/content/field"))
        self.click("isCompany/accessory")
        self.wait(lambda: self.find("companyName/content/field") is None)
        self.assertEqual(self.value("password/content/field"), "secret123")

    def test_a_row_comes_and_goes_while_its_condition_is_typed_and_the_caret_stays(self):
        self.serve_and_open(document(
            "condition", row("TextRow", "drink"),
            row("TextRow", "sort", hidden="$drink != 'tea'"), row("TextRow", "last")))
        self.focus('[id="drink/content/field"]')
        self.press("tea")
        self.wait(lambda: self.find("sort"), "the row")
        self.press("s")
        self.wait(lambda: self.find("sort") is None, "no row")
        self.press(Keys.BACKSPACE)
        self.wait(lambda: self.find("sort"), "the row")
        self.press(Keys.LEFT, "x")
        self.wait(lambda: self.find("sort") is None, "no row")
        self.assertEqual(self.value("drink/content/field"), "texa")
        self.assertEqual(self.active.get_attribute("id"), "drink/content/field")

    def test_tab_reaches_the_row_that_has_come_meanwhile(self):
        self.serve_and_open(document(
            "next", row("SwitchRow", "more"), row("TextRow", "what", hidden="NOT $more == true"),
            row("TextRow", "last")))
        self.focus('[id="more/accessory"]')
        self.press(Keys.SPACE)
        self.wait(lambda: self.find("what"), "the row")
        self.press(Keys.TAB)
        self.assertEqual(self.active.get_attribute("id"), "what/content/field")

    def test_a_row_that_goes_keeps_what_was_entered(self):
        server = self.serve_and_open(document(
            "kept", row("SwitchRow", "more"), row("TextRow", "what", hidden="NOT $more == true")))
        self.click("more/accessory")
        self.type("what/content/field", "cake")
        for count in range(3):
            self.click("more/accessory")
            self.wait(lambda: (self.find("what") is None) == (count % 2 == 0), "the condition")
        self.click("more/accessory")
        self.wait(lambda: self.find("what"), "the row")
        self.assertEqual(self.value("what/content/field"), "cake")
        self.assertEqual(self.submit(server), {"more": True, "what": "cake"})
