"""The display and the input of a page while it waits for its server."""

import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from .browser import PageTest, browser
from .documents import document, row


class Waiting(PageTest):
    def test_a_row_and_the_submit_button_are_busy_while_the_server_takes_its_time(self):
        server = self.serve_and_open(document(
            "slow", row("TextRow", "name"), row("SwitchRow", "more")))
        self.delay_requests(1000)
        self.click("more/accessory")
        self.assertEqual(self.select("[data-pending]"), [])
        busy = self.wait(lambda: self.select("[data-pending]"), "the busy row")
        self.assertEqual([(found.get_attribute("id"), found.get_attribute("aria-busy"))
                          for found in busy], [("more", "true")])
        self.wait(lambda: not self.select("[data-pending], [aria-busy=true]"), "the response")
        button = self.select(".actions button")[0]
        self.press_submit()
        self.wait(lambda: button.text == "Sending…", "the text of the button")
        self.assertEqual(button.get_attribute("aria-disabled"), "true")
        self.wait(lambda: self.driver.current_url.endswith("/done"), "the page after it")
        self.assertEqual(server.values(), {"name": None, "more": True})

    def test_a_double_click_submits_once(self):
        server = self.serve_and_open(document("double", row("TextRow", "name", value="Ada")))
        self.delay_requests(500)
        ActionChains(self.driver, duration=0).double_click(
            self.select(".actions button")[0]).perform()
        self.wait(lambda: self.driver.current_url.endswith("/done"), "the page after it")
        self.assertEqual(server.submissions(), 1)

    def test_a_lost_connection_is_announced_until_it_is_back(self):
        server = self.serve_and_open(document("lost", row("TextRow", "name")))
        status = self.find("rowkit-status")
        server.kill()
        self.type("name/content/field", "Ada")
        self.assertEqual(status.text, "")
        self.wait(lambda: status.text == "Connection lost. Reconnecting…", "the note")
        self.assertEqual(status.get_attribute("role"), "status")
        server.start()
        self.wait(lambda: status.text == "", "no note", 30)
        self.assertEqual(self.submit(server), {"name": "Ada"})

    def test_what_follows_a_press_is_not_performed_twice_after_a_kill(self):
        guests = {"tag": "guests", "rows": [],
                  "multivalued": {"may": ["insert"], "newRow": {"row": "NameRow"}}}
        server = self.serve_and_open(document("order", guests, {"rows": [
            row("TextRow", "name"), row("PasswordRow", "secret"),
            row("TokenTableRow", "colors", {"options": ["red", "blue"]})]}))
        server.kill()
        self.focus(".row.add button")
        self.press(Keys.ENTER)
        for tag, text in [("name", "Ada"), ("secret", "open"), ("colors", "red")]:
            self.focus(f"[id='{tag}/content/field']")
            self.press(text)
        server.start()
        self.wait(lambda: self.select(".row.entry"), "the added row")
        self.wait(lambda: self.select("[id^='colors/'][aria-expanded=true]"), "the options")
        # The user is still in the field, so its text is not a token yet.
        self.assertEqual(self.select("[id^='colors/content/token-']"), [])
        self.assertEqual(self.value("colors/content/field"), "red")
        self.assertEqual(self.submit(server), {
            "guests": [], "name": "Ada", "secret": "open", "colors": ["red"]})

    def test_a_row_that_was_collapsed_is_collapsed_after_a_kill(self):
        server = self.serve_and_open(document(
            "collapsed", row("DateInlineRow", "day"), row("TextRow", "name")))
        self.focus("[id='day'] button")
        self.press(Keys.ENTER)
        self.wait(lambda: self.select(".row.below"), "the expanded row")
        server.kill()
        self.press(Keys.ENTER)
        self.focus("[id='name/content/field']")
        self.press("Ada")
        server.start()
        self.wait(lambda: not self.select(".row.below"), "the collapsed row")
        self.assertEqual(self.submit(server), {"day": None, "name": "Ada"})

    def test_what_is_entered_before_a_page_has_joined_a_session_stays(self):
        server = self.serve_and_open(document("early", row("NameRow", "name")))
        session = self.evaluate("return document.forms[0].getAttribute('data-session')")
        # As a user would who types before all pictures are loaded.
        self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": """
            document.addEventListener("DOMContentLoaded", () => {
                const field = document.getElementById("name/content/field");
                field.focus();
                field.value = "Ada";
                field.dispatchEvent(new Event("input", { bubbles: true }));
                field.blur();
            });"""})
        self.driver.get(server.url(session.lstrip("/")))
        self.wait_for_connection()
        self.assertEqual(self.submit(server), {"name": "Ada"})

    def test_a_page_that_is_left_does_not_submit_without_the_last_edit(self):
        server = self.serve_and_open(document("left", row("NameRow", "name")))
        self.type("name/content/field", "Grace")
        self.driver.execute_cdp_cmd("Network.enable", {})
        self.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*/events"]})
        self.type("name/content/field", "Ada")
        self.press_submit()
        self.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
        self.driver.get("about:blank")
        self.driver.get(server.url("left"))
        self.wait_for_connection()
        # If the page has sent both once more before it is left, the form is submitted with the edit.
        if server.submissions():
            self.assertEqual(server.values(), {"name": "Ada"})

    def test_a_page_that_is_left_presses_no_row_without_the_last_edit(self):
        guests = {"tag": "guests", "rows": [],
                  "multivalued": {"may": ["insert"], "newRow": {"row": "NameRow"}}}
        server = self.serve_and_open(document(
            "pressed", {"rows": [row("NameRow", "name")]}, guests))
        session = self.evaluate("return document.forms[0].getAttribute('data-session')")
        self.evaluate("""
            const send = window.fetch;
            window.fetch = (path, options) =>
                /"type"/.test(options.body) ? new Promise(() => {}) : send(path, options);""")
        self.type("name/content/field", "Ada")
        self.focus(".row.add button")
        self.press(Keys.ENTER)
        self.driver.get("about:blank")
        # The server waits a moment for what comes before a press.
        time.sleep(1)
        self.driver.get(server.url(session.lstrip("/")))
        self.wait_for_connection()
        self.assertEqual(self.select(".row.entry:not(.add)"), [])

    def test_text_is_composed_while_another_page_moves_its_row(self):
        for script in ["", "delete Element.prototype.moveBefore"]:
            with self.subTest(script):
                server = self.serve_and_open(document("moved", {
                    "tag": "guests", "rows": [],
                    "multivalued": {"may": ["insert", "delete", "reorder"],
                                    "newRow": {"row": "NameRow"}}}))
                for count, name in enumerate(["Ada", "Grace", "Alan"], start=1):
                    self.focus(".row.add button")
                    self.press(Keys.ENTER)
                    self.wait(lambda: len(self.select(".row.entry")) == count, "an entry")
                    self.select(".row.entry input")[-1].send_keys(name)
                self.evaluate(script)
                for place, selector in [(2, ".up"), (1, ".down")]:
                    self.compose_while_moved(server, place, selector)

    def compose_while_moved(self, server, place, selector):
        rows = self.select(".row.entry")
        field = rows[place].find_element("css selector", "input")
        self.evaluate("""
            arguments[0].focus();
            window.ends = 0;
            arguments[0].addEventListener("compositionend", () => ends++);
            arguments[0].addEventListener("blur", () => ends++);""", field)
        before = field.get_property("value")
        self.driver.execute_cdp_cmd("Input.imeSetComposition", {
            "text": "にほ", "selectionStart": 2, "selectionEnd": 2})
        other = browser()
        try:
            other.get(server.url(self.evaluate(
                "return document.forms[0].getAttribute('data-session')").lstrip("/")))
            self.wait(lambda: other.execute_script(
                "return document.querySelector('.screens').previousElementSibling.name")
                == "_state", "the connection of the other page")
            other.execute_script(
                "document.querySelectorAll('.row.entry')[arguments[0]]"
                ".querySelector(arguments[1]).click()", place, selector)
            self.wait(lambda: [rows.index(found) for found in self.select(".row.entry")]
                      == [0, 2, 1], "the move")
        finally:
            other.quit()
        self.assertEqual(self.evaluate("return ends"), 0)
        self.assertEqual(self.active, field)
        self.driver.execute_cdp_cmd("Input.insertText", {"text": "日本"})
        self.wait(lambda: field.get_property("value") == before + "日本", "the composed text")
