"""Users who open pages, type, submit and leave, for long enough to see whether anything grows."""

import collections
import itertools
import os
import statistics
import time

from attacks.target import AttackTest, wait

from .form import TYPED, crowd_form
from .page import Page, session_name
from .process import Conditions, Process, text_of

SECONDS = float(os.environ.get("SECONDS_OF_SOAK", "10"))
# The sessions that the server keeps. Each new user goes on with the session of one who has left, so
# a session remembers several pages before it is submitted. Each is visited often enough that they
# are as many in the second quarter of the time as in the last.
SESSIONS = 200 if SECONDS > 60 else 50
OPEN = 40
# Requests per second, which leave the machine time for other work.
RATE = 200


def steady(levels):
    """The longest part with the same number of threads: each thread has memory of its own, which
    fills once it has been started."""
    return max((list(part) for _, part in itertools.groupby(levels, lambda level: level[2])), key=len)


def second_and_last_quarter(levels):
    quarter = len(levels) // 4
    return levels[quarter:2 * quarter], levels[-quarter:]


class Soak(AttackTest):
    def come(self):
        """Opens a page that goes on with an earlier session."""
        self.count += 1
        self.requests += 3
        page = Page(self.server.port, "/crowd", self.free.popleft())
        self.people.append(page)
        return page

    def act(self, page):
        self.requests += 1
        begun = time.monotonic()
        if self.random.random() < 0.05:
            for view, text in TYPED:
                short = text[:40] if text.startswith("a" * 9) else text if "@" in text else "42"
                self.assertEqual(page.type(view, short).status, 200)
                self.requests += 1
            answer = page.do({"submit": ":"})
            self.assertEqual(answer.json.get("go"), "/crowd/done", answer.body[:500])
            self.submissions += 1
            self.go(page)
        elif self.random.random() < 0.05:
            self.go(page)
        else:
            view, text = self.random.choice(TYPED)
            answer = page.type(view, text[:self.random.randrange(len(text)) + 1])
            self.assertEqual(answer.status, 200, answer.body)
            self.waits.append(time.monotonic() - begun)
            del self.waits[:-10_000]

    def go(self, page):
        self.people.remove(page)
        self.free.append(page.session.rpartition("/")[2])
        page.close()

    def test_nothing_grows_while_people_come_and_go(self):
        self.server = self.serve(crowd_form())
        self.count, self.requests, self.submissions = 0, 0, 0
        self.people, self.waits = [], []
        self.free = collections.deque(map(session_name, range(SESSIONS)))
        process = Process(self.server.process.pid)
        idle = process.descriptors
        for _ in range(SESSIONS):
            self.go(self.come())
        while len(self.people) < OPEN:
            self.come()
        conditions = Conditions(process)
        levels, begun, first = [], time.monotonic(), self.requests
        while (passed := time.monotonic() - begun) < SECONDS:
            self.act(self.random.choice(self.people))
            while len(self.people) < OPEN:
                self.come()
            ahead = (self.requests - first) / RATE - passed
            if ahead > 0.01:
                time.sleep(ahead)
            if passed > SECONDS * len(levels) / 40:
                levels.append((process.memory, process.descriptors, process.threads))
                if SECONDS > 60:
                    print(f"\n{passed:.0f} s: {levels[-1][0] >> 20} MB, {levels[-1][1]} descriptors, "
                          f"{levels[-1][2]} threads", end="", flush=True)
        print(f"""
{SECONDS:.0f} seconds, {self.requests} requests, {self.count} sessions, {self.submissions} submissions; {conditions}
keys:        {text_of(self.waits)}
memory:      {' '.join(f'{memory >> 20}' for memory, _, _ in levels)} MB
descriptors: {min(level[1] for level in levels)} to {max(level[1] for level in levels)}
threads:     {min(level[2] for level in levels)} to {max(level[2] for level in levels)}""")
        self.check_service(self.server)
        self.assertEqual(self.server.submissions(), self.submissions)
        memory = [level[0] for level in steady(levels)]
        self.assertGreaterEqual(len(memory), len(levels) // 2, "threads are still being started")
        early, late = second_and_last_quarter(memory)
        self.assertLess(statistics.median(late), statistics.median(early) * 1.05 + (2 << 20))
        for place, more in ((1, 5), (2, 1)):
            early, late = second_and_last_quarter([level[place] for level in levels])
            self.assertLessEqual(max(late), max(early) + more)
        for page in list(self.people):
            self.go(page)
        self.assertTrue(wait(lambda: process.descriptors <= idle + 1, 40), "descriptors are kept")
