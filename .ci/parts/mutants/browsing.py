"""Runs the tests of pages in a browser with each fault of the script."""

import contextlib
import pathlib
import re
import tempfile

import trying
import writing
from processes import MUCH_PATIENCE, Run, fails

BROWSER = ".ci/browser"
COMMENT = re.compile(rb"^ *(//|/\*\*[^\n]*\*/$)[^\n]*", re.MULTILINE)
FAILURE = re.compile(r"(?:FAIL|ERROR): \S+ \(([\w.]+)\)")


def unnoticed(copy, faults):
    """The faults that no test of the browser notices."""
    return trying.unnoticed(faults, lambda fault: is_noticed(copy, fault), by="the browser")


def is_noticed(copy, fault):
    usual = copy / ".build/debug/rows"
    with (program(copy, usual, fault.place) as faulted,
          Run([BROWSER], ".", {"ROWS": str(faulted)}, patience=MUCH_PATIENCE) as run):
        failures = (match[1] for line in run if (match := FAILURE.match(line)))
        # Under load, a test may fail without a fault.
        return any(fails_with(faulted, test) and not fails_with(usual, test) for test in failures)


@contextlib.contextmanager
def program(copy, usual, place):
    """The program with a fault in its script, which it contains byte for byte."""
    old, new = (copy / place.path).read_bytes(), writing.faulted(copy, place).encode()
    # Without comments, it is shorter.
    new = COMMENT.sub(b"", new).ljust(len(old))
    contents = usual.read_bytes()
    if contents.count(old) != 1 or len(new) != len(old):
        raise SystemExit(f"the program has no room for {place.path}")
    with tempfile.TemporaryDirectory() as folder:
        faulted = pathlib.Path(folder, "rows")
        faulted.write_bytes(contents.replace(old, new))
        faulted.chmod(0o755)
        yield faulted


def fails_with(program, test):
    return fails([BROWSER, "-k", test], ".", {"ROWS": str(program)})
