import RowKit

/// Shows an integer.
final class IntCell: Cell<Int>, CellType {}

/// The `IntRow` of articles, in place of that of StandardRows, on which these tests do not depend.
final class IntRow: Row<IntCell>, RowType {}
