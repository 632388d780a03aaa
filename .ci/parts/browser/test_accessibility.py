"""Tests of forms with axe-core."""

from selenium.webdriver.common.keys import Keys

from .axe import AxeTest
from .documents import FORMS, document, example, names_of_rows, row
from .entering import press, set_control


class Accessibility(AxeTest):
    def press_and_wait(self, opener, opened):
        self.focus(opener)
        self.press(Keys.ENTER)
        self.wait(lambda: self.shown(opened), opened)

    def test_faults_are_found(self):
        self.serve_and_open(self.document)
        self.evaluate("""
            document.querySelector("[type=text]").removeAttribute("id");
            document.querySelector("h1").style.color = "#ccc";""")
        self.emulate(prefers_color_scheme="light")
        faults = {fault.split(":")[0] for fault in self.violations()}
        self.assertLessEqual({"label", "color-contrast"}, faults)

    def test_forms_have_no_violation(self):
        server = self.serve()
        for name in FORMS:
            self.open(server, name)
            self.check(name)
        every = self.serve(self.document)
        self.open(every, "every-row")
        self.check("every row")
        for path in ["", "sign-up/done"]:
            self.driver.get(server.url(path))
            self.check(path or "index")

    def test_what_is_presented_has_no_violation(self):
        server = self.serve("presentations")
        for kind in ["show", "modal", "popover", "alert", "sheet"]:
            self.open(server, "presentations")
            self.press_and_wait(f'[id="{kind}"] button', f".screen.{kind}")
            self.check(kind)
        names = ["PushRow", "LocationRow", "MultipleSelectorRow"]
        rows = self.serve(document("screens", *map(example, names)))
        for name in names:
            self.open(rows, "screens")
            self.press_and_wait(f'[id="{name}"] button', ".screen.show")
            self.check(name)

    def test_what_is_expanded_has_no_violation(self):
        self.serve_and_open("presentations")
        self.press_and_wait('[id="day"] button', ".row.below")
        self.check("a row below")

    def test_a_menu_has_no_violation_and_its_action_is_done(self):
        self.serve_and_open("coffee")
        press(self, '[id="beans"] button')
        set_control(self, "beans:inline/content/field", "=Gesha")
        self.wait(lambda: "Gesha" in self.find("beans").text, "the value")
        self.press_and_wait('[id="beans"] summary', '[id="beans"] details[open] button')
        self.check("an open menu")
        self.press(Keys.ESCAPE)
        self.wait(lambda: not self.select("details[open]"), "no menu")
        self.assertEqual(self.active.tag_name, "summary")
        self.press(Keys.ENTER)
        self.press(Keys.TAB, Keys.ENTER)
        self.wait(lambda: "Gesha" not in self.find("beans").text, "no value")
        self.assertEqual(self.select("details[open]"), [])

    def test_the_plain_theme_has_no_violation(self):
        plain = self.serve(self.document, "--theme", "plain")
        self.open(plain, "every-row")
        self.check("the plain theme")

    def test_borders_have_the_colour_of_text_for_users_who_prefer_more_contrast(self):
        self.serve_and_open(self.document)
        field = '[id="TextRow/content/field"]'
        colors = """
            const { color, borderColor } = getComputedStyle(document.querySelector(arguments[0]));
            return [color === borderColor];"""
        self.assertEqual(self.evaluate(colors, field), [False])
        self.emulate(prefers_contrast="more")
        self.assertEqual(self.evaluate(colors, field), [True])
        self.assertEqual(self.violations("{resultTypes: ['violations']}"), [])

    def test_nothing_moves_for_users_who_prefer_less_motion(self):
        self.serve_and_open(self.document)
        motions = """
            return [...document.querySelectorAll(".rowkit, .rowkit *")].filter((element) => {
                const { transitionDuration, animationName } = getComputedStyle(element);
                return /[1-9]/.test(transitionDuration) || animationName !== "none";
            }).length;"""
        self.assertGreater(self.evaluate(motions), 0)
        self.emulate(prefers_reduced_motion="reduce")
        self.assertEqual(self.evaluate(motions), 0)

    def test_suggestions_have_no_violation(self):
        names = ["SuggestionTableRow", "SuggestionAccessoryRow", "TokenTableRow",
                 "TokenAccessoryRow"]
        rows = self.serve(document("suggestions", *map(example, names)))
        for name in names:
            self.open(rows, "suggestions")
            self.focus(f'[id="{name}/content/field"]')
            self.replace("e")
            self.wait(lambda: self.shown("[role=option]"), "options")
            self.check(name)
            self.press(Keys.ESCAPE)
            self.wait(lambda: not self.shown("[role=option]"), "no options")
            self.check(f"{name}, closed")

    def test_errors_entries_and_disabled_rows_have_no_violation(self):
        names = [name for name in names_of_rows() if name != "ListCheckRow"]
        self.serve_and_open(document("wrong", *[
            row(name, name, example(name)["settings"], rules=[{"rule": "required"}])
            for name in names]))
        self.press_and_wait(".actions button", ".summary a")
        self.check("errors")
        self.serve_and_open(self.document)
        for count in [1, 2]:
            self.focus(".row.add button")
            self.press(Keys.ENTER)
            self.wait(lambda: len(self.select(".row.entry")) == count, "an entry")
        self.check("entries")
        self.serve_and_open(
            document("off", *[{**example(name), "disabled": True} for name in names]))
        self.check("disabled rows")
