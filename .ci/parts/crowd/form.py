"""The form of 50 rows that the crowd fills in: a text, an address, a number, a choice and a switch in
turn. The rival's form in rival.py has the same fields."""

from browser.documents import document, row

COUNT = 50
OPTIONS = [f"Option {number}" for number in range(5)]


def row_of(place):
    title = f"{['Text', 'Email', 'Number', 'Choice', 'Switch'][place % 5]} {place}"
    required = {"rule": "required"}
    always = {"title": title, "validationOptions": ["onChange"]}
    return [
        lambda: row("TextRow", f"f{place}", {**always, "placeholder": "Help"},
                    rules=[required, {"rule": "maxLength", "count": 50}]),
        lambda: row("EmailRow", f"f{place}", always, rules=[required, {"rule": "email"}]),
        lambda: row("IntRow", f"f{place}", always,
                    rules=[required, {"rule": "greaterOrEqual", "limit": 0},
                           {"rule": "smallerOrEqual", "limit": 100}]),
        lambda: row("PickerInputRow", f"f{place}", {"title": title, "options": OPTIONS}),
        lambda: row("SwitchRow", f"f{place}", {"title": title}),
    ][place % 5]()


def crowd_form():
    """Writes the form, and returns the path of its file."""
    return document("crowd", *map(row_of, range(COUNT)))


# The rows that accept typed text, and the text: one that becomes too long, an address that is
# invalid until it is complete, and a number that leaves its range.
TYPED = [(f"f{place}/content/field", ["a" * 60, "ada@example.org", "12345"][place % 5])
         for place in range(COUNT) if place % 5 < 3]
