"""A user's input in each kind of row.

Each kind has a generator of steps. It yields before each event, so that anything that may happen
between two events can happen there.
"""

import base64
import pathlib
import tempfile

from selenium.webdriver.common.keys import Keys

from .documents import OPTION_ROWS, document, example, names_of_rows, row
from .server import FOLDER

PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
# The header of a WebM file.
VIDEO = bytes.fromhex("1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021a45")

# Rows in which nothing is entered.
NO_VALUE = {"LabelRow", "UserInfoRow", "ValueRow", "ViewRow", "ButtonRow",
            "ButtonRowWithPresent"}

SET = """
    const [control, value] = [document.getElementById(arguments[0]), arguments[1]];
    // An option may not have arrived yet.
    if (!control || control.options && ![...control.options].some((one) => one.value === value)) {
        return false;
    }
    control.focus();
    control.value = value;
    for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, {bubbles: true}));
    return true;"""

PRESS = """
    const [selector, text] = arguments;
    const found = [...document.querySelectorAll(selector)].find(
        (control) => text === null || control.innerText.trim() === text);
    found?.click();
    return !!found;"""


def typing(*texts):
    """Types texts into the fields of a row, a few letters at a time; `{n}` is the row's number."""
    def steps(page, tag, n):
        for text in texts:
            name, text = text.split("=", 1)
            text = text.format(n=n)
            for start in range(0, len(text), 6):
                yield
                id = f"{tag}/content/{name}"
                page.wait(lambda: page.find(id), id).send_keys(text[start:start + 6])
    return steps


def setting(*values, to="{tag}/{name}"):
    """Moves controls that have a value, such as sliders and menus."""
    def steps(page, tag, n):
        for value in values:
            name, value = value.split("=", 1)
            yield
            set_control(page, to.format(tag=tag, name=name), value)
    return steps


def set_control(page, id, value):
    page.wait(lambda: page.evaluate(SET, id, value), f"{id} {value}")


def clicking(*names):
    def steps(page, tag, n):
        for name in names:
            yield
            page.click(f"{tag}/{name}")
    return steps


def press(page, selector, text=None):
    """Presses the control found by a selector or by its text."""
    page.wait(lambda: page.evaluate(PRESS, selector, text), f"{selector} {text or ''}")


def either(*variants):
    """One of several inputs, by the row's number."""
    return lambda page, tag, n: variants[n % len(variants)](page, tag, n)


def choosing(*options, closes=False):
    """Opens the screen of a row, chooses options, and closes it if the row does not."""
    def steps(page, tag, n):
        yield
        press(page, f'[id="{tag}"] button')
        for option in options:
            yield
            press(page, ".screen:not(.first) .row button", option)
        if closes:
            yield
            press(page, ".screen:not(.first) .bar button")
        page.wait(lambda: not page.select(".screen:not(.first)"), "the end of the screen")
    return steps


def unfolding(*values):
    """Expands a row, and sets or presses the controls of the row below it."""
    def steps(page, tag, n):
        yield
        if not page.find(f"{tag}:inline"):
            press(page, f'[id="{tag}"] button')
        for value in values:
            name, _, value = value.partition("=")
            yield
            id = f"{tag}:inline/content/{name}"
            if value:
                set_control(page, id, value)
            else:
                press(page, f'[id="{id}"]')
        yield
        press(page, f'[id="{tag}"] button')
    return steps


def halves(left, right):
    """Sets the controls of the two rows of a row."""
    return setting(f"left={left}", f"right={right}", to="{tag}:{name}/content/field")


def rating(page, tag, n):
    """Moves a drawing that acts as a slider."""
    for _ in range(3):
        yield
        id = f"{tag}/content/stars"
        page.wait(lambda: page.find(id), id).send_keys(Keys.RIGHT)


def inviting(*names):
    """Adds entries to a list, and types into each."""
    def steps(page, tag, n):
        for count, name in enumerate(names, start=1):
            yield
            press(page, ".row.add button")
            page.wait(lambda: len(page.select(".row.entry")) == count, "an entry")
            yield
            page.select(".row.entry input")[-1].send_keys(name)
    return steps


def ticking(page, tag, n):
    """Chooses the second option of a section."""
    yield
    press(page, f'[id="#{tag}:1"] button')


def adding(*texts):
    """Searches for tokens, and adds the first result each time."""
    def steps(page, tag, n):
        for count, text in enumerate(texts, start=1):
            id = f"{tag}/content/field"
            yield
            page.wait(lambda: page.find(id), id).send_keys(text)
            # The list of another row may still be open.
            page.wait(lambda: page.shown(f'[id="{tag}"] [role=option]'), "a token")
            yield
            page.find(id).send_keys(Keys.ENTER)
            page.wait(lambda: len(page.select(f'[id^="{tag}/content/token-"]')) == count, "it")
    return steps


def placing(page, tag, n):
    """Opens the map, types coordinates, and commits them."""
    yield
    press(page, f'[id="{tag}"] button')
    for name, text in [("latitude", "-34.5"), ("longitude", "-56.25")]:
        yield
        page.type(f"{tag}>{name}/content/field", text)
    yield
    press(page, ".screen:not(.first) .bar .prominent")
    page.wait(lambda: not page.select(".screen:not(.first)"), "the end of the map")


def attaching(content, extension):
    """Chooses a new file, because browsers do not send files that have changed since."""
    def steps(page, tag, n):
        file = pathlib.Path(tempfile.mkdtemp(dir=FOLDER)) / f"{tag}.{extension}"
        file.write_bytes(content)
        yield
        page.wait(lambda: page.select(f'[id^="{tag}/"][type=file]'), "its control")[0] \
            .send_keys(str(file))
    return steps


CITY = ["field==Europe", "second==Malta", "third==Valletta"]

KINDS = {
    "TextRow": typing("field=Street {n}"),
    "NameRow": typing("field=Grace Hopper {n}"),
    "EmailRow": typing("field=grace{n}@example.org"),
    "PhoneRow": typing("field=+1 555 01{n:02}"),
    "URLRow": typing("field=https://navy.example/{n}"),
    "AccountRow": typing("field=grace{n}"),
    "TwitterRow": typing("field=@grace{n}"),
    "ZipCodeRow": typing("field=22{n:03}"),
    "IntRow": typing("field={n}1906"),
    "DecimalRow": typing("field={n}.14159"),
    "PasswordRow": typing("field=cobol-{n}"),
    "TextAreaRow": typing("field=„Nano“ \\ {n}"),
    "RichTextRow": typing("field=**Nano**seconds {n}"),
    "TextFloatLabelRow": typing("field=Arlington {n}"),
    "IntFloatLabelRow": typing("field={n}"),
    "PasswordFloatLabelRow": typing("field=flow-matic-{n}"),
    "GenericPasswordRow": typing("1/field=Flow-Matic-{n}"),
    "SuggestionTableRow": typing("field=Lisbon"),
    "SuggestionAccessoryRow": typing("field=Bern"),
    "GooglePlacesTableRow": typing("field=Vienna"),
    "PostalAddressRow": typing("street=Road {n}", "postalCode=22{n:03}", "city=Arlington"),
    "CreditCardRow": typing("1/number=4111111111111111", "2/expiration=1230", "2/code=123"),
    "SignatureRow": typing("name=Grace Hopper {n}"),
    "DateRow": either(setting("content/field=1992-07-26"), setting("content/field=1993-08-27")),
    "TimeRow": either(setting("content/field=07:15"), setting("content/field=08:45")),
    "DateTimeRow": setting("content/field=2025-02-27T09:10"),
    "CountDownRow": setting("content/field=01:15"),
    "DatePickerRow": setting("content/field=2025-02-27"),
    "SliderRow": either(setting("content/field=30"), setting("content/field=40")),
    "StepperRow": either(setting("content/field=5"), setting("content/field=7")),
    "RangeSliderRow": setting("content/lower=50", "content/upper=300"),
    "ColorRow": setting("content/0/field=#123456"),
    "PickerInputRow": either(setting("content/field==Medium"), setting("content/field==Large")),
    "DoublePickerInputRow": setting("content/field==Asia", "content/second==Nepal"),
    "SwitchRow": clicking("accessory"),
    "CheckRow": clicking("accessory"),
    "WeekDayRow": clicking("content/days/monday", "content/days/friday"),
    "SegmentedRow": either(clicking("content/field/:M"), clicking("content/field/:S")),
    "ColorPickerRow": clicking("content/field/:Sky"),
    "PushRow": either(choosing("China"), choosing("Chad")),
    "AlertRow": either(choosing("Español"), choosing("English")),
    "ActionSheetRow": either(choosing("Library"), choosing("Camera")),
    "PopoverSelectorRow": either(choosing("Green"), choosing("Red")),
    "MultipleSelectorRow": choosing("Monday", "Friday", closes=True),
    "DateInlineRow": either(unfolding("field=2025-03-01"), unfolding("field=2025-04-02")),
    "TimeInlineRow": unfolding("field=08:30"),
    "CountDownInlineRow": unfolding("field=00:45"),
    "PickerInlineRow": either(unfolding("field==Large"), unfolding("field==Medium")),
    "TokenTableRow": adding("Oli", "Fab"),
    "LocationRow": placing,
    "ImageRow": attaching(PICTURE, "png"),
    "VideoRow": attaching(VIDEO, "webm"),
    "NameFloatLabelRow": typing("field=Grace {n}"),
    "EmailFloatLabelRow": typing("field=grace{n}@example.org"),
    "PhoneFloatLabelRow": typing("field=+1 555 02{n:02}"),
    "URLFloatLabelRow": typing("field=https://navy.example/{n}"),
    "AccountFloatLabelRow": typing("field=hopper{n}"),
    "TwitterFloatLabelRow": typing("field=@hopper{n}"),
    "ZipCodeFloatLabelRow": typing("field=23{n:03}"),
    "DecimalFloatLabelRow": typing("field={n}.71828"),
    "GooglePlacesAccessoryRow": typing("field=Lima"),
    "TokenAccessoryRow": adding("red", "white"),
    "TimePickerRow": setting("content/field=06:45"),
    "DateTimePickerRow": setting("content/field=2025-03-02T10:30"),
    "CountDownPickerRow": setting("content/field=01:20"),
    "DateTimeInlineRow": unfolding("field=2025-03-01T08:30"),
    "PickerRow": either(setting("content/field==Large"), setting("content/field==Medium")),
    "DoublePickerRow": setting("content/field==Asia", "content/second==Japan"),
    "DoublePickerInlineRow": unfolding("field==Asia", "second==Nepal"),
    "TriplePickerRow": setting(*map("content/{}".format, CITY)),
    "TriplePickerInputRow": setting(*map("content/{}".format, CITY)),
    "TriplePickerInlineRow": unfolding(*CITY),
    "TableRow": clicking("content/options/:flex"),
    "TableInlineRow": unfolding("options/:flex"),
    "RatingRow": rating,
    "GroupRow": setting("street=Main Street", "city=Graz", to="{tag}:{name}/content/field"),
    "SplitRow": either(halves("Main Street", "12a"), halves("High Street", "7")),
    "SplitIntRow": halves("3", "4"),
    "SplitDecimalRow": halves("1.25", "2.75"),
    "SplitDateRow": halves("2025-03-01", "2025-03-05"),
    "SplitTimeRow": halves("07:30", "19:00"),
    "SplitPickerRow": halves("=EUR", "12.50"),
}

# Sections with their own value, and the input in each.
SECTIONS = {
    "guests": (inviting("Ada", "Grace"), {
        "multivalued": {"may": ["insert", "delete", "reorder"],
                        "newRow": {"row": "NameRow", "settings": {"title": "Guest"}}}}),
    **{name: (ticking, {
        "selectable": {"row": name, "selection": "multiple"},
        "rows": [{"row": name, "settings": {"title": f"{name} {n}", "selectableValue": n}}
                 for n in ["1", "2"]]})
       for name in OPTION_ROWS},
}


def row_of_kind(kind, number, **more):
    """The example of a kind, with a number, and without a value."""
    settings = {**example(kind)["settings"], "title": f"{kind} {number}"}
    # A group has the values of its rows.
    for part in example(kind).get("rows", []):
        more.setdefault("rows", []).append({key: part[key] for key in part if key != "value"})
    return row(kind, f"row{number}", settings, **more)


def form_of_every_kind(name, count, without=()):
    """A form of rows of every kind in turn and of sections with a value, without values.

    Returns the form's file, and the steps of each row and section by its tag.
    """
    rows, steps = [], {}
    kinds = [kind for kind in KINDS if kind not in without]
    for number in range(count):
        kind = kinds[number % len(kinds)]
        rows.append(row_of_kind(kind, number))
        steps[f"row{number}"] = (KINDS[kind], number)
    sections = [{"rows": rows[start:start + 20]} for start in range(0, count, 20)]
    for tag, (entered, section) in SECTIONS.items():
        sections.append({"header": tag, "tag": tag, **section})
        steps[tag] = (entered, 0)
    return document(name, *sections, title="Every kind"), steps


def forgotten_rows():
    """The registered rows that accept input, but for which there are no steps."""
    return set(names_of_rows()) - set(KINDS) - set(OPTION_ROWS) - NO_VALUE
