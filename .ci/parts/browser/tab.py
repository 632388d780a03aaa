"""A tab of `Chromium`. What it shows is found and used as in a `PageTest`."""

import itertools
import json

from selenium.webdriver.common.keys import Keys

from .waiting import wait

# The key, its code, and the text that it enters, by the characters of WebDriver.
KEYS = {
    Keys.ENTER: ("Enter", 13, "\r"), Keys.TAB: ("Tab", 9, ""), Keys.ESCAPE: ("Escape", 27, ""),
    Keys.BACKSPACE: ("Backspace", 8, ""), Keys.RIGHT: ("ArrowRight", 39, ""),
    Keys.LEFT: ("ArrowLeft", 37, ""), Keys.DOWN: ("ArrowDown", 40, ""),
    Keys.UP: ("ArrowUp", 38, ""),
}

FOCUS = """
    const control = document.querySelectorAll(arguments[0])[arguments[1]];
    if (!control) return null;
    control.focus();
    if (control.type !== "file" && control.setSelectionRange) {
        control.setSelectionRange(control.value.length, control.value.length);
    }
    return control.type ?? control.localName;"""


class Tab:
    def __init__(self, browser, target):
        self.browser = browser
        self.errors = []
        self.attach(target)

    def attach(self, target):
        self.target = target
        self.session = self.browser.attach(target)
        self.browser.tabs[self.session] = self
        self.is_frozen = self.has_crashed = False
        # The number of the tab in `chrome.tabs` while it has no page.
        self.discarded = None
        for domain in ["Page", "Runtime", "Inspector"]:
            self.send(f"{domain}.enable")

    def send(self, method, **parameters):
        return self.browser.send(method, self.session, **parameters)

    def note(self, method, parameters):
        """Takes an event of the developer tools."""
        if method == "Inspector.targetCrashed":
            self.has_crashed = True
        elif method == "Inspector.targetReloadedAfterCrash":
            self.has_crashed = False
        elif method == "Runtime.consoleAPICalled" and parameters["type"] == "error":
            self.errors.append(str([one.get("description") or one.get("value")
                                    for one in parameters["args"]]))
        elif method == "Runtime.exceptionThrown":
            self.errors.append(parameters["exceptionDetails"]["exception"]["description"])

    # Elements

    def evaluate(self, script, *arguments):
        return self.browser.evaluate(
            self.session, f"(function () {{{script}}}).apply(null, {json.dumps(arguments)})")

    def select(self, selector):
        count = self.evaluate("return document.querySelectorAll(arguments[0]).length", selector)
        return [Element(self, selector, place) for place in range(count)]

    def shown(self, selector):
        places = self.evaluate("""
            return [...document.querySelectorAll(arguments[0])]
                .flatMap((one, place) => one.checkVisibility() ? [place] : []);""", selector)
        return [Element(self, selector, place) for place in places]

    def find(self, id):
        return next(iter(self.select(f'[id="{id}"]')), None)

    def value(self, id):
        return self.evaluate("return document.getElementById(arguments[0]).value", id)

    def wait(self, condition, subject="a condition", seconds=20):
        return wait(condition, subject, seconds)

    # Actions

    def click(self, id):
        self.wait(lambda: self.find(id), id)
        self.evaluate("document.getElementById(arguments[0]).click()", id)

    def type(self, id, text):
        """Replaces a text."""
        self.wait(lambda: self.find(id), id)

        def has_replaced(keys):
            self.evaluate("const field = document.getElementById(arguments[0]);"
                          "field.focus(); field.select?.();", id)
            self.press(*keys)
            return self.value(id) == text
        self.wait(lambda: has_replaced(text or Keys.BACKSPACE), f"{id} {text}")

    def press(self, *characters):
        """Enters characters, or presses keys, in the focused element."""
        for is_key, part in itertools.groupby(characters, KEYS.__contains__):
            if is_key:
                for key in part:
                    self.press_key(*KEYS[key])
            else:
                self.send("Input.insertText", text="".join(part))

    def press_key(self, name, code, text):
        key = {"key": name, "code": name, "windowsVirtualKeyCode": code}
        kind = "keyDown" if text else "rawKeyDown"
        self.send("Input.dispatchKeyEvent", type=kind, text=text, **key)
        self.send("Input.dispatchKeyEvent", type="keyUp", **key)

    # Life

    def show(self):
        """Brings the tab to the front of its window, which loads it if it was discarded."""
        if self.discarded:
            self.browser.do_with_tabs(
                f"chrome.tabs.update({self.discarded}, {{active: true}}).then(() => true)")
            self.attach(self.browser.target_of(self.discarded))
            self.wait_until_loaded()
        self.send("Page.bringToFront")
        self.is_frozen = False

    def reload(self):
        self.evaluate("window.isOld = true")
        self.send("Page.reload")
        self.wait(lambda: not self.evaluate("return window.isOld"), "another page")
        self.wait_until_loaded()

    def wait_until_loaded(self):
        self.wait(lambda: self.evaluate("return document.readyState === 'complete'"), "the page")

    def hears(self):
        """Takes the events of the developer tools that have come."""
        return self.browser.send("Target.getTargets")

    def go_to(self, url):
        self.send("Page.navigate", url=url)
        self.wait_until_loaded()

    def go(self, steps):
        """Goes back or forward in the history."""
        # A page that has come back whole is not active at once.
        history = self.wait(lambda: self.send("Page.getNavigationHistory"), "the history")
        place = history["currentIndex"] + steps
        entry = history["entries"][place]["id"]
        self.wait(lambda: self.send("Page.navigateToHistoryEntry", entryId=entry) == {}, "the page")
        self.wait(lambda: self.send("Page.getNavigationHistory")["currentIndex"] == place,
                  "its entry")
        self.wait_until_loaded()

    def freeze(self):
        self.send("Page.setWebLifecycleState", state="frozen")
        self.is_frozen = True

    def resume(self):
        self.send("Page.setWebLifecycleState", state="active")
        self.is_frozen = False

    def crash(self):
        """Ends the process of the page."""
        self.browser.post("Page.crash", self.session)
        self.wait(lambda: self.hears() and self.has_crashed, "the crash")

    def reload_after_crash(self):
        self.send("Page.reload")
        self.wait(lambda: self.hears() and not self.has_crashed, "the page")
        self.wait_until_loaded()

    def discard(self):
        """Discards the page of a tab that is not in front, as browsers do if they lack memory."""
        number = self.browser.number_of(self.target)
        self.browser.tabs.pop(self.session)
        self.discarded = self.browser.do_with_tabs(
            f"chrome.tabs.discard({number}).then((tab) => tab.id)")

    def duplicate(self):
        """Returns a copy of the tab, which is in front of it."""
        number = self.browser.number_of(self.target)
        number = self.browser.do_with_tabs(
            f"chrome.tabs.duplicate({number}).then((tab) => tab.id)")
        copy = Tab(self.browser, wait(lambda: self.browser.target_of(number), "the copy"))
        copy.wait_until_loaded()
        return copy

    def set_offline(self, is_offline):
        self.send("Network.enable")
        self.send("Network.emulateNetworkConditions", offline=is_offline, latency=0,
                  downloadThroughput=-1, uploadThroughput=-1)

    def close(self):
        self.browser.tabs.pop(self.session)
        self.browser.send("Target.closeTarget", targetId=self.target)


class Element:
    """The element at a place among those that a selector finds."""

    def __init__(self, tab, selector, place):
        self.tab, self.selector, self.place = tab, selector, place

    def send_keys(self, text):
        """Enters text after that of a field, presses keys, or chooses a file by its path."""
        kind = self.tab.wait(lambda: self.tab.evaluate(FOCUS, self.selector, self.place),
                             self.selector)
        if kind != "file":
            return self.tab.press(*text)
        found = self.tab.send("Runtime.evaluate", expression=(
            f"document.querySelectorAll({json.dumps(self.selector)})[{self.place}]"))
        self.tab.send("DOM.setFileInputFiles", files=[text], objectId=found["result"]["objectId"])

    def click(self):
        self.tab.evaluate("document.querySelectorAll(arguments[0])[arguments[1]].click()",
                          self.selector, self.place)
