import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Shows a day and a time, and expands an inline row to choose them.
///
/// ```swift
/// DateTimeInlineRow("starts") { row in row.title = "Starts" }
/// ```
public final class DateTimeInlineRow: _DateTimeInlineRow<DateInlineCell>, RowType {}

/// The logic of a ``DateTimeInlineRow``, for any cell.
open class _DateTimeInlineRow<Cell: CellType>: _DateInlineFieldRow<Cell>, InlineRowType
where Cell.Value == Date {
    /// Both a day and a time.
    open override var mode: DateView.Mode { .dateAndTime }

    /// Copies the title and the settings to the inline row.
    open func setupInlineRow(_ inlineRow: DateTimePickerRow) {
        passSettings(to: inlineRow)
    }
}
