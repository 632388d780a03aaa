import RowKit

// MARK: Looking for suggestions

extension _SuggestionRow {
    /// What stands in the field.
    public final var searchText: String { fieldText }

    /// As many as the row's setting says.
    public final var optionLimit: Int { maximumSuggestions }

    /// What looks elsewhere; a table is not shown below an empty field.
    public final var searchElsewhere: (@Sendable (String) async throws -> [Option])? {
        isBlank && cell.suggestionList.style == .table ? nil : asyncFilterFunction
    }

    /// What the suggestion is called.
    public static func name(of option: Option) -> String { option.suggestionString }

    /// What `filterFunction` says.
    public final func knownOptions(for text: String) -> [Option]? { filterFunction?(text) }

    /// Unless `filterFunction` stands in their place.
    public final var offersOwnOptions: Bool { filterFunction == nil }

    /// Where what is typed is no value otherwise.
    public final var saysNothingFound: Bool { unreadInput != nil && offersOwnOptions }

    /// Whether nothing is looked for.
    private final var isBlank: Bool { fieldText.allSatisfy(\.isWhitespace) }
}

// MARK: Showing

extension _SuggestionRow {
    /// Whether there is a list to be seen.
    private final var isShowing: Bool {
        guard let popup, isOffering, popup.isNeeded else { return false }
        return !isBlank || popup.list.style == .strip
    }

    /// Brings the list up to date.
    final func showSuggestions() {
        let list = cell.suggestionList
        list.height =
            suggestionsHeight ?? 44 * Double(list.style == .table ? max(maxSuggestionRows, 1) : 1)
        list.backgroundColor = suggestionsBackgroundColor
        list.name = title
        popup?.show(offeredOptions, phrases: phrases) { suggestion in
            Cell.OptionCell.item(
                of: suggestion, key: suggestion.suggestionString,
                highlighting: optionSearch.text, customizeOptionCell)
        }
        cell.textField.popup = isShowing ? list : nil
    }

    /// Hears of what a person does in a cell that was made.
    final func listen() {
        cell.textField.onKey { [weak self] key in self?.press(key) ?? false }
        let popup = OptionPopup<Option>(cell.suggestionList)
        popup.onPick = { [weak self] suggestion in self?.pick(suggestion) }
        popup.onRetry = { [weak self] in self?.retrySearch() }
        self.popup = popup
    }

    /// A person pressed a key that means something beside text.
    private final func press(_ key: ViewAction.Key) -> Bool {
        switch key {
        case .escape where isShowing:
            closeOptions()
            return true
        case .up, .down:
            if isShowing { return popup?.takes(key) == true }
            guard !isOffering else { return false }
            search(fieldText)
            return true
        case .enter: return isShowing && popup?.takes(key) == true
        default: return false
        }
    }

    /// A person picked a suggestion.
    private final func pick(_ suggestion: Option) {
        setValue(suggestion, by: .user)
        forgetTyping()
        endSearch()
    }
}
