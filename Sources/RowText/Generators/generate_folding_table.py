"""Writes folding.txt: the scalars that a scalar folds to by case, width and diacritics.

The script also checks for every scalar and every set of options that folding is idempotent.
"""

import itertools

import packed_table
import unicode_data as unicode

# The scripts whose marks are accents or optional points. Everywhere else a mark is part of the
# spelling. "Inherited" are the marks that belong to no script, such as U+0301.
SCRIPTS = {"Inherited", "Latin", "Greek", "Cyrillic", "Coptic", "Hebrew", "Arabic", "Syriac"}
# Overlays (1), Han reading marks (6), nuktas (7), kana voicing (8) and viramas (9) stay.
LOWEST_CLASS = 10

script_of = unicode.property_values("Scripts.txt")
case_of = {
    int(code, 16): [int(part, 16) for part in parts.split()]
    for code, kind, parts, *_ in unicode.rows("CaseFolding.txt")
    if kind in "CF"
}
quick_check_fails = {
    scalar
    for row in unicode.rows("DerivedNormalizationProps.txt")
    if row[1] == "NFC_QC"
    for scalar in unicode.spread(row[0])
}
width_of = {
    scalar: unicode.decomposition(scalar, ("wide", "narrow"))
    for scalar in unicode.characters()
    if unicode.decomposition(scalar, ("wide", "narrow"))
}


def is_removed(scalar):
    return (
        unicode.category(scalar) == "Mn"
        and unicode.combining_class(scalar) >= LOWEST_CLASS
        and script_of.get(scalar) in SCRIPTS
    )


def without_marks(scalar):
    parts = unicode.canonical(scalar)
    kept = [part for part in parts if not is_removed(part)]
    return [scalar] if kept == parts else kept


marks_of = {
    scalar: without_marks(scalar)
    for scalar in unicode.characters()
    if without_marks(scalar) != [scalar]
}


def fold(scalar, case, width, marks):
    scalars = width_of.get(scalar, [scalar]) if width else [scalar]
    if marks:
        scalars = [part for each in scalars for part in marks_of.get(each, [each])]
    if case:
        scalars = [part for each in scalars for part in case_of.get(each, [each])]
    return scalars


assert all(len(scalars) == 1 for scalars in width_of.values())
for options in itertools.product((False, True), repeat=3):
    for scalar in case_of.keys() | width_of.keys() | marks_of.keys():
        for part in fold(scalar, *options):
            assert fold(part, *options) == [part], (hex(scalar), options)


def record(scalar):
    """Flags, then the mappings that the flags announce: width, marks, case."""
    outcomes = [*width_of.get(scalar, []), *case_of.get(scalar, []), *marks_of.get(scalar, [])]
    # A letter with U+0345 folds to two letters, and a mark that follows belongs between them.
    is_mark = unicode.combining_class(scalar) != 0 or 0x345 in unicode.canonical(scalar)
    is_unsettled = (
        scalar in quick_check_fails
        or any(outcome in quick_check_fails for outcome in outcomes)
        or any(unicode.combining_class(outcome) for outcome in outcomes)
    )
    mapped = []
    if scalar in width_of:
        mapped.append(packed_table.mapping(scalar, width_of[scalar]))
    if scalar in marks_of:
        mapped.append(packed_table.sequence(marks_of[scalar]))
    if scalar in case_of:
        mapped.append(packed_table.mapping(scalar, case_of[scalar]))
    flags = (
        is_unsettled
        | (scalar in width_of) << 1
        | (scalar in marks_of) << 2
        | (scalar in case_of) << 3
        | is_mark << 4
    )
    return packed_table.digits(flags, 1) + "".join(mapped) if flags else None


records = {scalar: record(scalar) for scalar in unicode.SCALARS if record(scalar)}
table, numbers = packed_table.table(records)
packed_table.finish(
    "generate_folding_table.py", "Folding/FoldingTable.swift", [numbers, f"unicode-data {unicode.version()}"], {"folding.txt": table}
)
