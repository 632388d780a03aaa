"""`rows serve` as a program: its output, reloading and exit."""

import json
import os
import pathlib
import re
import signal
import socket
import subprocess
import tempfile
import threading
import time
import unittest
import urllib.error
import urllib.request

from .browser import PageTest
from .documents import document, row
from .posts import page_of
from .server import FOLDER, ROWS, SECRET, Server, rows


def failed(*arguments, **more):
    """The exit status and the errors of `rows serve` if it cannot start."""
    ran = subprocess.run([ROWS, "serve", *arguments], capture_output=True, text=True, timeout=20,
                         **more)
    return ran.returncode, ran.stderr


def begin(*arguments, environment={}, **more):
    """Starts `rows serve` at a free port without a file for answers."""
    process = subprocess.Popen([ROWS, "serve", *arguments, "--port", "0"], stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True,
                               env={**os.environ, "ROWS_SECRET": SECRET, **environment}, **more)
    line = process.stderr.readline()
    assert line.startswith("Serving at"), line
    process.port = int(line.rsplit(":", 1)[1])
    process.url = lambda path: f"http://127.0.0.1:{process.port}/{path}"
    return process


class Serving(unittest.TestCase):
    def serve(self, *arguments):
        server = Server(*arguments)
        self.addCleanup(server.kill)
        return server

    def begin(self, *arguments, **more):
        process = begin(*arguments, **more)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.stderr.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        return process

    def next_note(self, process):
        """The next line of errors, after the addresses."""
        line = process.stderr.readline()
        return self.next_note(process) if line.startswith("Serving at") else line

    def answer(self, server, form, text):
        """Submits a form with one text."""
        return page_of(server, form, **{"text/content/field": text, "_submit": ":"})

    # Forms

    def test_several_forms_and_documents_are_served_at_once(self):
        documents = [document(name, row("TextRow", "text")) for name in ["tea", "coffee & cake"]]
        server = self.serve("sign-up", *documents, "two-fields")
        index = page_of(server, "")
        for name in ["sign-up", "tea", "coffee%20%26%20cake", "two-fields"]:
            self.assertIn(f'href="/{name}"', index)
            self.assertIn("<form", page_of(server, name))
        self.answer(server, "tea", "Assam")
        self.answer(server, "coffee%20%26%20cake", "Mocha")
        lines = [json.loads(line) for line in server.answers.read_text().splitlines()]
        self.assertEqual([(line["form"], line["values"]) for line in lines],
                         [("tea", {"text": "Assam"}), ("coffee & cake", {"text": "Mocha"})])
        self.assertEqual(len({line["id"] for line in lines}), 2)

    def test_two_forms_of_one_name_are_refused(self):
        other = FOLDER / "other"
        other.mkdir(exist_ok=True)
        first = document("tea", row("TextRow", "text"))
        (other / "tea.json").write_text((FOLDER / "tea.json").read_text())
        (other / "sign-up.json").write_text((FOLDER / "tea.json").read_text())
        for pair, text in [
                ((first, str(other / "tea.json")), 'two forms are called "tea"'),
                (("sign-up", str(other / "sign-up.json")), 'two forms are called "sign-up"'),
                ((first, first), f"{first} is given twice"),
                (("sign-up", "sign-up"), "sign-up is given twice")]:
            with self.subTest(pair=pair):
                status, errors = failed(*pair)
                self.assertEqual(status, 2)
                self.assertIn(text, errors)

    def test_what_cannot_be_served_is_said_before_anything_is_served(self):
        faulty = FOLDER / "faulty.json"
        faulty.write_text('{"sections": [{"rows": [{"row": "TextRwo", "tag": "a"}]}]}')
        status, errors = failed(str(faulty))
        self.assertEqual(status, 1)
        self.assertIn("sections[0].rows[0]", errors)
        self.assertIn("TextRow", errors)
        self.assertNotIn("Serving", errors)
        for arguments, status, text in [
                (["no-such-form"], 2, "no-such-form"), (["no/such/file.json"], 2, "no/such/file.json"),
                (["sign-up", "--port", "99999"], 2, "from 0 to 65535"),
                (["sign-up", "--port", "x"], 2, "from 0 to 65535"),
                (["sign-up", "--port", "0", "--address", "203.0.113.7"], 1, "203.0.113.7"),
                (["sign-up", "--port", "0", "--out", str(FOLDER)], 1, "it is a folder")]:
            with self.subTest(arguments=arguments):
                found, errors = failed(*arguments)
                self.assertIn(text, errors)
                self.assertEqual(found, status)
        busy = socket.create_server(("127.0.0.1", 0))
        self.addCleanup(busy.close)
        status, errors = failed("sign-up", "--port", str(busy.getsockname()[1]))
        self.assertEqual(status, 1)
        self.assertIn(str(busy.getsockname()[1]), errors)

    def test_a_form_from_standard_input_is_served(self):
        content = open(document("piped", row("TextRow", "text")))
        self.addCleanup(content.close)
        process = self.begin("-", stdin=content)
        self.answer(process, "form", "Assam")
        self.assertEqual(json.loads(process.stdout.readline())["values"], {"text": "Assam"})

    # Answers

    def test_answers_are_printed_at_once_if_there_is_no_file_for_them(self):
        process = self.begin(document("printed", row("TextRow", "text")))
        for text in ["Assam", '\u00e9\u4e2d\U0001f600 \\ " </script>']:
            self.answer(process, "printed", text)
            self.assertEqual(json.loads(process.stdout.readline())["values"], {"text": text})

    def test_answers_that_cannot_be_written_are_said_and_may_be_given_again(self):
        answers = FOLDER / "unwritten.jsonl"
        process = self.begin(document("unwritten", row("TextRow", "text")), "--out", str(answers))
        answers.unlink()
        answers.mkdir()
        page = self.answer(process, "unwritten", "Assam")
        self.assertIn("Assam", page)
        self.assertIn("cannot be written", self.next_note(process))
        closed = self.begin(document("unread", row("TextRow", "text")))
        closed.stdout.close()
        page = self.answer(closed, "unread", "Assam")
        self.assertIn("Assam", page)
        self.assertIn("cannot be written", self.next_note(closed))
        self.assertIn("<form", page_of(closed, "unread"))

    def test_a_stream_takes_answers(self):
        path = FOLDER / "stream"
        os.mkfifo(path)
        reader = open(os.open(path, os.O_RDONLY | os.O_NONBLOCK))
        self.addCleanup(reader.close)
        process = self.begin(document("streamed", row("TextRow", "text")), "--out", str(path))
        self.assertNotIn("<form", self.answer(process, "streamed", "Assam"))
        self.assertEqual(json.loads(reader.readline())["values"], {"text": "Assam"})

    def test_the_file_and_its_folder_are_made_and_what_is_in_it_is_kept(self):
        path = FOLDER / "new" / "folder" / "answers.jsonl"
        form = document("appended", row("TextRow", "text"))
        for count in [1, 2]:
            process = self.begin(form, "--out", str(path))
            self.answer(process, "appended", f"answer {count}")
            self.assertEqual(process.send_signal(signal.SIGTERM) or process.wait(20), 0)
        texts = [json.loads(line)["values"]["text"] for line in path.read_text().splitlines()]
        self.assertEqual(texts, ["answer 1", "answer 2"])

    def test_once_ends_after_the_first_answer(self):
        process = self.begin(document("once", row("TextRow", "text", rules=[{"rule": "required"}])),
                             "--once")
        self.assertIn("Must be filled in", self.answer(process, "once", ""))
        self.assertIn("<form", page_of(process, "once"))
        self.assertNotIn("<form", self.answer(process, "once", "Assam"))
        self.assertEqual(process.wait(timeout=20), 0)
        self.assertEqual([json.loads(line)["values"] for line in process.stdout],
                         [{"text": "Assam"}])

    def test_once_fails_if_it_is_stopped_without_an_answer(self):
        process = self.begin(document("never", row("TextRow", "text")), "--once")
        self.assertEqual(process.send_signal(signal.SIGTERM) or process.wait(20), 1)

    def test_once_keeps_one_of_answers_that_come_together(self):
        process = self.begin(document("rush", row("TextRow", "text")), "--once")
        kept = []

        def post(number):
            try:
                if "<form" not in self.answer(process, "rush", f"answer {number}"):
                    kept.append(f"answer {number}")
            except (OSError, urllib.error.HTTPError):
                pass
        threads = [threading.Thread(target=post, args=[number]) for number in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(process.wait(timeout=20), 0)
        printed = [json.loads(line)["values"]["text"] for line in process.stdout]
        self.assertEqual(len(printed), 1)
        self.assertLessEqual(set(kept), set(printed))

    # Ending

    def test_a_signal_ends_it_gracefully(self):
        form = document("ended", row("TextRow", "text"))
        for kind in [signal.SIGTERM, signal.SIGINT]:
            with self.subTest(signal=kind):
                self.assertEqual(self.serve(form).stop(kind), 0, "at once")
                server = self.serve(form)
                self.answer(server, "ended", "Assam")
                idle = socket.create_connection(("127.0.0.1", server.port))
                self.addCleanup(idle.close)
                begun = time.monotonic()
                self.assertEqual(server.stop(kind), 0)
                self.assertLess(time.monotonic() - begun, 4)
                self.assertEqual(server.submissions(), 1)
                with self.assertRaises(OSError):
                    page_of(server, "ended")

    def test_an_answer_that_is_on_its_way_is_kept(self):
        server = self.serve(document("late", row("TextRow", "text")))
        body = b"".join(
            f'--b\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode()
            for name, value in [("text/content/field", "Assam"), ("_submit", ":")]) + b"--b--\r\n"
        head = (f"POST /late HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
                f"Origin: http://127.0.0.1:{server.port}\r\nContent-Length: {len(body)}\r\n"
                "Content-Type: multipart/form-data; boundary=b\r\n\r\n").encode()
        with socket.create_connection(("127.0.0.1", server.port)) as client:
            client.sendall(head + body[:40])
            time.sleep(0.3)
            server.process.send_signal(signal.SIGTERM)
            time.sleep(0.3)
            client.sendall(body[40:])
            self.assertTrue(client.recv(1000).startswith(b"HTTP/1.1 303 "))
        self.assertEqual(server.process.wait(timeout=20), 0)
        self.assertEqual(server.values(), {"text": "Assam"})

    # Reports

    def test_health_and_counters_are_reported(self):
        server = self.serve(document("counted", row("TextRow", "text")))
        self.assertEqual(page_of(server, "_rowkit/health"), "ok\n")
        page_of(server, "counted")
        with self.assertRaises(urllib.error.HTTPError):
            page_of(server, "nothing")
        lines = dict(line.split() for line in page_of(server, "_rowkit/counters").splitlines())
        self.assertEqual(lines["http_requests_total"], "4")
        self.assertEqual(lines['http_responses_total{status="2xx"}'], "2")
        self.assertEqual(lines['http_responses_total{status="4xx"}'], "1")
        self.assertGreater(int(lines["http_sent_bytes_total"]), 1000)

    def test_a_page_is_answered_only_under_the_names_of_this_machine(self):
        server = self.serve("sign-up")
        for host, status in [("localhost", 200), ("127.0.0.1:1", 200), ("evil.example", 421)]:
            with socket.create_connection(("127.0.0.1", server.port)) as client:
                client.sendall(f"GET /sign-up HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
                self.assertTrue(client.recv(100).startswith(f"HTTP/1.1 {status} ".encode()), host)

    def listens_at(self, process):
        """The addresses at which a process listens, as the kernel writes them."""
        lines = [line.split() for kind in ["tcp", "tcp6"]
                 for line in pathlib.Path(f"/proc/net/{kind}").read_text().splitlines()[1:]]
        return [line[1].split(":")[0] for line in lines
                if line[3] == "0A" and int(line[1].split(":")[1], 16) == process.port]

    def test_other_machines_can_connect_only_if_that_is_asked_for(self):
        process = self.begin("sign-up")
        # 127.0.0.1, and ::1 if available.
        self.assertLessEqual(
            set(self.listens_at(process)), {"0100007F", "00000000000000000000000001000000"})
        process = subprocess.Popen(
            [ROWS, "serve", "sign-up", "--address", "0.0.0.0", "--port", "0"],
            stderr=subprocess.PIPE, text=True)
        self.addCleanup(process.stderr.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        self.assertEqual(process.stderr.readline(),
                         "Warning: anyone who can reach 0.0.0.0 can use these forms.\n")

    def test_the_page_is_opened_in_the_browser_if_that_is_asked_for(self):
        folder = pathlib.Path(tempfile.mkdtemp(dir=FOLDER))
        opened = folder / "opened"
        browser = folder / "xdg-open"
        browser.write_text(f'#!/bin/sh\necho printed\necho "$1" > {opened}\nexec sleep 30\n')
        browser.chmod(0o755)
        path = f"{folder}:{os.environ['PATH']}"
        process = self.begin("sign-up", "--open", environment={"PATH": path})
        for _ in range(100):
            if opened.exists() and opened.read_text():
                break
            time.sleep(0.1)
        self.assertEqual(opened.read_text().strip(), process.url("").removesuffix("/"))
        self.assertIn("<form", page_of(process, "sign-up"))
        self.assertEqual(process.send_signal(signal.SIGTERM) or process.wait(20), 0)
        self.assertEqual(process.stdout.read(), "")

    def test_style_sheets_and_scripts_are_kept_by_browsers_and_pages_are_not(self):
        server = self.serve("sign-up")
        page = page_of(server, "sign-up")
        assets = re.findall(r'(?:src|href)="(/[^"]*\.(?:js|css))"', page)
        self.assertGreaterEqual(len(assets), 2)
        for path in assets:
            with urllib.request.urlopen(server.url(path[1:])) as answer:
                self.assertIn("immutable", answer.headers["Cache-Control"])
        with urllib.request.urlopen(server.url("sign-up")) as answer:
            self.assertEqual(answer.headers["Cache-Control"], "private, no-cache")

    def test_a_page_is_written_to_a_file_that_needs_no_server(self):
        file = FOLDER / "static.html"
        rows("render", "sign-up", "--out", str(file))
        page = file.read_text()
        self.assertIn("<style>", page)
        self.assertNotIn("<script", page)


class Documents(PageTest):
    def test_a_saved_document_is_shown_and_what_was_entered_stays(self):
        path = document("draft", row("TextRow", "name"), row("SwitchRow", "more"))
        server = self.serve_and_open(path)
        self.type("name/content/field", "Ada")
        self.click("more/accessory")
        document("draft", row("TextRow", "title"), row("TextRow", "name"), row("SwitchRow", "more"))
        self.wait(lambda: self.find("title/content/field"), "the new row")
        self.assertEqual(self.value("name/content/field"), "Ada")
        self.assertTrue(self.find("more/accessory").is_selected())
        self.type("title/content/field", "Countess")
        self.assertEqual(self.submit(server),
                         {"title": "Countess", "name": "Ada", "more": True})

    def test_a_document_that_is_saved_with_a_fault_leaves_the_old_form(self):
        path = document("mended", row("TextRow", "name"))
        server = self.serve_and_open(path)
        self.type("name/content/field", "Ada")
        good = pathlib.Path(path).read_text()
        for fault, text in [(good.replace("TextRow", "TextRwo"), "TextRwo"),
                            (good[:30], "the end"), ("", "the end")]:
            with open(path, "w") as file:
                file.write(fault)
            line = server.process.stderr.readline()
            while path not in line:
                line = server.process.stderr.readline()
            self.assertIn(text, line)
            self.assertIn("name/content/field", page_of(server, "mended"))
        self.assertEqual(self.value("name/content/field"), "Ada")
        document("mended", row("TextRow", "name"), row("TextRow", "last"))
        self.wait(lambda: self.find("last/content/field"), "the mended form")
        self.assertEqual(self.submit(server), {"name": "Ada", "last": None})

    def test_a_document_may_be_replaced_or_missing_for_a_time(self):
        path = document("replaced", row("TextRow", "name"))
        server = self.serve_and_open(path)
        self.type("name/content/field", "Ada")
        content = pathlib.Path(path).read_text()
        subprocess.run(["rm", path], check=True)
        time.sleep(1)
        self.assertIn("name/content/field", page_of(server, "replaced"))
        fresh = FOLDER / "replaced.json.new"
        fresh.write_text(content.replace("replaced", "Replaced by another file"))
        fresh.rename(path)
        self.wait(lambda: self.driver.title == "Replaced by another file", "the other file")
        self.assertEqual(self.value("name/content/field"), "Ada")
        document("replaced", row("TextRow", "name"), row("TextRow", "last"))
        self.wait(lambda: self.find("last/content/field"), "the new row")
        self.assertEqual(self.submit(server), {"name": "Ada", "last": None})

    def test_a_live_page_does_not_delay_the_end_and_goes_on_after_it(self):
        server = self.serve_and_open(document("restarted", row("TextRow", "name")))
        self.type("name/content/field", "Ada")
        begun = time.monotonic()
        self.assertEqual(server.stop(signal.SIGTERM), 0)
        self.assertLess(time.monotonic() - begun, 4)
        server.process.stderr.close()
        self.type("name/content/field", "Ada Lovelace")
        server.start()
        self.assertEqual(self.submit(server), {"name": "Ada Lovelace"})

    def test_an_answer_that_is_not_kept_leaves_the_entries(self):
        answers = FOLDER / "full.jsonl"
        process = begin(document("full", row("TextRow", "text")), "--out", str(answers))
        answers.unlink()
        answers.mkdir()
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.stderr.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        self.open(process, "full")
        self.type("text/content/field", "Assam")
        self.press_submit()
        self.wait(lambda: self.find("rowkit-status").text, "the note")
        self.assertIn("not", self.find("rowkit-status").text)
        self.assertEqual(self.value("text/content/field"), "Assam")
