"""The keys of tokens and suggestions, which are comboboxes, and the output of screen readers."""

import json
import pathlib

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from .browser import PageTest
from .documents import document, row

PACKAGE = pathlib.Path(__file__).parents[3]
TABLES = json.loads((PACKAGE / "Tests/TestRows/Keys.json").read_text())

KEYS = {name: getattr(Keys, name.upper().replace("RIGHT", "ARROW_RIGHT"))
        for name in ["up", "down", "left", "right", "home", "end", "enter", "escape",
                     "backspace", "delete"]}


class Combobox(PageTest):
    def open_cases(self, name, table, settings, value=None):
        """Opens a form with a row for each case of a table."""
        more = {} if value is None else {"value": value}
        self.cases = [(f"row{number}", case) for number, case in enumerate(TABLES[table])]
        self.assertGreater(len(self.cases), 10)
        return self.serve_and_open(document(
            table, *[row(name, tag, settings, **more) for tag, _ in self.cases]))

    def press_keys(self, tag, keys, typed=""):
        self.focus(f'[id="{tag}/content/field"]')
        if typed:
            self.press(typed)
            self.wait(lambda: self.options(tag), "options")
        for key in keys.split():
            name = key.removeprefix("+")
            if name == key:
                self.press(KEYS[name])
            else:
                self.press_with(Keys.SHIFT, KEYS[name])

    def options(self, tag):
        return self.shown(f'[id="{tag}"] [role=option]')

    def highlighted(self, tag):
        """The option that a screen reader announces, if the list is open."""
        return self.evaluate("""
            const field = document.getElementById(arguments[0]);
            const option = document.getElementById(field.getAttribute("aria-activedescendant"));
            return field.ariaExpanded === "true" && option?.ariaSelected === "true"
                ? option.innerText.trim() : null;""", f"{tag}/content/field")

    def tokens(self, tag, kind=""):
        return self.evaluate(
            "return [...document.querySelectorAll(arguments[0])].map((token) => token.innerText)",
            f'[id="{tag}"] .wrapping > button{kind}')

    def expect(self, found, wanted):
        """Waits for a state, and fails with the actual one."""
        try:
            self.wait(lambda: found() == wanted)
        except AssertionError:
            self.assertEqual(found(), wanted)

    def test_keys_move_through_the_options_of_tokens(self):
        self.open_cases("TokenTableRow", "options", {"options": ["Ann", "Anton", "Bo"]})
        for tag, case in self.cases:
            with self.subTest(keys=case["keys"]):
                self.press_keys(tag, case["keys"], typed="an")
                self.expect(lambda: (self.highlighted(tag), self.tokens(tag)),
                            (case.get("highlighted"), case["tokens"]))

    def test_keys_select_move_and_remove_tokens(self):
        self.open_cases("TokenTableRow", "selection", {"options": ["Ann", "Bo", "Cy", "Dee"]},
                        ["Ann", "Bo", "Cy"])
        for tag, case in self.cases:
            with self.subTest(keys=case["keys"]):
                self.press_keys(tag, case["keys"])
                self.expect(lambda: (self.tokens(tag, ".destructive"), self.tokens(tag)),
                            (case["selected"], case["tokens"]))

    def test_enter_chooses_what_is_highlighted_although_the_server_was_killed(self):
        for name, value in [("TokenTableRow", ["Antje"]), ("SuggestionTableRow", "Antje")]:
            with self.subTest(row=name):
                server = self.serve_and_open(document(
                    name, row(name, "row", {"options": ["Ann", "Anton", "Antje", "Bo"]})))
                self.press_keys("row", "", typed="an")
                for option in ["Ann", "Anton", "Antje"]:
                    if self.highlighted("row") != option:
                        self.press(KEYS["down"])
                    self.wait(lambda: self.highlighted("row") == option, option)
                server.kill()
                self.press(KEYS["enter"])
                server.start()
                self.wait(lambda: not self.options("row"), "the end of the list")
                # The field, in which the user still is, does not keep the text of the search.
                text = "" if name == "TokenTableRow" else value
                self.wait(lambda: self.value("row/content/field") == text, "the chosen text")
                self.assertEqual(self.submit(server), {"row": value})

    def test_keys_move_through_suggestions(self):
        server = self.open_cases(
            "SuggestionTableRow", "suggestions", {"options": ["Ann", "Anton", "Bo"]})
        for tag, case in self.cases:
            with self.subTest(keys=case["keys"]):
                self.press_keys(tag, case["keys"], typed="an")
                self.expect(lambda: (bool(self.options(tag)), self.highlighted(tag)),
                            (case["isOpen"], case.get("highlighted")))
        self.assertEqual(self.submit(server), {tag: case["value"] for tag, case in self.cases})

    def test_a_field_is_a_combobox_before_while_and_after_its_list_is_open(self):
        for name in ["SuggestionTableRow", "TokenTableRow"]:
            with self.subTest(row=name):
                self.serve_and_open(document("role", row(name, "row", {"options": ["Ann", "Bo"]})))
                field = self.find("row/content/field")
                states = []
                for keys in ["", "an", Keys.ESCAPE, Keys.DOWN]:
                    self.focus('[id="row/content/field"]')
                    if keys:
                        self.press(keys)
                    expanded = "true" if keys in ["an", Keys.DOWN] else "false"
                    self.wait(lambda: field.get_attribute("aria-expanded") == expanded, expanded)
                    states.append((field.get_attribute("role"),
                                   field.get_attribute("aria-autocomplete")))
                self.assertEqual(states, [("combobox", "list")] * 4)

    def announced(self):
        return self.evaluate("return document.querySelector('.rowkit-speech').textContent")

    def test_the_number_of_options_and_of_new_fields_is_announced(self):
        self.serve_and_open(document(
            "announced", row("SuggestionTableRow", "row", {"options": ["Ann", "Anton", "Bo"]}),
            row("SwitchRow", "more"), row("TextRow", "first", hidden="NOT $more == true"),
            row("TextRow", "second", hidden="NOT $more == true")))
        self.assertEqual(self.announced(), "")
        self.focus('[id="row/content/field"]')
        self.press("an")
        self.wait(lambda: self.announced() == "2 results", "the number of options")
        self.press("n")
        self.wait(lambda: self.announced() == "Ann", "the only option")
        self.click("more/accessory")
        self.wait(lambda: self.announced() == "2 fields added", "the new fields")
        # Announcements end, which takes some seconds.
        self.evaluate("""
            const later = setTimeout;
            window.setTimeout = (call, time, ...more) => later(call, time / 10, ...more);""")
        self.click("more/accessory")
        self.wait(lambda: not self.select('[id="first"]'), "the hidden fields")
        self.click("more/accessory")
        self.wait(lambda: self.announced() == "", "the end of the announcement")
        role, shown = self.evaluate("""
            const { role, offsetWidth, offsetHeight } = document.querySelector(".rowkit-speech");
            return [role, offsetWidth * offsetHeight];""")
        self.assertEqual((role, shown), ("status", 1))

    def test_an_announcement_does_not_stay_in_the_page(self):
        self.serve_and_open(document(
            "announced", row("SwitchRow", "more"),
            row("TextRow", "first", hidden="NOT $more == true")))
        # The only timer of nine seconds is the one that removes the text.
        self.evaluate("""
            const { setTimeout } = window;
            window.setTimeout = (action, delay, ...values) =>
                setTimeout(action, delay === 9000 ? 0 : delay, ...values);
            window.said = [];
            const speech = document.querySelector(".rowkit-speech");
            new MutationObserver(() => said.push(speech.textContent))
                .observe(speech, { childList: true });""")
        self.click("more/accessory")
        self.wait(lambda: self.evaluate("return said") == ["1 field added", ""], "both texts")


class Tokens(PageTest):
    NAMES = ["Ann", "Bo", "Cy", "Dee", "Eve", "Fay"]

    def open_tokens(self, width=900):
        self.resize(width)
        return self.serve_and_open(document(
            "tokens", row("TokenTableRow", "row", {"options": self.NAMES}, value=self.NAMES),
            row("TextAreaRow", "text", value="Bo\nDee\n\nXaver\nAnn")))

    def tokens(self):
        return [token.text for token in self.select('[id="row"] .wrapping > button')]

    def drag_token(self, name, target, is_after, kind="mouse"):
        """Drags a token to the visual start or end of another."""
        token = self.find(f"row/content/token-{name}")
        box = self.find(f"row/content/token-{target}").rect
        scroll = self.evaluate("return scrollY")
        x = box["x"] + (box["width"] - 3 if is_after else 3)
        self.drag(token, round(x), round(box["y"] - scroll + box["height"] / 2), kind)

    def test_tokens_are_dragged_in_lines_of_both_directions_of_writing(self):
        cases = [("Fay", "Ann", False, ["Fay", "Ann", "Bo", "Cy", "Dee", "Eve"]),
                 ("Ann", "Cy", True, ["Bo", "Cy", "Ann", "Dee", "Eve", "Fay"]),
                 ("Bo", "Eve", False, ["Ann", "Cy", "Dee", "Bo", "Eve", "Fay"])]
        for direction in ["ltr", "rtl"]:
            for width in [900, 320]:
                for name, target, is_after, order in cases:
                    with self.subTest(direction=direction, width=width, name=name):
                        server = self.open_tokens(width)
                        self.evaluate("document.documentElement.dir = arguments[0]", direction)
                        on_right = is_after == (direction == "ltr")
                        self.drag_token(name, target, on_right)
                        self.wait(lambda: self.tokens() == order, order)
                        self.assertEqual(self.select("[data-drop], .dragging, .destructive"), [])
        self.assertEqual(self.submit(server)["row"], order)

    def test_pens_drag_at_once_and_fingers_that_are_held(self):
        for kind in ["pen", "touch"]:
            with self.subTest(pointer=kind):
                self.open_tokens()
                self.drag_token("Cy", "Ann", False, kind)
                self.wait(lambda: self.tokens()[:3] == ["Cy", "Ann", "Bo"], "the move")

    def test_a_press_still_selects_and_escape_ends_a_drag(self):
        self.open_tokens()
        self.find("row/content/token-Cy").click()
        self.wait(lambda: self.select('[id="row"] .destructive'), "the selection")
        token = self.find("row/content/token-Fay")
        chain = ActionChains(self.driver, duration=0)
        chain.click_and_hold(token).move_by_offset(-30, 0).move_by_offset(-60, 0).perform()
        self.wait(lambda: self.select("[data-drop]"), "a place to drop")
        self.press(Keys.ESCAPE)
        self.wait(lambda: not self.select("[data-drop], .dragging"), "no drag")
        ActionChains(self.driver, duration=0).release().perform()
        self.assertEqual(self.tokens(), self.NAMES)

    def test_lines_that_are_pasted_are_tokens(self):
        self.open_tokens()
        self.focus('[id="row/content/field"]')
        for count in range(len(self.NAMES)):
            self.press(Keys.BACKSPACE, Keys.BACKSPACE)
            self.wait(lambda: len(self.tokens()) == len(self.NAMES) - 1 - count, "fewer tokens")
        self.focus('[id="text/content/field"]')
        self.press_with(Keys.CONTROL, "a")
        self.press_with(Keys.CONTROL, "c")
        self.focus('[id="row/content/field"]')
        self.press_with(Keys.CONTROL, "v")
        self.wait(lambda: self.tokens() == ["Bo", "Dee"], "the names that are complete")
        self.wait(lambda: self.value("row/content/field") == "Xaver\tAnn", "the rest")
