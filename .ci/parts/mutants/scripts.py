"""Finds places in the script of the pages for small faults.

A statement has all its brackets on its line, which ends with a semicolon.
"""

import re

from changes import COMPARISONS, booleans, calls, is_assignment, operators, share_a_name
from place import Place, indented, is_whole, one, without_texts

# Reports to developers, of which users see nothing.
INERT = re.compile(r"\bconsole\.")
# What is kept at the same moment is the same.
MOMENT = re.compile(r"\.time [<>]")
# Listeners of different events may be added in any order.
UNORDERED = re.compile(r"\baddEventListener\(")
STATEMENT = re.compile(r"(await )?[\w.?!\[\]()$]+(\(.*\)| (=|\+=|-=|\?\?=|\|\|=) .+);$")
KEYWORDS = re.compile(r"(return|if|else|let|const|case|default|throw|for|while|switch|async|function)\b")


def places(path, lines):
    """All places in a script."""
    found = []
    code = [without_texts(line, "\"'`") for line in lines]
    for number, line in enumerate(lines):
        if code[number].strip().startswith(("/*", "*")) or INERT.search(code[number]):
            continue
        is_moment = MOMENT.search(code[number])
        found += [place for place in operators(path, number, line, code)
                  if not (is_moment and place.operator in COMPARISONS)]
        found += conditions(path, number, line, code[number])
        found += booleans(path, number, line, code[number])
        found += bodies(path, number, line, code[number])
        found += statements(path, number, lines, code)
    return found


def conditions(path, number, line, code):
    """A condition that is true whenever it should be false."""
    match = re.search(r"(?:^|\s)(?:if|while) \(", code)
    if not match:
        return []
    start = match.end()
    end = next((end for end in range(start, len(code) + 1) if not is_whole(code[start:end + 1])
                and is_whole(code[start:end])), None)
    if end is None or code[end:end + 1] != ")":
        return []
    return [
        one(path, number, "a negated condition", line, "",
            f"{line[:start]}!({line[start:end]}){line[end:]}")
    ]


def bodies(path, number, line, code):
    """An early return from a function, or arguments in the wrong order for others."""
    if re.search(r"\bfunction\b", code):
        opens = code.rstrip().endswith("{")
        return [one(path, number, "an early return", line, "", line + " return;")] if opens else []
    return calls(path, number, line, code)


def is_statement(code, number):
    """Whether a line is a complete call or assignment and nothing else."""
    text = code[number].strip()
    before = next((line.strip() for line in reversed(code[:number]) if line.strip()), ";")
    return (
        bool(STATEMENT.match(text)) and not KEYWORDS.match(text) and is_whole(text)
        and before.endswith(("{", "}", ";", "*/")))


def statements(path, number, lines, code):
    if not is_statement(code, number):
        return []
    line, following = lines[number], number + 1
    kind = "a dropped assignment" if is_assignment(code[number]) else "a dropped call"
    found = [one(path, number, kind, line, "", indented(line) + "// nothing")]
    pair = code[number:following + 1]
    if (following < len(lines) and is_statement(code, following)
            and indented(line) == indented(lines[following])
            # The order of two assignments seldom matters.
            and not all(is_assignment(text) for text in pair)
            and not any(UNORDERED.search(text) for text in pair) and share_a_name(*pair)):
        other = lines[following]
        found.append(Place(path, number, "another order", (line, other), (), (other, line)))
    return found
