import RowKit

/// One option of a section, with a check mark while it is chosen.
///
/// ```swift
/// SelectableSection<ListCheckRow<String>>("Continent") { section in
///     section.tag = "continent"
///     for continent in ["Africa", "Asia", "Europe"] {
///         section <<< ListCheckRow<String> { $0.selectableValue = continent }
///     }
/// }
/// ```
///
/// Without a title, the row shows its option in the format of `displayValueFor`.
public final class ListCheckRow<T: Equatable & Sendable>: _ListCheckRow<ListCheckCell<T>>,
    RowType, SelectableRowType
{}

/// The logic of a ``ListCheckRow``, for any cell.
open class _ListCheckRow<Cell: CellType>: _SelectableRow<Cell> {
    open override func customUpdateCell() {
        super.customUpdateCell()
        cell.view.accessoryType = isChosen ? .checkmark : .none
    }
}

/// The cell of a ``ListCheckRow``.
open class ListCheckCell<Value: Equatable & Sendable>: Cell<Value>, CellType {
    /// The title, or otherwise the text of the option.
    open override var titleText: String? {
        row?.title ?? (row as? any OptionNaming)?.optionText
    }

    /// Nil, because the check mark shows whether the option is chosen.
    open override var detailText: String? { nil }
}
