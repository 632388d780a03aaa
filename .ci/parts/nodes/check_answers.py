"""Tests of the scripts in the article *Keep the answers*.

ROWS is the program. Run by .ci/answers, which installs what is needed; arguments are those of
unittest, such as `-k SQLite`.
"""

import json
import os
import pathlib
import random
import signal
import subprocess
import tempfile
import threading
import time
import unittest

from plain import PlainPage
from processes import Node
from stores import PostgreSQL, SQLite

SECONDS = 300 if os.environ.get("ROWKIT_RUNS") == "full" else 10
# A folder in memory, where writing is fast; the tests kill processes, not the machine.
MEMORY = "/dev/shm" if os.path.isdir("/dev/shm") else None
FORM = {"title": "Note", "sections": [{"rows": [
    {"row": "TextRow", "tag": "name", "settings": {"title": "Name"}},
    {"row": "TextAreaRow", "tag": "text", "settings": {"title": "Text"}}]}]}
TEXTS = ["Zoë", 'a "quote" \\ and {"form":"note"}', "\\u0000 \\\\u0041", "日本語 🎉", "a\u2028b\x7f\x01", "\\."]


def line(id, **values):
    return json.dumps({"form": "note", "id": id, "values": values}, ensure_ascii=False,
                      separators=(",", ":")).encode() + b"\n"


class Keeping:
    """Tests for each database."""

    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(
            cls.enterClassContext(tempfile.TemporaryDirectory(prefix="rows-answers-", dir=MEMORY)))
        cls.store = cls.make_store(cls.folder)
        cls.addClassCleanup(cls.store.stop)
        cls.document = cls.folder / "note.json"
        cls.document.write_text(json.dumps(FORM))

    def setUp(self):
        self.store.clear()
        self.file = self.folder / "answers.jsonl"
        self.file.unlink(missing_ok=True)

    def keep(self, *files):
        subprocess.run(self.store.command(*(files or [self.file])), check=True,
                       env=self.store.environment)

    def kept(self):
        return dict(self.store.answers())

    def append(self, *parts, file=None):
        with open(file or self.file, "ab") as file:
            file.write(b"".join(parts))

    # MARK: Files

    def test_answers_are_kept_as_they_are(self):
        values = {"text": TEXTS, "none": None, "number": 61.25, "whole": 2**53, "yes": True}
        self.append(line("a", **values))
        self.keep()
        self.assertEqual(self.kept(), {"a": values})

    def test_an_answer_that_was_handed_in_twice_is_kept_once(self):
        self.append(line("a", name="Ada"), line("b", name="Grace"), line("a", name="Ada"))
        self.keep()
        self.append(line("b", name="Grace"))
        self.keep()
        self.assertEqual(self.kept(), {"a": {"name": "Ada"}, "b": {"name": "Grace"}})

    def test_a_line_that_is_being_written_is_kept_when_it_is_whole(self):
        whole = line("b", name="Zoë")
        # This includes a split between the two bytes of a character.
        for end in [1, 10, whole.index("ë".encode()) + 1, len(whole) - 1]:
            with self.subTest(end=end):
                self.setUp()
                self.append(line("a"), whole[:end])
                self.keep()
                self.assertEqual(set(self.kept()) - {"b"}, {"a"})
                self.append(whole[end:])
                self.keep()
                self.assertEqual(self.kept(), {"a": {}, "b": {"name": "Zoë"}})

    def test_half_a_line_that_a_crash_left_spoils_no_other(self):
        half = line("half", name='{"form":"Zoë"')
        cuts = [1, 10, len(half) // 2, half.index("ë".encode()) + 1, len(half) - 2]
        for rest in [*(half[:cut] for cut in cuts), b"\0" * 100, b"\1\2\r\xff{"]:
            with self.subTest(rest=rest):
                self.setUp()
                self.append(line("a"), rest)
                self.keep()
                self.append(line("b", name="Zoë"), line("c"))
                self.keep()
                self.assertEqual(self.kept(), {"a": {}, "b": {"name": "Zoë"}, "c": {}})

    def test_a_text_with_a_character_of_code_zero_stops_nothing(self):
        self.append(line("a", name="a\0\0b\\\0"), line("b", name="\\u0000"))
        self.keep()
        kept = self.kept()
        self.assertIn(kept["a"]["name"], ["a\0\0b\\\0", "a\ufffd\ufffdb\\\ufffd"])
        self.assertEqual(kept["b"], {"name": "\\u0000"})

    def test_a_file_may_be_moved_aside(self):
        self.append(line("a"), line("b"))
        self.keep()
        old = self.file.rename(self.folder / "answers-old.jsonl")
        self.keep()
        self.append(line("c"), file=old)
        self.append(line("d", name="longer than the file was before" * 10), line("e"))
        self.keep(old, self.file)
        self.assertEqual(sorted(self.kept()), ["a", "b", "c", "d", "e"])

    def test_files_of_several_nodes_are_kept_in_one_table(self):
        other = self.folder / "answers-other.jsonl"
        self.append(line("a"), b'{"form":')
        other.write_bytes(line("b") + line("a"))
        self.keep(self.file, self.folder / "missing.jsonl", other)
        self.assertEqual(sorted(self.kept()), ["a", "b"])

    def test_the_loop_of_the_article_keeps_what_arrives(self):
        loop = subprocess.Popen(
            ["sh", "-c", self.store.loop], cwd=self.folder, env=self.store.environment,
            start_new_session=True)
        try:
            for id in ["a", "b"]:
                self.append(line(id), file=self.folder / "answers-8081.jsonl")
                end = time.monotonic() + 30
                while id not in self.kept():
                    self.assertLess(time.monotonic(), end, "the answer is not kept")
                    time.sleep(0.1)
        finally:
            os.killpg(loop.pid, signal.SIGKILL)
            loop.wait()

    # MARK: Servers

    def serve(self):
        node = Node(8084, self.folder, str(self.document), out=self.file)
        self.addCleanup(node.stop)
        return node

    def test_an_answer_that_a_page_hands_in_again_is_kept_once(self):
        node = self.serve()
        page = PlainPage(node.port, "note")
        page.fields["name/content/field"] = "Ada"
        self.assertEqual(page.post("/note")[0], 303)
        node.kill()
        node.start()
        self.assertEqual(page.post("/note")[0], 303)
        self.keep()
        self.assertEqual([values["name"] for _, values in self.store.answers()], ["Ada"])

    def test_each_answer_is_kept_once_while_server_and_script_are_killed(self):
        node = self.serve()
        end = time.monotonic() + SECONDS
        names, failures = [], []
        kills = {"server": 0, "script": 0}

        def submit(person):
            count = 0
            while time.monotonic() < end:
                count += 1
                name, text = f"{person} {count}", random.choice(TEXTS)
                try:
                    page = persistently(lambda: PlainPage(node.port, "note"))
                    page.fields |= {"name/content/field": name, "text/content/field": text}
                    self.assertEqual(persistently(lambda: page.post("/note"))[0], 303)
                except Exception as failure:
                    failures.append(failure)
                    return
                names.append(name)

        def kill_server():
            while time.monotonic() < end:
                time.sleep(random.uniform(0.02, 0.4))
                node.kill()
                kills["server"] += 1
                node.start()

        def keep():
            while time.monotonic() < end:
                script = subprocess.Popen(
                    self.store.command(self.file), env=self.store.environment,
                    start_new_session=True, stderr=subprocess.DEVNULL)
                try:
                    script.wait(random.uniform(0, 0.4))
                except subprocess.TimeoutExpired:
                    os.killpg(script.pid, signal.SIGKILL)
                    script.wait()
                    kills["script"] += 1

        tasks = [threading.Thread(target=task) for task in [kill_server, keep]]
        tasks += [threading.Thread(target=submit, args=[person]) for person in ["Ada", "Grace"]]
        for task in tasks:
            task.start()
        for task in tasks:
            task.join()
        self.assertEqual(failures, [])
        self.keep()
        kept = [values["name"] for _, values in self.store.answers()]
        lines = self.file.read_bytes().count(b"\n")
        print(f"{len(names)} answers in {lines} lines; killed: {kills}", flush=True)
        self.assertGreater(min(kills["server"], kills["script"], len(names)), SECONDS // 5)
        self.assertEqual(sorted(set(names) - set(kept)), [], "answers were lost")
        self.assertEqual(len(kept), len(set(kept)), "answers were kept twice")


def persistently(body):
    """Calls a function until no server fails, like a browser whose user tries again."""
    end = time.monotonic() + 30
    while True:
        try:
            return body()
        except OSError:
            pass
        except Exception as failure:
            # A truncated response.
            if type(failure).__module__ != "http.client":
                raise
        assert time.monotonic() < end, "no server takes the request"
        time.sleep(0.01)


class KeepingInSQLite(Keeping, unittest.TestCase):
    make_store = SQLite


class KeepingInPostgreSQL(Keeping, unittest.TestCase):
    make_store = PostgreSQL
