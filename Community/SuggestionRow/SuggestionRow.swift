import RowKit

/// Asks for a value, and suggests some in a strip while a person types.
///
/// ```swift
/// form +++ SuggestionAccessoryRow<String>("city") { row in
///     row.title = "City"
///     row.options = ["Berlin", "Bern", "London"]
/// }
/// ```
///
/// The strip is there as soon as the row has the focus. Otherwise the row does what a
/// ``SuggestionTableRow`` does.
public final class SuggestionAccessoryRow<Value: SuggestionValue>:
    _SuggestionRow<SuggestionCollectionCell<Value>>, RowType
{
    /// Changes what a suggestion looks like, each time it is shown.
    public var customizeCollectionViewCell: ((Value, inout ListView.Item) -> Void)? {
        get { customizeSuggestion }
        set { customizeSuggestion = newValue }
    }
}

/// Asks for a value, and suggests some in a table while a person types.
///
/// ```swift
/// form +++ SuggestionTableRow<Scientist>("scientist") { row in
///     row.title = "Scientist"
///     row.filterFunction = { text in scientists.filter { $0.name.hasPrefix(text) } }
/// }
/// ```
///
/// What is typed becomes the value if it is one (``SuggestionValue``); if it is none, the row keeps
/// the value that it had, and shows that again when the focus goes. An empty field is no value.
/// Picking a suggestion makes it the value, by hand or by the arrows and Return.
///
/// Suggestions are those of `options` whose names hold what was typed, whatever its case and
/// accents, unless `filterFunction` says. `asyncFilterFunction` looks for them far away, once a
/// person has stopped typing; while it does, and where it finds nothing or fails, the list says so,
/// and an answer that comes too late is dropped:
///
/// ```swift
/// row.asyncFilterFunction = { text in try await directory.scientists(named: text) }
/// ```
public final class SuggestionTableRow<Value: SuggestionValue>:
    _SuggestionRow<SuggestionTableCell<Value>>, RowType
{
    /// Changes what a suggestion looks like, each time it is shown.
    public var customizeTableViewCell: ((Value, inout ListView.Item) -> Void)? {
        get { customizeSuggestion }
        set { customizeSuggestion = newValue }
    }
}

/// The logic of rows that suggest values, for any ``SuggestionCellType``: what a
/// ``SuggestionTableRow`` does.
open class _SuggestionRow<Cell: SuggestionCellType>: Row<Cell> {
    // MARK: Settings

    /// What the field says while it is empty.
    @Setting public final var placeholder: String?

    /// What can be suggested, unless `filterFunction` says.
    @Setting public final var options: [Cell.Value] = [] { didSet { names = nil } }

    /// How many suggestions are offered at once at the most.
    @Setting public final var maximumSuggestions = 50

    /// How many suggestions of a table are seen without scrolling, each 44 points high.
    @Setting public final var maxSuggestionRows = 5

    /// How high the list is, in points; nil: a table as `maxSuggestionRows` says, a strip 44.
    @Setting public final var suggestionsHeight: Double?

    /// What is behind the suggestions; nil: as the host likes.
    @Setting public final var suggestionsBackgroundColor: RowColor?

    /// How long a person has stopped typing before `asyncFilterFunction` is asked.
    @Setting public final var searchDelay = Duration.milliseconds(300)

    /// The suggestions for what was typed, in the place of those among `options`.
    @OptionalHook public final var filterFunction: ((String) -> [Cell.Value])?

    /// Looks for suggestions elsewhere; until it answers, those that are known at once are shown.
    @OptionalHook public final var asyncFilterFunction:
        (@Sendable (String) async throws -> [Cell.Value])?

    /// Changes what a suggestion looks like, each time it is shown.
    @OptionalHook public final var customizeSuggestion: ((Cell.Value, inout ListView.Item) -> Void)?

    /// The settings of the row.
    open override class var settings: [RowSetting] {
        super.settings + [
            .init("placeholder", \_SuggestionRow.placeholder, "What an empty field says."),
            .init("options", \_SuggestionRow.options, "What can be suggested."),
            .init(
                "maximumSuggestions", \_SuggestionRow.maximumSuggestions,
                "How many suggestions are offered."),
            .init(
                "maxSuggestionRows", \_SuggestionRow.maxSuggestionRows,
                "How many suggestions of a table are seen without scrolling."),
            .init(
                "suggestionsHeight", \_SuggestionRow.suggestionsHeight,
                "How high the list of suggestions is."),
            .init(
                "suggestionsBackgroundColor", \_SuggestionRow.suggestionsBackgroundColor,
                "What is behind the suggestions."),
            .init(
                "searchDelay", \_SuggestionRow.searchDelay,
                "How many seconds a person has stopped typing before suggestions are looked for."),
        ]
    }

    // MARK: State

    /// What a person is doing.
    @Setting final var typing = SuggestionTyping<Cell.Value>()

    /// The names of the options, made ready to be searched.
    final var names: TextIndex?
    final var popup: OptionPopup<Cell.Value>?

    /// What is suggested at present.
    ///
    /// Where suggestions come from elsewhere, their answer may be written here.
    public final var suggestions: [Cell.Value] {
        get { typing.found.options }
        set { typing.found = FoundOptions(newValue) }
    }

    /// Whether suggestions are being looked for elsewhere.
    public final var isSearching: Bool { isPerforming(.suggestions) }

    /// What the value is called.
    open override func defaultDisplayText(for value: Cell.Value) -> String? {
        value.suggestionString
    }

    /// Hears of what a person does in the cell.
    open override func customSetupCell() {
        super.customSetupCell()
        listen()
    }

    /// Shows field and suggestions.
    open override func customUpdateCell() {
        super.customUpdateCell()
        show()
    }

    /// Suggests something when the focus comes; when it goes, the field shows the value.
    open override func highlightDidChange() {
        super.highlightDidChange()
        if isHighlighted { search(shownText) } else { rest() }
    }
}

extension WorkKey {
    /// Looking for suggestions.
    static let suggestions = WorkKey.latest("suggestions")
}
