"""Runs programs until their output says enough.

Processor time is limited and measured, so that the outcome does not depend on other load.
"""

import os
import re
import signal
import subprocess
import threading

# A process that takes this many seconds, whatever else runs, is stuck.
PATIENCE = 1_200
# The same for programs that take minutes on an idle machine.
MUCH_PATIENCE = 3_600


class Run:
    """A program whose output is read line by line, and which ends with its children after that.

    `with Run(...) as run` sets `run.status` and `run.seconds`, the processor time.
    """

    def __init__(self, command, folder, environment, limit=None, patience=PATIENCE):
        limited = ["bash", "-c", f'ulimit -t {round(limit)}; exec "$0" "$@"'] if limit else []
        self.process = subprocess.Popen(
            limited + command, cwd=folder, env={**os.environ, **environment},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
            start_new_session=True)
        self.timer = threading.Timer(patience, self.end)
        self.is_read = False

    def __enter__(self):
        self.timer.start()
        return self

    def __iter__(self):
        """The lines, without colours."""
        for line in self.process.stdout:
            yield re.sub("\x1b\\[[0-9;]*m", "", line.decode(errors="replace"))
        self.is_read = True

    def __exit__(self, *_):
        if not self.is_read:
            self.end()
        self.process.stdout.close()
        _, status, usage = os.wait4(self.process.pid, 0)
        self.timer.cancel()
        # Its child processes may still be running.
        self.end()
        self.status = self.process.returncode = os.waitstatus_to_exitcode(status)
        self.seconds = usage.ru_utime + usage.ru_stime

    def end(self):
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass


def fails(command, folder, environment, limit=None):
    """Whether a program fails, whatever it prints."""
    with Run(command, folder, environment, limit) as run:
        for _ in run:
            pass
    return run.status != 0
