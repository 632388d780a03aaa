"""Reads the files of Debian's package unicode-data (apt-get install unicode-data)."""

import functools
import pathlib
import re

FOLDER = pathlib.Path("/usr/share/unicode")
SCALARS = [scalar for scalar in range(0x110000) if not 0xD800 <= scalar < 0xE000]
HANGUL = range(0xAC00, 0xAC00 + 11172)


def version():
    first_line = (FOLDER / "CaseFolding.txt").read_text(encoding="utf-8").splitlines()[0]
    return re.search(r"(\d+\.\d+\.\d+)", first_line).group(1)


def rows(name):
    """The fields of every line that is not a comment."""
    for line in (FOLDER / name).read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0]
        if line.strip():
            yield [field.strip() for field in line.split(";")]


def spread(code):
    first, _, last = code.partition("..")
    return range(int(first, 16), int(last or first, 16) + 1)


def property_values(name):
    """A dictionary from scalar to the second field of a file of ranges, with @missing lines."""
    values = {}
    missing = re.compile(r"^# @missing: ([0-9A-F]+\.\.[0-9A-F]+); *(\w+)", re.M)
    for code, value in missing.findall((FOLDER / name).read_text(encoding="utf-8")):
        values.update(dict.fromkeys(spread(code), value))
    for code, value, *_ in rows(name):
        values.update(dict.fromkeys(spread(code), value))
    return values


@functools.cache
def characters():
    """A dictionary from scalar to the fields of UnicodeData.txt, without the unnamed ranges."""
    return {int(row[0], 16): row for row in rows("UnicodeData.txt") if not row[1].endswith("t>")}


def category(scalar):
    return characters()[scalar][2] if scalar in characters() else "Lo"


def combining_class(scalar):
    return int(characters()[scalar][3]) if scalar in characters() else 0


def decomposition(scalar, kinds=(None,)):
    """The one-step decomposition of one of the given kinds; None stands for canonical."""
    field = characters()[scalar][5] if scalar in characters() else ""
    kind, _, rest = field.partition("> ") if field.startswith("<") else (None, "", field)
    if not field or kind not in [kind and "<" + kind for kind in kinds]:
        return None
    return [int(code, 16) for code in rest.split()]


def canonical(scalar):
    """The full canonical decomposition; a Hangul syllable stays whole."""
    step = decomposition(scalar)
    return [scalar] if step is None else [part for each in step for part in canonical(each)]


def ordered(scalars):
    """The scalars with every run of combining marks sorted by combining class."""
    result = []
    for scalar in scalars:
        place = len(result)
        rank = combining_class(scalar)
        while rank and place and combining_class(result[place - 1]) > rank:
            place -= 1
        result.insert(place, scalar)
    return result
