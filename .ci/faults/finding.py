"""Finds places in Swift sources for small faults.

Sources are read line by line, in the layout of swift-format: operators are between spaces, and a
one-line statement has all its brackets on that line. A place that is not valid does not
compile, and is then left out.
"""

import dataclasses
import re

COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
OPPOSITES = {
    **COMPARISONS, "==": "!=", "!=": "==", "===": "!==", "!==": "===",
    "&&": "||", "||": "&&", "+": "-", "-": "+", "+=": "-=", "-=": "+=",
}
# Reserving capacity has no visible effect, and a fault in a trap cannot be tested.
# A hash of fewer properties is equally correct.
INERT = re.compile(
    r"reserveCapacity|removeAll\(keepingCapacity|precondition|assert|fatalError|"
    r"\bhash\(into|\bhasher\.combine")
SORTING = re.compile(r"\bsort(ed)?(\(by:| \{)")
# Functions for which the order of arguments does not matter.
SYMMETRIC = re.compile(r"(?:\b(?:Swift\.)?(?:min|max)|\.swapAt|\b(?:are|is)Same|\bareEqual)$")
# Notes are processed when the transaction ends, and members are encoded by name, so the
# order of such calls and their neighbours makes no difference.
UNORDERED = re.compile(
    r"\b(didChange|facetDidChange|markStale|note\w*|tagAppeared|announce|begin|end|encode)\(")
KEYWORDS = re.compile(
    r"(return|guard|if|else|let|var|case|default|throw|defer|func|for|while|repeat|switch|do|catch|"
    r"init|deinit|import|struct|class|enum|extension|protocol|typealias|static|public|private|"
    r"fileprivate|internal|package|final|open|override|required|convenience|mutating|lazy|weak|"
    r"indirect|subscript|get|set|where|break|continue|fallthrough|super\.init|self\.init|@|#)\b")


@dataclasses.dataclass(frozen=True)
class Place:
    """A place for a fault: its lines, their replacement, and a description."""
    path: str
    line: int
    kind: str
    old: tuple
    # The replacement, with {on} for whether the fault is switched on and {op} for the
    # fault's own operator.
    new: tuple
    # The lines as they appear with the fault.
    shown: tuple
    operator: str = ""


def places(root, sources, excluded):
    """All places in the sources of a folder, in the order of paths and lines."""
    found = []
    for path in sorted((root / sources).rglob("*.swift")):
        name = str(path.relative_to(root))
        if not name.startswith(excluded + "/"):
            found += in_file(name, path.read_text().split("\n"))
    return found


def in_file(path, lines):
    """All places in a source."""
    found = []
    code = [without_texts(line) for line in lines]
    inlinable = False
    for number, line in enumerate(lines):
        text = code[number].strip()
        if "@inlinable" in text or "@inline(__always)" in text or "@usableFromInline" in text:
            inlinable = True
        if not text:
            inlinable = False
        if not text or text.startswith("//") or inlinable or INERT.search(text):
            continue
        found += operators(path, number, line, code)
        found += conditions(path, number, line, code[number])
        found += calls(path, number, line, code[number])
        found += booleans(path, number, line, code[number])
        found += returns(path, number, line, code[number])
        found += statements(path, number, lines, code)
    return found


def without_texts(line):
    """A line whose strings and comment are replaced by blanks, keeping its length."""
    blank = re.sub(r'"(?:\\.|[^"\\])*"', lambda text: '"' + "_" * (len(text[0]) - 2) + '"', line)
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


def one(path, number, kind, line, new, shown, operator=""):
    return Place(path, number, kind, (line,), (new,), (shown,), operator)


def braced(text):
    """The text with its braces doubled, for format()."""
    return text.replace("{", "{{").replace("}", "}}")


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


def conditions(path, number, line, code):
    match = re.match(r"(\s*(?:\} else )?)(if|guard|while) (.+?)( else)? (\{.*)$", code)
    if not match or not is_whole(match[3]):
        return []
    if re.search(r"\b(let|var|case|try|await)\b|#available|#unavailable|,", outer(match[3])):
        return []
    start = match.end(2) + 1
    end = start + len(match[3])
    condition = line[start:end]
    if match[2] == "guard" and "throw" in match[5]:
        kind, guarded, shown = "a refusal that is forgotten", "{on} || (", f"true || ({condition})"
    else:
        kind, guarded, shown = "a negated condition", "{on} != (", f"!({condition})"
    return [
        one(path, number, kind, line,
            braced(line[:start]) + guarded + braced(condition) + ")" + braced(line[end:]),
            line[:start] + shown + line[end:])
    ]


def outer(text):
    """The text without the contents of brackets."""
    depth, kept = 0, ""
    for character in text:
        depth += character in "([{"
        if depth == 0:
            kept += character
        depth -= character in ")]}"
    return kept


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


def returns(path, number, line, code):
    """An early return from a function that returns nothing."""
    match = re.match(r"(.*\bfunc\b[^{]*\) \{)(.*)$", code)
    if not match or "->" in match[1]:
        return []
    start = match.end(1)
    rest = line[start:]
    if rest.strip() == "}":
        return []
    return [
        one(path, number, "an early return", line,
            braced(line[:start]) + " if {on} {{ return }}" + (";" + braced(rest) if rest else ""),
            line[:start] + " return" + (";" + rest if rest else ""))
    ]


def is_statement(code, number):
    """Whether a line is a complete call or assignment and nothing else."""
    text = code[number].strip()
    if KEYWORDS.match(text) or not is_whole(text):
        return False
    is_call = re.match(r"(try )?[\w.?!\[\]()]+\(.*\)( \{.*\})?$", text)
    is_assignment = re.match(r"[\w.\[\]?!()]+ (=|\+=|-=) .+$", text)
    if not (is_call or is_assignment):
        return False
    before = next((line.strip() for line in reversed(code[:number]) if line.strip()), "")
    after = next((line.strip() for line in code[number + 1:] if line.strip()), "")
    begins = before.endswith(("{", "}", ":", ")", " in")) or is_whole(before) and "=" in before
    goes_on = after.startswith((".", "?", ":", "&&", "||", "+", "-", "??", "{", ")", "]", "=", ","))
    return begins and not before.endswith(",") and not goes_on


def sets_local(code, number):
    """Whether a line assigns a constant to a local variable.

    A call reads no local variable that is not passed to it, so their order does not matter.
    """
    match = re.match(r"(\s+)(\w+) = (true|false|nil|\d+|\[:?\])\s*$", code[number])
    if not match:
        return False
    name = match[2]
    for line in reversed(code[:number]):
        if re.search(r"\b(func|init|subscript|get|set|didSet|willSet)\b", line) and "{" in line:
            return False
        if re.match(rf"\s+var {name}\b", line):
            return len(line) - len(line.lstrip()) <= len(match[1])
    return False


def names(code, assignment):
    """Whether a line names the variable that another line assigns."""
    return re.search(rf"\b{assignment.split()[0]}\b", code) is not None


def add_apart(code, first, second):
    """Whether two lines add to two collections of this file, and neither names the other's.

    The added values call nothing, and nothing observes the collections, so their order does not
    matter.
    """
    found = [
        re.match(r"\s*(\w+)\.(?:append|insert)\(([\w.]+)\)$", code[line].rstrip())
        for line in (first, second)]
    if not all(found) or found[0][1] == found[1][1]:
        return False
    if found[0][1] in found[1][2].split(".") or found[1][1] in found[0][2].split("."):
        return False
    return all(is_unobserved(code, match[1]) for match in found)


def is_unobserved(code, name):
    """Whether a variable is declared in the file, and each of its declarations ends on its line."""
    declared = [line for line in code if re.search(rf"\bvar \(?(?:\w+, )*{name}\b", line)]
    return bool(declared) and not any(line.rstrip().endswith("{") or "Set {" in line for line in declared)


def share_a_name(one_line, other_line):
    """Whether two lines share a name. Otherwise, their order seldom matters."""
    return bool(set(re.findall(r"\w+", one_line)) & set(re.findall(r"\w+", other_line)) - {"self"})


def is_assignment(code):
    return re.search(r" (=|\+=|-=) ", outer(code)) is not None


def statements(path, number, lines, code):
    if not is_statement(code, number):
        return []
    line = lines[number]
    # A property that an initialiser leaves out does not compile.
    if re.match(r"\s*self\.(\w+) = \1$", line):
        return []
    indent = line[:len(line) - len(line.lstrip())]
    body = braced(line.strip())
    kind = "a dropped assignment" if is_assignment(code[number]) else "a dropped call"
    found = [
        one(path, number, kind, line, f"{indent}if !{{on}} {{{{ {body} }}}}", indent + "// nothing")
    ]
    following = number + 1
    # The order of two assignments seldom matters.
    both_assign = all(is_assignment(text) for text in code[number:following + 1])
    unordered = any(
        UNORDERED.search(text) or INERT.search(text) for text in code[number:following + 1])
    unordered |= any(
        sets_local(code, one_line) and not names(code[other_line], code[one_line])
        for one_line, other_line in [(number, following), (following, number)]
        if following < len(lines))
    unordered |= following < len(lines) and (
        add_apart(code, number, following) or not share_a_name(code[number], code[following]))
    if following < len(lines) and is_statement(code, following) and not (both_assign or unordered):
        other = lines[following]
        if indent == other[:len(other) - len(other.lstrip())]:
            both, second = line.strip(), other.strip()
            found.append(
                Place(
                    path, number, "another order", (line, other),
                    (f"{indent}if {{on}} {{{{ {braced(second)}; {body} }}}} else {{{{",
                     f"{indent}{body}; {braced(second)} }}}}"),
                    (other, line)))
    return found
