"""How pages fit narrow screens, forced colours and right-to-left text."""

from selenium.webdriver.common.keys import Keys

from .browser import PageTest
from .documents import FORMS, document, example, row

# Elements wider than the page, except those that scroll themselves.
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
            row("LabelRow", "label", value="x" * 200), row("SwitchRow", "y" * 100),
            row("ButtonRow", "z" * 60)))
        self.open(server, "long")
        self.press_submit()
        self.wait(lambda: self.shown(".summary a"), "the summary")
        self.assertEqual(self.evaluate(OVERFLOW), [])

    def test_a_page_from_right_to_left_is_mirrored(self):
        """The direction of a page depends only on its `dir`, set by the form's formats."""
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

    def test_controls_are_beside_each_other_and_not_clipped(self):
        """Titles wrap between words, and controls neither overlap nor leave their row."""
        server = self.serve(self.document)
        for width in [320, 390, 700]:
            self.resize(width)
            self.open(server, "every-row")
            with self.subTest(width=width):
                self.assertEqual(self.evaluate("""
                    const faults = [];
                    for (const stack of document.querySelectorAll(".row .stack")) {
                        const row = stack.closest(".row").getBoundingClientRect();
                        const parts = [...stack.children].filter((part) => part.offsetWidth)
                            .map((part) => [part, part.getBoundingClientRect()]);
                        for (const [part, box] of parts) {
                            if (box.left < row.left || box.right > row.right
                                || part.scrollWidth > part.clientWidth + 1
                                    && !part.matches("input, .popup, .strip, .slider")) {
                                faults.push(`clipped: ${stack.id} ${part.className}`);
                            }
                            for (const [other, its] of parts) {
                                if (other !== part && box.left < its.right - 1
                                    && its.left < box.right - 1 && box.top < its.bottom - 1
                                    && its.top < box.bottom - 1) {
                                    faults.push(`overlapping: ${stack.id} ${part.className}`);
                                }
                            }
                        }
                    }
                    return faults;"""), [])
                title = self.find("ColorRow/content/0/title")
                self.assertLess(title.size["height"], 40)
                slider = self.find("SliderRow/content/field")
                self.assertGreater(slider.size["width"], 200)

    def test_dialogs_have_a_close_button_that_a_finger_hits(self):
        self.resize(390, 700)
        server = self.serve("presentations")
        for kind in ["modal", "popover", "alert", "sheet"]:
            self.open(server, "presentations")
            self.focus(f'[id="{kind}"] button')
            self.press(Keys.ENTER)
            screen = self.wait(lambda: self.shown(f".screen.{kind}"), kind)[0]
            with self.subTest(kind=kind):
                self.assertTrue(self.evaluate("""
                    const button = arguments[0].querySelector(".close");
                    const { width, height } = button.getBoundingClientRect();
                    const link = document.createElement("a");
                    button.append(link);
                    const tint = getComputedStyle(link).color;
                    link.remove();
                    return height >= 44 && width >= 44 && getComputedStyle(button).color === tint;
                    """, screen))

    def test_printed_pages_have_all_values(self):
        self.serve_and_open(self.document)
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        self.addCleanup(
            self.driver.execute_cdp_cmd, "Emulation.setEmulatedMedia", {"media": ""})
        hidden = [field.get_attribute("id") for field in self.select(
            ".row :is(input:not([type=hidden]), select, textarea)") if not field.is_displayed()]
        self.assertEqual([id for id in hidden if not self.evaluate(
            "return document.getElementById(arguments[0]).closest('label, .segments')", id)], [])

    def test_a_picture_of_an_origin_that_is_not_allowed_is_replaced(self):
        self.serve_and_open(self.document)
        self.assertTrue(self.shown('[id="UserInfoRow"] .image .symbol'))
        self.assertEqual(self.select('[id="UserInfoRow"] img'), [])

    def test_a_picture_that_cannot_be_loaded_is_replaced(self):
        user = example("UserInfoRow")
        user["value"]["pictureUrl"] = "http://127.0.0.1:9/picture.png"
        self.serve_and_open(document("picture", user, imageOrigins=["http://127.0.0.1:9"]))
        picture = '[id="UserInfoRow"] img'
        self.wait(lambda: self.evaluate(
            "return getComputedStyle(document.querySelector(arguments[0])).visibility", picture
        ) == "hidden", "the error")
        self.assertTrue(self.shown('[id="UserInfoRow"] .placeholder'))

    def test_a_picture_stands_before_its_text(self):
        picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
        actions = [{"action": "clear", "title": title, "image": {"url": url}}
                   for title, url in [("One", picture), ("Two", "https://other.example/2.png")]]
        self.serve_and_open(document(
            "actions", row("NameRow", "name", trailingSwipe={"actions": actions})))
        self.evaluate("document.querySelector('.menu').open = true")
        # The origin of the other is not allowed.
        [shown] = self.shown(".menu img")
        button = shown.find_element("xpath", "..")
        self.assertEqual((shown.size["width"], shown.size["height"]), (30, 30))
        self.assertLess(button.size["height"], 60)

    def test_areas_have_a_fixed_height_or_grow_from_an_initial_one(self):
        heights = {"fixed": 50, "small": {"dynamic": 50}, "large": {"dynamic": 200},
                   "host": "dynamic"}
        self.serve_and_open(document(
            "areas", *[row("TextAreaRow", name, {"textAreaHeight": height})
                       for name, height in heights.items()]))

        def height(name):
            return self.evaluate("return arguments[0].getBoundingClientRect().height",
                                 self.find(f"{name}/content/field"))

        self.assertEqual([height(name) for name in heights], [50, 50, 200, 96])
        text = "\n".join("abcdefghijkl")
        for name, grows in [("fixed", False), ("small", True), ("large", True), ("host", True)]:
            with self.subTest(name=name):
                initial = height(name)
                self.find(f"{name}/content/field").send_keys("one line")
                self.assertEqual(height(name), initial)
                self.find(f"{name}/content/field").send_keys(text)
                self.assertEqual(height(name) > initial + 40, grows)
                self.type(f"{name}/content/field", Keys.DELETE)
                self.assertEqual(height(name), initial)

    def test_a_canvas_beside_a_title_has_its_own_width(self):
        self.serve_and_open(self.document)
        # No registered row has a canvas there, but rows of others may.
        [width, own] = self.evaluate("""
            const canvas = document.getElementById("RatingRow/content/stars");
            document.querySelector("#SwitchRow > .accessory").replaceChildren(canvas);
            const { width } = canvas.getBoundingClientRect();
            return [width, canvas.firstElementChild.viewBox.baseVal.width];""")
        self.assertEqual(width, own)

    def test_a_stepper_shows_its_number_once(self):
        self.serve_and_open(self.document)
        self.assertEqual(self.select('[id="StepperRow/content/value"]'), [])
        self.assertEqual(self.value("StepperRow/content/field"), "2")
        self.click("StepperRow/content/field")
        self.evaluate("""document.querySelector('[id="StepperRow"] .step:last-of-type').click()""")
        self.wait(lambda: self.value("StepperRow/content/field") == "3", "the next number")
        self.assertEqual(self.select('[id="StepperRow/content/value"]'), [])

    def test_numbers_are_read_from_left_to_right_on_every_page(self):
        self.serve_and_open(self.document)
        self.evaluate("document.documentElement.dir = 'rtl'")
        for id in ["PhoneRow/content/field", "EmailRow/content/field", "DecimalRow/content/field"]:
            with self.subTest(id=id):
                self.assertEqual(self.evaluate(
                    "return getComputedStyle(arguments[0]).direction", self.find(id)), "ltr")

    def test_controls_are_seen_in_forced_colours(self):
        """Backgrounds are replaced in that mode, so that anything drawn only by them vanishes."""
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
