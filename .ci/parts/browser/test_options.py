"""Suggestions and tokens, by keyboard."""

from selenium.webdriver.common.keys import Keys

from .browser import PageTest
from .documents import document, row

KEEPERS = ["Peter Schmeichel", "Oliver Kahn", "Fabien Barthez", "Petr Čech"]


class Options(PageTest):
    def options(self):
        return [option.text for option in self.shown("[role=option]")]

    def highlighted(self):
        """The option that a screen reader announces, to which the field refers."""
        named = self.active.get_attribute("aria-activedescendant")
        option = self.find(named) if named else None
        return option.text if option and option.get_attribute("aria-selected") == "true" else None

    def open_row(self, name, **more):
        server = self.serve_and_open(document(
            "options", row(name, "row", {"options": KEEPERS}, **more), row("TextRow", "last")))
        self.focus('[id="row/content/field"]')
        return server

    def test_a_suggestion_is_taken_by_arrow_keys_and_enter(self):
        for name in ["SuggestionTableRow", "SuggestionAccessoryRow"]:
            with self.subTest(row=name):
                server = self.open_row(name)
                self.press("Pe")
                self.wait(lambda: len(self.options()) == 2, "two suggestions")
                self.assertEqual(self.active.get_attribute("aria-expanded"), "true")
                self.press(Keys.DOWN)
                self.wait(lambda: self.highlighted() == "Peter Schmeichel", "the first one")
                self.press(Keys.DOWN)
                self.wait(lambda: self.highlighted() == "Petr Čech", "the second one")
                self.press(Keys.UP)
                self.wait(lambda: self.highlighted() == "Peter Schmeichel", "the first again")
                self.press(Keys.ENTER)
                self.wait(lambda: self.value("row/content/field") == "Peter Schmeichel", "its text")
                self.wait(lambda: not self.options(), "no suggestions")
                self.assertEqual(self.submit(server)["row"], "Peter Schmeichel")

    def test_escape_closes_the_suggestions_and_keeps_the_text(self):
        self.open_row("SuggestionTableRow")
        self.press("Pe")
        self.wait(self.options, "suggestions")
        self.press(Keys.ESCAPE)
        self.wait(lambda: not self.options(), "no suggestions")
        self.assertEqual(self.value("row/content/field"), "Pe")
        self.assertEqual(self.active.get_attribute("id"), "row/content/field")

    def test_a_suggestion_is_taken_by_pointer_and_the_focus_stays(self):
        server = self.open_row("SuggestionTableRow")
        self.press("Oli")
        self.wait(self.options, "a suggestion")
        self.shown("[role=option]")[0].click()
        self.wait(lambda: self.value("row/content/field") == "Oliver Kahn", "its text")
        self.assertEqual(self.active.get_attribute("id"), "row/content/field")
        self.assertEqual(self.submit(server)["row"], "Oliver Kahn")

    def test_tokens_are_added_and_removed_by_keyboard(self):
        for name in ["TokenTableRow", "TokenAccessoryRow"]:
            with self.subTest(row=name):
                server = self.open_row(name)
                for text, keeper in [("Oli", "Oliver Kahn"), ("Fab", "Fabien Barthez")]:
                    self.press(text)
                    self.wait(lambda: self.options() == [keeper], keeper)
                    self.press(Keys.DOWN)
                    self.wait(lambda: self.highlighted() == keeper, keeper)
                    self.press(Keys.ENTER)
                    self.wait(lambda: keeper in self.find("row").text, f"the token {keeper}")
                    self.wait(lambda: self.value("row/content/field") == "", "an empty field")
                # The first Backspace selects the last token, the second removes it.
                self.press(Keys.BACKSPACE)
                self.wait(lambda: self.select('[id="row"] .destructive'), "the selection")
                self.assertIn("Fabien", self.find("row").text)
                self.press(Keys.BACKSPACE)
                self.wait(lambda: "Fabien" not in self.find("row").text, "no second token")
                self.assertEqual(self.active.get_attribute("id"), "row/content/field")
                self.assertEqual(self.submit(server)["row"], ["Oliver Kahn"])

    def test_backspace_in_the_text_removes_a_letter_and_no_token(self):
        server = self.open_row("TokenTableRow", value=["Oliver Kahn"])
        self.press("Pex", Keys.BACKSPACE)
        self.wait(lambda: len(self.options()) == 2, "suggestions for the rest")
        self.assertEqual(self.value("row/content/field"), "Pe")
        self.wait(lambda: self.highlighted() == "Peter Schmeichel", "the first one")
        self.press(Keys.ENTER)
        self.wait(lambda: "Peter" in self.find("row").text, "the token")
        self.assertEqual(self.submit(server)["row"], ["Oliver Kahn", "Peter Schmeichel"])
