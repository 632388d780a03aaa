"""The form of a run."""

from browser.documents import document, row
from browser.entering import KINDS, SECTIONS, row_of_kind

KINDS_OF_A_RUN = 40
# Shown while the switch is on.
HIDDEN = "NOT $more == true"
SWITCH, NOTES = "more", "notes"
ENTRIES = "[id='#guests'] .entry:not(.add)"
FIELDS = f"{ENTRIES} input:not([type=hidden])"


class Form:
    """Rows of 40 kinds, some of which a switch shows, sections with a value, and a field for notes.

    - `steps`: what users do in each row, by its tag.
    - `titles`: what pages call each row.
    """

    def __init__(self, name, random):
        kinds = sorted(random.sample(sorted(KINDS), KINDS_OF_A_RUN))
        self.hidden = {f"row{number}" for number in random.sample(range(KINDS_OF_A_RUN), 10)}
        rows = [row_of_kind(kind, number,
                            **({"hidden": HIDDEN} if f"row{number}" in self.hidden else {}))
                for number, kind in enumerate(kinds)]
        self.kinds = {f"row{number}": kind for number, kind in enumerate(kinds)}
        self.steps = {tag: KINDS[kind] for tag, kind in self.kinds.items()}
        self.titles = {tag: f"{kind} {tag[3:]}" for tag, kind in self.kinds.items()}
        sections = [
            {"rows": [row("SwitchRow", SWITCH, {"title": "More"}),
                      row("TextRow", NOTES, {"title": "Notes"})]},
            *({"rows": rows[start:start + 10]} for start in range(0, KINDS_OF_A_RUN, 10))]
        for tag, (entered, section) in SECTIONS.items():
            sections.append({"header": tag, "tag": tag, **section})
            if tag != "guests":
                self.steps[tag] = entered
                self.kinds[tag] = tag
            self.titles[tag] = tag
        self.titles.update({SWITCH: "More", NOTES: "Notes", "guests": "(guests|Guest)"})
        self.name = name
        self.file = document(name, *sections, title=name)
