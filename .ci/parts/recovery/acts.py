"""What users do. Each act is a generator that yields before each event, as in `browser.entering`.

The same acts make the same of any new page, so that a page to which nothing happens shows what
users meant.
"""

from browser.entering import press
from browser.waiting import wait

from .form import ENTRIES, FIELDS, NOTES, SWITCH
from .reading import is_more_shown

# Rows in which a second input would not replace the first.
ONCE = {"TokenTableRow", "TokenAccessoryRow"}
# Rows in which an input depends on those before.
RELATIVE = {"SwitchRow", "CheckRow", "WeekDayRow", "MultipleSelectorRow", "RatingRow", "TableRow",
            "TableInlineRow", "ListCheckRow", "ImageCheckRow"}

TEXTS = """
    const fields = document.querySelectorAll(
        `[id="${arguments[0]}"] :is(input[type=text], input[type=password], textarea)`);
    const isFilled = ({value, dataset}) => value || dataset.filled != null;
    return [...fields].filter(isFilled).map(({id}) => id);"""


def enter(form, tag, n):
    """Enters something in a row, in place of what it contains."""
    def act(page):
        if tag.startswith("row"):
            page.wait(lambda: page.find(tag), tag)
        for id in page.evaluate(TEXTS, tag):
            yield
            page.type(id, "")
        yield from form.steps[tag](page, tag, n)
    return act


def note(word):
    def act(page):
        page.type(f"{NOTES}/content/field", word)
        return iter(())
    return act


def switch(form, is_on):
    """Shows the hidden rows, or hides them."""
    row = min(form.hidden)

    def act(page):
        yield
        if is_more_shown(page) != is_on:
            page.click(f"{SWITCH}/accessory")
        page.wait(lambda: bool(page.find(row)) == is_on, "the rows")
    return act


def add(name):
    def act(page):
        yield
        count = len(page.select(ENTRIES))
        press(page, ".row.add button")
        page.wait(lambda: len(page.select(ENTRIES)) > count, "an entry")
        yield
        page.wait(lambda: page.select(FIELDS), "the entry")[-1].send_keys(name)
    return act


def rename(place, name):
    def act(page):
        yield
        id = page.evaluate("return document.querySelectorAll(arguments[0])[arguments[1]].id",
                           FIELDS, place)
        page.type(id, name)
    return act


def remove(place):
    def act(page):
        yield
        count = len(page.select(ENTRIES))
        page.wait(lambda: page.select(f"{ENTRIES} [id$='!delete']")[place], "it").click()
        page.wait(lambda: len(page.select(ENTRIES)) < count, "one entry less")
    return act


def move(place):
    """Moves an entry down."""
    def act(page):
        names = "return [...document.querySelectorAll(arguments[0])].map(({value}) => value)"
        yield
        before = page.evaluate(names, FIELDS)
        page.wait(lambda: page.select(f"{ENTRIES} [id$='!down']")[place], "it").click()
        page.wait(lambda: page.evaluate(names, FIELDS) != before,
                  "the move")
    return act


def open_screen(tag):
    def act(page):
        yield
        press(page, f'[id="{tag}"] button')
        page.wait(lambda: page.shown(".screen:not(.first)"), "a screen")
    return act


def close_screen(page):
    """Leaves the screen by the history of the browser.

    If Chromium reloads a page at the moment in which a screen opens, it shows the entry of the
    screen at the place of the one before, from which it cannot go back. The user then presses the
    button of the screen.
    """
    yield
    page.evaluate("history.back()")

    def is_left():
        return not page.select(".screen:not(.first)")
    try:
        wait(lambda: is_left() or not page.evaluate("return history.state?.rowkit"), "a step", 2)
    except AssertionError:
        press(page, ".screen:last-child [name=_dismiss]")
    page.wait(is_left, "the form")


def blur(page):
    page.evaluate("document.activeElement.blur()")
