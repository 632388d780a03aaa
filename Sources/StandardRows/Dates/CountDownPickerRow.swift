import RowKit

/// Asks for a duration in a picker that is always open.
///
/// ```swift
/// CountDownPickerRow("countdown") { row in row.title = "Remind me in" }
/// ```
public final class CountDownPickerRow: _CountDownPickerRow<CountDownPickerCell>, RowType {}

/// The logic of a ``CountDownPickerRow``, for any cell with a date view.
open class _CountDownPickerRow<Cell: ControlCellType<DateView> & CellType>: _CountDownRow<Cell>
where Cell.Value == Duration {
    /// A picker that is always open.
    open override var pickerStyle: DateView.Style { .picker }
}

/// The cell of a ``CountDownPickerRow``.
open class CountDownPickerCell: _DateFieldCell<Duration>, CellType {}
