"""The program under test, and a server that can be killed and started again."""

import base64
import json
import os
import pathlib
import subprocess
import tempfile

ROWS = os.environ["ROWS"]
FULL = os.environ.get("ROWKIT_RUNS") == "full"
SECRET = base64.b64encode(bytes(range(32))).decode()
OTHER_SECRET = base64.b64encode(bytes(range(1, 33))).decode()
FOLDER = pathlib.Path(tempfile.mkdtemp(prefix="rows-pages-"))


def rows(*arguments):
    """The output of a verb of the program."""
    return subprocess.run([ROWS, *arguments], capture_output=True, text=True, check=True).stdout


class Server:
    """A process of `rows serve`, which can be killed and started again at its port."""

    count = 0

    def __init__(self, *arguments):
        Server.count += 1
        self.arguments = arguments
        self.answers = FOLDER / f"answers-{Server.count}.jsonl"
        self.port = 0
        self.start()

    def start(self, secret=SECRET):
        self.process = subprocess.Popen(
            [ROWS, "serve", *self.arguments, "--include-secrets", "--port", str(self.port),
             "--out", str(self.answers)],
            stderr=subprocess.PIPE, text=True, env={**os.environ, "ROWS_SECRET": secret})
        # A server that serves other machines first warns of them.
        line = next(line for line in self.process.stderr if not line.startswith("Warning"))
        assert line.startswith("Serving at"), line
        self.port = int(line.rsplit(":", 1)[1])

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stderr.close()

    def stop(self, signal):
        """Sends a signal, waits for the end, and returns the exit status."""
        self.process.send_signal(signal)
        return self.process.wait(timeout=20)

    def url(self, path):
        return f"http://127.0.0.1:{self.port}/{path}"

    def values(self):
        """The values that were submitted last."""
        return json.loads(self.answers.read_text().splitlines()[-1])["values"]

    def submissions(self):
        """How many times a form was submitted."""
        return len(self.answers.read_text().splitlines()) if self.answers.exists() else 0
