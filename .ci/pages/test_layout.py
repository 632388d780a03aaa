"""How pages fit narrow screens, forced colours and right-to-left text."""

from selenium.webdriver.common.keys import Keys

from .browser import PageTest
from .documents import FORMS, document, row

# What is wider than the page, without what scrolls within itself.
OVERFLOW = """
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll(".screens *")]
        .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            return (right > clientWidth + 1 || left < -1) && !element.closest(".strip");
        })
        .map((element) => `${element.localName} ${element.id} ${element.className}`).concat("page");
    """


class Layout(PageTest):
    def test_nothing_is_wider_than_a_page_of_320_pixels(self):
        self.resize(320)
        forms, every = self.serve(), self.serve(self.document)
        pages = [(forms, name) for name in FORMS] + [(every, "every-row")]
        for direction in ["ltr", "rtl"]:
            for server, name in pages:
                self.open(server, name)
                self.evaluate("document.documentElement.dir = arguments[0]", direction)
                with self.subTest(page=name, direction=direction):
                    self.assertEqual(self.evaluate(OVERFLOW), [])

    def test_screens_over_a_page_of_320_pixels_are_within_it(self):
        self.resize(320, 500)
        server = self.serve("presentations")
        for kind in ["show", "modal", "popover", "alert", "sheet"]:
            self.open(server, "presentations")
            self.focus(f'[id="{kind}"] button')
            self.press(Keys.ENTER)
            screen = self.wait(lambda: self.shown(f".screen.{kind}"), kind)[0]
            with self.subTest(kind=kind):
                self.assertEqual(self.evaluate(OVERFLOW), [])
                left, top, right, bottom = self.evaluate("""
                    const { left, top, right, bottom } = arguments[0].getBoundingClientRect();
                    return [left, top, right, bottom];""", screen)
                self.assertTrue(left >= 0 and top >= 0 and right <= 320, (left, top, right))
                if kind != "show":
                    self.assertLessEqual(bottom, 500)

    def test_errors_and_a_long_word_fit_320_pixels(self):
        self.resize(320)
        server = self.serve(document(
            "long", row("TextRow", "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk" * 2,
                        rules=[{"rule": "required"}]),
            row("LabelRow", "label", value="x" * 200), row("SwitchRow", "y" * 100)))
        self.open(server, "long")
        self.press_submit()
        self.wait(lambda: self.shown(".summary a"), "the summary")
        self.assertEqual(self.evaluate(OVERFLOW), [])

    def test_a_page_from_right_to_left_is_mirrored(self):
        """The direction of a page is that of its `dir` alone, which comes from a form's formats."""
        server = self.serve(self.document)
        self.resize(900)
        places = {}
        for direction in ["ltr", "rtl"]:
            self.open(server, "every-row")
            self.evaluate("document.documentElement.dir = arguments[0]", direction)
            places[direction] = {
                selector: self.evaluate("""
                    const { left, right } = document.querySelector(arguments[0])
                        .getBoundingClientRect();
                    return [left, right];""", selector)
                for selector in ['[id="NameRow/content/title"]', '[id="NameRow/content/field"]',
                                 '[id="SwitchRow/accessory"]', '[id="PushRow"] .chevron',
                                 '[id="StepperRow"] .stepper']}
        for selector, (left, right) in places["ltr"].items():
            mirrored = [900 - right, 900 - left]
            for expected, found in zip(mirrored, places["rtl"][selector]):
                self.assertAlmostEqual(expected, found, delta=20, msg=selector)

    def test_controls_are_seen_in_forced_colours(self):
        """Backgrounds are replaced there, so that what is drawn by them alone vanishes."""
        self.emulate(forced_colors="active")
        self.serve_and_open(self.document)
        self.evaluate("""
            window.seen = (element, pseudo) => {
                const style = getComputedStyle(element, pseudo);
                return parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== "none"
                    || style.forcedColorAdjust === "none";
            };""")
        for selector, pseudo in [
            (".prominent", None), (".rows", None), (".segments:not(.swatches)", None),
            (".field > input", None),
            ("select, [type=date]", None), ("[role=switch]", None), (".chevron", "::before"),
            ("[role=switch]", "::before"), (".stepper", None), ("textarea", None),
        ]:
            with self.subTest(selector=selector, pseudo=pseudo):
                for element in self.shown(selector):
                    self.assertTrue(self.evaluate("return seen(...arguments)", element, pseudo))
        chosen, other = [self.find(f"SegmentedRow/content/field/:{key}") for key in "ML"]
        color = "return getComputedStyle(arguments[0].nextElementSibling).backgroundColor"
        self.assertNotEqual(self.evaluate(color, chosen), self.evaluate(color, other))
