import RowKit

/// Asks for three options, in menus that open when the user enters them.
///
/// ```swift
/// TriplePickerInputRow<Int, Int, Int>("length") { row in
///     row.title = "Length"
///     row.firstOptions = { Array(0...9) }
///     row.secondOptions = { _ in Array(0...9) }
///     row.thirdOptions = { _, _ in Array(0...9) }
///     row.displayValueForFirstRow = { "\($0) m" }
/// }
/// ```
///
/// The choices depend on each other as in a ``TriplePickerRow``.
public final class TriplePickerInputRow<
    A: Hashable & Sendable, B: Hashable & Sendable, C: Hashable & Sendable
>: _TriplePickerInputRow<A, B, C, TriplePickerInputCell<A, B, C>>, RowType {}

/// The logic of a ``TriplePickerInputRow``, for any cell with three choice views.
open class _TriplePickerInputRow<
    A: Hashable & Sendable, B: Hashable & Sendable, C: Hashable & Sendable,
    Cell: TriplePickerCellType & CellType
>: _TriplePickerRow<A, B, C, Cell> where Cell.Value == Tuple3<A, B, C> {
    /// Menus that open.
    open override var choiceStyle: ChoiceView.Style { .menu }
}

/// The cell of a ``TriplePickerInputRow``.
open class TriplePickerInputCell<
    A: Hashable & Sendable, B: Hashable & Sendable, C: Hashable & Sendable
>: _TriplePickerCell<Tuple3<A, B, C>>, CellType {}
