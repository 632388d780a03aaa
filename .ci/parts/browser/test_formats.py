"""Text and dates that are formatted while they are typed."""

import time

from selenium.webdriver.common.keys import Keys

from .browser import PageTest
from .documents import document, row


def UNDO(page):
    page.press_with(Keys.CONTROL, "z")


def REDO(page):
    page.press_with(Keys.CONTROL, "y")


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

    def test_what_was_formatted_is_undone_and_redone(self):
        server = self.serve_and_open("coffee")
        self.focus('[id="card/content/field"]')
        self.assert_undone([
            ("12345", "1234 5", 6), ("678", "1234 5678", 9),
            (UNDO, "1234 5", 6), (UNDO, "12345", 5), (UNDO, "", 0),
            (REDO, "12345", 5), (REDO, "1234 5", 6), (UNDO, "12345", 5), ("6", "1234 56", 7),
            (Keys.BACKSPACE * 2, "1234", 4), (UNDO, "1234 ", 5), (UNDO, "1234 56", 7),
            (UNDO, "123456", 6)])
        self.press(Keys.TAB)
        self.wait(lambda: self.value("card/content/field") == "1234 56", "the format")
        self.assertEqual(self.submit(server)["card"], "123456")

    def test_digits_of_a_number_are_grouped_again_after_they_were_undone(self):
        server = self.serve_and_open(document("number", row(
            "IntRow", "card", {"useFormatterDuringInput": True}), language="de"))
        self.focus('[id="card/content/field"]')
        self.assert_undone([
            ("1234", "1.234", 5), ("567", "1.234.567", 9), (UNDO, "1.234567", 8),
            (UNDO, "1.234", 5), (UNDO, "1234", 4), (REDO, "1.234", 5), (UNDO, "1234", 4),
            (f"{Keys.HOME}9", "91.234", 1), (UNDO, "91234", 1)])
        self.assertEqual(self.submit(server)["card"], 91234)

    def assert_undone(self, steps):
        """Presses keys, undoes and redoes, and compares the text and the caret."""
        for keys, text, caret in steps:
            if callable(keys):
                keys(self)
            else:
                self.press(keys)
            self.wait(lambda: self.shown() == (text, caret), f"{text} with the caret at {caret}")
            # Long enough for the answer to an event.
            time.sleep(.3)
            self.assertEqual(self.shown(), (text, caret))

    def test_what_cannot_be_a_date_is_an_error_and_stays(self):
        server = self.serve_and_open(document(
            "arrival", row("DateRow", "day", value="2024-01-15"), row("TextRow", "note")))
        field = "day/content/field"
        self.focus(f'[id="{field}"]')
        self.press("02312025")
        self.focus('[id="note/content/field"]')
        self.wait(lambda: self.select('[id="day!error"]'), "the error")
        self.assertTrue(self.evaluate(
            "return document.getElementById(arguments[0]).validity.badInput", field))
        self.press_submit()
        self.wait(lambda: self.active.get_attribute("id") == field, "the focus in the field")
        self.assertEqual(server.submissions(), 0)
        self.press("02282025")
        self.assertEqual(self.submit(server)["day"], "2025-02-28T00:00:00Z")

    def test_no_part_of_a_year_is_a_year(self):
        self.serve_and_open(document(
            "birth", row("DateRow", "day"),
            row("TextRow", "old", hidden="NOT $day <= '1900-01-01'")))
        self.focus('[id="day/content/field"]')
        for digit in "05041999":
            self.press(digit)
            # Long enough for the answer to an event.
            time.sleep(.4)
            self.assertIsNone(self.find("old"))
        self.focus('[id="day/content/field"]')
        self.press(f"{Keys.LEFT * 3}05041850")
        self.wait(lambda: self.find("old"), "the row of early years")

    def test_a_date_is_typed_digit_by_digit_although_its_year_is_too_early_meanwhile(self):
        server = self.serve_and_open(document(
            "arrival", row("DateRow", "day", {"minimumDate": "1900-01-01"}, value="1992-03-27"),
            row("TextRow", "note")))
        field = "day/content/field"
        self.focus(f'[id="{field}"]')
        for digit in "03042001":
            self.press(digit)
            # Long enough for the answer to an event.
            time.sleep(.3)
        self.assertEqual(self.value(field), "2001-03-04")
        # A date that stays too early is sent when the field is left, and stays with an error.
        self.focus('[id="note/content/field"]')
        self.focus(f'[id="{field}"]')
        self.press("03041899")
        self.assertEqual(self.value(field), "1899-03-04")
        self.focus('[id="note/content/field"]')
        self.wait(lambda: self.select('[id="day!error"]'), "the error")
        self.assertIn("Must not be before", self.find("day!error").text)
        self.assertEqual(self.value(field), "1899-03-04")
        self.press_submit()
        self.wait(lambda: self.active.get_attribute("id") == field, "the focus in the field")
        self.assertEqual(server.submissions(), 0)
        self.press("03042001")
        self.assertEqual(self.submit(server)["day"], "2001-03-04T00:00:00Z")
