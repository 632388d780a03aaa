import RowKit

/// The superclass of rows whose value is chosen in three columns, for any cell.
///
/// The options of a column may depend on the choices in earlier columns.
open class _TripleOptionsRow<
    A: Hashable & Sendable, B: Hashable & Sendable, C: Hashable & Sendable, Cell: CellType
>: Row<Cell>, OptionColumnsRow, NoValueDisplayTextConformance where Cell.Value == Tuple3<A, B, C> {
    /// The columns: first, second and third.
    public class var optionColumns: [(name: String, type: any Sendable.Type)] {
        [("first", A.self), ("second", B.self), ("third", C.self)]
    }

    /// The options of the first column.
    @Setting(named: "firstOptions") public final var firstColumn: TitledOptions<A>?

    /// The options of the second column: one list, or one for each choice in the first.
    @Setting(named: "secondOptions")
    public final var secondColumn: DependentOptions<A, TitledOptions<B>>?

    /// The options of the third column: one list, or one for each choice before it.
    @Setting(named: "thirdOptions") public final var thirdColumn:
        DependentOptions<A, DependentOptions<B, TitledOptions<C>>>?

    /// A closure that returns the options of the first column, or nil to use ``firstColumn``.
    @OptionalHook public final var firstOptions: (() -> [A])?

    /// A closure that returns the options of the second column for a choice in the first, or nil to
    /// use ``secondColumn``.
    @OptionalHook public final var secondOptions: ((A) -> [B])?

    /// A closure that returns the options of the third column for choices in the others, or nil to
    /// use ``thirdColumn``.
    @OptionalHook public final var thirdOptions: ((A, B) -> [C])?

    /// A closure that returns the text of an option in the first column, or nil to use its
    /// title.
    @OptionalHook public final var displayValueForFirstRow: ((A) -> String)?

    /// A closure that returns the text of an option in the second column, or nil to use its
    /// title.
    @OptionalHook public final var displayValueForSecondRow: ((B) -> String)?

    /// A closure that returns the text of an option in the third column, or nil to use its
    /// title.
    @OptionalHook public final var displayValueForThirdRow: ((C) -> String)?

    /// The names of the columns, for screen readers and while nothing is chosen.
    ///
    /// A column without a name is named by the row's title.
    @Setting public final var columnTitles: [String] = []

    /// The text shown while nothing is chosen.
    @Setting(isWords: true) public final var noValueDisplayText: String?

    /// Whether the user can remove the choice, so that the row has no value.
    @Setting public final var enableDeselection = false

    /// Returns the texts of all parts, joined by the comma of the form's language.
    open override func defaultDisplayText(for value: Tuple3<A, B, C>) -> String? {
        formats.list([
            firstText(of: value.a), secondText(of: value.b, after: value.a),
            thirdText(of: value.c, after: value.a, value.b),
        ])
    }

    /// Requires options of all columns, once those of the first are known, whether the user or the
    /// program set the value.
    open override var limits: RuleSet<Tuple3<A, B, C>> {
        guard let first = offeredFirst else { return super.limits }
        return super.limits + [
            RuleClosure(ValidationError(.notOffered), valueSchema: self.schema(of: first)) {
                [self] value in
                let (a, b, c) = (value.a, value.b, value.c)
                return first.contains { isSame(Tuple3(a: $0, b: b, c: c), value) }
                    && offeredSecond(after: a).contains { isSame(Tuple3(a: a, b: $0, c: c), value) }
                    && offeredThird(after: a, b).contains {
                        isSame(Tuple3(a: a, b: b, c: $0), value)
                    }
            }
        ]
    }

    private final func schema(of first: [A]) -> JSONValue? {
        // Other values may decide which items of a list are offered.
        guard listedColumns.isEmpty else { return nil }
        let columns = JSONValue.columns("a", first) { a in
            .columns("b", offeredSecond(after: a)) { b in
                .lastColumn("c", offeredThird(after: a, b))
            }
        }
        return columns ?? ["not": [:]]
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

    /// Returns the options of the third column for choices in the others.
    final func offeredThird(after first: A, _ second: B) -> [C] {
        thirdOptions?(first, second) ?? listedThird(after: first, second)?.options
            ?? thirdColumn?[first]?[second]?.values ?? []
    }

    private final var listedFirst: ListedOptions<A>? { listedColumns["first"]?.options() }

    private final func listedSecond(after first: A) -> ListedOptions<B>? {
        listedColumns["second"]?.options(after: .choices(first))
    }

    private final func listedThird(after first: A, _ second: B) -> ListedOptions<C>? {
        listedColumns["third"]?.options(after: .choices(first, second))
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

    final func thirdText(of option: C, after first: A, _ second: B) -> String {
        displayValueForThirdRow?(option) ?? listedThird(after: first, second)?.title(of: option)
            ?? thirdColumn?[first]?[second]?.title(of: option)
            ?? String(describing: option)
    }

    /// Copies the columns and texts of this row to another row.
    final func copyColumns<Other: CellType>(to other: _TripleOptionsRow<A, B, C, Other>) {
        other.title = title
        other.firstColumn = firstColumn
        other.secondColumn = secondColumn
        other.thirdColumn = thirdColumn
        other.firstOptions = firstOptions
        other.secondOptions = secondOptions
        other.thirdOptions = thirdOptions
        other.displayValueForFirstRow = displayValueForFirstRow
        other.displayValueForSecondRow = displayValueForSecondRow
        other.displayValueForThirdRow = displayValueForThirdRow
        other.columnTitles = columnTitles
        other.noValueDisplayText = noValueDisplayText
        other.enableDeselection = enableDeselection
    }
}
