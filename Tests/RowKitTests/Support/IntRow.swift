import RowKit

/// Shows an integer.
final class IntCell: Cell<Int>, CellType {}

/// Stands in for the `IntRow` of StandardRows, on which these tests do not depend.
final class IntRow: Row<IntCell>, RowType {}
