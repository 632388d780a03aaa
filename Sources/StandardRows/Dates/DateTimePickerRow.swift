import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Asks for a day and a time in a picker that is always open.
///
/// ```swift
/// DateTimePickerRow("departure") { row in row.title = "Departure" }
/// ```
public final class DateTimePickerRow: _DateTimePickerRow<DatePickerCell>, RowType {}

/// The logic of a ``DateTimePickerRow``, for any cell with a date view.
open class _DateTimePickerRow<Cell: ControlCellType<DateView> & CellType>: _DateTimeRow<Cell>
where Cell.Value == Date {
    /// A picker that is always open.
    open override var pickerStyle: DateView.Style { .picker }
}
