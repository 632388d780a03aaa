"""Buttons that format the selected text of a field, with and without a script."""

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from .browser import PageTest
from .documents import document, row

FIELD = "about/content/field"


def tool(name):
    return f"about/content/tools/{name}"


def form(value=None, **more):
    return document(
        "rich", row("TextRow", "first"), row("RichTextRow", "about", value=value, **more))


class SelectedText(PageTest):
    def select_text(self, start, end):
        """Selects text in UTF-16 code units, as a drag in the field would."""
        self.focus(f'[id="{FIELD}"]')
        self.evaluate(
            "document.activeElement.setSelectionRange(...arguments)", start, end)

    @property
    def selected(self):
        return self.evaluate(
            "const { value, selectionStart, selectionEnd } = arguments[0];"
            "return value.slice(selectionStart, selectionEnd)", self.find(FIELD))

    def press_tool(self, name):
        ActionChains(self.driver, duration=0).click(self.find(tool(name))).perform()

    def wait_for(self, text):
        self.wait(lambda: self.value(FIELD) == text, text)

    def assert_in_field(self):
        self.wait(lambda: self.active.get_attribute("id") == FIELD, "the focus")

    def test_a_click_formats_what_is_selected_which_stays_selected(self):
        server = self.serve_and_open(form("Hello 👩‍👩‍👧 world"))
        self.select_text(6, 14)
        self.press_tool("bold")
        self.wait_for("Hello **👩‍👩‍👧** world")
        self.assert_in_field()
        self.wait(lambda: self.selected == "👩‍👩‍👧", "the selection")
        self.press_tool("italic")
        self.wait_for("Hello ***👩‍👩‍👧*** world")
        self.press_tool("bold")
        self.wait_for("Hello *👩‍👩‍👧* world")
        self.wait(lambda: self.selected == "👩‍👩‍👧", "the selection")
        self.press("x")
        self.wait_for("Hello *x* world")
        self.assertEqual(self.submit(server)["about"], "Hello *x* world")

    def test_a_click_is_undone_and_redone(self):
        server = self.serve_and_open(form("Hello world"))
        self.select_text(6, 11)
        self.press_tool("bold")
        self.wait_for("Hello **world**")
        self.press_tool("italic")
        self.wait_for("Hello ***world***")
        for key, text in [("z", "Hello **world**"), ("z", "Hello world"), ("y", "Hello **world**")]:
            self.press_with(Keys.CONTROL, key)
            self.wait_for(text)
            self.wait(lambda: self.selected == "world", "the selection")
        self.assertEqual(self.submit(server)["about"], "Hello **world**")

    def test_what_was_just_typed_is_formatted_with_the_keyboard_alone(self):
        self.serve_and_open(form())
        self.focus(f'[id="{FIELD}"]')
        self.press(*"see map")
        self.press_with(Keys.SHIFT, Keys.HOME)
        for _ in range(4):
            self.press_with(Keys.SHIFT, Keys.ARROW_RIGHT)
        self.press_with(Keys.SHIFT, Keys.TAB)
        self.assertEqual(self.active.get_attribute("id"), tool("link"))
        self.press(Keys.ENTER)
        self.wait_for("see [map](https://)")
        self.assert_in_field()
        self.press(*"a.b")
        self.wait_for("see [map](https://a.b)")

    def test_the_caret_is_where_text_goes_on(self):
        self.serve_and_open(form("ab"))
        self.select_text(1, 1)
        self.press_tool("bold")
        self.wait_for("a**Bold**b")
        self.wait(lambda: self.selected == "Bold", "the selection")
        self.press_tool("heading")
        self.wait_for("# a**Bold**b")
        self.wait(lambda: self.selected == "Bold", "the selection")
        self.press("c")
        self.wait_for("# a**c**b")

    def test_a_field_in_which_nobody_was_is_formatted_at_its_end(self):
        self.serve_and_open(form("ab"))
        self.focus('[id="first/content/field"]')
        self.press_tool("bold")
        self.wait_for("ab **Bold**")
        self.assert_in_field()

    def test_a_session_that_was_restored_acts_on_the_selection(self):
        server = self.serve_and_open(form("Hello world"))
        self.select_text(0, 5)
        self.press_tool("bold")
        self.wait_for("**Hello** world")
        self.wait(lambda: self.selected == "Hello", "the selection")
        self.select_text(10, 15)
        server.kill()
        self.press_tool("italic")
        server.start()
        self.wait_for("**Hello** *world*")
        self.assert_in_field()
        self.assertEqual(self.submit(server)["about"], "**Hello** *world*")

    def test_what_is_typed_after_a_press_is_kept(self):
        server = self.serve_and_open(form("ab"))
        self.select_text(2, 2)
        self.delay_requests(400)
        self.press_tool("bold")
        self.press("c")
        self.wait(lambda: self.submit(server)["about"] == "abc", "the text that was typed last")


class SelectedTextWithoutScript(PageTest):
    has_script = False

    def test_buttons_format_the_end(self):
        self.serve_and_open(form("ab"))
        self.find(tool("bold")).click()
        self.wait(lambda: self.value(FIELD) == "ab **Bold**", "the text")
        self.find(FIELD).send_keys(" c")
        self.find(tool("list")).click()
        self.wait(lambda: self.value(FIELD).startswith("- ab"), "the item")
