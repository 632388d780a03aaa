import RowKit

/// Shows three chosen options, and expands a ``TriplePickerRow`` below in which others are chosen.
///
/// ```swift
/// TriplePickerInlineRow<String, String, String>("pizza") { row in
///     row.title = "Pizza"
///     row.firstOptions = { ["Small", "Large"] }
///     row.secondOptions = { _ in ["Thin", "Thick"] }
///     row.thirdOptions = { size, _ in
///         size == "Small" ? ["Plain"] : ["Plain", "Filled"]
///     }
/// }
/// ```
public final class TriplePickerInlineRow<
    A: Hashable & Sendable, B: Hashable & Sendable, C: Hashable & Sendable
>: _TriplePickerInlineRow<A, B, C, PickerInlineCell<Tuple3<A, B, C>>>, RowType {}

/// The logic of a ``TriplePickerInlineRow``, for any cell.
open class _TriplePickerInlineRow<
    A: Hashable & Sendable, B: Hashable & Sendable, C: Hashable & Sendable, Cell: CellType
>: _TripleOptionsRow<A, B, C, Cell>, InlineRowType where Cell.Value == Tuple3<A, B, C> {
    /// The type of the inline row.
    public typealias InlineRow = TriplePickerRow<A, B, C>

    /// Copies the columns and texts of this row to the inline row.
    ///
    /// Called again when a setting changes while the row is expanded. Overrides call super.
    open func setupInlineRow(_ inlineRow: TriplePickerRow<A, B, C>) { copyColumns(to: inlineRow) }

    open override func customUpdateCell() {
        super.customUpdateCell()
        if let inlineRow { setupInlineRow(inlineRow) }
    }
}
