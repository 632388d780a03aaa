import OptionSearch
import RowKit
import StandardRows

/// Asks for a value, with suggestions in a strip while the user types.
///
/// ```swift
/// SuggestionAccessoryRow<String>("city") { row in
///     row.title = "City"
///     row.options = ["Berlin", "Bern", "London"]
/// }
/// ```
///
/// The strip appears as soon as the row has the focus. Otherwise the row behaves like a
/// ``SuggestionTableRow``.
public final class SuggestionAccessoryRow<Value: SuggestionValue>:
    _SuggestionRow<SuggestionCollectionCell<SuggestionCollectionViewCell<Value>>>, RowType
{}

/// Asks for a value, with suggestions in a table while the user types.
///
/// ```swift
/// SuggestionTableRow<Scientist>("scientist") { row in
///     row.title = "Scientist"
///     row.options = scientists
/// }
/// ```
///
/// Picking a suggestion, by touch or with the arrow keys and Return, sets the value to it. Typing
/// the name of exactly one suggestion does the same when the row loses the focus or the form is
/// submitted. Other text becomes the value if its type accepts it (``SuggestionValue``). Otherwise,
/// the text stays in the field, the row has no value, and the form cannot be submitted, as with all
/// fields. `freeText` changes this; see ``FreeText``. An empty field has no value.
///
/// If suggestions for text that is not a value are still being loaded or searched then, the text
/// stays in the field until they arrive. A submission that can wait, such as that of a session,
/// waits for them. `Form.submit()` without a clock does not, and throws the error of the text.
///
/// The suggestions are the `options` whose names contain the typed text, ignoring case and accents,
/// the best first (`optionMatching`).
/// A lazy `optionsProvider` loads them when the row gets the focus. `filterFunction` replaces the
/// options. `asyncFilterFunction` searches asynchronously when the user has stopped typing. Its
/// results follow the suggestions that are already known. The list shows when it is searching,
/// finds nothing or fails. Results that arrive too late are dropped:
///
/// ```swift
/// row.asyncFilterFunction = { text in try await directory.scientists(named: text) }
/// ```
///
/// ## Differences from Eureka
///
/// In Eureka, the row keeps its value while other text is typed, and shows the value again at the
/// end. To do the same here, set `freeText = .revert`, even for text values. Picking a suggestion
/// ends editing in Eureka, but keeps the focus here. Escape closes the list, and an arrow key opens
/// it again. Closures that customize cells are properties of the row, so they outlive its cell.
public final class SuggestionTableRow<Value: SuggestionValue>:
    _SuggestionRow<SuggestionTableCell<SuggestionTableViewCell<Value>>>, RowType
{}

/// The logic of rows that suggest values, for any ``SuggestionCellType``; see
/// ``SuggestionTableRow``.
open class _SuggestionRow<Cell: SuggestionCellType>: FieldRow<Cell>, OptionSearchRow {
    /// The type of the suggestions.
    public typealias Option = Cell.Value

    // MARK: Settings

    /// How text that is not the name of a suggestion is handled.
    ///
    /// Text that a formatter accepts always becomes the value.
    @Setting public final var freeText = FreeText.accept

    /// Which options the typed text finds by their names, and in which order.
    @Setting public final var optionMatching = OptionMatching.ranked

    /// The minimum number of typed characters for suggestions to be offered.
    ///
    /// A strip also waits for that number. Otherwise, it appears as soon as the row has the focus.
    @Limited(0...) public final var minimumSearchLength = 0

    /// The maximum number of suggestions.
    @Limited(0...) public final var maximumSuggestions = 50

    /// The number of suggestions visible in a table without scrolling, each 44 points high.
    @Limited(1...) public final var maxSuggestionRows = 5

    /// The height of the list in points.
    ///
    /// If nil, a table has the height of `maxSuggestionRows` suggestions, and a strip is 44 points
    /// high.
    @Setting public final var suggestionsHeight: Double?

    /// The background colour of the suggestions, or nil for the host's default.
    @Setting public final var suggestionsBackgroundColor: RowColor?

    /// The delay between the last input and the search, in documents in seconds.
    @Limited(Duration.zero...) public final var searchDelay = Duration.milliseconds(300)

    /// Returns the suggestions for the typed text, instead of those among `options`.
    @OptionalHook public final var filterFunction: ((String) -> [Option])? {
        didSet { searchAgain() }
    }

    /// Searches for more suggestions asynchronously.
    ///
    /// They follow the suggestions that are already known.
    @OptionalHook public final var asyncFilterFunction:
        (@Sendable (String) async throws -> [Option])?
    {
        didSet { searchAgain() }
    }

    /// Customizes the cell of a suggestion each time it is shown.
    @OptionalHook public final var customizeOptionCell: ((Option, inout Cell.OptionCell) -> Void)?

    /// The settings of the row.
    open override class var settings: [RowSetting] {
        super.settings + declaredSettings(of: _SuggestionRow.self)
    }

    // MARK: State

    /// The suggestions.
    ///
    /// This is their source, with the current search and its results.
    @Setting(named: "options", through: "titledOptions")
    public final var optionSearch = OptionSearch<Option>() {
        didSet { pickAwaited() }
    }

    /// The text for which Return was pressed while its search was running.
    final var awaitedText: String?

    /// The failure whose list the user has closed.
    @Setting final var closedFailure: LoadingFailure?

    final var popup: OptionPopup<Option>?

    /// The current suggestions.
    ///
    /// Results of other searches can be assigned here while the list is open. They are dropped if
    /// it has been closed.
    public final var suggestions: [Option] {
        get { offeredOptions.options }
        set { setKnownOptions(newValue) }
    }

    // MARK: Text and values

    /// Returns the title or the name of a suggestion.
    open override func text(of value: Option) -> String { shownName(of: value) }

    /// Returns the title or the name of a suggestion.
    open override func editingText(of value: Option) -> String { shownName(of: value) }

    /// Returns the value of a string, or nil if typed text cannot be a value.
    open override func value(from text: String) -> Option? {
        freeText == .accept ? super.value(from: text) : nil
    }

    /// Returns the error for text that is not among the suggestions.
    open override func refusal(ofText text: String) -> ValidationError {
        ValidationError(.notOffered)
    }

    /// The value to restore later, if `freeText` is `.revert`.
    open override var valueBesideUnreadInput: Option? { freeText == .revert ? value : nil }

    /// Requires one of the suggestions, unless other values are allowed or not all suggestions are
    /// known.
    open override var limits: RuleSet<Option> {
        if freeText != .accept, let error = uncheckedChoiceError {
            return super.limits + [RuleClosure(error) { _ in false }]
        }
        guard freeText != .accept, filterFunction == nil, asyncFilterFunction == nil, knowsOptions
        else { return super.limits }
        return super.limits + [
            RuleClosure(ValidationError(.notOffered), valueSchema: self.optionSchema) {
                [self] value in isOffered(value)
            }
        ]
    }

    private final func isOffered(_ value: Option) -> Bool {
        if case .listed = optionsProvider { return offers(value) == true }
        return optionIndex?.options(named: shownName(of: value)).contains(value) == true
    }

    /// Whether two values are the same, including their names.
    open override func isSame(_ old: Option?, _ new: Option?) -> Bool {
        super.isSame(old, new) && old?.suggestionString == new?.suggestionString
    }

    // MARK: User actions

    /// Searches for suggestions.
    open override func didType() {
        super.didType()
        search(fieldText)
    }

    /// Called after the user has picked a suggestion or typed its name, when it has become the
    /// value.
    ///
    /// Does nothing by default.
    open func didPick(_ suggestion: Option) {}

    /// Whether Return picks the first suggestion, which is false by default.
    ///
    /// If the search is still running, Return keeps the focus. It then picks the suggestion that
    /// arrives, if there is only one, or only one with the typed name.
    open var highlightsFirstSuggestion: Bool { false }

    /// The reason why a request made by ``didPick(_:)`` failed, or nil, the default, if there is no
    /// failure.
    ///
    /// The list shows it like a failed search, and the user can try again.
    open var pickFailure: LoadingFailure? { nil }

    /// Called when the user tries again after ``pickFailure``.
    ///
    /// Does nothing by default.
    open func retryPick() {}

    /// Notifies the row of a suggestion that has become the value.
    final func finishPick(_ suggestion: Option) {
        closedFailure = nil
        didPick(suggestion)
    }

    /// Sets the value to the suggestion whose name was typed, now or once the suggestions arrive.
    open override func commitInput() {
        super.commitInput()
        guard let typedText else { return }
        if let named = option(named: typedText) {
            setValue(named, by: .user)
            forgetTyping()
            finishPick(named)
        } else if unreadInput != nil, !awaitOptions(), freeText == .revert {
            setValue(value, by: .user)
        }
    }

    /// Searches for suggestions when the row gets the focus, and closes the list when it loses the
    /// focus.
    open override func highlightDidChange() {
        super.highlightDidChange()
        if isHighlighted { search(fieldText) } else { closeOptions() }
    }

    /// Sets the handlers for user actions in the cell.
    open override func customSetupCell() {
        super.customSetupCell()
        listen()
    }

    /// Shows the field and the suggestions.
    open override func customUpdateCell() {
        super.customUpdateCell()
        showSuggestions()
    }
}

extension _SuggestionRow where Cell.OptionCell: EurekaSuggestionCollectionViewCell {
    /// Customizes the cell of a suggestion in the strip each time it is shown.
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
    /// Customizes the cell of a suggestion in the table each time it is shown.
    ///
    /// ```swift
    /// row.customizeTableViewCell = { city, cell in cell.item.detail = StyledText(city.country) }
    /// ```
    public final var customizeTableViewCell: ((Option, inout Cell.OptionCell) -> Void)? {
        get { customizeOptionCell }
        set { customizeOptionCell = newValue }
    }
}
