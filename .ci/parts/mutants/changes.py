"""Finds small faults that are written alike in Swift and in scripts: within one line, an operator,
the arguments of a call, or a truth value.
"""

import re

from place import braced, one, outer

COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
OPPOSITES = {
    **COMPARISONS, "==": "!=", "!=": "==", "===": "!==", "!==": "===",
    "&&": "||", "||": "&&", "+": "-", "-": "+", "+=": "-=", "-=": "+=",
}
SORTING = re.compile(r"\bsort(ed)?(\(by:| \{)")
# Functions for which the order of arguments does not matter.
SYMMETRIC = re.compile(r"(?:\b(?:Swift\.)?(?:min|max)|\.swapAt|\b(?:are|is)Same|\bareEqual)$")


def operators(path, number, line, lines):
    code = lines[number]
    if re.search(r"\b(func|operator|where|associatedtype|protocol|extension)\b", code):
        return []
    found = []
    # Sort keys are unique, so an order that admits equal ones is the same.
    before = lines[number - 1] if number else ""
    sorts = SORTING.search(code) or SORTING.search(before) and before.rstrip().endswith((" in", "{"))
    for match in re.finditer(r"(?<=\s)(===|!==|==|!=|<=|>=|<|>|&&|\|\||\+=|-=|\+|-)(?=\s)", code):
        sign = match[1]
        if sorts and sign in COMPARISONS:
            continue
        start, end = match.span(1)
        kind = "another boundary" if sign in COMPARISONS else "another operator"
        found.append(
            one(path, number, kind, line,
                braced(line[:start]) + "{op}" + braced(line[end:]),
                line[:start] + OPPOSITES[sign] + line[end:], sign))
    return found


def calls(path, number, line, code):
    found = []
    if re.search(r"\bfunc\b|\bcase\b|\binit\(|\bsubscript\b|\bmacro\b|^\s*@|\benum\b", code):
        return []
    argument = r"(\w+: )?([\w.]+(?:\([\w.]*\))?)"
    for match in re.finditer(r"\w\(" + argument + ", " + argument + r"\)", code):
        first, second = match.span(2), match.span(4)
        one_text, other = line[slice(*first)], line[slice(*second)]
        function = code[:match.start() + 1]
        if one_text == other or not match[1] and SYMMETRIC.search(function):
            continue
        found.append(
            one(path, number, "swapped arguments", line,
                braced(line[:first[0]]) + f"({{on}} ? {other} : {one_text})"
                + braced(line[first[1]:second[0]]) + f"({{on}} ? {one_text} : {other})"
                + braced(line[second[1]:]),
                line[:first[0]] + other + line[first[1]:second[0]] + one_text + line[second[1]:]))
    return found


def booleans(path, number, line, code):
    if re.search(r"\bfunc\b|\bcase\b|\binit\(|: Bool = ", code):
        return []
    found = []
    for match in re.finditer(r"\b(true|false)\b", code):
        guarded = "!{on}" if match[1] == "true" else "{on}"
        other = "false" if match[1] == "true" else "true"
        start, end = match.span(1)
        found.append(
            one(path, number, "the other truth", line,
                braced(line[:start]) + guarded + braced(line[end:]),
                line[:start] + other + line[end:]))
    return found


def share_a_name(one_line, other_line):
    """Whether two lines share a name. Otherwise, their order seldom matters."""
    return bool(set(re.findall(r"\w+", one_line)) & set(re.findall(r"\w+", other_line)) - {"self"})


def is_assignment(code):
    return re.search(r" (=|\+=|-=) ", outer(code)) is not None
