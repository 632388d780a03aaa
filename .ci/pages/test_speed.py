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
        # The first loads have nothing in the caches.
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
        self.assertLess(sizes["js"], 12 << 10)
        self.assertLess(sum(sizes.values()), 60_000)
