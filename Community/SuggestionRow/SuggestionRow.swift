import RowKit
import StandardRows

/// Asks for a value, and suggests some in a strip while a person types.
///
/// ```swift
/// SuggestionAccessoryRow<String>("city") { row in
///     row.title = "City"
///     row.options = ["Berlin", "Bern", "London"]
/// }
/// ```
///
/// The strip is there as soon as the row has the focus. Otherwise the row does what a
/// ``SuggestionTableRow`` does.
public final class SuggestionAccessoryRow<Value: SuggestionValue>:
    _SuggestionRow<SuggestionCollectionCell<SuggestionCollectionViewCell<Value>>>, RowType
{}

/// Asks for a value, and suggests some in a table while a person types.
///
/// ```swift
/// SuggestionTableRow<Scientist>("scientist") { row in
///     row.title = "Scientist"
///     row.options = scientists
/// }
/// ```
///
/// Picking a suggestion makes it the value, by hand or by the arrows and Return; so does typing
/// what just one of them is called, when the row is left or the form is submitted. Other text is
/// the value if it is one (``SuggestionValue``). If it is none, it stays in the field, the row has
/// no value and the form is not submitted with it, as in all fields. `freeText` says otherwise:
/// ``FreeText``. An empty field is no value.
///
/// Suggestions are those of `options` whose names hold what was typed, whatever its case and
/// accents; a lazy `optionsProvider` loads them when the row gets the focus. `filterFunction`
/// stands in the place of the options. `asyncFilterFunction` looks for more far away, once a person
/// has stopped typing; what it finds stands behind what is known here. While it looks, and where it
/// finds nothing or fails, the list says so, and an answer that comes too late is dropped:
///
/// ```swift
/// row.asyncFilterFunction = { text in try await directory.scientists(named: text) }
/// ```
///
/// ## Coming from Eureka
///
/// There, the value that the row had stays while something else is typed, and comes back in the
/// end; `freeText = .revert` does that, for texts too. Picking a suggestion ends the editing there,
/// and here the focus stays. Escape closes the list, and an arrow opens it again. What customizes
/// the cells is a property of the row, so that it outlives its cell.
public final class SuggestionTableRow<Value: SuggestionValue>:
    _SuggestionRow<SuggestionTableCell<SuggestionTableViewCell<Value>>>, RowType
{}

/// The logic of rows that suggest values, for any ``SuggestionCellType``: what a
/// ``SuggestionTableRow`` does.
open class _SuggestionRow<Cell: SuggestionCellType>: FieldRow<Cell>, OptionSearchRow {
    /// What is suggested.
    public typealias Option = Cell.Value

    // MARK: Settings

    /// Where suggestions come from, unless `filterFunction` says; for an array, set `options`.
    public final var optionsProvider: OptionsProvider<Option>? {
        get { optionSource.provider }
        set {
            optionSource = OptionSource(newValue)
            if isOffering { loadOptions() }
        }
    }

    /// What becomes of what is typed and names no suggestion.
    ///
    /// What a formatter reads is a value in any case.
    @Setting public final var freeText = FreeText.accept

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
    @OptionalHook public final var filterFunction: ((String) -> [Option])? {
        didSet { searchAgain() }
    }

    /// Looks for more suggestions elsewhere; they stand behind those that are known at once.
    @OptionalHook public final var asyncFilterFunction:
        (@Sendable (String) async throws -> [Option])?
    {
        didSet { searchAgain() }
    }

    /// Changes what a suggestion looks like, each time it is shown.
    @OptionalHook public final var customizeOptionCell: ((Option, inout Cell.OptionCell) -> Void)?

    /// Fewer suggestions than none or fewer rows than one, and a delay that is over before it
    /// begins; the least that can be holds then.
    open override var limitConflict: LimitConflict? {
        super.limitConflict ?? LimitConflict("maximumSuggestions", maximumSuggestions, below: 0)
            ?? LimitConflict("maxSuggestionRows", maxSuggestionRows, below: 1)
            ?? LimitConflict("searchDelay", searchDelay, below: .zero)
    }

    /// The settings of the row.
    open override class var settings: [RowSetting] {
        super.settings + [
            .init("options", \_SuggestionRow.options, "What can be suggested."),
            .init(
                "freeText", \_SuggestionRow.freeText,
                "What becomes of what is typed and names no suggestion."),
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

    /// Where suggestions come from, made ready to be searched.
    @Setting public private(set) final var optionSource = OptionSource<Option>()

    /// What is looked for, and what was found.
    @Setting public final var optionSearch = OptionSearch<Option>()

    final var popup: OptionPopup<Option>?

    /// What is suggested at present.
    ///
    /// Where suggestions come from elsewhere, their answer may be written here while the list is
    /// open. A list that was closed meanwhile drops it.
    public final var suggestions: [Option] {
        get { offeredOptions.options }
        set { optionSearch.know(newValue) }
    }

    // MARK: Text and values

    /// What a suggestion is called.
    open override func text(of value: Option) -> String { value.suggestionString }

    /// What a suggestion is called.
    open override func editingText(of value: Option) -> String { value.suggestionString }

    /// The value of a whole text, if what is typed may be one.
    open override func value(from text: String) -> Option? {
        freeText == .accept ? super.value(from: text) : nil
    }

    /// It is none of the suggestions.
    open override func refusal(ofText text: String) -> ValidationError {
        ValidationError(.notOffered)
    }

    /// The value that comes back in the end, if it is to.
    open override var valueBesideUnreadInput: Option? { freeText == .revert ? value : nil }

    /// They may: where free text is none, and all suggestions are known.
    open override class var refusesValues: Bool { true }

    /// A value that is none of the suggestions, where only they may be chosen and all are known.
    open override func refusal(of value: Option) -> ValidationError? {
        guard freeText != .accept, filterFunction == nil, asyncFilterFunction == nil,
            let named = optionIndex?.options(named: value.suggestionString)
        else { return nil }
        return named.contains(value) ? nil : ValidationError(.notOffered)
    }

    /// Whether a write changes anything: also where the value is equal, but called otherwise.
    open override func isSame(_ old: Option?, _ new: Option?) -> Bool {
        super.isSame(old, new) && old?.suggestionString == new?.suggestionString
    }

    // MARK: What a person does

    /// Looks for suggestions.
    open override func didType() {
        super.didType()
        search(fieldText)
    }

    /// Makes a suggestion that was typed by name the value.
    open override func commitInput() {
        super.commitInput()
        guard let typedText else { return }
        if let named = option(named: typedText) {
            setValue(named, by: .user)
            forgetTyping()
        } else if unreadInput != nil, freeText == .revert {
            setValue(value, by: .user)
        }
    }

    /// Suggests something when the focus comes, and nothing when it goes.
    open override func highlightDidChange() {
        super.highlightDidChange()
        if isHighlighted { search(fieldText) } else { closeOptions() }
    }

    /// Hears of what a person does in the cell.
    open override func customSetupCell() {
        super.customSetupCell()
        listen()
    }

    /// Shows field and suggestions.
    open override func customUpdateCell() {
        super.customUpdateCell()
        showSuggestions()
    }
}

extension _SuggestionRow where Cell.OptionCell: EurekaSuggestionCollectionViewCell {
    /// Changes what a suggestion in the strip looks like, each time it is shown.
    ///
    /// ```swift
    /// row.customizeCollectionViewCell = { seat, cell in cell.item.image = seat.picture }
    /// ```
    public final var customizeCollectionViewCell: ((Option, inout Cell.OptionCell) -> Void)? {
        get { customizeOptionCell }
        set { customizeOptionCell = newValue }
    }
}

extension _SuggestionRow where Cell.OptionCell: EurekaSuggestionTableViewCell {
    /// Changes what a suggestion in the table looks like, each time it is shown.
    ///
    /// ```swift
    /// row.customizeTableViewCell = { city, cell in cell.item.detail = StyledText(city.country) }
    /// ```
    public final var customizeTableViewCell: ((Option, inout Cell.OptionCell) -> Void)? {
        get { customizeOptionCell }
        set { customizeOptionCell = newValue }
    }
}
