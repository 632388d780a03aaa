import RowKit

/// Asks for two options, in menus that open when the user enters them.
///
/// ```swift
/// DoublePickerInputRow<String, String>("place") { row in
///     row.title = "Place"
///     row.firstColumn = ["Asia", "Europe"]
///     row.secondColumn = ["Asia": ["Japan", "Nepal"], "Europe": ["Malta"]]
/// }
/// ```
///
/// The choices depend on each other as in a ``DoublePickerRow``.
public final class DoublePickerInputRow<A: Hashable & Sendable, B: Hashable & Sendable>:
    _DoublePickerInputRow<A, B, DoublePickerInputCell<A, B>>, RowType
{}

/// The logic of a ``DoublePickerInputRow``, for any cell with two choice views.
open class _DoublePickerInputRow<
    A: Hashable & Sendable, B: Hashable & Sendable, Cell: DoublePickerCellType & CellType
>: _DoublePickerRow<A, B, Cell> where Cell.Value == Tuple<A, B> {
    /// Menus that open.
    open override var choiceStyle: ChoiceView.Style { .menu }
}

/// The cell of a ``DoublePickerInputRow``.
open class DoublePickerInputCell<A: Hashable & Sendable, B: Hashable & Sendable>:
    _DoublePickerCell<Tuple<A, B>>, CellType
{}
