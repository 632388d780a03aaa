internal import CTextTables

/// The data of the canonical normalization forms, without the Hangul syllables.
///
/// `Generators/generate_normalization_table.py` makes the tables and the numbers here from
/// unicode-data 15.0.0.
enum NormalizationTable {
    /// For each scalar: two digits for `Normalization.Rank`, then its decomposition, empty if none.
    static var decompositions: PackedTable {
        PackedTable(
            leafBits: 4, leavesStart: 7712, recordsStart: 24368,
            digits: PackedDigits(start: CTextTableDecompositions()))
    }

    /// The number of pairs that compose.
    static let pairCount = 941

    /// Each pair that composes and its composite, four digits each, in ascending order.
    static var pairs: PackedDigits { PackedDigits(start: CTextTableCompositions()) }
}
