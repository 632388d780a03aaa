import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Shows a day, and expands a row below in which it is chosen.
///
/// ```swift
/// DateInlineRow("arrival") { row in row.title = "Arrival" }
/// ```
public final class DateInlineRow: _DateInlineRow<DateInlineCell>, RowType {}

/// The logic of a ``DateInlineRow``, for any cell.
open class _DateInlineRow<Cell: CellType>: _DateInlineFieldRow<Cell>, InlineRowType
where Cell.Value == Date {
    /// Sets the title and the settings of the row that expands.
    open func setupInlineRow(_ inlineRow: DatePickerRow) {
        passSettings(to: inlineRow)
    }
}
