"""Tables to choose from, by keyboard, by pointer and without a script."""

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from .axe import AxeTest
from .browser import PageTest
from .documents import document, row

FARES = {
    "title": "Fare",
    "columns": ["Fare", "Baggage", {"title": "Price", "alignment": "trailing"}],
    "options": [
        {"value": "basic", "title": "Basic", "details": ["1 bag", "120 €"]},
        {"value": "flex", "title": "Flex", "details": ["2 bags", "180 €"]},
        {"value": "business", "title": "Business", "details": ["3 bags", "460 €"]}]}
CHOSEN = """return [...document.querySelectorAll("[id='fare/content/options'] :checked")]
    .map((radio) => radio.value)"""
# The screen reader's name of a radio button: the texts that label it.
NAME = """return document.activeElement.getAttribute("aria-labelledby").split(" ")
    .map((id) => document.getElementById(id).textContent).join(" ")"""


def click(driver, text):
    """Clicks at a text, which is within the label of the radio button."""
    ActionChains(driver, duration=0).move_to_element(text).click().perform()


def form(name, *more):
    return document(name, row("TableRow", "fare", FARES, value="flex"), *more)


class Tables(AxeTest):
    def test_an_option_is_chosen_by_arrow_keys_and_named_by_its_line(self):
        server = self.serve_and_open(form("table"))
        self.focus("[id='fare/content/options'] :checked")
        self.assertEqual(self.evaluate(NAME), "Flex Baggage 2 bags Price 180 €")
        self.press(Keys.DOWN)
        self.wait(lambda: self.evaluate(CHOSEN) == ["=business"], "the next option")
        self.assertEqual(self.evaluate(NAME), "Business Baggage 3 bags Price 460 €")
        self.assertEqual(self.submit(server)["fare"], "business")

    def test_a_click_anywhere_in_a_line_chooses_its_option(self):
        server = self.serve_and_open(form("table"))
        for cell, key in [("basic!2", "=basic"), ("business!1", "=business")]:
            click(self.driver, self.find(f"fare/content/options/:{cell}"))
            self.wait(lambda: self.evaluate(CHOSEN) == [key], key)
        self.assertEqual(self.submit(server)["fare"], "business")

    def test_a_choice_below_its_row_gives_the_focus_back_as_it_collapses(self):
        server = self.serve_and_open(document(
            "inline", row("TableInlineRow", "fare",
                          {**FARES, "collapseOnInlineRowSelection": True}),
            row("TextRow", "last")))
        self.focus('[id="fare"] button')
        self.press(Keys.ENTER)
        self.wait(lambda: self.shown("table"), "the table")
        self.press(Keys.TAB, Keys.SPACE)
        self.wait(lambda: not self.shown("table"), "the collapse")
        self.wait(lambda: "Basic" in self.find("fare").text, "the choice")
        self.assertTrue(self.evaluate(
            "return document.getElementById('fare').contains(document.activeElement)"))
        self.assertEqual(self.submit(server)["fare"], "basic")

    def test_an_option_chosen_as_the_server_dies_is_kept(self):
        server = self.serve_and_open(form("table"))
        server.kill()
        click(self.driver, self.find("fare/content/options/:basic!0"))
        server.start()
        self.assertEqual(self.submit(server)["fare"], "basic")

    def test_a_table_has_no_violation_and_fits_a_phone(self):
        self.serve_and_open(form("table", row("TableInlineRow", "seat", FARES)))
        self.click_row("seat")
        for width in [900, 320]:
            self.resize(width)
            self.check(width)
            self.assertLessEqual(self.evaluate("return document.body.scrollWidth"), width)

    def click_row(self, id):
        self.evaluate("arguments[0].click()", self.select(f'[id="{id}"] button')[0])
        self.wait(lambda: len(self.shown("table")) == 2, "the table below")


class TablesWithoutScript(PageTest):
    has_script = False

    def test_an_option_is_chosen_and_posted(self):
        server = self.serve_and_open(form("table"))
        click(self.driver, self.find("fare/content/options/:business!2"))
        self.select(".actions button")[0].click()
        self.wait(lambda: self.driver.current_url.endswith("/done"))
        self.assertEqual(server.values()["fare"], "business")
