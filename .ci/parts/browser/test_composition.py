"""Input methods, which compose text before it is entered."""

from .browser import PageTest
from .documents import document, row


class Composition(PageTest):
    def compose(self, text):
        self.driver.execute_cdp_cmd("Input.imeSetComposition", {
            "text": text, "selectionStart": len(text), "selectionEnd": len(text)})

    def test_text_is_composed_while_the_server_shows_it_elsewhere(self):
        server = self.serve_and_open(document(
            "ime", row("TextRow", "word"), row("LabelRow", "seen", hidden="$word == nil"),
            row("LabelRow", "whole", hidden="$word != '日本'")))
        self.focus('[id="word/content/field"]')
        self.evaluate("""
            window.ends = 0;
            document.activeElement.addEventListener("compositionend", () => ends++);""")
        for text in ["に", "にほ", "にほん"]:
            self.compose(text)
            self.wait(lambda: self.find("seen"), "what the server shows of the text")
            self.assertEqual(self.value("word/content/field"), text)
        self.assertEqual(self.evaluate("return ends"), 0)
        self.driver.execute_cdp_cmd("Input.insertText", {"text": "日本"})
        self.wait(lambda: self.find("whole"), "the entered text at the server")
        self.assertEqual(self.value("word/content/field"), "日本")
        self.assertEqual(self.submit(server)["word"], "日本")

    def test_composed_text_is_sent_when_the_field_is_left(self):
        server = self.serve_and_open(document(
            "left-ime", row("TextRow", "word"), row("TextRow", "last")))
        self.focus('[id="word/content/field"]')
        self.compose("にほん")
        self.focus('[id="last/content/field"]')
        self.assertEqual(self.submit(server)["word"], "にほん")

    def test_composition_survives_what_changes_in_its_own_row(self):
        """The row of an address shows an error, which is redrawn at each change."""
        self.serve_and_open(document(
            "own-ime", row("EmailRow", "email", {"validationOptions": ["onChange"]},
                           rules=[{"rule": "email"}])))
        self.focus('[id="email/content/field"]')
        for text in ["に", "にほ", "にほん"]:
            self.compose(text)
            self.wait(lambda: self.select('[id="email!error"]'), "the error")
            self.assertEqual(self.value("email/content/field"), text)
        self.driver.execute_cdp_cmd("Input.insertText", {"text": "a@example.org"})
        self.wait(lambda: not self.select('[id="email!error"]'), "no error")
        self.assertEqual(self.value("email/content/field"), "a@example.org")
