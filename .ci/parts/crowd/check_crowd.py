"""A thousand users who type at once, and the first pages that a server creates per second."""

import json
import os
import pathlib
import subprocess
import sys
import time
import unittest

from attacks.target import AttackTest

from .form import COUNT, crowd_form
from .process import Conditions, Process, spread, text_of

FOLDER = pathlib.Path(__file__).parent.parent
SESSIONS = int(os.environ.get("SESSIONS", "1000"))
SECONDS = int(os.environ.get("TIME", "60"))
RIVAL = os.environ.get("RIVAL")
# A user may notice a key press that takes longer to be answered.
SLOWEST = 0.020
LARGEST = 150_000


class Crowd(AttackTest):
    def start(self, module, *arguments):
        """Starts a program of this folder in a separate process."""
        process = subprocess.Popen(
            [sys.executable, "-m", f"crowd.{module}", *map(str, arguments)], text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=FOLDER)
        for clean in [process.stdout.close, process.stdin.close, process.wait, process.kill]:
            self.addCleanup(clean)
        return process

    def next(self, process):
        line = process.stdout.readline()
        if not line:
            self.fail(f"the client ended with {process.wait()}")
        return json.loads(line)

    def go_on(self, process):
        process.stdin.write("\n")
        process.stdin.flush()
        return self.next(process)

    def test_a_crowd_types_and_is_answered(self):
        server = self.serve(crowd_form())
        process = Process(server.process.pid)
        before = process.memory
        crowd = self.start("typists", server.port, SESSIONS, SECONDS)
        self.next(crowd)
        opened = process.memory
        self.go_on(crowd)
        warm = process.memory
        client = Process(crowd.pid)
        times = (process.processor_time, client.processor_time)
        conditions = Conditions(process, client)
        found = self.go_on(crowd)
        conditions = str(conditions)
        times = (process.processor_time - times[0], client.processor_time - times[1])
        after = process.memory
        count = len(found["waits"])
        print(f"""
{SESSIONS} sessions of {COUNT} rows, one key a second each for {SECONDS} seconds; {conditions}
from the key to the answer:      {text_of(found['waits'])}
from the request to the answer:  {text_of(found['answers'])}
processor time for each key:     server {times[0] / count * 1e6:.0f} µs, client {times[1] / count * 1e6:.0f} µs
memory in MB:                    {before >> 20} idle, {opened >> 20} opened, {warm >> 20} after 2 seconds, \
{after >> 20} at the end; {(after - before) / SESSIONS / 1000:.0f} KB a session
threads {process.threads}, descriptors {process.descriptors}""")
        self.assertEqual(count, SESSIONS * SECONDS)
        self.go_on(crowd)
        self.check_service(server)
        self.assertLess((after - before) / SESSIONS, LARGEST)
        # The state and the entries of each session grow up to a limit; nothing else grows.
        self.assertLess(after - warm, max(warm - before, 8 << 20) * 0.1)
        self.assertLess(spread(found["waits"])[1], SLOWEST)

    def pages(self, name, port, *processes):
        """Counts the pages that a server creates per second."""
        begun = [process.processor_time for process in processes]
        conditions = Conditions(*processes)
        found = json.loads(self.start("pages_per_second", port, 8, 10).stdout.readline())
        time_of_all = sum(process.processor_time - before
                          for process, before in zip(processes, begun))
        rate = found["count"] / found["seconds"]
        cost = time_of_all / found["count"]
        print(f"\n{name}: {rate:.0f} pages a second of {found['size']} bytes, "
              f"{cost * 1e6:.0f} µs of a processor each; {conditions}", end="")
        return cost

    @unittest.skipUnless(RIVAL, "RIVAL names no Python with Django and gunicorn")
    def test_first_pages_beside_django(self):
        server = self.serve(crowd_form())
        ready = pathlib.Path(os.environ.get("TMPDIR", "/tmp")) / f"crowd-rival-{os.getpid()}"
        rival = subprocess.Popen(
            [RIVAL, "-m", "gunicorn", "--workers", "2", "--worker-class", "gthread", "--threads", "4",
             "--bind", f"unix:{ready}", "--bind", "127.0.0.1:0", "crowd.rival:application"],
            cwd=FOLDER, stderr=subprocess.PIPE, text=True)
        for clean in [rival.stderr.close, rival.wait, rival.terminate]:
            self.addCleanup(clean)
        port = None
        while port is None:
            line = rival.stderr.readline()
            self.assertTrue(line, "gunicorn has ended")
            if "Listening at" in line:
                port = int(line.split("http://127.0.0.1:")[1].split()[0].rstrip(")"))
        time.sleep(3)
        costs = {}
        # In turn, so that both run under the same conditions.
        for _ in range(2):
            for name, port_of, process in [("RowKit", server.port, Process(server.process.pid)),
                                           ("Django", port, Process(rival.pid))]:
                costs.setdefault(name, []).append(self.pages(name, port_of, process))
        ratio = min(costs["Django"]) / min(costs["RowKit"])
        print(f"\nDjango computes {ratio:.1f} times as long for a page")
        self.assertGreater(ratio, 2)
