"""A page that the browser loads again goes on with what it held."""

import signal
import threading
import time

from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.keys import Keys

from .browser import PageTest
from .documents import document, row
from .entering import KINDS, form_of_every_kind

# A menu drawn with a choice does not offer to choose none.
HELD = """
    const controls = [...new FormData(document.getElementById("rowkit"))];
    return JSON.stringify([
        document.querySelector(".screens").innerText.replaceAll("None\\n", ""),
        controls.filter(([name]) => !/^_(state|drawn|nonce)/.test(name))]);"""

# The sealed state, which a server makes anew when the page connects to it.
STATE = "return document.querySelector('[name=_state]').value"

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

    def kept(self):
        return self.evaluate("return JSON.stringify([sessionStorage, history.state])")

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

    def test_secure_text_stays_in_the_session(self):
        self.type("code/content/field", "cobol")
        self.fill()
        self.reload()
        self.assert_filled()
        self.assertEqual(self.submit(self.server)["code"], "cobol")

    def test_secure_text_is_asked_for_again_after_a_kill(self):
        self.type("code/content/field", "cobol")
        self.fill()
        # Otherwise the page brings the text back before it is loaded again.
        self.evaluate("window.fetch = () => new Promise(() => {})")
        self.server.kill()
        self.server.start()
        self.reload()
        self.assert_filled()
        self.assertEqual(self.value("code/content/field"), "")
        self.wait(lambda: "could not be restored" in self.find("rowkit-status").text, "the reason")
        self.assertNotIn("cobol", self.kept())

    def test_no_secret_is_stored(self):
        self.serve_and_open(document(
            "card", row("CreditCardRow", "card"), row("GenericPasswordRow", "code")))
        self.type("card/content/1/number", "4111")
        self.type("card/content/2/code", "987")
        self.click("code/content/1/show")
        self.wait(lambda: self.find("code/content/1/field").get_attribute("type") == "text", "it")
        self.type("code/content/1/field", "flow-matic")
        self.reload()
        self.assertIn("lines", self.kept())
        for secret in ["4111", "987", "flow"]:
            self.assertNotIn(secret, self.kept())

    def test_an_open_screen_returns_and_the_browsers_way_back_closes_it(self):
        self.fill()
        self.open_cities()
        self.reload()
        self.wait(lambda: self.shown(".screen.show"), "the screen")
        self.driver.back()
        self.wait(lambda: not self.select(".screen.show"), "the form")
        self.assert_filled()

    def test_a_submission_that_was_running_is_done_once_and_its_result_shown(self):
        self.fill()
        time.sleep(0.5)
        self.server.process.send_signal(signal.SIGSTOP)
        self.press_submit()
        time.sleep(0.5)
        threading.Timer(0.5, self.server.process.send_signal, [signal.SIGCONT]).start()
        self.driver.refresh()
        self.wait(lambda: self.driver.current_url.endswith("/done"), "the page after it")
        self.assertEqual(self.server.submissions(), 1)
        # On the way back, the form can be filled in once more.
        self.driver.back()
        self.wait_for_connection()
        self.assertEqual(self.value("name/content/field"), "Ada")

    def test_the_errors_of_a_submission_that_was_running_are_shown(self):
        server = self.serve_and_open(document(
            "one", row("NameRow", "name", rules=[{"rule": "required"}])))
        server.process.send_signal(signal.SIGSTOP)
        self.press_submit()
        time.sleep(0.5)
        threading.Timer(0.5, server.process.send_signal, [signal.SIGCONT]).start()
        self.driver.refresh()
        self.wait(lambda: len(self.shown(".summary a")) == 1, "the list of errors")
        self.assertEqual(self.find("rowkit-status").text, "")
        self.type("name/content/field", "Ada")
        self.assertEqual(self.submit(server), {"name": "Ada"})

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

    def test_a_page_that_was_reloaded_without_a_server_goes_on(self):
        self.fill()
        self.server.kill()
        try:
            self.driver.refresh()
        except WebDriverException:
            pass  # The browser shows a page of its own.
        self.server.start()
        self.reload()
        self.assert_filled()

    def test_an_action_that_no_server_has_answered_is_performed(self):
        server = self.serve_and_open(document("guests", {
            "tag": "guests", "rows": [row("NameRow", "ada", value="Ada"), row("NameRow", "bo")],
            "multivalued": {"may": ["insert", "delete"], "newRow": {"row": "NameRow"}}}))
        self.type("bo/content/field", "Bo")
        self.wait(lambda: not self.select("[data-pending]"), "the answer")
        server.kill()
        self.evaluate("document.querySelector('[id=ada] .delete').click()")
        server.start()
        self.reload()
        self.wait(lambda: len(self.select(".row.entry:not(.add)")) == 1, "the deletion")
        self.assertEqual(self.value("bo/content/field"), "Bo")

    def test_the_list_of_errors_returns_without_those_that_were_corrected(self):
        server = self.serve_and_open(document(
            "two", *[row("NameRow", name, rules=[{"rule": "required"}]) for name in ["a", "b"]]))
        self.press_submit()
        self.wait(lambda: len(self.shown(".summary a")) == 2, "the list of errors")
        self.type("a/content/field", "Ada")
        self.press(Keys.TAB)
        self.wait(lambda: len(self.shown(".summary a")) == 1, "the list with the other error")
        title = self.driver.title
        self.reload()
        self.wait(lambda: len(self.shown(".summary a")) == 1, "the list after loading again")
        self.assertEqual(self.driver.title, title)
        state = self.evaluate(STATE)
        server.kill()
        server.start()
        self.type("a/content/field", "Grace")
        self.wait(lambda: self.evaluate(STATE) != state, "the answer of the other server")
        self.assertEqual(len(self.shown(".summary a")), 1)

    def test_another_page_of_a_session_goes_on(self):
        self.driver.get(self.server.url("trip") + self.evaluate(
            "return document.getElementById('rowkit').dataset.session").removeprefix("/trip"))
        self.wait_for_connection()
        self.fill()
        self.server.kill()
        self.server.start()
        self.reload()
        self.assert_filled()

    def test_a_page_that_was_left_goes_on(self):
        self.fill()
        self.driver.get(self.server.url("another"))
        self.driver.back()
        self.wait_for_connection()
        self.assert_filled()

    def test_each_visit_of_an_address_goes_on_with_what_it_held(self):
        def leave(path):
            # A browser that keeps a page whole has nothing to load again.
            self.evaluate("addEventListener('unload', () => {}); location.assign(arguments[0])",
                          self.server.url(path))
            self.wait(lambda: self.driver.current_url.endswith(path), "the next page")
        self.fill()
        leave("another")
        leave("trip")
        self.wait_for_connection()
        self.assertEqual(self.value("name/content/field"), "")
        self.type("name/content/field", "Grace")
        leave("another")
        self.driver.back()
        self.wait_for_connection()
        self.assertEqual(self.value("name/content/field"), "Grace")
        for _ in range(2):
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
            window.FormData = class { constructor() { throw "nothing is kept"; } };""")
        self.reload()
        self.assert_filled()

    def test_a_page_that_is_opened_elsewhere_begins_anew(self):
        self.fill()
        self.open(self.server, "trip")
        self.assertEqual(self.value("name/content/field"), "")
        self.assertIsNone(self.find("age/content/field"))
