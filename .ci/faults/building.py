"""Puts faults behind guards and builds a package with all of them."""

import dataclasses
import pathlib
import re
import subprocess

import finding
import package_copy

SWIFT = str(pathlib.Path(__file__).parents[1] / "swift")
# Named like the sources that may import platform modules.
SUPPORT = "Sources/RowKit/FaultsShell.swift"

PRECEDENCE = {
    "+": "AdditionPrecedence", "-": "AdditionPrecedence", "&&": "LogicalConjunctionPrecedence",
    "||": "LogicalDisjunctionPrecedence", "+=": "AssignmentPrecedence",
    "-=": "AssignmentPrecedence",
}


@dataclasses.dataclass(frozen=True)
class Fault:
    """A fault with the number that switches it on."""
    number: int
    place: finding.Place

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
        write(copy, faults, originals)
        wrong = misfits(copy, faults)
        if not wrong and len(faults) <= count:
            break
        faults = [fault for fault in faults if fault not in wrong][:count]
        wanted = count
    log = run([SWIFT, "build", "--build-tests"], copy)
    if log.returncode != 0:
        raise SystemExit(f"the copy does not build:\n{log.stdout[-4000:]}")
    return faults


def span(place):
    return range(place.line, place.line + len(place.old))


def write(copy, faults, originals):
    """Writes the sources with the faults, and the support code for the guards."""
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
    package_copy.write(copy / SUPPORT, support(faults).encode())


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
    old, new = fault.place.operator, finding.OPPOSITES[fault.place.operator]
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


def misfits(copy, faults):
    """The faults on lines that do not compile, or for other errors the preceding fault."""
    for target in ["CRowSection", "RowText"]:
        if run([SWIFT, "build", "--target", target], copy).returncode != 0:
            raise SystemExit(f"{target} does not build")
    sources = [str(path) for path in sorted((copy / "Sources/RowKit").rglob("*.swift"))]
    modules = run([SWIFT, "build", "--show-bin-path"], copy).stdout.strip()
    log = run(
        ["swiftc", "-emit-sil", "-wmo", "-o", "/dev/null", "-swift-version", "6", "-package-name", copy.name,
         "-module-name", "RowKit", "-suppress-warnings", "-I", "Sources/CRowSection/include",
         "-I", f"{modules}/CRowSection.build", "-I", f"{modules}/Modules"] + sources, copy)
    wrong = set()
    for path, line in set(re.findall(r"(Sources/\S+?\.swift):(\d+):\d+: error:", log.stdout)):
        above = [
            fault for fault in faults
            if path.endswith(fault.place.path) and fault.place.line < int(line)]
        if above:
            wrong.add(max(above, key=lambda fault: fault.place.line))
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
