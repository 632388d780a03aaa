"""The crowd: a process that opens pages, types into each once a second, and records how long the
answers take. A single thread waits for all sockets, to use little processor time."""

import gc
import json
import random
import select
import sys
import time

from attacks.wire import fetch
from crowd.form import TYPED
from crowd.page import Page


class Typist:
    """A page whose next key is pressed at a given time, or once the last one has been answered."""

    def __init__(self, page, place):
        self.page, self.place, self.length = page, place, 0
        self.socket = page.events.socket
        self.socket.setblocking(False)
        page.stream.socket.setblocking(False)
        self.sent = None
        self.due = []
        self.answer = b""

    def press(self, now):
        """Types the next character of the view's text."""
        self.view, text = TYPED[self.place % len(TYPED)]
        self.length += 1
        if self.length > len(text):
            self.length, self.place = 1, self.place + 1
            self.view, text = TYPED[self.place % len(TYPED)]
        self.text = text[:self.length]
        self.sent = now
        self.socket.send(self.page.event({"view": self.view, "do": "type", "text": self.text}))

    def receive(self):
        """Whether the answer is complete."""
        self.answer += self.socket.recv(1 << 16)
        head = self.answer.find(b"\r\n\r\n")
        if head < 0:
            return False
        begin = self.answer.index(b"Content-Length: ") + 16
        size = int(self.answer[begin:self.answer.index(b"\r", begin)])
        if len(self.answer) < head + 4 + size:
            return False
        body = self.answer[head + 4:]
        assert self.answer.startswith(b"HTTP/1.1 200 ") and b'"ops":' in body, self.answer
        assert b'"refusal":' not in body, self.answer
        self.answer = b""
        return True


class Crowd:
    def __init__(self, port, count):
        self.typists = [Typist(Page(port, "/crowd"), place) for place in range(count)]
        self.poll = select.epoll()
        self.events = {typist.socket.fileno(): typist for typist in self.typists}
        self.streams = {typist.page.stream.socket.fileno(): typist.page.stream.socket
                        for typist in self.typists}
        for descriptor in [*self.events, *self.streams]:
            self.poll.register(descriptor, select.EPOLLIN)

    def type(self, seconds):
        """Types for a given time, and returns the seconds from each key to its answer, and from
        when its request was sent."""
        waits, answers = [], []
        count = len(self.typists)
        begun = time.monotonic() + 0.1
        order = random.Random(1).sample(self.typists, count)
        pressed, open_count = 0, 0
        while pressed < count * seconds or open_count:
            now = time.monotonic()
            while pressed < count * seconds and (due := begun + pressed / count) <= now:
                typist = order[pressed % count]
                pressed += 1
                open_count += 1
                typist.due.append(due)
                if typist.sent is None:
                    typist.press(now)
            rest = max(due - now, 0) if pressed < count * seconds else 5
            for descriptor, _ in self.poll.poll(rest):
                typist = self.events.get(descriptor)
                if typist is None:
                    assert self.streams[descriptor].recv(1 << 16), "a stream has ended"
                elif typist.receive():
                    now = time.monotonic()
                    answers.append(now - typist.sent)
                    waits.append(now - typist.due.pop(0))
                    open_count -= 1
                    typist.sent = None
                    if typist.due:
                        typist.press(now)
        return waits, answers

    def check(self):
        """Fails unless each page's session has the text typed last."""
        for typist in random.Random(2).sample(self.typists, min(50, len(self.typists))):
            for connection in [typist.page.events, typist.page.stream]:
                connection.socket.setblocking(True)
            answer = typist.page.do({"view": typist.view, "do": "type", "text": typist.text})
            assert answer.status == 200, answer.body
            # Another page of the session shows its values.
            shown = fetch(typist.page.port, typist.page.session).text
            assert f'value="{typist.text}"' in shown, typist.text


def say(**message):
    print(json.dumps(message), flush=True)


def main():
    port, count, seconds = map(int, sys.argv[1:4])
    crowd = Crowd(port, count)
    gc.collect()
    gc.disable()
    say(open=count)
    sys.stdin.readline()
    # The first keys run with cold code and memory.
    crowd.type(2)
    say(warm=True)
    sys.stdin.readline()
    waits, answers = crowd.type(seconds)
    say(waits=waits, answers=answers)
    sys.stdin.readline()
    crowd.check()
    say(checked=True)


if __name__ == "__main__":
    main()
