import RowKit

/// Stands for one option of a section: it has a check mark while the option is chosen.
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
/// Without a title, it says what its option is, as `displayValueFor` would show it.
public final class ListCheckRow<T: Equatable & Sendable>: _ListCheckRow<ListCheckCell<T>>,
    RowType, SelectableRowType
{}

/// The logic of a ``ListCheckRow``, over any cell.
open class _ListCheckRow<Cell: CellType>: Row<Cell> {
    /// The option that the row stands for.
    @Setting public final var selectableValue: Cell.Value?

    open override class var settings: [RowSetting] {
        super.settings + [
            .init(
                "selectableValue", \_ListCheckRow.selectableValue,
                "The option that the row stands for.")
        ]
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        let isChosen = value != nil && isSame(value, selectableValue)
        cell.view.accessoryType = isChosen ? .checkmark : .none
    }
}

extension _ListCheckRow: OptionNaming {
    var optionText: String? { selectableValue.flatMap { displayText(for: $0) } }
}

/// A row that stands for an option and can say what that is called.
protocol OptionNaming: BaseRow {
    var optionText: String? { get }
}

/// What a ``ListCheckRow`` looks like.
open class ListCheckCell<Value: Equatable & Sendable>: Cell<Value>, CellType {
    /// The title, or what the option is.
    open override var titleText: String? {
        row?.title ?? (row as? any OptionNaming)?.optionText
    }

    /// None: the mark says whether the option is chosen.
    open override var detailText: String? { nil }
}
