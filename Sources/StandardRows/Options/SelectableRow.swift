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
    open override var limits: RuleSet<Cell.Value> {
        guard let selectableValue else { return super.limits }
        let option = (selectableValue as? any DocumentValue).flatMap { try? $0.documentValue() }
        return super.limits + [
            RuleClosure(ValidationError(.notOffered), valueSchema: option.map { ["const": $0] }) {
                [self] value in isSame(value, selectableValue)
            }
        ]
    }
}

extension _SelectableRow: OptionNaming {
    var optionText: String? { selectableValue.flatMap { displayText(for: $0) } }
}

/// A row for an option that can provide the text of the option.
protocol OptionNaming: BaseRow {
    var optionText: String? { get }
}
