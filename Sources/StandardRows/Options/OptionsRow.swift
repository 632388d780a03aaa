import RowKit

/// The superclass of rows in which one of several options is chosen.
public typealias OptionsRow<Cell: CellType> = _OptionsRow<Cell.Value, Cell>

/// The superclass of rows in which one or several options are chosen.
open class _OptionsRow<Option: Equatable & Sendable, Cell: CellType>: Row<Cell>,
    OptionsProviderRow, NoValueDisplayTextConformance
{
    /// The source of the options.
    ///
    /// For an array, set `options` instead.
    @Setting public final var optionsProvider: OptionsProvider<Option>?

    /// The title above the options, or nil for the row's title.
    @Setting public final var selectorTitle: String?

    /// The text that is shown while nothing is chosen.
    @Setting public final var noValueDisplayText: String?

    /// True: once the options are known, other values are invalid, whether the user or the program
    /// set them.
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

extension _OptionsRow {
    /// The schema of a value that is one of the options, as the only element of an array, or an empty
    /// array if there is none.
    final var optionSchemas: [JSONValue] { optionSchema.map { [$0] } ?? [] }
}

extension _OptionsRow where Cell.Value == Option {
    /// Returns an error if the options are known and the value is not one of them.
    final func refusalOfStranger(_ value: Option) -> ValidationError? {
        options?.contains { isSame($0, value) } == false ? ValidationError(.notOffered) : nil
    }
}
