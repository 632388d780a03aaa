"""The server under attack, and system figures about its process."""

import os
import pathlib
import random
import time
import unittest

from browser.server import Server

from .wire import fetch

FULL = os.environ.get("ROWKIT_RUNS") == "full"
SEED = int(os.environ.get("SEED", "1"))


def rounds(count):
    """The number of repetitions: a hundred times as many in a full run."""
    return count * 100 if FULL else count


class AttackTest(unittest.TestCase):
    def setUp(self):
        self.random = random.Random(f"{SEED} {self.id()}")

    def serve(self, *arguments):
        server = Server(*arguments)
        self.addCleanup(server.kill)
        return server

    def check_service(self, server):
        """Fails unless the server is running and serves other clients."""
        status = server.process.poll()
        if status is not None:
            self.fail(f"the server ended with {status}: {server.process.stderr.read()[-3000:]}")
        begun = time.monotonic()
        self.assertEqual(fetch(server.port, "/_rowkit/health").body, b"ok\n")
        self.assertLess(time.monotonic() - begun, 5, "seconds until another was served")


def memory(server):
    """The resident memory of the process, in bytes."""
    fields = pathlib.Path(f"/proc/{server.process.pid}/statm").read_text().split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")


def descriptors(server):
    """The number of descriptors that the process has open."""
    return len(os.listdir(f"/proc/{server.process.pid}/fd"))


def wait(condition, seconds=20):
    """Whether a condition becomes true within a time."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True
