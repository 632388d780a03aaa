"""Several pages of a session, and many pages in one browser."""

import time

from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.keys import Keys

from .browser import PageTest
from .documents import document, row

GUESTS = {"tag": "guests", "header": "guests", "rows": [], "multivalued": {
    "may": ["insert", "delete"], "newRow": {"row": "NameRow"}}}

FORM = [row("NameRow", "name"), row("SwitchRow", "more"),
        row("NameRow", "town", hidden="$more == false"),
        row("PushRow", "city", {"options": ["Oslo", "Rome"]})]


class Tabs(PageTest):
    def setUp(self):
        self.restart_browser()
        self.server = self.serve_and_open(document("trip", {"rows": FORM}, GUESTS))
        self.first = self.driver.current_window_handle

    def session(self):
        return self.server.url(self.evaluate(
            "return document.forms[0].getAttribute('data-session')").lstrip("/"))

    def open_tab(self, url):
        self.driver.switch_to.new_window("tab")
        self.driver.get(url)
        self.wait_for_connection()
        return self.driver.current_window_handle

    def show(self, tab):
        self.driver.switch_to.window(tab)

    def add_guest(self, name):
        count = len(self.select(".row.entry:not(.add)"))
        self.focus(".row.add button")
        self.press(Keys.ENTER)
        self.wait(lambda: len(self.select(".row.entry:not(.add)")) > count, "an entry")
        self.select(".row.entry:not(.add) input")[-1].send_keys(name)

    def choose(self, city):
        self.select('[id="city"] button')[0].click()
        self.wait(lambda: self.shown(".screen.show"), "the screen")
        next(b for b in self.select(".screen.show .row button") if b.text == city).click()
        self.wait(lambda: not self.select(".screen.show"), "the form")

    def test_the_first_of_two_tabs_keeps_everything_after_the_second_is_closed(self):
        other = self.open_tab(self.session())
        self.show(other)
        self.driver.close()
        self.show(self.first)
        self.add_guest("Ada")
        self.choose("Rome")
        self.server.kill()
        self.server.start()
        self.type("name/content/field", "Grace")
        self.assertEqual(self.submit(self.server), {
            "name": "Grace", "more": None, "city": "Rome", "guests": ["Ada"]})

    def test_either_tab_brings_everything_back_after_a_kill(self):
        other = self.open_tab(self.session())
        self.add_guest("Ada")
        self.show(self.first)
        self.wait(lambda: self.select(".row.entry:not(.add)"), "the other tab's entry")
        self.choose("Oslo")
        self.show(other)
        self.wait(lambda: "Oslo" in self.find("city").text, "the other tab's choice")
        self.server.kill()
        self.server.start()
        self.type("name/content/field", "Grace")
        self.assertEqual(self.submit(self.server), {
            "name": "Grace", "more": None, "city": "Oslo", "guests": ["Ada"]})

    def test_text_that_was_typed_before_its_row_was_hidden_is_kept_over_a_kill(self):
        self.click("more/accessory")
        self.wait(lambda: self.find("town"), "the row")
        self.server.kill()
        self.type("town/content/field", "Paris")
        self.click("more/accessory")
        self.server.start()
        self.wait(lambda: not self.find("town"), "the hidden row", 30)
        self.click("more/accessory")
        self.wait(lambda: self.value("town/content/field") == "Paris", "the text")

    def test_text_of_a_page_that_has_not_connected_is_kept(self):
        self.driver.execute_cdp_cmd("Network.enable", {})
        self.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*/s/*"]})
        self.driver.get("about:blank")
        self.driver.get(self.server.url("trip"))
        self.find("name/content/field").send_keys("Ada")
        time.sleep(0.5)
        self.driver.refresh()
        self.assertEqual(self.value("name/content/field"), "Ada")
        self.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
        self.driver.refresh()
        self.wait_for_connection()
        self.assertEqual(self.submit(self.server)["name"], "Ada")

    def test_a_page_shows_at_once_what_it_held_when_it_is_loaded_again(self):
        self.click("more/accessory")
        self.wait(lambda: self.find("town"), "the row")
        self.type("town/content/field", "Paris")
        time.sleep(0.5)
        self.delay_requests(2000)
        self.driver.refresh()
        self.assertEqual(self.value("town/content/field"), "Paris")
        self.assertTrue(self.find("more/accessory").is_selected())

    def test_a_hidden_page_whose_reload_failed_goes_on(self):
        self.type("name/content/field", "Ada")
        time.sleep(0.5)
        self.server.kill()
        try:
            self.driver.refresh()
        except WebDriverException:
            pass  # The browser shows a page of its own.
        self.server.start()
        self.driver.refresh()
        self.wait_for_connection()
        self.assertEqual(self.value("name/content/field"), "Ada")

    def test_a_tab_that_is_closed_hands_over_what_it_could_not_send(self):
        other = self.open_tab(self.session())
        self.driver.execute_cdp_cmd("Network.enable", {})
        self.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*/s/*"]})
        self.find("name/content/field").send_keys("Ada")
        time.sleep(0.5)
        self.show(other)
        self.driver.close()
        self.show(self.first)
        self.wait(lambda: self.value("name/content/field") == "Ada", "the text")

    def test_the_page_says_that_it_waits_and_tries_when_told(self):
        self.server.kill()
        self.type("name/content/field", "Ada")
        button = self.wait(lambda: self.shown(".rowkit-retry"), "the button")[0]
        self.server.start()
        button.click()
        self.wait(lambda: not self.shown(".rowkit-retry"), "no button")
        self.assertEqual(self.submit(self.server)["name"], "Ada")
