"""Chromium, driven by its developer tools.

They can do to a tab what WebDriver cannot: freeze it, end its process, and take its connection.
Only an extension can copy a tab, and discard it.
"""

import itertools
import json
import pathlib
import re
import shutil
import subprocess
import tempfile
import threading

import websocket

from .tab import Tab
from .waiting import wait

EXTENSION = pathlib.Path(__file__).parent / "extension"


class Chromium:
    """A process of the browser, with a profile of its own."""

    def __init__(self):
        self.profile = tempfile.mkdtemp(prefix="rows-chromium-")
        self.process = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu",
             "--window-size=900,1400", "--no-first-run", "--remote-debugging-port=0",
             f"--load-extension={EXTENSION}", f"--user-data-dir={self.profile}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        address = next(filter(None, (
            re.search(r"listening on (ws://\S+)", line) for line in self.process.stderr)))[1]
        self.reader = threading.Thread(target=self.process.stderr.read, daemon=True)
        self.reader.start()
        self.socket = websocket.create_connection(address, suppress_origin=True, timeout=30)
        self.numbers = itertools.count(1)
        self.tabs = {}
        worker = wait(lambda: next(
            target for target in self.send("Target.getTargets", filter=[{}])["targetInfos"]
            if target["type"] == "service_worker"), "the extension")
        self.extension = self.attach(worker["targetId"])

    def close(self):
        self.socket.close()
        self.process.kill()
        self.process.wait()
        self.reader.join(5)
        self.process.stderr.close()
        shutil.rmtree(self.profile, ignore_errors=True)

    def send(self, method, session=None, **parameters):
        """Sends a command, to a tab if there is a session, and returns its result."""
        number = self.post(method, session, **parameters)
        while True:
            try:
                message = json.loads(self.socket.recv())
            except websocket.WebSocketTimeoutException:
                raise TimeoutError(f"{method} {parameters}") from None
            if message.get("id") == number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]
            if "method" in message and message.get("sessionId") in self.tabs:
                self.tabs[message["sessionId"]].note(message["method"], message["params"])

    def post(self, method, session=None, **parameters):
        """Sends a command, and returns its number."""
        number = next(self.numbers)
        self.socket.send(json.dumps({
            "id": number, "method": method, "params": parameters,
            **({"sessionId": session} if session else {})}))
        return number

    def attach(self, target):
        """Returns a new session of developer tools."""
        return self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

    def evaluate(self, session, expression):
        """The value of an expression, or of its promise, in a page or a worker."""
        found = self.send("Runtime.evaluate", session, expression=expression, returnByValue=True,
                          awaitPromise=True, userGesture=True)
        if "exceptionDetails" in found:
            raise RuntimeError(found["exceptionDetails"]["exception"]["description"])
        return found["result"].get("value")

    # Tabs

    def open(self, url, profile=None, window=False):
        """Opens a tab, in front of the others or in a window of its own."""
        place = {"browserContextId": profile} if profile else {}
        target = self.send("Target.createTarget", url=url, newWindow=window, **place)
        return Tab(self, target["targetId"])

    def other_profile(self):
        """A profile without the storage and the tabs of the first."""
        return self.send("Target.createBrowserContext")["browserContextId"]

    def do_with_tabs(self, expression):
        """Evaluates an expression that uses `chrome.tabs`."""
        return self.evaluate(self.extension, expression)

    def number_of(self, target):
        """The number of a tab in `chrome.tabs`."""
        return self.do_with_tabs(
            "chrome.debugger.getTargets()"
            f".then((all) => all.find(({{id}}) => id === '{target}').tabId)")

    def target_of(self, number):
        return self.do_with_tabs(
            "chrome.debugger.getTargets()"
            f".then((all) => all.find(({{tabId}}) => tabId === {number}).id)")
