"""Writes decompositions.txt and compositions.txt: canonical decomposition, ordering and composition."""

import packed_table
import unicode_data as unicode


def record(scalar):
    """The class in 2 digits, plus 256 for the second of a pair; then the full decomposition."""
    parts = unicode.canonical(scalar)
    assert parts == unicode.ordered(parts)
    mapped = packed_table.sequence(parts if parts != [scalar] else [])
    rank = unicode.combining_class(scalar) + 256 * (scalar in seconds)
    return packed_table.digits(rank, 2) + mapped


excluded = {
    scalar
    for row in unicode.rows("DerivedNormalizationProps.txt")
    if row[1] == "Full_Composition_Exclusion"
    for scalar in unicode.spread(row[0])
}
pairs = sorted(
    (unicode.decomposition(scalar), scalar)
    for scalar in unicode.characters()
    if unicode.decomposition(scalar) is not None and scalar not in excluded
)
# The vowels and the trailing consonants of Hangul, which compose by arithmetic.
seconds = {*range(0x1161, 0x1176), *range(0x11A8, 0x11C3), *(pair[1] for pair, _ in pairs)}
records = {
    scalar: record(scalar)
    for scalar in unicode.characters()
    if unicode.decomposition(scalar) is not None
    or unicode.combining_class(scalar)
    or scalar in seconds
}
text = "".join(packed_table.digits(part, 4) for (a, b), whole in pairs for part in (a, b, whole))
table, numbers = packed_table.table(records)
packed_table.finish(
    "generate_normalization_table.py",
    "Folding/NormalizationTable.swift",
    [numbers, f"unicode-data {unicode.version()}", f"static let pairCount = {len(pairs)}"],
    {"decompositions.txt": table, "compositions.txt": text},
)
