import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Shows a day, and expands an inline row to choose it.
///
/// ```swift
/// DateInlineRow("arrival") { row in row.title = "Arrival" }
/// ```
public final class DateInlineRow: _DateInlineRow<DateInlineCell>, RowType {}

/// The logic of a ``DateInlineRow``, for any cell.
open class _DateInlineRow<Cell: CellType>: _DateInlineFieldRow<Cell>, InlineRowType
where Cell.Value == Date {
    /// Copies the title and the settings to the inline row.
    open func setupInlineRow(_ inlineRow: DatePickerRow) {
        passSettings(to: inlineRow)
    }
}
