"""Generates NormalizationTable.swift: canonical decomposition, ordering and composition."""

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
packed_table.finish(
    "Folding/NormalizationTable.swift",
    "NormalizationTable",
    "The data of the canonical normalization forms, without the Hangul syllables.",
    "generate_normalization_table.py",
    f"unicode-data {unicode.version()}",
    packed_table.table(
        "decompositions",
        "Per scalar: two digits for `Normalization.Rank`, then its decomposition, empty if none.",
        records,
    )
    + f"\n    /// The number of pairs that compose.\n    static let pairCount = {len(pairs)}\n\n"
    + "    /// Each pair that composes and its composite, four digits each, in ascending order.\n"
    + "    static var pairs: StaticString {\n"
    + f"        {packed_table.literal(text, 8)}\n    }}\n",
)
