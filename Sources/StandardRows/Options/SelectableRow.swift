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

    /// Requires the row's option, whether the user or the program set the value.
    open override var ownRule: ((Cell.Value) -> ValidationError?)? {
        guard let selectableValue else { return nil }
        return { [self] value in
            isSame(value, selectableValue) ? nil : ValidationError(.notOffered)
        }
    }

    /// The schema of the option.
    open override var valueLimits: [JSONValue] {
        let option = (selectableValue as? any DocumentValue).flatMap { try? $0.documentValue() }
        return super.valueLimits + [option].compactMap { $0 }.map { ["const": $0] }
    }

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
