"""Writes a map from Unicode scalars to records as a file that `PackedTable` in Swift reads in place.

A table is one line of base-64 digits (the 64 ASCII characters from "?" on), in four parts:
root      272 entries of 2 digits, one per 4096 scalars: the number of a branch
branches  each 4096 / 2^leaf_bits entries of 2 digits: the number of a leaf
leaves    each 2^leaf_bits entries of 3 digits: the start of the scalar's record, or 0 for none
records   the records from the caller, each once; the first digit is filler
"""

import pathlib
import re
import sys

FOLDER = pathlib.Path(__file__).resolve().parent.parent
LIMIT = 0x110000
BRANCH_SPAN = 4096
DELTA_TAG = 63


def digits(number, count):
    assert 0 <= number < 64**count, number
    return "".join(chr(63 + (number >> (6 * place) & 63)) for place in reversed(range(count)))


def sequence(scalars):
    """A mapping to the given scalars, independent of its source."""
    assert len(scalars) < DELTA_TAG
    return digits(len(scalars), 1) + "".join(digits(scalar, 4) for scalar in scalars)


def mapping(source, scalars):
    """A mapping as the distance from its source if it is one scalar, so that ranges share it."""
    if len(scalars) != 1:
        return sequence(scalars)
    return digits(DELTA_TAG, 1) + digits(scalars[0] - source + (1 << 23), 4)


def pack(record_of, leaf_bits):
    """Packs a dictionary from scalar to record text; returns the text and the starts of parts."""
    records, start = "?", {}
    for scalar in sorted(record_of):
        record = record_of[scalar]
        if record not in start:
            start[record] = len(records)
            records += record
    span = 1 << leaf_bits
    leaves, branches, root = {}, {}, []
    for branch_start in range(0, LIMIT, BRANCH_SPAN):
        branch = []
        for leaf_start in range(branch_start, branch_start + BRANCH_SPAN, span):
            leaf = tuple(
                start[record_of[scalar]] if scalar in record_of else 0
                for scalar in range(leaf_start, leaf_start + span)
            )
            branch.append(leaves.setdefault(leaf, len(leaves)))
        root.append(branches.setdefault(tuple(branch), len(branches)))
    parts = [
        "".join(digits(entry, 2) for entry in root),
        "".join(digits(entry, 2) for branch in branches for entry in branch),
        "".join(digits(entry, 3) for leaf in leaves for entry in leaf),
        records,
    ]
    branches_end = len(parts[0]) + len(parts[1])
    return "".join(parts), branches_end, branches_end + len(parts[2])


def best_pack(record_of):
    """The smallest packing over all leaf sizes, with its leaf bits."""
    packings = [(pack(record_of, bits), bits) for bits in range(2, 8)]
    return min(packings, key=lambda packing: len(packing[0][0]))


def table(record_of):
    """The text of a packed table, and its numbers as arguments in Swift."""
    (text, leaves_start, records_start), leaf_bits = best_pack(record_of)
    numbers = f"leafBits: {leaf_bits}, leavesStart: {leaves_start}, recordsStart: {records_start},"
    return text, numbers


def finish(script, swift_file, lines, files):
    """Writes the files, or with --check compares them with the committed ones.

    `lines` are lines of the Swift file that must have the numbers and the sources of the tables.
    """
    is_check = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not is_check:
        sys.exit(f"usage: {script} [--check]")
    for name, text in files.items():
        path = FOLDER.parent / "CTextTables" / name
        if not is_check:
            path.write_text(text, encoding="ascii")
            print(f"{name}: {len(text)} bytes")
        elif not path.exists() or path.read_text(encoding="ascii") != text:
            sys.exit(f"{name} is not what {script} writes; run the script.")
    swift = (FOLDER / swift_file).read_text(encoding="utf-8")
    for line in lines:
        if not re.search(re.escape(line) + r"(?!\d)", swift):
            sys.exit(f"{swift_file} does not fit the tables before it has this line: {line}")
