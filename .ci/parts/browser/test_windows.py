"""Long lists, of which a page contains only a part."""

import signal
import time

from selenium.webdriver.common.keys import Keys

from .browser import PageTest
from .documents import document, row

OPTIONS = [f"Option {place:03}" for place in range(200)]


class Popups(PageTest):
    def open_row(self):
        server = self.serve_and_open(document(
            "search", row("SuggestionTableRow", "row", {
                "options": OPTIONS, "maximumSuggestions": 200, "maxSuggestionRows": 5})))
        self.focus('[id="row/content/field"]')
        self.press("o")
        self.wait(lambda: len(self.options()) == 20, "a window of suggestions")
        return server

    def options(self):
        return self.evaluate("""
            return [...document.querySelectorAll("[role=option][data-key]")].map(
              (option) => option.dataset.key);
            """)

    def highlighted(self):
        """The option to which the field refers, which is visible and has its position among all."""
        return self.evaluate("""
            const named = document.activeElement.getAttribute("aria-activedescendant");
            const option = named && document.getElementById(named);
            if (!option || option.ariaSelected !== "true") return null;
            const { top, bottom } = option.getBoundingClientRect();
            const list = option.closest(".popup").getBoundingClientRect();
            if (top < list.top - 1 || bottom > list.bottom + 1) return null;
            const place = Number(option.dataset.key.slice(-3)) + 1;
            const isCounted = option.ariaSetSize === "200" && option.ariaPosInSet === String(place);
            return isCounted ? option.dataset.key : null;
            """)

    def test_arrow_keys_go_on_beyond_the_window(self):
        server = self.open_row()
        for place in range(45):
            self.press(Keys.DOWN)
            if place % 15 == 14:
                self.wait(lambda: self.highlighted() == f"Option {place:03}", f"option {place}")
        for _ in range(45):
            self.press(Keys.UP)
        self.wait(lambda: self.highlighted() == "Option 199", "the last one, before the first")
        self.assertEqual(len(self.options()), 20)
        self.press(Keys.ENTER)
        self.wait(lambda: self.value("row/content/field") == "Option 199", "its text")
        self.assertEqual(self.submit(server)["row"], "Option 199")

    def test_scrolling_shows_the_options_there(self):
        server = self.open_row()
        height = self.evaluate("return document.querySelector('.popup').scrollHeight")
        for share, place in [(.5, 100), (1, 199), (.2, 40), (0, 0)]:
            self.evaluate(
                "document.querySelector('.popup').scrollTop = arguments[0]", height * share)
            self.wait(lambda: f"Option {place:03}" in self.options(), f"option {place}")
            self.assertEqual(len(self.options()), 20)
            self.assertAlmostEqual(
                self.evaluate("return document.querySelector('.popup').scrollTop"),
                min(height * share, height - 222), delta=60)
        self.evaluate("document.querySelector('.popup').scrollTop = 100 * 44")
        option = self.wait(lambda: self.select('[data-key="Option 102"]'), "an option")[0]
        option.click()
        self.wait(lambda: self.value("row/content/field") == "Option 102", "its text")
        self.assertEqual(self.active.get_attribute("id"), "row/content/field")
        self.assertEqual(self.submit(server)["row"], "Option 102")

    def test_scrolling_before_the_answer_shows_the_options_there(self):
        server = self.open_row()
        server.process.send_signal(signal.SIGSTOP)
        for place in [100, 160]:
            self.evaluate("document.querySelector('.popup').scrollTop = arguments[0] * 44", place)
            time.sleep(.2)
        server.process.send_signal(signal.SIGCONT)
        self.wait(lambda: "Option 162" in self.options(), "an option")

    def test_a_letter_is_answered_with_little(self):
        self.open_row()
        for text, count in [("p", 200), ("t", 200), ("ion 1", 100), ("9", 10)]:
            self.evaluate("performance.clearResourceTimings()")
            self.press(text)
            self.wait(lambda: self.counted() == count, f"{count} options")
            self.assertLessEqual(len(self.options()), 20)
            self.assertIn("<mark>", self.evaluate(
                "return document.querySelector('[role=option]').innerHTML"))
        sizes = self.evaluate("""
            return performance.getEntriesByType("resource")
              .filter(({ name }) => name.endsWith("/events")).map(({ decodedBodySize: size }) => size);
            """)
        print(f"\nletters in a search of 200 options: {sizes} bytes")

    def counted(self):
        """The number of options, given by the first if some are not on the page."""
        return self.evaluate("""
            const option = document.querySelector("[role=option][data-key]");
            return Number(option.ariaSetSize ?? document.querySelectorAll("[data-key]").length);
            """)
