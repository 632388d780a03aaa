import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Shows a time of day, and expands an inline row to choose it.
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

    /// Copies the title and the settings to the inline row.
    open func setupInlineRow(_ inlineRow: TimePickerRow) {
        passSettings(to: inlineRow)
    }
}
