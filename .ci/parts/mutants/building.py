"""Puts faults behind guards and builds a package with all of them.

Those of scripts have no guards, because each is tried in a script of its own: see `writing.py`.
"""

import dataclasses
import pathlib
import re
import subprocess

import package_copy
from changes import OPPOSITES
from place import Place

SWIFT = str(pathlib.Path(__file__).parents[2] / "swift")
# Named like the sources that may import platform modules.
SUPPORT = "FaultsShell.swift"
# The modules that may have faults, with the targets that their compilation needs.
IMPORTS = {
    "RowKit": ["CRowSection", "PlainText", "RowText"],
    "WebHost": ["RowKit", "CRowSection", "CAssets", "CEventPoll", "RowHTTP", "RowSeals"],
}

PRECEDENCE = {
    "+": "AdditionPrecedence", "-": "AdditionPrecedence", "&&": "LogicalConjunctionPrecedence",
    "||": "LogicalDisjunctionPrecedence", "+=": "AssignmentPrecedence",
    "-=": "AssignmentPrecedence",
}


@dataclasses.dataclass(frozen=True)
class Fault:
    """A fault with the number that switches it on."""
    number: int
    place: Place

    def described(self):
        """The place and the change, as shown in a report."""
        place = self.place
        return "\n".join(
            [f"{place.path}:{place.line + 1}: {place.kind}"]
            + [f"  - {line.strip()}" for line in place.old]
            + [f"  + {line.strip()}" for line in place.shown])


def build(copy, places, count):
    """Builds the tests with `count` faults, the first of the places that compile."""
    faults, rest, number = [], list(places), 0
    originals = {}
    modules = sorted({module_of(place) for place in rest if not place.is_script})
    for target in [target for module in modules for target in IMPORTS[module]]:
        if run([SWIFT, "build", "--target", target], copy).returncode != 0:
            raise SystemExit(f"{target} does not build")
    # Many do not compile, so more than enough are tried at once.
    wanted = count * 2
    while True:
        lines = {(fault.place.path, line) for fault in faults for line in span(fault.place)}
        while rest and len(faults) < wanted:
            place = rest.pop(0)
            if any((place.path, line) in lines for line in span(place)):
                continue
            lines |= {(place.path, line) for line in span(place)}
            number += 1
            faults.append(Fault(number, place))
        guarded = [fault for fault in faults if not fault.place.is_script]
        write(copy, guarded, originals, modules)
        wrong = set().union(*(misfits(copy, guarded, module) for module in modules))
        if not wrong and len(faults) <= count:
            break
        faults = [fault for fault in faults if fault not in wrong][:count]
        wanted = count
    log = run([SWIFT, "build", "--build-tests"], copy)
    if log.returncode != 0:
        raise SystemExit(f"the copy does not build:\n{log.stdout[-4000:]}")
    return faults


def module_of(place):
    return pathlib.Path(place.path).parts[1]


def span(place):
    return range(place.line, place.line + len(place.old))


def write(copy, faults, originals, modules):
    """Writes the sources with the faults, and the support code for the guards of each module."""
    by_path = {}
    for fault in faults:
        by_path.setdefault(fault.place.path, []).append(fault)
    for path in originals.keys() | by_path.keys():
        source = copy / path
        text = originals.setdefault(path, source.read_text())
        lines = text.split("\n")
        for fault in by_path.get(path, []):
            switch = f"fault({fault.number})"
            for offset, line in enumerate(fault.place.new):
                lines[fault.place.line + offset] = line.format(on=switch, op=sign(fault))
        package_copy.write(source, "\n".join(lines).encode())
    for module in modules:
        own = [fault for fault in faults if module_of(fault.place) == module]
        package_copy.write(copy / "Sources" / module / SUPPORT, support(own).encode())


def sign(fault):
    """An operator that only this fault uses: the old one with the number in arrows."""
    digits, number = "", fault.number
    while number:
        digits = "←↑→↓↔↕↖↗"[number % 8] + digits
        number //= 8
    return fault.place.operator + digits


def support(faults):
    """The source that switches faults on and records which are reached."""
    operators = [declaration(fault) for fault in faults if fault.place.operator]
    return RUNTIME + "\n".join(operators) + "\n"


def declaration(fault):
    """An operator that acts as the old one, or as the other if its fault is switched on."""
    old, new = fault.place.operator, OPPOSITES[fault.place.operator]
    name, on = sign(fault), f"fault({fault.number})"
    precedence = PRECEDENCE.get(old, "ComparisonPrecedence")
    lines = [f"infix operator {name} : {precedence}"]
    if old in ("&&", "||"):
        lines.append(
            f"func {name} (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool "
            f"{{ {on} ? try a {new} b() : try a {old} b() }}")
    elif old in ("+", "-"):
        lines.append(
            f"func {name} <T: AdditiveArithmetic>(a: T, b: T) -> T {{ {on} ? a {new} b : a {old} b }}")
    elif old in ("+=", "-="):
        lines.append(
            f"func {name} <T: AdditiveArithmetic>(a: inout T, b: T) "
            f"{{ if {on} {{ a {new} b }} else {{ a {old} b }} }}")
    elif old in ("===", "!=="):
        lines.append(
            f"func {name} (a: AnyObject?, b: AnyObject?) -> Bool {{ {on} ? a {new} b : a {old} b }}")
    elif old in ("==", "!="):
        for types in ["<T: Equatable>(a: T, b: T)", "(a: Any.Type?, b: Any.Type?)",
                      "<T>(a: T?, b: _OptionalNilComparisonType)"]:
            lines.append(f"func {name} {types} -> Bool {{ {on} ? a {new} b : a {old} b }}")
    else:
        lines.append(
            f"func {name} <T: Comparable>(a: T, b: T) -> Bool {{ {on} ? a {new} b : a {old} b }}")
    return "\n".join(lines)


def misfits(copy, faults, module):
    """The faults on lines that do not compile, or for other errors the nearest one, if possible
    before it."""
    sources = [str(path) for path in sorted((copy / "Sources" / module).rglob("*.swift"))]
    built = run([SWIFT, "build", "--show-bin-path"], copy).stdout.strip()
    folders = [f"{built}/Modules"]
    for target in IMPORTS[module]:
        folders += [f"Sources/{target}/include", f"{built}/{target}.build"]
    log = run(
        ["swiftc", "-emit-sil", "-wmo", "-o", "/dev/null", "-swift-version", "6",
         "-package-name", copy.name, "-module-name", module, "-suppress-warnings"]
        + [part for folder in folders for part in ("-I", folder)] + sources, copy)
    wrong = set()
    for path, line in set(re.findall(r"(Sources/\S+?\.swift):(\d+):\d+: error:", log.stdout)):
        beside = [fault for fault in faults if path.endswith(fault.place.path)]
        above = [fault for fault in beside if fault.place.line < int(line)]
        if above:
            wrong.add(max(above, key=lambda fault: fault.place.line))
        elif beside:
            # An error may be found in the first line of a closure whose last line is at fault.
            wrong.add(min(beside, key=lambda fault: fault.place.line))
    if log.returncode != 0 and not wrong:
        raise SystemExit(f"the copy does not compile:\n{log.stdout[-4000:]}")
    return wrong


def run(command, folder):
    return subprocess.run(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


RUNTIME = """\
#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The fault that is switched on, by its number; 0 for none.
private let switchedOn = getenv("ROWKIT_FAULT").flatMap { Int(String(cString: $0)) } ?? 0

/// A byte for each fault, set when it is reached: a file shared with whoever asked for it.
nonisolated(unsafe) private let reached: UnsafeMutablePointer<UInt8>? = {
    guard let path = getenv("ROWKIT_FAULTS_REACHED") else { return nil }
    let file = open(path, O_RDWR)
    guard file >= 0 else { return nil }
    let bytes = mmap(nil, 65_536, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    return bytes == MAP_FAILED ? nil : bytes?.assumingMemoryBound(to: UInt8.self)
}()

/// Whether a fault is switched on.
@inline(never)
func fault(_ number: Int) -> Bool {
    reached?[number] = 1
    return number == switchedOn
}

"""
