"""Finds places in Swift sources for small faults.

Sources are read line by line, in the layout of swift-format: operators are between spaces, and a
one-line statement has all its brackets on that line. A place that is not valid does not
compile, and is then left out.
"""

import re

from changes import booleans, calls, is_assignment, operators, share_a_name
from place import Place, braced, indented, is_whole, one, outer, without_texts

# Reserving capacity has no visible effect, and a fault in a trap cannot be tested.
# A hash of fewer properties is equally correct.
INERT = re.compile(
    r"reserveCapacity|removeAll\(keepingCapacity|precondition|assert|fatalError|"
    r"\bhash\(into|\bhasher\.combine")
# Notes are processed when the transaction ends, and members are encoded by name, so the
# order of such calls and their neighbours makes no difference.
UNORDERED = re.compile(
    r"\b(didChange|facetDidChange|markStale|note\w*|tagAppeared|announce|begin|end|encode)\(")
KEYWORDS = re.compile(
    r"(return|guard|if|else|let|var|case|default|throw|defer|func|for|while|repeat|switch|do|catch|"
    r"init|deinit|import|struct|class|enum|extension|protocol|typealias|static|public|private|"
    r"fileprivate|internal|package|final|open|override|required|convenience|mutating|lazy|weak|"
    r"indirect|subscript|get|set|where|break|continue|fallthrough|super\.init|self\.init|@|#)\b")


def places(path, lines):
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
            return len(indented(line)) <= len(match[1])
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


def statements(path, number, lines, code):
    if not is_statement(code, number):
        return []
    line = lines[number]
    # A property that an initialiser leaves out does not compile.
    if re.match(r"\s*self\.(\w+) = \1$", line):
        return []
    indent = indented(line)
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
        if indent == indented(other):
            second = other.strip()
            found.append(
                Place(
                    path, number, "another order", (line, other),
                    (f"{indent}if {{on}} {{{{ {braced(second)}; {body} }}}} else {{{{",
                     f"{indent}{body}; {braced(second)} }}}}"),
                    (other, line)))
    return found
