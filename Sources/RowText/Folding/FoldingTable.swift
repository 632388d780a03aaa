internal import CTextTables

/// The scalars that each scalar folds to.
///
/// `Generators/generate_folding_table.py` makes the table and the numbers here from
/// unicode-data 15.0.0.
enum FoldingTable {
    /// For each scalar: a digit of flags (see `FoldingEntry`), then the mappings that they announce.
    static var scalars: PackedTable {
        PackedTable(
            leafBits: 4, leavesStart: 7712, recordsStart: 21056,
            digits: PackedDigits(start: CTextTableFolding()))
    }
}
