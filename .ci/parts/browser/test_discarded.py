"""A tab whose page the browser has discarded."""

import unittest

from .chromium import Chromium
from .documents import document, row
from .server import Server

SCREEN = ".screen:not(.first)"


class Discarded(unittest.TestCase):
    def test_back_closes_the_screen_that_was_open(self):
        server = Server(document("trip", row("PushRow", "city", {"options": ["Oslo", "Rome"]})))
        self.addCleanup(server.kill)
        browser = Chromium()
        self.addCleanup(browser.close)
        tab = browser.open(server.url("trip"))
        tab.wait(lambda: tab.select("[id=city] button"), "the form")
        tab.select("[id=city] button")[0].click()
        tab.wait(lambda: tab.select(SCREEN), "the screen")
        browser.open("about:blank")
        tab.wait(lambda: tab.evaluate("return document.hidden"), "the other tab")
        tab.discard()
        tab.show()
        tab.wait(lambda: tab.select(SCREEN), "the screen")
        tab.evaluate("window.isOld = true; history.back()")
        # The entry before is another page now.
        tab.wait(lambda: not tab.evaluate("return window.isOld"), "the page before")
        tab.wait_until_loaded()
        tab.wait(lambda: not tab.select(SCREEN), "the form")
        self.assertEqual(tab.errors, [])
