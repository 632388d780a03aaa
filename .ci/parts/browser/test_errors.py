"""Submissions with errors."""

from selenium.webdriver.common.keys import Keys

from .browser import PageTest
from .documents import document, row

REQUIRED = [{"rule": "required"}]


class Errors(PageTest):
    def test_errors_are_listed_and_linked(self):
        server = self.serve_and_open(document(
            "rules", row("TextRow", "first"), row("TextRow", "name", rules=REQUIRED),
            row("EmailRow", "email", rules=[{"rule": "required"}, {"rule": "email"}])))
        self.focus(".actions button")
        self.press(Keys.ENTER)
        self.wait(lambda: len(self.shown(".summary a")) == 2, "the summary")
        self.assertEqual(
            [link.text for link in self.shown(".summary a")],
            ["name: Must be filled in", "email: Must be filled in"])
        self.wait(lambda: self.active.get_attribute("id") == "name/content/field",
                  "the focus in the first field with an error")
        self.assertEqual(self.active.get_attribute("aria-invalid"), "true")
        described = self.active.get_attribute("aria-describedby")
        self.assertEqual(self.find(described).text, "Must be filled in")
        self.focus(".summary li:last-child a")
        self.press(Keys.ENTER)
        self.wait(lambda: self.active.get_attribute("id") == "email/content/field",
                  "the focus in the field that the link names")
        self.press("ada@example.org")
        self.type("name/content/field", "Ada")
        self.wait(lambda: not self.select(".error"), "no error")
        values = self.submit(server)
        self.assertEqual(values, {"first": None, "name": "Ada", "email": "ada@example.org"})

    def test_what_is_not_a_number_of_a_stepper_stays_and_is_not_submitted(self):
        server = self.serve_and_open(document(
            "order", row("StepperRow", "count", {"minimum": 0, "maximum": 10}, value=2)))
        field = "count/content/field"
        for text, error in [("99", "Must be at most 10"), ("abc", "Must be a number"),
                            ("-3", "Must be at least 0")]:
            self.type(field, text)
            # The field loses the focus and the button is pressed before the server responds.
            self.press_submit()
            self.wait(lambda: error in self.find("count!error").text, error)
            self.wait(lambda: not self.select(".actions [aria-disabled]"), "the answer")
            self.assertEqual((self.value(field), server.submissions()), (text, 0))
        self.type(field, "7")
        self.press(Keys.TAB)
        self.wait(lambda: not self.find("count!error"), "no error")
        self.type(field, "12")
        self.press(Keys.TAB)
        self.wait(lambda: self.find("count!error"), "the error of a number that is left")
        self.type(field, "7")
        self.assertEqual(self.submit(server), {"count": 7})

    def test_links_lead_to_rows_of_every_kind(self):
        tags = {"PushRow": {"options": ["a"]}, "TextAreaRow": {}, "DateRow": {}, "StepperRow": {},
                "SegmentedRow": {"options": ["a", "b"]}, "TokenTableRow": {"options": ["a"]},
                "MultipleSelectorRow": {"options": ["a"]}, "LocationRow": {}, "PasswordRow": {},
                "CheckRow": {}}
        self.serve_and_open(document(
            "kinds", *[row(name, name, settings, rules=REQUIRED)
                       for name, settings in tags.items()]))
        self.press_submit()
        links = self.wait(lambda: self.shown(".summary a"), "the summary")
        names = [link.text.split(":")[0] for link in links]
        self.assertEqual(names, list(tags))
        for name, link in zip(names, links):
            with self.subTest(row=name):
                self.evaluate("arguments[0].focus()", link)
                self.press(Keys.ENTER)
                self.wait(lambda: self.evaluate(
                    "return document.activeElement.closest('.row')?.id") == name,
                    f"the focus in {name}")

    def test_errors_of_collapsed_sections_are_shown(self):
        self.serve_and_open(document(
            "collapsed", {"rows": [row("TextRow", "first")]},
            {"header": "More", "tag": "more", "isExpanded": False,
             "rows": [row("TextRow", "name", rules=REQUIRED)]},
            {"header": "Guests", "tag": "guests", "isExpanded": False,
             "multivalued": {"may": ["insert"], "minimumCount": 1,
                             "newRow": {"row": "TextRow"}}, "rows": []},
            {"header": "Rest", "isExpanded": False, "rows": [row("TextRow", "rest")]}))
        toggles = self.select(".toggle-section")
        self.assertEqual(len(self.shown(".row")), 1)
        self.focus('[id="first/content/field"]')
        for _ in toggles:
            self.press(Keys.TAB)
        self.press(Keys.SPACE)
        self.wait(lambda: len(self.shown(".row")) == 2, "the row of the last section")
        self.assertEqual(self.evaluate("return document.activeElement.ariaExpanded"), "true")
        self.press(Keys.ENTER)
        self.wait(lambda: len(self.shown(".row")) == 1, "the collapsed section")
        self.press_submit()
        self.wait(lambda: len(self.shown(".summary a")) == 2, "the summary")
        self.assertEqual([link.text for link in self.shown(".summary a")],
                         ["name: Must be filled in", "Guests: Must have at least 1 item"])
        self.assertEqual([toggle.get_attribute("aria-expanded") for toggle in toggles],
                         ["true", "true", "false"])
        self.assertEqual([error.text for error in self.shown(".foot .error")],
                         ["Must have at least 1 item"])
        self.wait(lambda: self.active.get_attribute("id") == "name/content/field",
                  "the focus in the first field with an error")

    def test_an_error_far_down_is_in_view(self):
        rows = [row("TextRow", f"r{place}") for place in range(600)]
        rows[500]["rules"] = REQUIRED
        self.serve_and_open(document("long", *rows))
        self.press_submit()
        self.wait(lambda: self.shown(".summary a"), "the summary")
        self.in_view('[id="r500!error"]')
        self.evaluate("scrollTo(0, 0)")
        self.shown(".summary a")[0].click()
        self.in_view('[id="r500!error"]')
        self.evaluate("document.activeElement.blur()")
        self.press(Keys.END)
        self.in_view(".actions button")

    def in_view(self, selector):
        self.wait(lambda: self.evaluate(
            "const box = document.querySelector(arguments[0])?.getBoundingClientRect();"
            "return box && box.top >= 0 && box.bottom <= innerHeight", selector),
            f"{selector} in view")

    def test_an_error_shows_when_a_field_is_left_and_goes_while_it_is_mended(self):
        self.serve_and_open(document(
            "left", row("EmailRow", "email", rules=[{"rule": "email"}]), row("TextRow", "last")))
        self.focus('[id="email/content/field"]')
        self.press("ada@")
        self.assertEqual(self.select(".error"), [])
        self.press(Keys.TAB)
        self.wait(lambda: self.select('[id="email!error"]'), "the error")
        self.assertEqual(self.active.get_attribute("id"), "last/content/field")
        self.type("email/content/field", "ada@example.org")
        self.press(Keys.TAB)
        self.wait(lambda: not self.select(".error"), "no error")

    def test_an_error_that_comes_while_typing_looks_like_one_that_the_server_draws(self):
        self.serve_and_open(document(
            "typed", row("EmailRow", "email", {"validationOptions": ["onChange"]},
                         rules=[{"rule": "email"}]),
            row("TextRow", "last")))
        look = ("const [row, field] = [arguments[0], arguments[0] + '/content/field'].map("
                "(id) => document.getElementById(id));"
                "return [row.className.split(' ').filter((name) => name !== 'active').sort(),"
                "field.ariaInvalid, field.getAttribute('aria-describedby'),"
                "row.lastElementChild.outerHTML]")
        self.focus('[id="email/content/field"]')
        valid = self.evaluate(look, "email")
        self.press("ada@")
        self.wait(lambda: self.select('[id="email!error"]'), "the error")
        typed = self.evaluate(look, "email")
        self.assertEqual(typed[1:3], ["true", "email!error"])
        self.press("example.org")
        self.wait(lambda: not self.select(".error"), "no error")
        self.assertEqual(self.evaluate(look, "email"), valid)
        self.replace("ada@")
        self.wait(lambda: self.select('[id="email!error"]'), "the error")
        self.press(Keys.TAB)
        self.wait(lambda: not self.select('[id="email"].active'), "the row as drawn by the server")
        self.assertEqual(self.evaluate(look, "email"), typed)

    def test_the_title_says_that_there_are_errors_as_long_as_there_are(self):
        self.serve_and_open(document("titled", row("TextRow", "name", rules=REQUIRED)))
        self.press_submit()
        self.wait(lambda: self.driver.title == "Error: titled", "the title")
        self.type("name/content/field", "Ada")
        self.wait(lambda: self.driver.title == "titled", "the title without errors")
        self.type("name/content/field", Keys.BACKSPACE)
        self.press(Keys.TAB)
        self.wait(lambda: self.driver.title == "Error: titled", "the title with the error again")
