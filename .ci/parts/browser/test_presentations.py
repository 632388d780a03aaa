"""Screens that rows present, by keyboard."""

import contextlib
import time

from selenium.webdriver.common.keys import Keys

from .browser import PageTest

KINDS = ["show", "modal", "popover", "alert", "sheet"]


class Presentations(PageTest):
    def setUp(self):
        self.server = self.serve("presentations")

    @contextlib.contextmanager
    def presented(self, kind):
        """Reloads the page, and presents a screen of a kind by keyboard."""
        with self.subTest(kind=kind):
            self.open(self.server, "presentations")
            self.present(kind)
            yield

    def present(self, kind):
        self.focus(f'[id="{kind}"] button')
        self.press(Keys.ENTER)
        self.wait(lambda: self.shown(f".screen.{kind}"), f"the {kind}")
        self.wait(lambda: self.in_screen(kind), f"the focus in the {kind}")

    def in_screen(self, kind):
        return self.evaluate(
            "return !!document.activeElement.closest(arguments[0])", f".screen.{kind}")

    def wait_for_return(self, kind):
        self.wait(lambda: not self.select(f".screen.{kind}"), f"the end of the {kind}")
        self.wait(lambda: self.evaluate(
            "return document.activeElement === document.querySelector(arguments[0])",
            f'[id="{kind}"] button'), "the focus on the row that presented")

    def test_the_focus_goes_to_the_title_and_in_an_alert_to_what_changes_nothing(self):
        for kind in KINDS:
            with self.presented(kind):
                if kind == "alert":
                    self.assertEqual(self.active.get_attribute("name"), "_dismiss")
                else:
                    self.assertEqual(self.active.tag_name, "h1")
                self.assertEqual(
                    self.evaluate("return document.querySelector('main.first').inert"), True)
                self.assertEqual(self.find(kind).is_displayed(), kind != "show")

    def test_a_double_click_is_one(self):
        self.open(self.server, "presentations")
        row = self.select('[id="show"] button')[0]
        self.evaluate("arguments[0].click(); arguments[0].click()", row)
        self.wait(lambda: self.in_screen("show"), "the screen")
        # Long enough for the answer to the second click.
        time.sleep(.5)
        self.assertEqual(self.find("rowkit-status").text, "")

    def test_escape_closes_and_the_focus_returns_to_the_row(self):
        for kind in KINDS:
            with self.presented(kind):
                self.press(Keys.ESCAPE)
                self.wait_for_return(kind)

    def test_escape_closes_after_the_focus_has_moved_within(self):
        for kind in KINDS:
            with self.presented(kind):
                self.press(Keys.TAB, Keys.TAB)
                self.press(Keys.ESCAPE)
                self.wait_for_return(kind)

    def test_the_first_button_closes_and_the_focus_returns_to_the_row(self):
        for kind in KINDS:
            with self.presented(kind):
                self.focus(f".screen.{kind} .bar button")
                self.assertEqual(self.active.text, "Back" if kind == "show" else "Close")
                self.press(Keys.ENTER)
                self.wait_for_return(kind)

    def test_the_browsers_way_back_closes_and_its_way_forward_opens_nothing(self):
        for kind in KINDS:
            with self.presented(kind):
                self.driver.back()
                self.wait_for_return(kind)
                self.driver.forward()
                self.present(kind)
                self.press(Keys.ESCAPE)
                self.wait_for_return(kind)

    def test_a_choice_by_keyboard_is_shown_in_the_row(self):
        for kind in KINDS:
            with self.presented(kind):
                for _ in range(10):
                    self.press(Keys.TAB)
                    if self.active.text == "China":
                        break
                self.press(Keys.SPACE)
                if kind == "modal":
                    self.wait(
                        lambda: self.active.get_attribute("aria-pressed") == "true", "a choice")
                    self.press(Keys.ESCAPE)
                self.wait_for_return(kind)
                self.assertIn("China", self.find(kind).text)

    def test_tab_stays_within_in_both_directions(self):
        for kind in KINDS:
            with self.presented(kind):
                reached = set()
                for modifier in [None, Keys.SHIFT]:
                    for _ in range(9):
                        if modifier:
                            self.press_with(modifier, Keys.TAB)
                        else:
                            self.press(Keys.TAB)
                        # After the last control, the focus leaves the page and enters it again.
                        tag = self.active.tag_name
                        self.assertTrue(tag == "body" or self.in_screen(kind), tag)
                        reached.add(self.active.text)
                self.assertLessEqual({"Chad", "Chile", "China", "Cuba"}, reached)

    def test_a_popover_is_beside_its_row_and_closes_when_the_page_is_pressed(self):
        self.open(self.server, "presentations")
        self.present("popover")
        row, popover = self.find("popover"), self.shown(".popover")[0]
        distance = popover.rect["y"] - row.rect["y"] - row.rect["height"]
        self.assertTrue(0 <= distance <= 16, distance)
        self.evaluate("document.body.click()")
        self.wait_for_return("popover")

    def test_a_dialog_has_the_name_of_its_title(self):
        for kind in KINDS:
            with self.presented(kind):
                screen = self.shown(f".screen.{kind}")[0]
                role = {"show": "main", "alert": "alertdialog"}.get(kind, "dialog")
                self.assertEqual(screen.aria_role, role)
                if kind != "show":
                    self.assertEqual(screen.accessible_name, kind.capitalize())

    def test_the_page_goes_on_after_each_kind_was_opened(self):
        self.open(self.server, "presentations")
        for kind in KINDS:
            self.present(kind)
            for option in self.shown(f".screen.{kind} .press"):
                if option.text == "Cuba":
                    option.click()
                    break
            if kind == "modal":
                self.press(Keys.ESCAPE)
            self.wait_for_return(kind)
        values = self.submit(self.server)
        self.assertEqual(values["modal"], ["Cuba"])
        self.assertEqual({values[kind] for kind in KINDS if kind != "modal"}, {"Cuba"})


class HistoryEntries(PageTest):
    """The entries of the browser's history for two screens, one above the other."""

    def setUp(self):
        self.open(self.serve("journey"), "journey")
        for count, row in enumerate(['[id="from"]', ".screen:last-child .row"], start=2):
            self.wait(lambda: self.select(f"{row} button"), "the row")[0].click()
            self.wait_for_screens(count)

    def wait_for_screens(self, count):
        self.wait(lambda: len(self.select(".screen")) == count, f"{count} screens")
        self.wait(lambda: self.evaluate("return history.state.rowkit") == count - 1, "their entry")

    def go(self, steps):
        self.evaluate("history.go(arguments[0])", steps)

    def wait_for_page_before(self):
        self.wait(lambda: self.driver.current_url == "about:blank", "the page before")

    def test_a_jump_closes_every_screen_that_it_passes(self):
        count = self.evaluate("return history.length")
        self.go(-2)
        self.wait_for_screens(1)
        self.wait(lambda: self.evaluate(
            "return document.activeElement === document.querySelector('[id=from] button')"),
            "the focus on the row that presented")
        # The entries of closed screens lead back to the form.
        for steps in [1, 2]:
            self.evaluate("addEventListener('popstate', () => { window.isAway = true; })")
            self.go(steps)
            self.wait(lambda: self.evaluate("return window.isAway"), "the entry")
            self.evaluate("window.isAway = false")
            self.wait_for_screens(1)
        self.assertEqual(self.evaluate("return history.length"), count)
        self.driver.back()
        self.wait_for_page_before()

    def test_a_page_that_was_left_shows_the_screens_of_the_entry_to_which_the_user_returns(self):
        count = 3
        for steps, shown in [(3, 3), (2, 2), (1, 1), (3, 1)]:
            self.go(-count)
            self.wait_for_page_before()
            self.go(steps)
            self.wait(lambda: self.driver.current_url.endswith("journey"), "the page")
            self.wait_for_connection()
            self.wait_for_screens(shown)
            count = shown


class InlineRows(PageTest):
    def test_a_row_below_is_expanded_and_collapsed_by_keyboard(self):
        server = self.serve_and_open("presentations")
        self.focus('[id="day"] button')
        self.press(Keys.ENTER)
        self.wait(lambda: self.select(".row.below"), "the row below")
        self.assertEqual(self.active.get_attribute("aria-expanded"), "true")
        self.press(Keys.TAB)
        self.assertEqual(self.active.get_attribute("type"), "date")
        self.press("02282025")
        self.wait(lambda: "2025" in self.find("day").text, "the day in the row")
        self.focus('[id="day"] button')
        self.press(Keys.ENTER)
        self.wait(lambda: not self.select(".row.below"), "no row below")
        self.assertEqual(self.active.get_attribute("aria-expanded"), "false")
        self.assertEqual(self.submit(server)["day"], "2025-02-28T00:00:00Z")
