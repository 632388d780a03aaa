"""Entries of a list, by keyboard and by pointer."""

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from .browser import PageTest
from .documents import document


class Entries(PageTest):
    def open_guests(self, *names):
        """Opens a list of guests that can be added, moved and deleted."""
        server = self.serve_and_open(document("party", {
            "tag": "guests", "header": "Guests", "rows": [],
            "multivalued": {"may": ["insert", "delete", "reorder"],
                            "newRow": {"row": "NameRow", "settings": {"title": "Guest"}}}}))
        for count, name in enumerate(names, start=1):
            self.focus(".row.add button")
            self.press(Keys.ENTER)
            self.wait(lambda: len(self.select(".row.entry")) == count, "an entry")
            self.select(".row.entry input")[-1].send_keys(name)
        return server

    def names(self):
        return [field.get_property("value") for field in self.select(".row.entry input")]

    def test_the_focus_goes_to_a_new_entry(self):
        self.open_guests("Ada")
        self.focus(".row.add button")
        self.press(Keys.ENTER)
        self.wait(lambda: self.evaluate(
            "return document.activeElement === [...document.querySelectorAll('.entry input')][1]"),
            "the focus in the new entry")
        self.press("Grace")
        self.wait(lambda: self.names() == ["Ada", "Grace"])

    def test_the_tools_of_an_entry_are_below_it_where_there_is_no_room_beside_it(self):
        # A single entry cannot be moved.
        self.open_guests("Ada", "Grace")
        for width, are_below in [(320, True), (390, True), (700, False)]:
            self.resize(width)
            with self.subTest(width=width):
                self.assertEqual(self.evaluate("""
                    const [main, tools] = [".main", ".tools"].map((part) =>
                        document.querySelector(`.entry > ${part}`).getBoundingClientRect());
                    return tools.top > main.top + main.height / 2;"""), are_below)

    def test_entries_are_moved_by_keyboard_and_the_focus_stays_on_the_button(self):
        server = self.open_guests("Ada", "Grace", "Alan")
        self.evaluate("arguments[0].focus()", self.select(".row.entry .up")[2])
        for expected in [["Ada", "Alan", "Grace"], ["Alan", "Ada", "Grace"]]:
            button = self.active.id
            self.press(Keys.ENTER)
            self.wait(lambda: self.names() == expected, expected)
            if expected[0] != "Alan":
                self.assertEqual(self.active.id, button)
        # At the start of the list the button has no effect, and the focus stays in the row.
        self.wait(lambda: self.evaluate(
            "return document.activeElement.closest('.entry')"
            " === document.querySelector('.entry')"), "the focus in the moved entry")
        self.assertEqual(self.submit(server)["guests"], ["Alan", "Ada", "Grace"])

    def test_a_move_is_announced_and_buttons_are_named_by_their_entries(self):
        self.open_guests("Ada", "Grace", "")
        self.assertEqual(
            [button.accessible_name for button in self.select(".row.entry .delete")],
            ["Delete Ada", "Delete Grace", "Delete Guest"])
        self.evaluate("arguments[0].focus()", self.select(".row.entry .down")[0])
        for place in [2, 3]:
            self.press(Keys.ENTER)
            self.wait(lambda: self.evaluate(
                "return document.querySelector('.rowkit-speech').textContent")
                == f"Moved to place {place} of 3", "the announcement")

    def test_entries_are_deleted_by_keyboard_and_the_focus_goes_to_a_neighbour(self):
        server = self.open_guests("Ada", "Grace", "Alan")
        for count, expected in [(1, ["Ada", "Alan"]), (1, ["Ada"]), (0, [])]:
            self.evaluate("arguments[0].focus()", self.select(".row.entry .delete")[count])
            self.press(Keys.SPACE)
            self.wait(lambda: self.names() == expected, expected)
            self.wait(lambda: self.evaluate(
                "return !!document.activeElement.closest('.row')"), "the focus in a row")
        self.assertEqual(self.submit(server)["guests"], [])

    def test_entries_are_dragged_to_their_places(self):
        server = self.open_guests("Ada", "Grace", "Alan")
        handles = self.select(".row.entry .handle")
        target = self.select(".row.entry")[0]
        chain = ActionChains(self.driver, duration=0)
        chain.click_and_hold(handles[2])
        chain.move_to_element_with_offset(target, 0, 2).move_by_offset(0, -4)
        chain.release().perform()
        self.wait(lambda: self.names() == ["Alan", "Ada", "Grace"], "the move")
        self.assertEqual(self.select("[data-drop], .dragging"), [])
        self.assertEqual(self.submit(server)["guests"], ["Alan", "Ada", "Grace"])

    def test_escape_ends_a_drag_without_a_move(self):
        self.open_guests("Ada", "Grace")
        handle, target = self.select(".row.entry .handle")[1], self.select(".row.entry")[0]
        chain = ActionChains(self.driver, duration=0)
        chain.click_and_hold(handle).move_to_element(target).perform()
        self.wait(lambda: self.select("[data-drop]"), "a place to drop")
        self.press(Keys.ESCAPE)
        self.wait(lambda: not self.select("[data-drop], .dragging"), "no drag")
        ActionChains(self.driver, duration=0).release().perform()
        self.assertEqual(self.names(), ["Ada", "Grace"])
