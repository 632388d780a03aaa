import RowKit

/// Shows a duration, and expands an inline row to choose it.
///
/// ```swift
/// CountDownInlineRow("timer") { row in row.title = "Remind me in" }
/// ```
public final class CountDownInlineRow: _CountDownInlineRow<CountDownInlineCell>, RowType {}

/// The logic of a ``CountDownInlineRow``, for any cell.
///
/// The inline row has the same settings. If a setting changes while the row is expanded, set it in
/// both rows.
open class _CountDownInlineRow<Cell: CellType>: _DurationRow<Cell>, InlineRowType
where Cell.Value == Duration {
    /// Copies the title and the settings to the inline row.
    open func setupInlineRow(_ inlineRow: CountDownPickerRow) {
        inlineRow.title = title
        inlineRow.minimumDuration = minimumDuration
        inlineRow.maximumDuration = maximumDuration
        inlineRow.minuteInterval = minuteInterval
        inlineRow.noValueDisplayText = noValueDisplayText
        inlineRow.durationFormatter = durationFormatter
        inlineRow.displayValueFor = displayValueFor
    }
}

/// The cell of a ``CountDownInlineRow``, with the title and the duration as text.
open class CountDownInlineCell: Cell<Duration>, CellType {}
