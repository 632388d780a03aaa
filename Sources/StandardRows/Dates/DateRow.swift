import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Asks for a day.
///
/// ```swift
/// DateRow("birthday") { row in
///     row.title = "Date of birth"
///     row.maximumDate = Date()
/// }
/// ```
///
/// When the user chooses a day, the value is its first moment in the time zone of the form's
/// formats. On the day of `minimumDate`, the value is that date. A value set by the program may be
/// any moment of its day.
public final class DateRow: _DateRow<DateCell>, RowType {}

/// The logic of a ``DateRow``, for any cell with a date view.
open class _DateRow<Cell: ControlCellType<DateView> & CellType>: _DateFieldRow<Cell>
where Cell.Value == Date {}

/// The cell of a ``DateRow``.
open class DateCell: _DateFieldCell<Date>, CellType {}
