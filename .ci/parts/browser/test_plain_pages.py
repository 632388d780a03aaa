"""Pages in a browser without scripts."""

import unittest

from selenium.webdriver.common.keys import Keys

from .browser import PageTest
from .chromium import Chromium
from .documents import document, row
from .posts import page_after, page_of
from .proxy import Proxy
from .server import Server


class WithoutScript(PageTest):
    has_script = False

    def test_a_form_is_filled_in_and_submitted(self):
        server = self.serve_and_open(self.document)
        self.type("NameRow/content/field", "Grace Hopper")
        self.find("SwitchRow/accessory").click()
        self.select(".row.add button")[0].click()
        self.select(".row.entry input")[0].send_keys("Ada")
        self.select('[id="PushRow"] button')[0].click()
        option = self.shown(".screen.show .press")[-1]
        name = option.text
        option.click()
        self.wait(lambda: not self.select(".screen.show"), "the form")
        self.assertEqual(self.value("NameRow/content/field"), "Grace Hopper")
        self.select(".actions button")[0].click()
        self.wait(lambda: self.driver.current_url.endswith("/done"))
        values = server.values()
        self.assertEqual(values["NameRow"], "Grace Hopper")
        self.assertEqual(values["guests"], ["Ada"])
        self.assertEqual((values["PushRow"], values["SwitchRow"]), (name, False))

    def test_options_below_a_field_are_picked_and_tokens_removed(self):
        names = ["Ada Lovelace", "Alan Turing", "Emmy Noether"]
        server = self.serve_and_open(document(
            "people", row("TokenTableRow", "to", {"options": names}),
            row("SuggestionTableRow", "city", {"options": ["Berlin", "Bern", "London"]})))
        for text, name in [("ada", "Ada Lovelace"), ("alan", "Alan Turing")]:
            self.type("to/content/field", text + Keys.ENTER)
            self.press_option(name)
            self.wait(lambda: name in self.find("to").text, "the token")
            self.assertEqual(self.value("to/content/field"), "")
        self.type("city/content/field", "ber" + Keys.ENTER)
        self.press_option("Bern")
        self.wait(lambda: self.value("city/content/field") == "Bern", "the suggestion")
        token = '[id="to"] .button'
        self.assertEqual([shown.text for shown in self.select(token)], names[:2])
        self.select(token)[0].click()
        self.wait(lambda: self.select(token + '[aria-label="Remove Ada Lovelace"]'),
                  "the selected token")[0].click()
        self.wait(lambda: [shown.text for shown in self.select(token)] == names[1:2],
                  "the other token alone")
        self.select(".actions button")[0].click()
        self.wait(lambda: self.driver.current_url.endswith("/done"))
        self.assertEqual(server.values(), {"to": names[1:2], "city": "Bern"})

    def test_options_that_are_looked_up_are_picked(self):
        server = self.serve_and_open("message")
        self.type("to/content/field", "ada" + Keys.ENTER)
        self.press_option("Ada Lovelace")
        self.type("subject/content/field", "lunch" + Keys.ENTER)
        self.press_option("Lunch on Friday")
        self.type("place/content/field", "par" + Keys.ENTER)
        self.press_option("Park")
        self.select(".actions button")[0].click()
        self.wait(lambda: self.driver.current_url.endswith("/done"))
        values = server.values()
        self.assertEqual((values["to"], values["subject"], values["place"]),
                         (["Ada Lovelace"], "Lunch on Friday", "Park"))

    def test_an_open_list_covers_no_other_row(self):
        self.serve_and_open("message")
        self.type("to/content/field", "ada")
        self.type("subject/content/field", "monday" + Keys.ENTER)
        self.wait(lambda: len(self.shown(".popup")) == 2, "both lists")
        for name in ["to", "subject"]:
            bottoms = [shown.rect["y"] + shown.rect["height"] for shown in
                       [self.shown(f'[id="{name}"] .popup')[0], self.find(name)]]
            with self.subTest(row=name):
                self.assertLessEqual(*bottoms)

    def test_a_page_says_before_and_after_that_buttons_empty_a_password(self):
        warning = "Every button on this page empties this field."
        server = self.serve_and_open(document(
            "account", row("TextRow", "name"), row("PushRow", "city", {"options": ["Lima"]}),
            row("PasswordRow", "secret", {"title": "Password"})))
        self.assertEqual([one.text.split(" Fill")[0] for one in self.shown("noscript .hint")],
                         [warning])
        self.type("secret/content/field", "analytical")
        self.select('[id="city"] button')[0].click()
        self.wait(lambda: self.shown(".screen.show .press"), "the options")[-1].click()
        self.wait(lambda: not self.select(".screen.show"), "the form")
        note = self.select(".rowkit-status")[0].text
        self.assertIn("Password", note)
        self.assertEqual(self.value("secret/content/field"), "")
        self.type("secret/content/field", "analytical")
        self.select(".actions button")[0].click()
        self.wait(lambda: self.driver.current_url.endswith("/done"))
        self.assertEqual(server.values()["secret"], "analytical")

    def press_option(self, name):
        def option():
            return [found for found in self.shown("[name=_choose]") if found.text == name]
        button = self.wait(option, name)[0]
        button.click()
        self.wait(lambda: self.is_gone(button), "the next page")

    def test_what_is_not_a_number_of_a_stepper_is_not_submitted(self):
        server = self.serve_and_open(document(
            "order", row("StepperRow", "count", {"minimum": 0, "maximum": 10}, value=2)))
        for text, reason in [("999", "Must be at most 10"), ("abc", "Must be a number")]:
            self.type("count/content/field", text)
            self.select(".actions button")[0].click()
            self.wait(lambda: reason in self.find("count").text, reason)
            self.assertEqual(self.value("count/content/field"), text)
            self.assertEqual(self.select(".summary a")[0].text, f"count: {reason}")
            self.assertEqual(server.submissions(), 0)
        self.type("count/content/field", "7")
        self.select(".actions button")[0].click()
        self.wait(lambda: self.driver.current_url.endswith("/done"))
        self.assertEqual(server.values(), {"count": 7})

    def test_a_section_is_collapsed_and_expanded(self):
        server = self.serve_and_open(document(
            "sections", {"rows": [row("TextRow", "first")]},
            {"header": "More", "isExpanded": False, "rows": [row("TextRow", "second")]}))
        self.assertEqual(len(self.shown(".row")), 1)
        self.type("first/content/field", "Ada")
        self.select(".toggle-section")[0].click()
        self.wait(lambda: len(self.shown(".row")) == 2, "the rows of the section")
        self.type("second/content/field", "Grace")
        self.select(".toggle-section")[0].click()
        self.wait(lambda: len(self.shown(".row")) == 1, "the collapsed section")
        self.select(".actions button")[0].click()
        self.wait(lambda: self.driver.current_url.endswith("/done"))
        self.assertEqual(server.values(), {"first": "Ada", "second": "Grace"})


class SlowScript(unittest.TestCase):
    """A page whose script arrives late."""

    def test_keeps_what_is_typed_before(self):
        server = Server(document("account", row("TextRow", "name"), row("PasswordRow", "secret")))
        self.addCleanup(server.kill)
        proxy = Proxy(server)
        proxy.script_delay = 3
        browser = Chromium()
        self.addCleanup(browser.close)
        tab = browser.open(proxy.url("account"))
        typed = {"name/content/field": "Ada", "secret/content/field": "analytical"}
        for id, text in typed.items():
            tab.type(id, text)
        is_connected = "return document.querySelector('.screens').previousElementSibling.name" \
            " === '_state'"
        self.assertFalse(tab.evaluate(is_connected), "the script came too early")
        tab.wait(lambda: tab.evaluate(is_connected), "the connection")
        self.assertEqual({id: tab.value(id) for id in typed}, typed)
        tab.evaluate("document.querySelector('[name=_submit]').click()")
        tab.wait(lambda: server.submissions(), "the submission")
        self.assertEqual(server.values(), {"name": "Ada", "secret": "analytical"})


class TwoSteps(unittest.TestCase):
    """The second of two steps, which a button in the first opens."""

    def test_is_open_after_each_post_although_the_server_is_killed_before(self):
        server = Server("two-steps")
        self.addCleanup(server.kill)
        page = page_of(server, "two-steps")

        def post(**fields):
            nonlocal page
            server.kill()
            server.start()
            page = page_after(server, "two-steps", page, **fields)

        first = {"name/content/field": "Ada", "email/content/field": "ada@example.org",
                 "dateOfBirth/content/field": "1990-12-10"}
        post(**first, _press="#:1:0/content")
        second = {"#:1:0>phone/content/field": "555 0199"}
        self.assertIn('name="#:1:0&gt;phone/content/field"', page)
        post(**second, _commit="")
        self.assertIn('value="555 0199"', page)
        self.assertNotIn("Welcome", page)
        post(_press="#:1:0>#:2:0/content")
        self.assertIn("Welcome", page)
        self.assertIn("555 0199", page)
