import RowKit

/// The superclass of rows whose value is chosen in two columns, for any cell.
///
/// The options of the second column may depend on the choice in the first.
open class _DoubleOptionsRow<A: Hashable & Sendable, B: Hashable & Sendable, Cell: CellType>:
    Row<Cell>, OptionColumnsRow, NoValueDisplayTextConformance
where Cell.Value == Tuple<A, B> {
    /// The columns: first and second.
    public class var optionColumns: [(name: String, type: any Sendable.Type)] {
        [("first", A.self), ("second", B.self)]
    }

    /// The options of the first column.
    @Setting(named: "firstOptions") public final var firstColumn: TitledOptions<A>?

    /// The options of the second column: one list, or one for each choice in the first.
    @Setting(named: "secondOptions")
    public final var secondColumn: DependentOptions<A, TitledOptions<B>>?

    /// A closure that returns the options of the first column, or nil to use ``firstColumn``.
    @OptionalHook public final var firstOptions: (() -> [A])?

    /// A closure that returns the options of the second column for a choice in the first, or nil to
    /// use ``secondColumn``.
    @OptionalHook public final var secondOptions: ((A) -> [B])?

    /// A closure that returns the text of an option in the first column, or nil to use its
    /// title.
    @OptionalHook public final var displayValueForFirstRow: ((A) -> String)?

    /// A closure that returns the text of an option in the second column, or nil to use its
    /// title.
    @OptionalHook public final var displayValueForSecondRow: ((B) -> String)?

    /// The names of the columns, for screen readers and while nothing is chosen.
    ///
    /// A column without a name is named by the row's title.
    @Setting public final var columnTitles: [String] = []

    /// The text shown while nothing is chosen.
    @Setting(isWords: true) public final var noValueDisplayText: String?

    /// Whether the user can remove the choice, so that the row has no value.
    @Setting public final var enableDeselection = false

    /// Returns the texts of both parts, joined by the comma of the form's language.
    open override func defaultDisplayText(for value: Tuple<A, B>) -> String? {
        formats.list([firstText(of: value.a), secondText(of: value.b, after: value.a)])
    }

    /// Requires options of both columns, once those of the first are known, whether the user or the
    /// program set the value.
    open override var limits: RuleSet<Tuple<A, B>> {
        guard let first = offeredFirst else { return super.limits }
        return super.limits + [
            RuleClosure(ValidationError(.notOffered), valueSchema: self.schema(of: first)) {
                [self] value in
                first.contains { isSame(Tuple(a: $0, b: value.b), value) }
                    && offeredSecond(after: value.a).contains {
                        isSame(Tuple(a: value.a, b: $0), value)
                    }
            }
        ]
    }

    private final func schema(of first: [A]) -> JSONValue? {
        // Other values may decide which items of a list are offered.
        guard listedColumns.isEmpty else { return nil }
        return .columns("a", first) { a in .lastColumn("b", offeredSecond(after: a)) }
            ?? ["not": [:]]
    }

    /// The options of the first column, or nil if they are unknown.
    final var offeredFirst: [A]? {
        firstOptions?() ?? listedFirst?.options ?? firstColumn?.values
    }

    /// Returns the options of the second column for a choice in the first.
    final func offeredSecond(after first: A) -> [B] {
        secondOptions?(first) ?? listedSecond(after: first)?.options
            ?? secondColumn?[first]?.values ?? []
    }

    private final var listedFirst: ListedOptions<A>? { listedColumns["first"]?.options() }

    private final func listedSecond(after first: A) -> ListedOptions<B>? {
        listedColumns["second"]?.options(after: .choices(first))
    }

    final func firstText(of option: A) -> String {
        displayValueForFirstRow?(option) ?? listedFirst?.title(of: option)
            ?? firstColumn?.title(of: option)
            ?? String(describing: option)
    }

    final func secondText(of option: B, after first: A) -> String {
        displayValueForSecondRow?(option) ?? listedSecond(after: first)?.title(of: option)
            ?? secondColumn?[first]?.title(of: option)
            ?? String(describing: option)
    }

    /// Copies the columns and texts of this row to another row.
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
