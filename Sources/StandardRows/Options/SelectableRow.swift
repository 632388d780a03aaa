import RowKit

/// The superclass of rows that are the options of a section, for any cell.
///
/// A subclass shows whether its option is chosen:
///
/// ```swift
/// open class _BoldCheckRow<Cell: CellType>: _SelectableRow<Cell> {
///     open override func customUpdateCell() {
///         super.customUpdateCell()
///         cell.view.textLabel?.font = isChosen ? .boldSystemFont(ofSize: 17) : nil
///     }
/// }
/// ```
open class _SelectableRow<Cell: CellType>: Row<Cell> {
    /// The option that the row represents.
    @Setting public final var selectableValue: Cell.Value?

    /// Whether the row's option is chosen.
    public final var isChosen: Bool { value != nil && isSame(value, selectableValue) }

    open override class var settings: [RowSetting] {
        super.settings + [
            .init(
                "selectableValue", \_SelectableRow.selectableValue,
                "The option that the row represents.")
        ]
    }
}

extension _SelectableRow: OptionNaming {
    var optionText: String? { selectableValue.flatMap { displayText(for: $0) } }
}

/// A row for an option that can provide the option's text.
protocol OptionNaming: BaseRow {
    var optionText: String? { get }
}
