import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Shows a time of day, and expands a row below in which it is chosen.
///
/// ```swift
/// TimeInlineRow("opening") { row in
///     row.title = "Opens at"
///     row.minuteInterval = 30
/// }
/// ```
public final class TimeInlineRow: _TimeInlineRow<DateInlineCell>, RowType {}

/// The logic of a ``TimeInlineRow``, for any cell.
open class _TimeInlineRow<Cell: CellType>: _DateInlineFieldRow<Cell>, InlineRowType
where Cell.Value == Date {
    /// A time of day.
    open override var mode: DateView.Mode { .time }

    /// Sets the title and the settings of the row that expands.
    open func setupInlineRow(_ inlineRow: TimePickerRow) {
        passSettings(to: inlineRow)
    }
}
