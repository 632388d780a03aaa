import RowKit

/// Asks for one of several options, in a menu that opens when the user enters the row.
///
/// ```swift
/// PickerInputRow<String>("size") { row in
///     row.title = "Size"
///     row.options = ["Small", "Medium", "Large"]
///     row.noValueDisplayText = "Choose a size"
/// }
/// ```
public final class PickerInputRow<T: Equatable & Sendable>: _PickerInputRow<PickerInputCell<T>>,
    RowType
{}

/// The logic of a ``PickerInputRow``, for any cell with a choice view.
open class _PickerInputRow<Cell: ControlCellType<ChoiceView> & CellType>: _ChoiceRow<Cell> {}

/// The cell of a ``PickerInputRow``.
open class PickerInputCell<Value: Equatable & Sendable>: _PickerCell<Value>, CellType {}
