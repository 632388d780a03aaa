"""A walk by Tab through a form of every registered row."""

from selenium.webdriver.common.keys import Keys

from .browser import PageTest
from .documents import OPTION_ROWS, document, names_of_rows, row
from .server import FULL

# The visible outline of the focused element: its own, or one around a part of
# the page that represents it.
RING = """
    const at = document.activeElement;
    const seen = (element, pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const { width, height } = element.getBoundingClientRect();
        return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2
            && width >= 8 && height >= 8 && style.visibility === "visible" && style.opacity > 0;
    };
    return [at, at.closest("label")].some((element) => element && seen(element));"""

# The place of the focus: the row, and attributes that identify the element in it.
PLACE = """
    const at = document.activeElement;
    if (at === document.body) return null;
    const row = at.closest(".row")?.id ?? "";
    return [row, at.name || at.id, at.value, at.className].join("|");"""


class Keyboard(PageTest):
    def walk(self, key, modifier=None):
        """Presses Tab until the focus leaves the page, and returns the places on the way."""
        places = []
        for _ in range(500):
            if modifier:
                self.press_with(modifier, key)
            else:
                self.press(key)
            place = self.evaluate(PLACE)
            if place is None:
                return places
            places.append(place)
            # A date has a stop for each of its numbers.
            self.assertLess(places[-8:].count(place), 8, "the focus stays where it is")
        self.fail("the focus never leaves the page")

    def rows(self, places):
        return list(dict.fromkeys(place.split("|")[0] for place in places))

    def test_tab_reaches_every_row_in_order_and_shift_tab_goes_back(self):
        self.serve_and_open(self.document)
        self.focus("h1")
        there = self.walk(Keys.TAB)
        takes_no_input = {"LabelRow", "UserInfoRow", "ValueRow", "ViewRow"}
        expected = [name for name in names_of_rows()
                    if name not in OPTION_ROWS and name not in takes_no_input]
        self.assertEqual(
            self.rows(there), [*expected, "#guests:0", "#news:0", "#news:1",
                               "#oceans:0", "#oceans:1", ""])
        back = self.walk(Keys.TAB, Keys.SHIFT)
        self.assertEqual(self.rows(back)[:3], ["", "#oceans:1", "#oceans:0"])
        # The walk back ends at the title, which Tab does not reach.
        self.assertEqual(set(self.rows(back)), set(self.rows(there)))

    def test_what_has_the_focus_has_an_outline_in_light_dark_and_forced_colours(self):
        server = self.serve(self.document)
        schemes = [{"prefers_color_scheme": "light"}, {"prefers_color_scheme": "dark"},
                   {"forced_colors": "active"}]
        for features in schemes if FULL else schemes[1:2]:
            self.emulate(**features)
            self.open(server, "every-row")
            self.focus("h1")
            without = []
            for _ in range(500):
                self.press(Keys.TAB)
                place = self.evaluate(PLACE)
                if place is None:
                    break
                if not self.evaluate(RING):
                    without.append(place)
            with self.subTest(features=features):
                self.assertEqual(without, [])

    def test_every_row_is_operated_by_keyboard(self):
        server = self.serve_and_open(self.document)
        expected = {
            "CheckRow": ([Keys.SPACE], False),
            "DateRow": (["03042001"], "2001-03-04T00:00:00Z"),
            "DecimalRow": (["1.5"], 1.5),
            "EmailRow": (["bo@example.org"], "bo@example.org"),
            "IntRow": (["7"], 7),
            "NameRow": (["Bo"], "Bo"),
            "PasswordRow": (["secret"], "secret"),
            "PhoneRow": (["123"], "123"),
            "SegmentedRow": ([Keys.RIGHT], "L"),
            "SliderRow": ([Keys.LEFT], 60),
            "StepperRow": (["5", Keys.TAB], 5),
            "SuggestionAccessoryRow": (["Window", Keys.TAB], "Window"),
            "SuggestionTableRow": (["Bern", Keys.TAB], "Bern"),
            "SwitchRow": ([Keys.SPACE], False),
            "TextAreaRow": (["a\nb"], "a\nb"),
            "TextRow": (["Ulm"], "Ulm"),
            "URLRow": (["https://b.example"], "https://b.example"),
        }
        for name, (keys, _) in expected.items():
            # Tab moves the focus to the first control, or in a group to the checked one.
            self.focus(f'[id="{name}"] :is(input:checked, input:not([type=hidden], [type=radio]),'
                       " textarea)")
            if self.active.get_attribute("type") in ["text", "password", "textarea"]:
                self.replace(*keys)
            else:
                self.press(*keys)
        # A stepper's buttons are also pressed.
        self.focus('[id="StepperRow"] .step:last-of-type')
        self.press(Keys.ENTER)
        self.press(Keys.SPACE)
        self.wait(lambda: self.value("StepperRow/content/field") == "7", "the steps")
        self.focus('[id="#news:1"] button')
        self.press(Keys.SPACE)
        self.wait(lambda: self.active.get_attribute("aria-pressed") == "true", "the choice")
        values = self.submit(server)
        wanted = {name: value for name, (_, value) in expected.items()}
        wanted["StepperRow"] = 7
        self.assertEqual({name: values[name] for name in wanted}, wanted)
        self.assertEqual(values["news"], ["Lectures"])

    def test_a_password_is_shown_by_keyboard_and_stays_what_it_is(self):
        server = self.serve_and_open(self.document)
        self.focus('[id="PasswordRow/content/field"]')
        self.press("secret", Keys.TAB)
        self.assertEqual(self.active.get_attribute("aria-pressed"), "false")
        self.press(Keys.ENTER)
        self.assertEqual(self.active.get_attribute("aria-pressed"), "true")
        field = self.find("PasswordRow/content/field")
        self.assertEqual(
            (field.get_attribute("type"), field.get_property("value")), ("text", "secret"))
        self.press(Keys.SPACE)
        self.assertEqual(field.get_attribute("type"), "password")
        self.assertEqual(self.submit(server)["PasswordRow"], "secret")

    def test_enter_in_a_field_goes_on_to_the_next(self):
        self.serve_and_open(self.document)
        self.focus('[id="EmailRow/content/field"]')
        self.press(Keys.ENTER)
        self.wait(lambda: self.active.get_attribute("id") == "GenericPasswordRow/content/1/field",
                  "the focus in the next field")

    def test_keys_step_a_number_between_its_bounds(self):
        server = self.serve_and_open(document("steps", row(
            "StepperRow", "cups", {"minimum": 1, "maximum": 6, "step": 0.5}, value=2)))
        id = "cups/content/field"
        self.focus(f'[id="{id}"]')
        for key, number in [
                (Keys.UP, "2.5"), (Keys.UP, "3"), (Keys.DOWN, "2.5"), (Keys.END, "6"),
                (Keys.UP, "6"), (Keys.HOME, "1"), (Keys.DOWN, "1")]:
            self.press(key)
            self.assertEqual((self.value(id), self.active.get_attribute("aria-valuenow")),
                             (number, number))
        self.replace("4", Keys.UP)
        self.assertEqual(self.value(id), "4.5")
        self.assertEqual([self.active.get_attribute(name) for name in [
            "role", "aria-valuenow", "aria-valuemin", "aria-valuemax"]],
            ["spinbutton", "4.5", "1", "6"])
        self.assertEqual(self.submit(server), {"cups": 4.5})
