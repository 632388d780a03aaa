import RowKit

/// The superclass of rows in which one of some options is chosen.
public typealias OptionsRow<Cell: CellType> = _OptionsRow<Cell.Value, Cell>

/// The superclass of rows whose value is chosen among options, one or several of them.
open class _OptionsRow<Option: Equatable & Sendable, Cell: CellType>: Row<Cell>,
    OptionsProviderRow, NoValueDisplayTextConformance
{
    /// Where the options come from; for an array, set `options`.
    @Setting public final var optionsProvider: OptionsProvider<Option>?

    /// What the options stand under; nil: the row's title.
    @Setting public final var selectorTitle: String?

    /// What is shown while nothing is chosen.
    @Setting public final var noValueDisplayText: String?

    /// What is no option is refused, whoever wrote it, as soon as the options are known.
    open override class var refusesValues: Bool { true }

    open override class var settings: [RowSetting] {
        super.settings + [
            .init("options", \_OptionsRow.options, "What can be chosen."),
            .init(
                "selectorTitle", \_OptionsRow.selectorTitle,
                "What the options stand under; null: the row's title."),
            .init(
                "noValueDisplayText", \_OptionsRow.noValueDisplayText,
                "What is shown while nothing is chosen."),
        ]
    }
}

extension _OptionsRow where Cell.Value == Option {
    /// What is wrong with a value that is none of the options, as far as these are known.
    final func refusalOfStranger(_ value: Option) -> ValidationError? {
        options?.contains { isSame($0, value) } == false ? ValidationError(.notOffered) : nil
    }
}
