"""A form with many rows, and the user's input."""

# Each kind of row that accepts typed text, with the text of its nth row and the resulting value.
KINDS = {
    "TextRow": lambda n: (f"Street {n}", f"Street {n}"),
    "NameRow": lambda n: (f"Grace Hopper {n}", f"Grace Hopper {n}"),
    "EmailRow": lambda n: (f"grace{n}@example.org", f"grace{n}@example.org"),
    "PhoneRow": lambda n: (f"+1 555 {n:04}", f"+1 555 {n:04}"),
    "URLRow": lambda n: (f"https://navy{n}.example", f"https://navy{n}.example"),
    "PasswordRow": lambda n: (f"cobol-{n}", f"cobol-{n}"),
    "TextAreaRow": lambda n: (f"„Nanoseconds“ \\ {n}", f"„Nanoseconds“ \\ {n}"),
    "IntRow": lambda n: (f"{n}", n),
    "DecimalRow": lambda n: (f"{n}.25", n + 0.25),
    "SuggestionAccessoryRow": lambda n: ("Bern", "Bern"),
    "SuggestionTableRow": lambda n: ("Lisbon", "Lisbon"),
}


def many_rows(count):
    """A document with rows of all kinds in turn, and their texts and values by tag."""
    rows, texts, values = [], {}, {}
    for number in range(count):
        kind = list(KINDS)[number % len(KINDS)]
        tag = f"row{number}"
        settings = {"title": f"{kind} {number}"}
        if kind.startswith("Suggestion"):
            settings["options"] = ["Berlin", "Bern", "Lisbon"]
        rows.append({"row": kind, "tag": tag, "settings": settings})
        texts[tag], values[tag] = KINDS[kind](number)
    sections = [{"rows": rows[start:start + 20]} for start in range(0, count, 20)]
    return {"title": "Many rows", "sections": sections}, texts, values
