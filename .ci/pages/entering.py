"""What a user enters in each kind of row.

Each kind has a generator of steps. It yields before each event, so that whatever may happen between
two events can happen there.
"""

import base64

from selenium.webdriver.common.keys import Keys

from .documents import document, example
from .server import FOLDER

PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")

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


def setting(*values):
    """Moves controls that have a value, such as sliders and menus."""
    def steps(page, tag, n):
        for value in values:
            name, value = value.split("=", 1)
            yield
            set_control(page, f"{tag}/{name}", value)
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
    """Presses the control that a selector finds, or the one with a text."""
    page.wait(lambda: page.evaluate(PRESS, selector, text), f"{selector} {text or ''}")


def choosing(*options, closes=False):
    """Opens the screen of a row, chooses options, and closes it if that is left to the user."""
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
    """Expands a row, and sets the controls of the row below it."""
    def steps(page, tag, n):
        yield
        press(page, f'[id="{tag}"] button')
        for value in values:
            name, value = value.split("=", 1)
            yield
            set_control(page, f"{tag}:inline/content/{name}", value)
        yield
        press(page, f'[id="{tag}"] button')
    return steps


def adding(*texts):
    """Searches for tokens, and adds the first one that is found each time."""
    def steps(page, tag, n):
        for count, text in enumerate(texts, start=1):
            id = f"{tag}/content/field"
            yield
            page.wait(lambda: page.find(id), id).send_keys(text)
            page.wait(lambda: page.shown("[role=option]"), "a token")
            yield
            page.find(id).send_keys(Keys.ENTER)
            page.wait(lambda: len(page.select(f'[id^="{tag}/content/token-"]')) == count, "it")
    return steps


def placing(page, tag, n):
    """Opens the map, types coordinates, and takes them."""
    yield
    press(page, f'[id="{tag}"] button')
    for name, text in [("latitude", "-34.5"), ("longitude", "-56.25")]:
        yield
        page.type(f"{tag}>{name}/content/field", text)
    yield
    press(page, ".screen:not(.first) .bar .prominent")
    page.wait(lambda: not page.select(".screen:not(.first)"), "the end of the map")


def attaching(page, tag, n):
    """Chooses a picture, in a file of its own: browsers do not send files that changed since."""
    file = FOLDER / f"{tag}.png"
    file.write_bytes(PICTURE)
    yield
    page.wait(lambda: page.select(f'[id^="{tag}/"][type=file]'), "its control")[0] \
        .send_keys(str(file))


KINDS = {
    "TextRow": typing("field=Street {n}"),
    "NameRow": typing("field=Grace Hopper"),
    "EmailRow": typing("field=grace{n}@example.org"),
    "PhoneRow": typing("field=+1 555 0100"),
    "URLRow": typing("field=https://navy.example/{n}"),
    "AccountRow": typing("field=grace{n}"),
    "TwitterRow": typing("field=@grace"),
    "ZipCodeRow": typing("field=22203"),
    "IntRow": typing("field={n}1906"),
    "DecimalRow": typing("field=3.14159"),
    "PasswordRow": typing("field=cobol-{n}"),
    "TextAreaRow": typing("field=„Nano“ \\ {n}"),
    "RichTextRow": typing("field=**Nano**seconds"),
    "TextFloatLabelRow": typing("field=Arlington {n}"),
    "IntFloatLabelRow": typing("field={n}"),
    "PasswordFloatLabelRow": typing("field=flow-matic-{n}"),
    "GenericPasswordRow": typing("1/field=Flow-Matic-{n}"),
    "SuggestionTableRow": typing("field=Lisbon"),
    "SuggestionAccessoryRow": typing("field=Bern"),
    "GooglePlacesTableRow": typing("field=Vienna"),
    "PostalAddressRow": typing("street=Road {n}", "postalCode=22203", "city=Arlington"),
    "CreditCardRow": typing("1/number=4111111111111111", "2/expiration=1230", "2/code=123"),
    "SignatureRow": typing("name=Grace Hopper"),
    "DateRow": setting("content/field=1992-07-26"),
    "TimeRow": setting("content/field=07:15"),
    "DateTimeRow": setting("content/field=2025-02-27T09:10"),
    "CountDownRow": setting("content/field=01:15"),
    "DatePickerRow": setting("content/field=2025-02-27"),
    "SliderRow": setting("content/field=30"),
    "StepperRow": setting("content/field=5"),
    "RangeSliderRow": setting("content/lower=50", "content/upper=300"),
    "ColorRow": setting("content/0/field=#123456"),
    "PickerInputRow": setting("content/field==Medium"),
    "DoublePickerInputRow": setting("content/field==Asia", "content/second==Nepal"),
    "SwitchRow": clicking("accessory"),
    "CheckRow": clicking("accessory"),
    "WeekDayRow": clicking("content/days/monday", "content/days/friday"),
    "SegmentedRow": clicking("content/field/:M"),
    "ColorPickerRow": clicking("content/field/:Sky"),
    "PushRow": choosing("China"),
    "AlertRow": choosing("Español"),
    "ActionSheetRow": choosing("Library"),
    "PopoverSelectorRow": choosing("Green"),
    "MultipleSelectorRow": choosing("Monday", "Friday", closes=True),
    "DateInlineRow": unfolding("field=2025-03-01"),
    "TimeInlineRow": unfolding("field=08:30"),
    "CountDownInlineRow": unfolding("field=00:45"),
    "PickerInlineRow": unfolding("field==Large"),
    "TokenTableRow": adding("Oli", "Fab"),
    "LocationRow": placing,
    "ImageRow": attaching,
}


def form_of_every_kind(name, count):
    """A form of rows of every kind in turn, without values, and the steps of each by its tag."""
    rows, steps = [], {}
    for number in range(count):
        kind = list(KINDS)[number % len(KINDS)]
        tag = f"row{number}"
        settings = {**example(kind)["settings"], "title": f"{kind} {number}"}
        rows.append({"row": kind, "tag": tag, "settings": settings})
        steps[tag] = (KINDS[kind], number)
    sections = [{"rows": rows[start:start + 20]} for start in range(0, count, 20)]
    return document(name, *sections, title="Every kind"), steps
