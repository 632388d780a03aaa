"""Runs the classes of tests, a few at a time: most of its time, a test waits for a page."""

import concurrent.futures
import pathlib
import subprocess
import sys
import time
import unittest

from .documents import every_row

# These take longest, and the others run beside them.
FIRST = ["Recovery", "Reloading", "Accessibility", "Gallery", "Presentations", "Layout", "Keyboard",
         "Combobox", "EveryRow", "EveryRowWithoutScript", "GalleryAccessibility", "Documents",
         "Media", "Waiting"]
# Takes figures, so nothing may run beside it.
LAST = "Speed"
AT_A_TIME = 3


def classes(suite):
    """The classes of all tests in a suite, by their names."""
    if isinstance(suite, unittest.TestCase):
        yield f"{type(suite).__module__}.{type(suite).__name__}"
    else:
        for part in suite:
            yield from classes(part)


def rank(name):
    """Where a class stands among those that begin at once, or after them."""
    short = name.rsplit(".", 1)[-1]
    return FIRST.index(short) if short in FIRST else len(FIRST)


def run(name):
    """Runs the tests of a class, prints what they said, and returns whether they passed."""
    start = time.monotonic()
    ended = subprocess.run([sys.executable, "-m", "unittest", "--verbose", name],
                           stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    print(f"\n-- {name}, {time.monotonic() - start:.0f} s\n{ended.stdout}", end="", flush=True)
    return ended.returncode == 0


def main():
    loader = unittest.TestLoader()
    tests = loader.discover(pathlib.Path(__file__).parent, top_level_dir=".")
    if loader.errors:
        sys.exit("\n".join(loader.errors))
    names = sorted(dict.fromkeys(classes(tests)), key=rank)
    [last] = [name for name in names if name.endswith(f".{LAST}")]
    names.remove(last)
    # The descriptions of all rows are kept for the processes to come.
    every_row()
    with concurrent.futures.ThreadPoolExecutor(AT_A_TIME) as pool:
        passed = [*pool.map(run, names), run(last)]
    failed = [name for name, has_passed in zip([*names, last], passed) if not has_passed]
    print(f"\nFailed: {', '.join(failed)}" if failed else "\nAll classes passed.")
    sys.exit(bool(failed))


main()
