"""A machine without disk space, descriptors or readers; and a server that is killed."""

import fcntl
import json
import os
import resource
import subprocess
import tempfile
import threading
import time
import unittest

from browser.documents import document, row
from browser.server import FOLDER, ROWS, SECRET

from .target import AttackTest, descriptors
from .wire import FORM, Connection, fetch, multipart, request

HAS_NAMESPACES = subprocess.run(
    ["unshare", "--map-root-user", "--mount", "true"], capture_output=True).returncode == 0


class Resources(AttackTest):
    def begin(self, *arguments, before=(), environment=None, **more):
        """Starts a server with its own environment, without its own file for answers."""
        process = subprocess.Popen(
            [*before, ROWS, "serve", *arguments, "--port", "0"], stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True,
            env={**os.environ, "ROWS_SECRET": SECRET, **(environment or {})}, **more)
        for clean in [process.stderr.close, process.stdout.close, process.wait, process.kill]:
            self.addCleanup(clean)
        line = process.stderr.readline()
        self.assertTrue(line.startswith("Serving at"), line)
        process.process = process
        process.port = int(line.rsplit(":", 1)[1])
        return process

    def answer(self, server, text, path="/resources"):
        """The status of the response to submitting a text."""
        body = multipart([("text/content/field", text), ("_submit", ":")])
        with Connection(server.port) as client:
            client.send(request(server.port, "POST", path, body, FORM))
            return client.answer()

    def form(self):
        return document("resources", row("TextRow", "text"))

    def test_a_full_device_refuses_answers_and_keeps_the_entries(self):
        server = self.begin(self.form(), "--out", "/dev/full")
        for _ in range(20):
            answer = self.answer(server, "Assam")
            self.assertEqual(answer.status, 422)
            self.assertIn("Assam", answer.text)
        self.check_service(server)

    @unittest.skipUnless(HAS_NAMESPACES, "this user may not mount")
    def test_a_full_disk_keeps_what_was_acknowledged_and_no_half_line(self):
        for output in ["--out ", ">"]:
            with self.subTest(output=output):
                folder = tempfile.mkdtemp(dir=FOLDER)
                out = f"{folder}/answers.jsonl"
                command = f'mount -t tmpfs -o size=64k none {folder} && exec "$@" {output}{out}'
                server = self.begin(
                    self.form(), before=[
                        "unshare", "--map-root-user", "--mount", "bash", "-c", command, "bash"])
                self.fill(server, out)

    def fill(self, server, out):
        """Submits texts until the disk is full, and compares those that were confirmed."""
        kept, refused = [], 0
        while refused < 10:
            text = f"{len(kept)} " + "a" * self.random.randrange(5000)
            if self.answer(server, text).status == 303:
                kept.append(text)
            else:
                refused += 1
            self.assertLess(len(kept), 1000)
        self.assertGreater(len(kept), 10)
        with open(f"/proc/{server.pid}/root{out}") as file:
            found = [json.loads(line)["values"]["text"] for line in file]
        self.assertEqual(found, kept)
        self.check_service(server)

    def test_a_reader_that_pauses_delays_only_answers(self):
        server = self.begin(self.form())
        fcntl.fcntl(server.stdout, fcntl.F_SETPIPE_SZ, 4096)
        self.assertEqual(self.answer(server, "a" * 3000).status, 303)
        with Connection(server.port) as client:
            body = multipart([("text/content/field", "b" * 3000), ("_submit", ":")])
            client.send(request(server.port, "POST", "/resources", body, FORM))
            for _ in range(5):
                time.sleep(0.1)
                self.check_service(server)
            self.assertEqual(json.loads(server.stdout.readline())["values"]["text"], "a" * 3000)
            self.assertEqual(client.answer().status, 303)
        self.assertEqual(json.loads(server.stdout.readline())["values"]["text"], "b" * 3000)

    def test_a_server_stops_although_its_file_is_locked(self):
        out = FOLDER / "locked.jsonl"
        server = self.begin(self.form(), "--out", str(out))
        with open(out) as file, Connection(server.port) as client:
            fcntl.flock(file, fcntl.LOCK_EX)
            body = multipart([("text/content/field", "Assam"), ("_submit", ":")])
            client.send(request(server.port, "POST", "/resources", body, FORM))
            time.sleep(0.5)
            self.check_service(server)
            server.terminate()
            self.assertEqual(server.wait(timeout=20), 0)
        self.assertEqual(out.read_text(), "")

    def test_a_reader_that_leaves_refuses_answers(self):
        server = self.begin(self.form())
        self.assertEqual(self.answer(server, "Assam").status, 303)
        self.assertEqual(json.loads(server.stdout.readline())["values"], {"text": "Assam"})
        server.stdout.close()
        for _ in range(5):
            answer = self.answer(server, "Mocha")
            self.assertEqual(answer.status, 422)
            self.assertIn("Mocha", answer.text)
        self.check_service(server)

    def test_without_descriptors_answers_are_kept_or_refused(self):
        out = FOLDER / "descriptors.jsonl"
        server = self.begin(
            self.form(), "--out", str(out),
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (40, 40)))
        busy, statuses, kept = [], set(), []
        for place in range(80):
            client = Connection(server.port)
            self.addCleanup(client.socket.close)
            busy.append(client)
            # A connection is not idle while a request is incomplete.
            client.send(b"GET /resources HTTP/1.1\r\nHost: 127")
        body = multipart([("text/content/field", "Assam"), ("_submit", ":")])
        data = request(server.port, "POST", "/resources", body, FORM)
        for client in busy[:20]:
            client.send(b".0.0.1\r\n\r\n" + data)
            for _ in range(2):
                answer = client.answer()
                statuses.add(answer.status)
                if answer.status == 303:
                    kept.append("Assam")
                    self.assertEqual(len(out.read_text().splitlines()), len(kept))
        self.assertLessEqual(statuses, {200, 303, 422})
        for client in busy:
            client.socket.close()
        self.check_service(server)
        self.assertEqual(self.answer(server, "Mocha").status, 303)
        found = [json.loads(line)["values"]["text"] for line in out.read_text().splitlines()]
        self.assertEqual(found, kept + ["Mocha"])
        self.assertLess(descriptors(server), 20)

    def test_a_killed_server_has_kept_what_it_acknowledged(self):
        server = self.serve(self.form())
        kept, place = [], 0
        for _ in range(5):
            stops = threading.Event()

            def send(name):
                number = 0
                while not stops.is_set():
                    number += 1
                    text = f"{place}-{name}-{number}"
                    try:
                        if self.answer(server, text).status == 303:
                            kept.append(text)
                    except (OSError, AttributeError, AssertionError):
                        return
            threads = [threading.Thread(target=send, args=[name]) for name in range(4)]
            for thread in threads:
                thread.start()
            time.sleep(0.2 + self.random.random() / 2)
            server.kill()
            stops.set()
            for thread in threads:
                thread.join()
            server.start()
            place += 1
        lines = server.answers.read_text().splitlines()
        found = [json.loads(line)["values"]["text"] for line in lines]
        self.assertGreater(len(kept), 20)
        self.assertLessEqual(set(kept), set(found))
        self.assertEqual(len(found), len(set(found)))
