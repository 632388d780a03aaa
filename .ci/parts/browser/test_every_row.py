"""Every registered row: its value is changed only by keyboard, with and without a script."""

from selenium.webdriver.common.keys import Keys

from .browser import PageTest
from .documents import OPTION_ROWS, document, example, names_of_rows
from .server import FULL

# Rows without an editable value, and rows for files, which are chosen in a dialog of the browser.
NO_INPUT = {"LabelRow", "UserInfoRow", "ValueRow", "ViewRow", "ButtonRow",
            "ButtonRowWithPresent", "ImageRow", "VideoRow"}

# The text for the first field of a row in which not every text is valid.
TEXTS = {
    "ColorRow": "#00ff00", "CountDownInlineRow": "3:15", "CountDownPickerRow": "3:15",
    "CountDownRow": "3:15", "CreditCardRow": f"5555555555554444{Keys.TAB}1290{Keys.TAB}123",
    "DecimalRow": "1.5", "EmailRow": "bo@example.org", "GenericPasswordRow": "Long enough 1!",
    "IntRow": "7", "LocationRow": "12.5, 30", "StepperRow": "5", "TokenAccessoryRow": "red",
    "SplitDecimalRow": "1.75", "SplitIntRow": "7",
    "TokenTableRow": "Peter Schmeichel", "URLRow": "https://b.example",
}
DATES = {"date": "03042026", "time": "0905AM", "datetime-local": f"03042026{Keys.TAB}0905AM"}

# The first control of an element, or in a group of radio buttons the one that Tab focuses.
CONTROL = """
    const found = [...arguments[0].querySelectorAll(arguments[1])].filter((element) =>
        element.checkVisibility() && !element.disabled);
    return found.find((element) => element.type === "radio" && element.checked) ?? found[0];"""
CONTROLS = ("input:not([type=hidden], [type=color]), select, textarea, [role=slider],"
            " button:not(.step, .reveal)")
# Rows whose first control is not their field.
FIELDS = {"ColorRow", "RichTextRow", "SignatureRow", "TokenAccessoryRow", "TokenTableRow"}

SCREEN = ".screen:not(.first)"
OPTION = f"{SCREEN} .sections .row"


def form(name):
    """A document with the example of a row, or with a section of options."""
    if name not in OPTION_ROWS:
        return document(name, example(name))
    rows = [{"row": name, "settings": {"title": title, "selectableValue": title}}
            for title in ["Arctic", "Indian"]]
    return document(name, {"rows": rows, "tag": name,
                           "selectable": {"row": name, "selection": "multiple"}})


class EveryRow(PageTest):
    # The first of the rows that the gate tests, which are every second one.
    first = 0

    def test_the_value_of_every_row_is_changed_by_keyboard(self):
        names = names_of_rows()
        self.assertLessEqual(NO_INPUT, set(names))
        names = [name for name in names if name not in NO_INPUT]
        if not FULL:
            names = names[self.first::2]
        server = self.serve(*map(form, names))
        for name in names:
            with self.subTest(row=name):
                self.open(server, name)
                self.change(name, self.find(name) or self.select(".sections")[0])
                before = None if name in OPTION_ROWS else example(name).get("value")
                self.assertNotIn(self.submit(server)[name], [before, None, []])

    def change(self, name, place):
        """Changes a value with the first control in a place."""
        control = self.evaluate(
            CONTROL, place, "input[type=text], textarea" if name in FIELDS else CONTROLS)
        self.evaluate("arguments[0].focus()", control)
        kind = control.get_property("type")
        if kind == "checkbox":
            self.press(Keys.SPACE)
        elif kind == "radio":
            self.press(Keys.RIGHT)
        elif kind == "range":
            self.press(Keys.LEFT)
        elif kind == "select-one":
            self.choose(control)
        elif kind in DATES:
            self.press(DATES[kind])
        elif control.get_attribute("role") == "slider":
            self.slide(name)
        elif kind in ["submit", "button"]:
            self.press(Keys.ENTER)
            if name in OPTION_ROWS:
                self.wait(lambda: self.select(".row.chosen"), "the choice")
            else:
                self.use_what_opens(name)
        else:
            self.replace(TEXTS.get(name.replace("FloatLabel", ""), "Ulm"))
            if name.startswith("Token") and self.has_script:
                self.wait(lambda: self.shown(f'[id="{name}"] [role=option]'), "the options")
                self.press(Keys.DOWN, Keys.ENTER)
            self.press(Keys.TAB)

    def choose(self, control):
        chosen = control.get_property("value")
        self.press(Keys.DOWN)
        if control.get_property("value") == chosen:
            self.press(Keys.UP)

    def slide(self, name):
        """Presses a key on a drawing, or a button beside it without a script."""
        buttons = self.shown(f'[id="{name}"] .step')
        self.assertEqual(len(buttons), 0 if self.has_script else 2)
        if not buttons:
            return self.press(Keys.LEFT)
        self.evaluate("arguments[0].focus()", buttons[0])
        self.press(Keys.ENTER)
        self.wait(lambda: self.is_gone(buttons[0]), "the next page")

    def use_what_opens(self, name):
        """Changes the value in the inline row or on the screen that a button has opened."""
        opened = self.wait(lambda: self.shown(f'[id="{name}:inline"], {SCREEN}'), "what opens")[0]
        if "screen" not in opened.get_attribute("class"):
            return self.change(name, opened)
        is_full = not self.select(f"{OPTION}:not(.chosen, .disabled) > .press")
        options = self.select(OPTION + (".chosen" if is_full else ":not(.chosen)") + " > .press")
        if options:
            self.evaluate("arguments[0].focus()", options[0])
            self.press(Keys.ENTER)
            if is_full:
                self.wait(lambda: not self.select(f"{OPTION}.disabled"), "the choice")
        else:
            self.change(name, opened.find_element("class name", "sections"))
        if options and not is_full:
            self.wait(lambda: not self.select(SCREEN), "the form")
        else:
            buttons = self.select(f"{SCREEN} .bar .prominent, {SCREEN} .bar button")
            done = [button for button in buttons if "prominent" in button.get_attribute("class")]
            self.evaluate("arguments[0].focus()", (done or buttons)[0])
            self.press(Keys.ENTER)
            self.wait(lambda: not self.select(SCREEN), "the form")


class EveryRowWithoutScript(EveryRow):
    has_script = False
    first = 1
