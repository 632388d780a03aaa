import RowKit

/// The superclass of rows whose value is chosen in two columns, for any cell.
///
/// The options of the second column may depend on the choice in the first.
open class _DoubleOptionsRow<A: Hashable & Sendable, B: Hashable & Sendable, Cell: CellType>:
    Row<Cell>, NoValueDisplayTextConformance
where Cell.Value == Tuple<A, B> {
    /// The options of the first column, if there is no closure ``firstOptions``.
    @Setting public final var firstColumn: [A]?

    /// The options of the second column, if there is no closure ``secondOptions``.
    @Setting public final var secondColumn: DependentOptions<A, [B]>?

    /// A closure that returns the options of the first column, or nil to use ``firstColumn``.
    @OptionalHook public final var firstOptions: (() -> [A])?

    /// A closure that returns the options of the second column for a choice in the first, or nil to
    /// use ``secondColumn``.
    @OptionalHook public final var secondOptions: ((A) -> [B])?

    /// A closure that returns the text of an option in the first column, or nil to use its
    /// description.
    @OptionalHook public final var displayValueForFirstRow: ((A) -> String)?

    /// A closure that returns the text of an option in the second column, or nil to use its
    /// description.
    @OptionalHook public final var displayValueForSecondRow: ((B) -> String)?

    /// The names of the columns, for screen readers and while nothing is chosen.
    ///
    /// A column without a name is named by the row's title.
    @Setting public final var columnTitles: [String] = []

    /// The text shown while nothing is chosen.
    @Setting public final var noValueDisplayText: String?

    /// Whether the user can remove the choice, so that the row has no value.
    @Setting public final var enableDeselection = false

    /// Returns the texts of both parts, with the comma of the form's language between them.
    open override func defaultDisplayText(for value: Tuple<A, B>) -> String? {
        formats.list([firstText(of: value.a), secondText(of: value.b)])
    }

    /// Requires options of both columns, once those of the first are known, whether the user or the
    /// program set the value.
    open override var ownRule: ((Tuple<A, B>) -> ValidationError?)? {
        guard let first = offeredFirst else { return nil }
        return { [self] value in
            let isOffered =
                first.contains { isSame(Tuple(a: $0, b: value.b), value) }
                && offeredSecond(after: value.a).contains {
                    isSame(Tuple(a: value.a, b: $0), value)
                }
            return isOffered ? nil : ValidationError(.notOffered)
        }
    }

    /// The options of the second column for each option of the first, once those are known.
    open override var valueLimits: [JSONValue] {
        guard let first = offeredFirst else { return super.valueLimits }
        let columns = JSONValue.columns("a", first) { a in
            .lastColumn("b", offeredSecond(after: a))
        }
        return super.valueLimits + [columns ?? ["not": [:]]]
    }

    open override class var settings: [RowSetting] {
        super.settings + [
            .init(
                "firstOptions", \_DoubleOptionsRow.firstColumn, "The options of the first column.",
                property: "firstColumn"),
            .init(
                "secondOptions", \_DoubleOptionsRow.secondColumn,
                "The options of the second column: one list, or one for each choice in the first.",
                property: "secondColumn"),
            .init("columnTitles", \_DoubleOptionsRow.columnTitles, "The names of the columns."),
            .init(
                "noValueDisplayText", \_DoubleOptionsRow.noValueDisplayText,
                "The text shown while nothing is chosen."),
            .init(
                "enableDeselection", \_DoubleOptionsRow.enableDeselection,
                "Whether the user can remove the choice."),
        ]
    }

    /// The options of the first column, or nil if they are unknown.
    final var offeredFirst: [A]? { firstOptions?() ?? firstColumn }

    /// Returns the options of the second column for a choice in the first.
    final func offeredSecond(after first: A) -> [B] {
        secondOptions?(first) ?? secondColumn?[first] ?? []
    }

    final func firstText(of option: A) -> String {
        displayValueForFirstRow?(option) ?? String(describing: option)
    }

    final func secondText(of option: B) -> String {
        displayValueForSecondRow?(option) ?? String(describing: option)
    }

    /// Gives another row the columns and texts of this row.
    final func copyColumns<Other: CellType>(to other: _DoubleOptionsRow<A, B, Other>) {
        other.title = title
        other.firstColumn = firstColumn
        other.secondColumn = secondColumn
        other.firstOptions = firstOptions
        other.secondOptions = secondOptions
        other.displayValueForFirstRow = displayValueForFirstRow
        other.displayValueForSecondRow = displayValueForSecondRow
        other.columnTitles = columnTitles
        other.noValueDisplayText = noValueDisplayText
        other.enableDeselection = enableDeselection
    }
}
