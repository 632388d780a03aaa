"""Figures of a page, which are printed for comparison."""

import gzip
import re
import urllib.request

from .browser import PageTest
from .documents import document, row
from .posts import page_of

ROWS = ["TextRow", "IntRow", "SwitchRow", "DateRow", "SliderRow"]


class Speed(PageTest):
    def test_figures_of_a_form_of_100_rows(self):
        server = self.serve(document(
            "hundred", *[row(ROWS[place % len(ROWS)], f"row{place}") for place in range(100)]))
        paints = []
        for _ in range(6):
            self.open(server, "hundred")
            paints.append(self.wait(lambda: self.evaluate(
                "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime")))
        self.assertEqual(len(self.select(".row")), 100)
        # The first loads find empty caches.
        print(f"\nfirst paint of 100 rows: {sorted(paints[1:])[2]:.0f} ms,"
              f" first load {paints[0]:.0f} ms")
        page = page_of(server, "hundred")
        parts = {"page": page.encode()}
        for kind in ["css", "js"]:
            path = re.search(rf'"/(_rowkit/[^"]*\.{kind})"', page)[1]
            with urllib.request.urlopen(server.url(path)) as response:
                parts[kind] = response.read()
        sizes = {name: len(gzip.compress(part, 9)) for name, part in parts.items()}
        print(f"compressed: {sizes}, together {sum(sizes.values())} bytes")
        self.assertLess(sizes["js"], 21 << 10)
        self.assertLess(sum(sizes.values()), 60_000)

    def test_figures_of_a_keystroke(self):
        rules = [{"rule": "minLength", "count": 3}]
        self.serve_and_open(document("typed", row(
            "TextRow", "name", {"validationOptions": ["onChange"]}, rules=rules)))
        self.evaluate("""
            window.sizes = [];
            const send = window.fetch;
            window.fetch = async (path, options) => {
              const response = await send(path, options);
              const body = await response.clone().arrayBuffer();
              sizes.push([new Blob([options.body]).size, body.byteLength]);
              return response;
            };
            """)
        self.focus('[id="name/content/field"]')
        self.wait(lambda: self.evaluate("return sizes.length") == 1, "the focus")
        for count, letter in enumerate("abcde", 2):
            self.press(letter)
            self.wait(lambda: self.evaluate("return sizes.length") == count, "an answer")
        sizes = self.evaluate("return sizes")
        self.assertEqual(self.value("name/content/field"), "abcde")
        print("\nletters sent and answered in bytes:",
              ", ".join(f"{up} and {down}" for up, down in sizes[1:]))

    def test_figures_of_10_000_options(self):
        options = [f"Option {place:05}" for place in range(10_000)]
        self.serve_and_open(document("many", row("PushRow", "row", {"options": options})))
        opened = self.driver.execute_async_script("""
            const done = arguments[0];
            const begin = performance.now();
            new MutationObserver((_, observer) => {
              if (!document.querySelector(".screen.show .row")) return;
              observer.disconnect();
              requestAnimationFrame(() => setTimeout(() => done(performance.now() - begin)));
            }).observe(document.body, { subtree: true, childList: true });
            document.querySelector('[id="row"] button').click();
            """)
        self.assertEqual(len(self.select(".screen.show .row")), 100)
        self.focus('[id="row>:/header/search"]')
        self.evaluate("performance.clearResourceTimings()")
        for letter, found in [("9", 100), ("9", 100), ("9", 19), ("9", 1)]:
            before = len(self.events())
            self.press(letter)
            self.wait(lambda: len(self.events()) > before, "an answer")
            self.wait(lambda: len(self.select(".screen.show .row")) == found, f"{found} options")
        self.assertIn("9999", self.select(".screen.show mark")[0].text)
        print(f"\n10,000 options: opened in {opened:.0f} ms, letters answered in"
              f" {', '.join(f'{duration:.0f}' for duration in self.events())} ms")

    def events(self):
        """How long each event took from its request to the end of its response."""
        return self.evaluate("""
            return performance.getEntriesByType("resource")
              .filter(({ name }) => name.endsWith("/events")).map(({ duration }) => duration);
            """)
