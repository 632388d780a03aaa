"""Pages behind proxies that are configured as in the article *Behind a proxy*."""

import http.client
import json
import ssl
import time
import unittest
import urllib.parse
import uuid

from .browser import PageTest, browser
from .documents import document, every_row, row
from .posts import page_of, state_of
from .proxies import Apache, Caddy, HAProxy, Nginx
from .server import Server

# Seconds in which a push arrives in a stream, and in a page that polls.
AT_ONCE, POLLED = 1, 4
WARNING = "compresses or buffers the stream of this page"
LOGGED = "pages poll, because a proxy or middleware compresses or buffers their streams"
POLICY = "Content-Security-Policy"


def form(name, *more):
    """A form that answers the letter x with a row."""
    return document(name, row("TextRow", "text"),
                    row("LabelRow", "answer", hidden="$text != 'x'"), *more)


class Author:
    """Another user of the session of a page, who reaches the server without a proxy."""

    def __init__(self, server, session):
        self.server, self.session = server, session
        self.page, self.count = uuid.uuid4().hex[:12], 0
        page = page_of(server, session[1:])
        boundary = "a-boundary-that-no-field-contains"
        parts = [f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'
                 for name, value in [("_state", state_of(page)), ("_page", self.page)]]
        self.post("", "".join(parts) + f"--{boundary}--\r\n",
                  f"multipart/form-data; boundary={boundary}")

    def type(self, text):
        self.count += 1
        self.post("/events", json.dumps({
            "page": self.page, "n": self.count,
            "event": {"view": "text/content/field", "do": "type", "text": text}}),
            "application/json")

    def post(self, path, body, kind):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=20)
        connection.request("POST", self.session + path, body, {
            "Content-Type": kind, "Sec-Fetch-Site": "same-origin"})
        status = connection.getresponse().status
        connection.close()
        assert status == 200, f"{self.session + path}: {status}"


class BehindAProxy(PageTest):
    kind = Nginx

    @classmethod
    def setUpClass(cls):
        if cls.kind.is_missing():
            raise unittest.SkipTest(f"{cls.kind.program} is missing; .ci/full installs it")
        cls.driver = browser(True, "--ignore-certificate-errors")
        cls.addClassCleanup(lambda: cls.driver.quit())

    def setUp(self):
        # Messages of earlier tests.
        self.driver.get_log("browser")

    def start(self, *changes, document=None, path="/shop"):
        """Starts a server, and a proxy before it whose configuration is changed."""
        self.server = self.serve(document or form("note"), "--address", "127.0.0.1",
                                 *(["--public-path", path] if path else []))
        return self.kind(self, self.server, *changes)

    def show(self, proxy, name="note"):
        self.driver.get("about:blank")
        self.driver.get(proxy.url(name))
        self.wait_for_connection()

    def author(self):
        session = self.evaluate("return document.querySelector('form').dataset.session")
        return Author(self.server, session.removeprefix("/shop"))

    def times_of_pushes(self):
        """The seconds until the page shows each of a few changes of another user."""
        author, times = self.author(), []
        for text, is_shown in [("x", True), ("y", False), ("x", True)]:
            began = time.monotonic()
            author.type(text)
            self.wait(lambda: (self.find("answer") is not None) == is_shown, "a push", POLLED * 5)
            times.append(time.monotonic() - began)
        print(f"\n{self.id().rsplit('.', 2)[-2:]}: pushes after",
              ", ".join(f"{seconds:.2f}" for seconds in times), "s")
        return times

    def messages(self, part):
        """The messages of the console that contain a text."""
        return [one["message"] for one in self.driver.get_log("browser") if part in one["message"]]

    def failed_resources(self):
        """The addresses that the page could not load."""
        return self.evaluate("""
            return performance.getEntriesByType("resource")
              .filter(({ responseStatus }) => responseStatus >= 400).map(({ name }) => name);""")

    def log_of_server(self):
        """The lines that the server has written, after which it has ended."""
        self.server.process.terminate()
        lines = self.server.process.stderr.read()
        self.server.process.wait()
        return lines


class Configurations:
    """What each proxy does if it is configured as in the article."""

    def test_a_form_is_served_under_the_path(self):
        proxy = self.start()
        self.show(proxy)
        self.assertEqual(self.evaluate(
            "return performance.getEntriesByType('navigation')[0].nextHopProtocol"), "h2")
        self.assertEqual(self.failed_resources(), [])
        self.type("text/content/field", "x")
        self.wait(lambda: self.find("answer"), "the answer")
        self.driver.refresh()
        self.wait_for_connection()
        self.assertEqual(self.value("text/content/field"), "x")
        self.press_submit()
        self.wait(lambda: self.driver.current_url == proxy.url("note/done"), "the next page")
        self.assertEqual(self.server.values()["text"], "x")
        self.select("main a")[0].click()
        self.wait(lambda: self.driver.current_url == proxy.url("note"), "the form")
        self.driver.get(proxy.url("missing"))
        self.assertEqual(self.select("main a")[0].get_attribute("href"), proxy.url("")[:-1])

    def test_pushes_arrive_at_once(self):
        self.show(self.start())
        self.assertLess(max(self.times_of_pushes()), AT_ONCE)
        time.sleep(5)
        self.assertEqual(self.messages(WARNING), [])
        self.assertNotIn(LOGGED, self.log_of_server())

    def test_heads_and_posts_without_a_script(self):
        proxy = self.start()
        page = page_of(self.server, "note")
        session = page.split('data-session="/shop')[1].split('"')[0]
        for path in ["note", "note/done", "missing", session[1:]]:
            with self.subTest(path=path):
                statuses = {self.request(proxy, method, path).status for method in ["GET", "HEAD"]}
                self.assertEqual(len(statuses), 1)
        body = urllib.parse.urlencode({"_state": state_of(page), "text/content/field": "tea",
                                       "_submit": ":"})
        own = f"https://localhost:{proxy.port}"
        for headers, status in [({"Sec-Fetch-Site": "same-origin"}, 303), ({"Origin": own}, 303),
                                ({"Origin": "https://other.example"}, 403), ({}, 403)]:
            with self.subTest(headers=headers):
                response = self.request(proxy, "POST", "note", body, {
                    "Content-Type": "application/x-www-form-urlencoded", **headers})
                self.assertEqual(response.status, status)
                if status == 303:
                    self.assertEqual(response.headers["Location"], "/shop/note/done")

    def request(self, proxy, method, path, body=None, headers={}):
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        connection = http.client.HTTPSConnection("localhost", proxy.port, timeout=20,
                                                 context=context)
        self.addCleanup(connection.close)
        connection.request(method, proxy.path + path, body, headers)
        response = connection.getresponse()
        response.text = response.read().decode()
        return response


class BehindNginx(Configurations, BehindAProxy):
    def test_a_page_whose_stream_is_compressed_and_buffered_polls(self):
        self.show(self.start(
            ("proxy_http_version 1.1;", "proxy_http_version 1.1; gzip on; gzip_min_length 0;"
             " gzip_proxied any; gzip_types text/event-stream; proxy_buffering on;"
             " proxy_ignore_headers X-Accel-Buffering;")))
        self.assertLess(max(self.times_of_pushes()), POLLED)
        warnings = []
        self.wait(lambda: warnings.extend(self.messages(WARNING)) or warnings, "the warning")
        self.assertLess(max(self.times_of_pushes()), POLLED)
        self.driver.refresh()
        self.wait_for_connection()
        self.wait(lambda: warnings.extend(self.messages(WARNING)) or len(warnings) > 1, "another")
        time.sleep(3)
        self.assertEqual(self.log_of_server().count(LOGGED), 1)

    def test_a_stream_that_is_only_compressed_arrives_at_once(self):
        self.show(self.start(
            ("proxy_http_version 1.1;", "proxy_http_version 1.1; gzip on; gzip_min_length 0;"
             " gzip_proxied any; gzip_types text/event-stream;")))
        self.assertLess(max(self.times_of_pushes()), AT_ONCE)
        time.sleep(5)
        self.assertEqual(self.messages(WARNING), [])

    def test_a_replaced_host_is_named_as_the_reason(self):
        proxy = self.start(("proxy_set_header Host $http_host;", ""))
        body = urllib.parse.urlencode({"_state": state_of(page_of(self.server, "note")),
                                       "_submit": ":"})
        response = self.request(proxy, "POST", "note", body, {
            "Content-Type": "application/x-www-form-urlencoded",
            "Origin": f"https://localhost:{proxy.port}"})
        self.assertEqual(response.status, 403)
        self.assertIn("a proxy has replaced Host, which differs from Origin", response.text)
        # Browsers also send `Sec-Fetch-Site`.
        self.show(proxy)
        self.type("text/content/field", "x")
        self.wait(lambda: self.find("answer"), "the answer")

    def test_a_second_policy_forbids_nothing_that_a_page_loads(self):
        proxy = self.start((
            "client_max_body_size 65m;",
            f"client_max_body_size 65m; add_header {POLICY} \"default-src 'self'\" always;"),
            document=every_row())
        self.show(proxy, "every-row")
        self.wait(lambda: self.select(".row"), "rows")
        time.sleep(1)
        self.assertEqual(self.messages("Content Security Policy"), [])
        icons = self.evaluate("""
            return [...document.querySelectorAll(".chevron, .tool, .check")].map((one) =>
              getComputedStyle(one, "::before").maskImage || "none")""")
        self.assertTrue(icons)
        for icon in icons:
            self.assertRegex(icon, r"/shop/_rowkit/[^/]*\.svg")
        self.assertEqual(self.failed_resources(), [])

    def test_a_form_without_its_path_has_no_style(self):
        # The symptom in the article.
        proxy = self.start(path=None)
        self.driver.get(proxy.url("note"))
        self.wait(lambda: len(self.failed_resources()) > 1, "responses of 404")

    def test_sites_of_one_host_with_forms_of_the_same_names(self):
        other = Server(form("note"), "--address", "127.0.0.1", "--public-path", "/club")
        self.addCleanup(other.kill)
        proxy = self.start(("    location /shop/ {", f"""
            location /club/ {{
                proxy_pass http://127.0.0.1:{other.port}/;
                proxy_http_version 1.1;
                proxy_set_header Connection "";
                proxy_set_header Host $http_host;
            }}
            location /shop/ {{"""))
        club = proxy.url("note").replace("/shop/", "/club/")
        for url, text in [(proxy.url("note"), "tea"), (club, "coffee")]:
            self.driver.get(url)
            self.wait_for_connection()
            self.type("text/content/field", text)
            self.driver.refresh()
            self.wait_for_connection()
            self.assertEqual(self.value("text/content/field"), text)
        self.driver.back()
        self.wait_for_connection()
        self.assertEqual(self.value("text/content/field"), "tea")
        self.driver.forward()
        self.wait_for_connection()
        self.assertEqual(self.value("text/content/field"), "coffee")
        keys = self.evaluate("return Object.keys(sessionStorage)")
        self.assertEqual(len([key for key in keys if "/note" in key]), 2)


class BehindHAProxy(Configurations, BehindAProxy):
    kind = HAProxy

    def test_a_stream_is_not_compressed(self):
        self.show(self.start(("backend forms\n", "backend forms\n    compression algo gzip\n"
                              "    compression type text/event-stream text/html\n")))
        self.assertLess(max(self.times_of_pushes()), AT_ONCE)
        time.sleep(5)
        self.assertEqual(self.messages(WARNING), [])


class BehindCaddy(Configurations, BehindAProxy):
    kind = Caddy

    def test_a_stream_is_not_compressed(self):
        self.show(self.start(("    handle_path", "    encode gzip\n    handle_path")))
        self.assertLess(max(self.times_of_pushes()), AT_ONCE)
        time.sleep(5)
        self.assertEqual(self.messages(WARNING), [])


class BehindApache(Configurations, BehindAProxy):
    kind = Apache

    def test_a_stream_that_is_compressed_arrives_at_once(self):
        self.show(self.start(("    ProxyPreserveHost On",
                              "    ProxyPreserveHost On\n    SetOutputFilter DEFLATE")))
        self.assertLess(max(self.times_of_pushes()), AT_ONCE)
        time.sleep(5)
        self.assertEqual(self.messages(WARNING), [])
