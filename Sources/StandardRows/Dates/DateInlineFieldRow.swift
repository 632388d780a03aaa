import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The superclass of rows that show a date and expand an inline row to choose it, for any cell.
///
/// A subclass conforms to `InlineRowType`, and its `setupInlineRow(_:)` calls
/// ``passSettings(to:)``.
///
/// The inline row has the same settings. If a setting changes while the row is expanded, set it in
/// both rows.
open class _DateInlineFieldRow<Cell: CellType>: _BoundedDateRow<Cell> where Cell.Value == Date {
    /// Copies the title and the settings to the inline row.
    public final func passSettings<PickerCell: CellType>(
        to inlineRow: _BoundedDateRow<PickerCell>
    ) {
        inlineRow.title = title
        inlineRow.minimumDate = minimumDate
        inlineRow.maximumDate = maximumDate
        inlineRow.minuteInterval = minuteInterval
        inlineRow.dateStyle = dateStyle
        inlineRow.timeStyle = timeStyle
        inlineRow.timeZone = timeZone
        inlineRow.noValueDisplayText = noValueDisplayText
        inlineRow.dateFormatter = dateFormatter
        inlineRow.textFormats = textFormats
        inlineRow.displayValueFor = displayValueFor
    }
}

/// The cell of rows that expand a date, with the title and the date as text.
open class DateInlineCell: Cell<Date>, CellType {}
