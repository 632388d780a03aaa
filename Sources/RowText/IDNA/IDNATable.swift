internal import CTextTables

/// The data of UTS #46 for each scalar.
///
/// `Generators/generate_idna_table.py` makes the table and the numbers here from
/// idna 3.13 and unicode-data 15.0.0.
enum IDNATable {
    /// For each scalar: nothing if it is disallowed, or a digit of `IDNA.Status` and its details.
    static var scalars: PackedTable {
        PackedTable(
            leafBits: 4, leavesStart: 16416, recordsStart: 59760,
            digits: PackedDigits(start: CTextTableIDNA()))
    }
}
