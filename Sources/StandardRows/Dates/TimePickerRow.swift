import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Asks for a time of day in a picker that is always open.
///
/// ```swift
/// TimePickerRow("alarm") { row in row.title = "Wake me at" }
/// ```
public final class TimePickerRow: _TimePickerRow<DatePickerCell>, RowType {}

/// The logic of a ``TimePickerRow``, for any cell with a date view.
open class _TimePickerRow<Cell: ControlCellType<DateView> & CellType>: _TimeRow<Cell>
where Cell.Value == Date {
    /// A picker that is always open.
    open override var pickerStyle: DateView.Style { .picker }
}
