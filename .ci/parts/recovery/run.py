"""A run: users, whose acts are recorded, and troubles between any two of their events."""

import itertools
import random
import re
import time

from browser.chromium import Chromium
from browser.entering import press
from browser.server import Server
from browser.waiting import wait

from . import acts, troubles
from .form import NOTES, SWITCH, Form
from .judging import Judge
from .reading import has_form, is_more_shown, read, said

KILLS = 15
# The share of events before which something happens.
TROUBLE, KILL = 0.18, 0.12
WORDS = ["oak", "elm", "fir", "ash", "yew", "bay", "fig", "nut", "pea", "rye"]
SCREENS = {"PushRow", "MultipleSelectorRow", "AlertRow", "ActionSheetRow", "PopoverSelectorRow"}

SECRETS = {"PasswordRow", "PasswordFloatLabelRow", "GenericPasswordRow", "CreditCardRow"}
# When the page has last stored what it holds.
KEPT_SINCE = """
    const [key] = Object.keys(sessionStorage).filter((key) => key.includes(">http"));
    return key ? JSON.parse(sessionStorage[key]).time : 0;"""


STATE = """
    return {
        address: location.href, ready: document.readyState, seen: document.visibilityState,
        says: document.getElementById("rowkit-status")?.innerText,
        connected: document.querySelector(".screens")?.previousElementSibling.name === "_state",
        inert: document.querySelector(".screens")?.inert,
        pending: [...document.querySelectorAll("[data-pending]")].map(({id}) => id),
        screens: document.querySelectorAll(".screen").length,
        more: document.getElementById("more/accessory")?.checked,
        log: Object.entries(sessionStorage).map(([, text]) => JSON.parse(text).log),
    };"""
# Whether the user sees the form, and can use it.
# Before it is complete, a page shows what its server knows, not what the page has kept.
TAKES_INPUT = """
    return !document.hidden && document.readyState === "complete"
        && document.querySelector(".screens")?.inert === false;"""
IS_CONNECTED = "return document.querySelector('.screens').previousElementSibling.name === '_state'"
SESSION = "return document.querySelector('#rowkit').dataset.session.slice(1)"


# What a page says that it did not do, before other sentences, or that was refused, such as because
# a screen has opened meanwhile that another page shows.
UNDONE = re.compile(
    r"Not done: (.*?)(?= Changed on| Some entries| Connection lost| \w+ \d+: |$)"
    r"|(?=.*This is not possible right now)(.*)", re.DOTALL)
FORGET = "document.getElementById('rowkit-status').click()"


class NotDone(Exception):
    """The page says that something was not done."""


class Run:
    def __init__(self, seed, count):
        self.seed, self.count = seed, count
        self.random = random.Random(seed)
        self.form = Form(f"run-{seed}", self.random)
        self.kills_left = KILLS
        self.events = 0
        self.happened = 0
        self.acts = []
        self.trace = []
        self.began = time.monotonic()
        # For each row, when the first and the last act in it began.
        self.entered = {}
        # What pages said, with the times, and what each says now.
        self.heard, self.saying = [], {}
        # What each page has said that it did not do, and when one last said so.
        self.undone, self.undone_time = {}, 0
        self.guests = []
        # What the page showed of each row after the last act in it.
        self.latest = {}
        # Rows whose value is not known, because an act has ended early.
        self.left = set()
        self.numbers = {}

    def __getattr__(self, name):
        """Acts use the run as a page, which is that of the tab that the user looks at."""
        return getattr(self.tab, name)

    def type(self, id, text):
        self.wait(lambda: self.tab.find(id), id)
        self.tab.type(id, text)

    # MARK: The run

    def play(self):
        """Plays the run, and returns its problems as texts."""
        self.browser = Chromium()
        self.server = self.serve()
        try:
            return self.problems()
        except Exception as error:
            self.say(f"ended: {error!r}; {self.state()}")
            return [f"ended: {error}"]
        finally:
            self.server.kill()
            self.browser.close()

    def serve(self):
        server = Server(self.form.file)
        server.is_running = True
        return server

    def problems(self):
        self.elsewhere = self.browser.open(troubles.ELSEWHERE)
        self.tab = self.browser.open(self.server.url(self.form.name))
        self.tabs = []
        self.add(self.tab)
        first = self.tab
        # Without its script, a page does not live.
        first.wait(lambda: first.evaluate(IS_CONNECTED), "the connection")
        if self.count > 1:
            self.add(self.browser.open(self.server.url(first.evaluate(SESSION))))
            self.look_at(first)
        for act in self.chosen_acts():
            self.perform(*act)
        return Judge(self).problems()

    def say(self, text):
        """Notes what has happened."""
        self.last_time = time.time()
        self.trace.append(f"{time.monotonic() - self.began:7.2f} {text}")

    def state(self):
        """What the page is about, for the trace."""
        try:
            return [self.tab.evaluate(STATE), self.tab.errors]
        except Exception as error:
            return repr(error)

    def perform(self, name, rows, act):
        """Performs an act, and lets troubles happen between its events."""
        if self.random.random() < 0.3 and len(self.tabs) > 1:
            self.look_at(self.random.choice(self.others()))
        self.dismiss_notes()
        self.record(name, rows, act)
        try:
            for place, _ in enumerate(act(self)):
                self.events += 1
                self.is_between_acts = place == 0
                self.last_time = time.time()
                self.listen()
                if self.kills_left and self.random.random() < KILL:
                    self.trouble(rows, may_kill=True)
                elif self.random.random() < TROUBLE - KILL:
                    self.trouble(rows, may_kill=False)
                wait(lambda: self.is_usable(self.tab), "a page that takes input", 20)
        except NotDone:
            # Other acts may be the same function.
            del self.acts[max(place for place, one in enumerate(self.acts) if one is act)]
            self.leave_screens()
            if all(self.is_absolute(tag) for tag in rows):
                return self.perform(f"{name} again", rows, act)
            self.left.update(rows)
        self.note_acted(rows)

    def dismiss_notes(self):
        """A user who has read a note dismisses it, so that the same note is new later."""
        if self.saying.get(self.tab):
            self.tab.evaluate(FORGET)
            self.saying[self.tab] = self.undone[self.tab] = None

    def note_acted(self, rows):
        shown = read(self.tab)
        self.latest.update({tag: shown.get(tag) for tag in rows})

    def wait(self, condition, subject="a condition"):
        """Waits for a condition, unless the page says that what was pressed was not done."""
        def is_met():
            self.listen()
            return NotDone if self.undone_time > self.act_began else condition()
        found = wait(is_met, subject, 20)
        if found is NotDone:
            raise NotDone
        return found

    def leave_screens(self):
        """Leaves what is open after something was not done."""
        self.say("  the act ends")
        self.act_began = time.monotonic()
        self.dismiss_notes()
        while (count := len(self.tab.select(".screen"))) > 1:
            press(self.tab, ".screen:last-child [name=_dismiss]")
            self.leave_screen(count)

    def leave_screen(self, count):
        """Waits until the last of some screens is gone, of which a page may say "Not done"."""
        began = time.monotonic()

        def is_gone():
            self.listen()
            return len(self.tab.select(".screen")) < count or self.undone_time > began
        wait(is_gone, "the screen below", 20)

    def record(self, name, rows, act):
        self.say(f"tab {self.numbers[self.tab]}: {name}")
        self.acts.append(act)
        self.enter(rows)

    def enter(self, rows):
        """Notes that the user enters something in rows."""
        self.act_began = now = time.monotonic()
        for tag in rows:
            first, _ = self.entered.get(tag, (now, now))
            self.entered[tag] = first, now

    def chosen_acts(self):
        """Acts in every row and in some again, until all kills have happened."""
        tags = list(self.form.steps)
        self.random.shuffle(tags)
        for count in itertools.count():
            if count >= len(tags) and not self.kills_left:
                break
            tag = tags[count % len(tags)]
            if tag in self.form.hidden and not is_more_shown(self.tab):
                yield "switch on", [SWITCH], acts.switch(self.form, True)
            if count < len(tags) or self.form.kinds[tag] not in acts.ONCE:
                n = self.random.randrange(100)
                yield f"enter {self.form.titles[tag]} {n}", [tag], acts.enter(self.form, tag, n)
            if self.random.random() < 0.15:
                yield from self.act_on_entries()
            if self.random.random() < 0.05:
                is_on = not is_more_shown(self.tab)
                yield f"switch {'on' if is_on else 'off'}", [SWITCH], acts.switch(self.form, is_on)
            if self.random.random() < 0.05:
                yield from self.visit_screen(closes=True)
        if self.random.random() < 0.5:
            yield from self.visit_screen(closes=False)

    def act_on_entries(self):
        if "guests" in self.left:
            return
        guests = self.guests
        # Equal entries could change places unseen.
        while (name := self.random.choice(WORDS) + str(self.random.randrange(100))) in guests:
            pass
        place = self.random.randrange(len(guests) or 1)
        kind = self.random.choice(["add", "add", "rename", "remove", "move"]) if guests else "add"
        if kind == "add" and len(guests) < 5:
            guests.append(name)
            yield f"add {name}", ["guests"], acts.add(name)
        elif kind == "rename":
            guests[place] = name
            yield f"rename {place} {name}", ["guests"], acts.rename(place, name)
        elif kind == "remove":
            del guests[place]
            yield f"remove {place}", ["guests"], acts.remove(place)
        elif kind == "move" and place + 1 < len(guests):
            guests[place:place + 2] = reversed(guests[place:place + 2])
            yield f"move {place}", ["guests"], acts.move(place)

    def visit_screen(self, closes):
        tags = [tag for tag, kind in self.form.kinds.items()
                if kind in SCREENS and tag not in self.form.hidden]
        if not tags:
            return
        tag = self.random.choice(tags)
        yield f"open {self.form.titles[tag]}", ["screen"], acts.open_screen(tag)
        if closes:
            yield "close the screen", ["screen"], acts.close_screen

    # MARK: Troubles

    def is_secret(self, tag):
        """Whether only the page where a row is entered shows its value."""
        return self.form.kinds.get(tag) in SECRETS

    def trouble(self, rows, may_kill):
        """Lets something happen while a user acts in rows."""
        found, before, shown = [], self.tab, read(self.tab)
        # On another page, half of a secret would be missing.
        keeps_page = any(self.is_secret(tag) for tag in rows)
        for kind in troubles.choose(self.random, may_kill, keeps_page):
            one = kind(self)
            self.listen()
            if next(one, "impossible"):
                continue
            self.say(f"  {kind.__name__} begins")
            self.happened += 1
            found.append((kind, one))
            if self.random.random() < 0.4:
                self.enter_meanwhile()
        self.random.shuffle(found)
        found.sort(key=lambda pair: pair[0] is troubles.offline)
        for kind, one in found:
            next(one, None)
            self.say(f"  {kind.__name__} ends")
            self.listen()
        for tab in self.tabs:
            self.repair(tab)
        self.show(self.tab)
        if self.tab is not before:
            self.wait_until_shown(lambda: {tag: shown.get(tag) for tag in [*rows, "screen"]})

    def wait_until_shown(self, shown):
        """Waits until the tab shows rows as another one does, and returns whether it does."""
        def differences():
            self.listen()
            here = read(self.tab)
            return [f"{tag} is {here.get(tag)!r}, not {text!r}" for tag, text in shown().items()
                    if here.get(tag) not in [text, self.latest.get(tag)]
                    and not self.is_exempt(tag)]
        try:
            wait(lambda: not differences(), "the same in another tab", 10)
            return True
        except AssertionError:
            self.say(f"  tab {self.numbers[self.tab]} lacks {differences()}")
            return False

    def enter_meanwhile(self):
        """Types while the page may have no connection, or while it is being opened.

        In the midst of an act, the focus of another field would end it.
        """
        if not self.is_between_acts or not self.is_usable(self.tab) \
                or self.tab.select(".screen:not(.first)"):
            return
        word = self.random.choice(WORDS) + str(self.random.randrange(100))
        began = self.act_began
        self.record(f"note {word}", [NOTES], acts.note(word))
        # Nothing of the act has happened that is about to begin.
        self.acts[-2:] = reversed(self.acts[-2:])
        self.act_began = began
        acts.note(word)(self.tab)
        self.note_acted([NOTES])

    def is_usable(self, tab):
        return not tab.discarded and not tab.has_crashed and not tab.is_frozen \
            and tab.evaluate(TAKES_INPUT)

    def repair(self, tab):
        """Loads a page again in whose place the browser shows another, as its server was gone."""
        if tab.discarded or tab.has_crashed or not self.server.is_running:
            return
        tab.wait(lambda: tab.evaluate("return document.readyState === 'complete'"), "the page")
        if not has_form(tab) and tab.evaluate("return location.href") != troubles.ELSEWHERE:
            tab.reload()

    def wait_until_kept(self, tab):
        """Waits until the tab has stored what has happened, of which it is sure after a while."""
        # What is typed is a message after a moment.
        last = self.last_time + 0.3
        wait(lambda: tab.evaluate(KEPT_SINCE) > last * 1000 or time.time() > last + 1.5,
             "the storage")

    # MARK: Tabs

    def add(self, tab):
        self.undone[tab] = self.undone.get(self.tab)
        self.tabs.append(tab)
        self.numbers[tab] = len(self.numbers) + 1
        self.tab = tab

    def others(self):
        return [tab for tab in self.tabs if tab is not self.tab]

    def show(self, tab):
        tab.show()
        tab.wait(lambda: tab.evaluate("return document.visibilityState") == "visible", "the tab")

    def look_elsewhere(self):
        self.elsewhere.show()
        self.tab.wait(lambda: self.tab.evaluate("return document.hidden"), "the other tab")

    def look_at(self, tab):
        """Looks at another tab, if it shows what was entered in the tab before."""
        before, self.tab = self.tab, tab
        self.show(tab)
        self.repair(tab)
        self.say(f"tab {self.numbers[tab]} is looked at")

        if not self.wait_until_shown(lambda: read(before)):
            # Nobody changes what another user does not see.
            self.tab = before
            self.show(before)

    def close(self, tab):
        self.tabs.remove(tab)
        if self.tab is tab:
            self.tab = self.tabs[-1]
        tab.close()
        self.show(self.tab)
        self.say(f"  tab {self.numbers[tab]} is closed, tab {self.numbers[self.tab]} is looked at")

    # MARK: What pages say

    def listen(self):
        """Hears what the pages say in their status regions."""
        for tab in self.tabs:
            if tab.discarded or tab.has_crashed:
                continue
            text = said(tab)
            if text and text != self.saying.get(tab):
                self.heard.append((time.monotonic(), text))
                self.say(f"  tab {self.numbers[tab]} says: {text}")
            self.saying[tab] = text
            undone = UNDONE.search(text)
            # A page that is loaded says again what it has said.
            if undone and undone[undone.lastindex] != self.undone.get(tab):
                self.undone[tab] = undone[undone.lastindex]
                self.undone_time = time.monotonic()
            elif not undone and has_form(tab) and self.is_usable(tab):
                self.undone[tab] = None

    def is_exempt(self, tag):
        return self.is_secret(tag) or self.is_named(tag)

    def is_absolute(self, tag):
        """Whether what is entered in a row does not depend on what it contains."""
        return self.form.kinds.get(tag, tag) not in {*acts.RELATIVE, *acts.ONCE, "guests"}

    def is_named(self, tag):
        """Whether a page has named a row since it was entered."""
        if tag in self.left:
            return True
        first, last = self.entered.get(tag, (0, 0))
        return self.was_named(tag, last if self.is_absolute(tag) else first)

    def was_named(self, tag, since=0):
        title = re.compile(rf"\b{self.form.titles.get(tag, tag)}\b")
        return any(when >= since and title.search(text) for when, text in self.heard)
