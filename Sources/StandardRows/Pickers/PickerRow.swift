import RowKit

/// Asks for one of several options, which are always shown in a wheel.
///
/// ```swift
/// PickerRow<String>("size") { row in
///     row.title = "Size"
///     row.options = ["Small", "Medium", "Large"]
///     row.value = "Medium"
/// }
/// ```
///
/// No option is chosen until the user chooses one. The user can then choose another, but cannot
/// remove the choice unless `enableDeselection` is true. For a large number of options, use a
/// ``PushRow``, whose screen can be searched.
public final class PickerRow<T: Equatable & Sendable>: _PickerRow<PickerCell<T>>, RowType {}

/// The logic of a ``PickerRow``, for any cell with a choice view.
open class _PickerRow<Cell: ControlCellType<ChoiceView> & CellType>: _ChoiceRow<Cell> {
    /// A wheel.
    open override var choiceStyle: ChoiceView.Style { .wheel }
}

/// The cell of a ``PickerRow``.
open class PickerCell<Value: Equatable & Sendable>: _PickerCell<Value>, CellType {}

/// The superclass of cells with a choice view after a title.
open class _PickerCell<Value: Equatable & Sendable>: _TitledCell<Value, ChoiceView> {}
