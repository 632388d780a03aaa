"""A place for a fault, and how its lines are read."""

import dataclasses
import re


@dataclasses.dataclass(frozen=True)
class Place:
    """A place for a fault: its lines, their replacement, and a description."""
    path: str
    line: int
    kind: str
    old: tuple
    # The replacement in Swift, with {on} for whether the fault is switched on and {op} for the
    # fault's own operator.
    new: tuple
    # The lines as they appear with the fault.
    shown: tuple
    operator: str = ""

    @property
    def is_script(self):
        return self.path.endswith(".js")


def one(path, number, kind, line, new, shown, operator=""):
    return Place(path, number, kind, (line,), (new,), (shown,), operator)


def braced(text):
    """The text with its braces doubled, for format()."""
    return text.replace("{", "{{").replace("}", "}}")


def without_texts(line, quotes='"'):
    """A line whose strings and comment are replaced by blanks, keeping its length."""
    texts = "|".join(rf"{quote}(?:\\.|[^{quote}\\])*{quote}" for quote in quotes)
    blank = re.sub(texts, lambda text: text[0][0] + "_" * (len(text[0]) - 2) + text[0][0], line)
    comment = blank.find("//")
    return blank if comment < 0 else blank[:comment] + " " * (len(blank) - comment)


def is_whole(text):
    """Whether all brackets opened on a line are closed there."""
    depth = 0
    for character in text:
        depth += (character in "([{") - (character in ")]}")
        if depth < 0:
            return False
    return depth == 0


def outer(text):
    """The text without the contents of brackets."""
    depth, kept = 0, ""
    for character in text:
        depth += character in "([{"
        if depth == 0:
            kept += character
        depth -= character in ")]}"
    return kept


def indented(line):
    """The white space before a line."""
    return line[:len(line) - len(line.lstrip())]
