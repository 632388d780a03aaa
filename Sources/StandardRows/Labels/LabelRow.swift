import RowKit

/// Shows a title and a string that cannot be edited.
///
/// ```swift
/// LabelRow("total") { row in
///     row.title = "Total"
///     row.value = "12.50 €"
/// }
/// ```
public final class LabelRow: _LabelRow<LabelCell>, RowType {}

/// The logic of a ``LabelRow``, for any cell.
open class _LabelRow<Cell: CellType>: Row<Cell> where Cell.Value == String {
    open override func customSetupCell() {
        super.customSetupCell()
        cell.view.selectionStyle = .none
    }
}

/// The cell of a ``LabelRow``, with the title at the start and the text at the end.
open class LabelCell: Cell<String>, CellType {}
