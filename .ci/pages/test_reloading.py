"""A page that the browser loads again goes on with what it held."""

from .browser import PageTest
from .documents import document, row
from .entering import KINDS, form_of_every_kind

# A menu drawn with a choice does not offer to choose none.
HELD = """
    const controls = [...new FormData(document.getElementById("rowkit"))];
    return JSON.stringify([
        document.querySelector(".screens").innerText.replaceAll("None\\n", ""),
        controls.filter(([name]) => !/^_(state|drawn)/.test(name))]);"""

# Only their controls hold what was entered.
SECRET_OR_FILE = [
    "PasswordRow", "PasswordFloatLabelRow", "GenericPasswordRow", "CreditCardRow", "ImageRow",
    "VideoRow"]


class Reloading(PageTest):
    def setUp(self):
        self.server = self.serve_and_open(document(
            "trip", row("NameRow", "name"), row("SwitchRow", "more"),
            row("IntRow", "age", hidden="$more == false"),
            row("PushRow", "city", {"options": ["Oslo", "Rome"]}), row("PasswordRow", "code")))

    def reload(self):
        self.driver.refresh()
        self.wait_for_connection()

    def fill(self):
        self.type("name/content/field", "Ada")
        self.click("more/accessory")
        self.type("age/content/field", "36")

    def open_cities(self):
        self.focus('[id="city"] button')
        self.evaluate("document.activeElement.click()")
        self.wait(lambda: self.shown(".screen.show"), "the screen")

    def assert_filled(self):
        self.wait(lambda: self.value("age/content/field") == "36", "the row that input showed")
        self.assertEqual(self.value("name/content/field"), "Ada")

    def test_every_row_holds_what_was_entered(self):
        form, steps = form_of_every_kind("kept", len(KINDS), without=SECRET_OR_FILE)
        self.serve_and_open(form)
        for tag, (enter, number) in steps.items():
            for _ in enter(self, tag, number):
                pass
        self.evaluate("document.activeElement.blur()")
        self.wait(lambda: not self.shown(".popup"), "the end of lists")
        held = self.evaluate(HELD)
        self.reload()
        self.wait(lambda: self.evaluate(HELD) == held, "all that was entered")

    def test_text_returns_that_was_typed_just_before(self):
        self.fill()
        self.find("name/content/field").send_keys("!")
        self.reload()
        self.assertEqual(self.value("name/content/field"), "Ada!")

    def test_secure_text_is_asked_for_again(self):
        self.type("code/content/field", "secret")
        self.fill()
        self.reload()
        self.assert_filled()
        self.assertEqual(self.value("code/content/field"), "")
        self.wait(lambda: "could not be restored" in self.find("rowkit-status").text, "the reason")
        self.assertNotIn("secret", self.evaluate("return JSON.stringify(history.state)"))

    def test_no_secret_is_stored(self):
        self.serve_and_open(document(
            "card", row("CreditCardRow", "card"), row("GenericPasswordRow", "code")))
        self.type("card/content/1/number", "4111")
        self.type("card/content/2/code", "987")
        self.click("code/content/1/show")
        self.wait(lambda: self.find("code/content/1/field").get_attribute("type") == "text", "it")
        self.type("code/content/1/field", "flow-matic")
        self.reload()
        kept = self.evaluate("return JSON.stringify(history.state)")
        self.assertIn("_state", kept)
        for secret in ["4111", "987", "flow"]:
            self.assertNotIn(secret, kept)

    def test_an_open_screen_returns_and_the_browsers_way_back_closes_it(self):
        self.fill()
        self.open_cities()
        self.reload()
        self.wait(lambda: self.shown(".screen.show"), "the screen")
        self.driver.back()
        self.wait(lambda: not self.select(".screen.show"), "the form")
        self.assert_filled()

    def test_another_server_goes_on(self):
        self.fill()
        self.server.kill()
        self.server.start()
        self.reload()
        self.assert_filled()
        self.press_submit()
        self.wait(lambda: self.server.submissions(), "a submission")
        self.assertEqual(self.server.values(), {
            "name": "Ada", "more": True, "age": 36, "city": None, "code": None})

    def test_a_page_that_was_left_goes_on(self):
        self.fill()
        self.driver.get(self.server.url(""))
        self.driver.back()
        self.wait_for_connection()
        self.assert_filled()

    def test_a_page_that_was_submitted_goes_on(self):
        self.fill()
        self.submit(self.server)
        self.driver.back()
        self.wait_for_connection()
        self.assert_filled()

    def test_a_hidden_page_that_the_browser_discards_goes_on(self):
        self.fill()
        self.evaluate("""
            Object.defineProperty(document, "hidden", {value: true});
            document.dispatchEvent(new Event("visibilitychange"));
            // Nothing else is called when a browser discards a page.
            history.replaceState = () => {};""")
        self.reload()
        self.assert_filled()

    def test_a_page_that_is_opened_elsewhere_begins_anew(self):
        self.fill()
        self.open(self.server, "trip")
        self.assertEqual(self.value("name/content/field"), "")
        self.assertIsNone(self.find("age/content/field"))
