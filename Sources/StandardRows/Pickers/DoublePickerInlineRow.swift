import RowKit

/// Shows two chosen options, and expands a ``DoublePickerRow`` below in which others are chosen.
///
/// ```swift
/// DoublePickerInlineRow<String, String>("place") { row in
///     row.title = "Place"
///     row.firstColumn = ["Asia", "Europe"]
///     row.secondColumn = ["Asia": ["Japan", "Nepal"], "Europe": ["Malta"]]
/// }
/// ```
public final class DoublePickerInlineRow<A: Hashable & Sendable, B: Hashable & Sendable>:
    _DoublePickerInlineRow<A, B, PickerInlineCell<Tuple<A, B>>>, RowType
{}

/// The logic of a ``DoublePickerInlineRow``, for any cell.
open class _DoublePickerInlineRow<
    A: Hashable & Sendable, B: Hashable & Sendable, Cell: CellType
>: _DoubleOptionsRow<A, B, Cell>, InlineRowType where Cell.Value == Tuple<A, B> {
    /// The type of the inline row.
    public typealias InlineRow = DoublePickerRow<A, B>

    /// Copies the columns and texts of this row to the inline row.
    ///
    /// Called again when a setting changes while the row is expanded. Overrides call super.
    open func setupInlineRow(_ inlineRow: DoublePickerRow<A, B>) { copyColumns(to: inlineRow) }

    open override func customUpdateCell() {
        super.customUpdateCell()
        if let inlineRow { setupInlineRow(inlineRow) }
    }
}
