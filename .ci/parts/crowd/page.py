"""One open page: a connection for its events, and one for the changes that its server sends."""

import base64
import html
import itertools
import json
import re

from attacks.wire import FORM, JSON, Connection, multipart, request


# A page has a name that no other page has, also if it shows the session of another: the server takes
# an event for a repeated one if it has performed one with its number for that page.
numbers = itertools.count(1)


class Page:
    """A page that a browser has loaded and connected."""

    def __init__(self, port, path, session=None):
        self.port, self.number, self.name = port, 0, f"page{next(numbers)}.1"
        self.events = Connection(port)
        self.events.send(request(port, "GET", path, Accept="text/html"))
        text = self.events.answer().text
        self.session = re.search(r'data-session="([^"]*)"', text)[1]
        if session:
            self.session = self.session.rpartition("/")[0] + "/" + session
        state = html.unescape(re.search(r'name="_state"[^>]* value="([^"]*)"', text)[1])
        answer = self.ask("", multipart([("_page", self.name), ("_state", state)]), FORM)
        assert answer.status == 200, answer.body
        self.seen = answer.json["number"]
        self.stream = Connection(port)
        target = f"{self.session}/stream?page={self.name}&number={self.seen}"
        self.stream.send(request(port, "GET", target))

    def ask(self, path, body, kind):
        self.events.send(request(self.port, "POST", self.session + path, body, kind))
        return self.events.answer()

    def event(self, event):
        """The bytes of a request with the next event."""
        self.number += 1
        body = json.dumps({"page": self.name, "n": self.number, "seen": self.seen, "event": event})
        return request(self.port, "POST", self.session + "/events", body.encode(), JSON)

    def do(self, event):
        """Performs an event, and returns the answer."""
        self.events.send(self.event(event))
        return self.events.answer()

    def type(self, view, text):
        return self.do({"view": view, "do": "type", "text": text})

    def close(self):
        self.events.socket.close()
        self.stream.socket.close()


def session_name(number):
    """A session identifier that the program does not choose at random."""
    return base64.urlsafe_b64encode(number.to_bytes(16, "little")).decode().rstrip("=")
