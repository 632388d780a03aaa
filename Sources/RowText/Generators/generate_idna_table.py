"""Writes idna.txt: the mappings and validity of UTS #46, and data for its label rules.

Needs `pip install idna` for the mapping and the joining types, and Debian's unicode-data for the
bidirectional classes and the general categories. The latter may be of an earlier version of
Unicode. A character unknown to it is not a mark and has the default class of its block.
"""

import bisect

import idna
import packed_table
import unicode_data as unicode
from idna import idnadata, uts46data

# In the order of the cases of `IDNA.BidiClass` in Swift; the rest is never valid in a domain.
BIDI_CLASSES = ["L", "R", "AL", "AN", "EN", "ES", "CS", "ET", "ON", "BN", "NSM"]
BIDI_CLASSES += ["B", "S", "WS", "LRE", "LRO", "RLE", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"]
# In the order of the cases of `IDNA.JoiningType` in Swift.
JOINING_TYPES = ["U", "C", "D", "L", "R", "T"]
# The names that DerivedBidiClass.txt writes out in its @missing lines.
LONG_NAMES = {
    "Left_To_Right": "L",
    "Right_To_Left": "R",
    "Arabic_Letter": "AL",
    "European_Terminator": "ET",
    "Boundary_Neutral": "BN",
}
DISALLOWED, MAPPED, VALID = range(3)

bidi_of = unicode.property_values("extracted/DerivedBidiClass.txt")
starts = [row[0] for row in uts46data.uts46data]


def joining_type(scalar):
    value = idnadata.joining_types().get(scalar, ord("U"))
    return value if isinstance(value, str) else chr(value)


def record(scalar):
    """A digit for the status; then the mapping, or the class and the type with a mark's bit."""
    row = uts46data.uts46data[bisect.bisect_right(starts, scalar) - 1]
    if row[1] == "X":
        return None
    if row[1] == "I":
        return packed_table.digits(MAPPED, 1) + packed_table.sequence([])
    if row[1] == "M":
        mapped = packed_table.mapping(scalar, [ord(part) for part in row[2]])
        return packed_table.digits(MAPPED, 1) + mapped
    assert row[1] in "VD", row
    bidi = BIDI_CLASSES.index(LONG_NAMES.get(bidi_of[scalar], bidi_of[scalar]))
    joining = JOINING_TYPES.index(joining_type(scalar))
    is_mark = unicode.category(scalar).startswith("M")
    properties = packed_table.digits(bidi, 1) + packed_table.digits(joining | is_mark << 3, 1)
    return packed_table.digits(VALID, 1) + properties


records = {scalar: record(scalar) for scalar in unicode.SCALARS if record(scalar)}
table, numbers = packed_table.table(records)
packed_table.finish(
    "generate_idna_table.py", "IDNA/IDNATable.swift", [numbers, f"idna {idna.__version__} and unicode-data {unicode.version()}"], {"idna.txt": table}
)
