import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Asks for a day and a time.
///
/// ```swift
/// DateTimeRow("departure") { row in row.title = "Departure" }
/// ```
public final class DateTimeRow: _DateTimeRow<DateTimeCell>, RowType {}

/// The logic of a ``DateTimeRow``, for any cell with a date view.
open class _DateTimeRow<Cell: ControlCellType<DateView> & CellType>: _DateFieldRow<Cell>
where Cell.Value == Date {
    /// Both a day and a time.
    open override var mode: DateView.Mode { .dateAndTime }
}

/// The cell of a ``DateTimeRow``.
open class DateTimeCell: _DateFieldCell<Date>, CellType {}
