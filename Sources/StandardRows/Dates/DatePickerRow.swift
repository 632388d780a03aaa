import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Asks for a day in a picker that is always open.
///
/// ```swift
/// DatePickerRow("day") { row in row.title = "Day" }
/// ```
public final class DatePickerRow: _DatePickerRow<DatePickerCell>, RowType {}

/// The logic of a ``DatePickerRow``, for any cell with a date view.
open class _DatePickerRow<Cell: ControlCellType<DateView> & CellType>: _DateRow<Cell>
where Cell.Value == Date {
    /// A picker that is always open.
    open override var pickerStyle: DateView.Style { .picker }
}

/// The cell of rows with a date picker that is always open.
open class DatePickerCell: _DateFieldCell<Date>, CellType {}
