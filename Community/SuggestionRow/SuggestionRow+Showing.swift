import OptionSearch
import RowKit

// MARK: Search

extension _SuggestionRow {
    /// The text in the field.
    public final var searchText: String { fieldText }

    /// The value of `maximumSuggestions`.
    public final var optionLimit: Int { maximumSuggestions }

    /// The asynchronous search, or nil while a table is hidden because the field is empty.
    public final var searchElsewhere: (@Sendable (String) async throws -> [Option])? {
        isBlank && cell.suggestionList.style == .table ? nil : asyncFilterFunction
    }

    /// Returns the suggestion's name.
    public static func name(of option: Option) -> String { option.suggestionString }

    /// Returns the result of `filterFunction`.
    public final func knownOptions(for text: String) -> [Option]? { filterFunction?(text) }

    /// Whether `options` are suggested.
    ///
    /// They are not if `filterFunction` is set.
    public final var offersOwnOptions: Bool { filterFunction == nil }

    /// Whether the list shows that nothing was found.
    ///
    /// False if the typed text is a value, if `filterFunction` is set, or if the row shows an
    /// error.
    public final var saysNothingFound: Bool {
        unreadInput != nil && offersOwnOptions && validationErrors.isEmpty
    }

    /// Whether the field is empty or has only white space.
    private final var isBlank: Bool { fieldText.allSatisfy(\.isWhitespace) }
}

// MARK: Showing

extension _SuggestionRow {
    /// Whether the list shows the failure of a request for the picked suggestion.
    private final var showsPickFailure: Bool {
        guard !isOffering, isHighlighted, let pickFailure else { return false }
        return pickFailure != closedFailure
    }

    /// The suggestions, or the failure of a request for the picked one.
    private final var shownOptions: FoundOptions<Option> {
        guard showsPickFailure, let pickFailure else { return offeredOptions }
        return FoundOptions(notice: .failed(pickFailure))
    }

    /// Whether the list is visible.
    private final var isShowing: Bool {
        guard let popup, isOffering || showsPickFailure, popup.isNeeded else { return false }
        return !isBlank || popup.list.style == .strip
    }

    /// Updates the list.
    final func showSuggestions() {
        let list = cell.suggestionList
        list.height =
            suggestionsHeight ?? 44 * Double(list.style == .table ? $maxSuggestionRows : 1)
        list.backgroundColor = suggestionsBackgroundColor
        list.name = title
        let titles = titledProvider
        popup?.show(
            shownOptions, highlightsFirst: highlightsFirstSuggestion, phrases: phrases
        ) { suggestion in
            Cell.OptionCell.item(
                of: suggestion, key: suggestion.suggestionString,
                title: titles?.title(of: suggestion),
                highlighting: optionSearch.text, matching: optionMatching, customizeOptionCell)
        }
        cell.textField.popup = isShowing ? list : nil
    }

    /// Sets the handlers for user actions in a new cell.
    final func listen() {
        cell.textField.offersSuggestions = true
        cell.textField.onKey { [weak self] key in self?.press(key) ?? false }
        let popup = OptionPopup<Option>(cell.suggestionList)
        popup.onPick = { [weak self] suggestion in self?.pick(suggestion) }
        popup.onRetry = { [weak self] in self?.retry() }
        self.popup = popup
    }

    /// Handles a key press that types no text.
    private final func press(_ key: ViewAction.Key) -> Bool {
        switch key {
        case .escape where isShowing:
            if showsPickFailure { closedFailure = pickFailure }
            closeOptions()
            return true
        case .up, .down:
            if isShowing { return popup?.takes(key) == true }
            guard !isOffering else { return false }
            search(fieldText)
            return true
        case .enter:
            if isShowing, popup?.takes(key) == true { return true }
            guard highlightsFirstSuggestion, isOffering, optionSearch.notice == .loading else {
                return false
            }
            awaitedText = fieldText
            return true
        default: return false
        }
    }

    /// Picks the suggestion for which Return was pressed too early, once the search has ended.
    final func pickAwaited() {
        guard let text = awaitedText, optionSearch.notice != .loading else { return }
        awaitedText = nil
        let found = offeredOptions
        guard text == optionSearch.text, found.isCurrent, found.notice == .none else { return }
        let only = found.options.count == 1 ? found.options.first : nil
        if let suggestion = option(named: text) ?? only { pick(suggestion) }
    }

    /// Handles the choice of a suggestion.
    private final func pick(_ suggestion: Option) {
        setValue(suggestion, by: .user)
        forgetTyping()
        endSearch()
        cell.textField.caret = fieldText.count
        finishPick(suggestion)
    }

    /// Repeats the failed operation: the request for the picked suggestion, or the search.
    private final func retry() {
        if showsPickFailure { retryPick() } else { retrySearch() }
    }
}
