"""The stream that all pages of a browser share, and what happens if its page goes."""

import time
import unittest

from .chromium import Chromium
from .documents import document, row
from .proxy import Proxy
from .server import FULL, Server

TABS, FRAGMENTS, PUSHES = (20, 12, 5) if FULL else (6, 4, 1)
# Seconds in which a letter is answered, and a push arrives.
ANSWER, PUSH = 1, 2
# A machine on which other tests run takes longer.
PATIENCE = 5

PAGE = """
    const [key] = Object.keys(sessionStorage).filter((key) => key.includes(">http"));
    return JSON.parse(sessionStorage[key]).pages.at(-1);"""
IS_CONNECTED = """
    const screens = [...document.querySelectorAll(".screens")];
    const isConnected = (one) => one.previousElementSibling.name === "_state";
    return screens.length && screens.every(isConnected);"""
SESSION = "return document.querySelector('form').dataset.session.slice(1)"


def form(name):
    """A form that answers the letter x with a row."""
    return document(name, row("TextRow", "text"),
                    row("LabelRow", "answer", hidden="$text != 'x'"))


class Streams(unittest.TestCase):
    def setUp(self):
        self.server = Server(*(form(f"form{n}") for n in range(FRAGMENTS)), "--together")
        self.addCleanup(self.server.kill)
        self.proxy = Proxy(self.server)
        self.browser = Chromium()
        self.addCleanup(self.browser.close)

    def open(self, path, **more):
        tab = self.browser.open(self.proxy.url(path), **more)
        tab.wait(lambda: tab.evaluate(IS_CONNECTED), "the connection")
        return tab

    def seconds_until(self, tab, id):
        """The seconds until a tab shows an element."""
        began = time.monotonic()
        tab.wait(lambda: tab.find(id), id)
        return time.monotonic() - began

    def time_of_letter(self, tab, prefix=""):
        """The seconds from a letter to its answer on the page."""
        tab.type(f"{prefix}text/content/field", "x")
        return self.seconds_until(tab, f"{prefix}answer")

    def assert_fast(self, times, goal, subject):
        print(f"\n{subject}: {sorted(times)[len(times) // 2] * 1000:.0f} ms in the middle,"
              f" {max(times) * 1000:.0f} ms at most, of {len(times)}")
        self.assertLess(max(times), goal * PATIENCE)

    def test_every_page_of_a_browser_answers_and_at_most_two_streams_are_open(self):
        tabs = [self.open("form0") for _ in range(TABS)]
        together = self.open("")
        times = []
        for tab in tabs:
            tab.show()
            times.append(self.time_of_letter(tab))
        self.assert_fast(times, ANSWER, f"a letter in one of {TABS} tabs")
        together.show()
        self.assert_fast([self.time_of_letter(together, f"form{n}:") for n in range(FRAGMENTS)],
                         ANSWER, f"a letter in one of {FRAGMENTS} forms of a page")
        print(f"at most {self.proxy.most} streams were open")
        self.assertLessEqual(self.proxy.most, 2)

    def test_a_push_arrives_although_the_stream_is_held_back(self):
        self.proxy.holds_streams = True
        seen = self.open("form0", window=True)
        seen.wait(lambda: self.proxy.streams, "a stream")
        seen.wait(lambda: not self.proxy.streams, "no stream")
        # The browser of another user.
        author = self.browser.open(self.server.url(seen.evaluate(SESSION)), window=True,
                                   profile=self.browser.other_profile())
        author.wait(lambda: author.evaluate(IS_CONNECTED), "the connection")
        times = [self.time_after(author, seen, text, is_shown)
                 for text, is_shown in [("x", True), ("y", False), ("x", True)]]
        self.assert_fast(times, PUSH, "a push past a stream that is held back")
        self.assertEqual(self.proxy.most, 1)

    def time_after(self, author, seen, text, is_shown):
        """The seconds until a page shows what another user has typed."""
        author.type("text/content/field", text)
        began = time.monotonic()
        seen.wait(lambda: bool(seen.find("answer")) == is_shown, "the push")
        return time.monotonic() - began

    def time_of_push(self, end):
        """The seconds until a page shows a push, once another one with the stream has ended."""
        holder = self.open("form0")
        path = holder.evaluate(SESSION)
        seen = self.open(path, window=True)
        # The browser of another user.
        author = self.open(path, window=True, profile=self.browser.other_profile())
        holder.show()
        holder.press_key("Shift", 16, "")
        holder.wait(lambda: self.proxy.has_stream_of(holder.evaluate(PAGE)), "its stream")
        seen.wait(lambda: not self.proxy.has_stream_of(seen.evaluate(PAGE)), "its end")
        end(holder)
        self.assertFalse(seen.evaluate("return document.hidden"))
        author.type("text/content/field", "x")
        return self.seconds_until(seen, "answer")

    def assert_pushed(self, end, how):
        times = [self.time_of_push(end) for _ in range(PUSHES)]
        self.assert_fast(times, PUSH, f"a push after the page with the stream was {how}")

    def test_a_push_arrives_after_the_page_with_the_stream_is_closed(self):
        self.assert_pushed(lambda tab: tab.close(), "closed")

    def test_a_push_arrives_after_the_page_with_the_stream_has_crashed(self):
        self.assert_pushed(lambda tab: tab.crash(), "killed")

    def test_a_push_arrives_after_the_page_with_the_stream_is_frozen(self):
        self.assert_pushed(lambda tab: tab.freeze(), "frozen")
