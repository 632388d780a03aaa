import RowKit

/// What a person is doing in a suggestion row.
struct SuggestionTyping<Value: SuggestionValue>: Equatable {
    /// What was typed, and the value that the row had then.
    struct Typed: Equatable {
        let text: String
        let value: Value?
    }

    /// What stands in the field, as long as nobody writes another value; nil: the value.
    var typed: Typed?
    /// What is looked for.
    var wanted = ""
    /// What was found for it.
    var found = FoundOptions<Value>()
    /// Whether the suggestions are shown.
    var isOpen = false
}

extension _SuggestionRow {
    /// What stands in the field.
    final var shownText: String {
        if let typed = typing.typed, typed.value == value { return typed.text }
        return (isHighlighted ? value?.suggestionString : displayText) ?? ""
    }

    /// A person typed.
    final func type(_ text: String) {
        if text.isEmpty {
            value = nil
        } else if let typed = Cell.Value(string: text) {
            value = typed
        }
        typing.typed = SuggestionTyping.Typed(text: text, value: value)
        search(text)
    }

    /// A person pressed a key that means something beside text.
    final func press(_ key: ViewAction.Key) -> Bool {
        guard isShowing else { return false }
        guard key == .escape else { return popup?.takes(key) == true }
        typing.isOpen = false
        return true
    }

    /// A person picked a suggestion.
    final func pick(_ suggestion: Cell.Value) {
        cancel(.suggestions)
        value = suggestion
        typing = SuggestionTyping()
    }

    /// The field shows the value, and no suggestions.
    final func rest() {
        cancel(.suggestions)
        typing = SuggestionTyping()
    }

    // MARK: Looking for suggestions

    /// Whether nothing is looked for.
    private final var isBlank: Bool { typing.wanted.allSatisfy(\.isWhitespace) }

    /// Suggests what is called so.
    final func search(_ text: String) {
        typing.wanted = text
        typing.isOpen = true
        typing.found.notice = .none
        if let filterFunction {
            typing.found.options = filterFunction(text)
        } else if asyncFilterFunction == nil || !options.isEmpty {
            typing.found.options = options(holding: text)
        }
        guard asyncFilterFunction != nil else { return }
        // A table is not shown below an empty field.
        if isBlank, popup?.list.style == .table {
            cancel(.suggestions)
        } else {
            searchElsewhere(after: searchDelay)
        }
    }

    /// Asks once more what could not be found out.
    final func tryAgain() { searchElsewhere(after: .zero) }

    private final func searchElsewhere(after delay: Duration) {
        guard let asyncFilterFunction else { return }
        let wanted = typing.wanted
        typing.found.notice = .loading
        perform(.suggestions, after: delay) {
            try await asyncFilterFunction(wanted)
        } then: { row, answer in
            row.typing.found.take(answer)
        }
    }

    private final func options(holding text: String) -> [Cell.Value] {
        let names = names ?? TextIndex(options.lazy.map(\.suggestionString))
        self.names = names
        return names.places(holding: text, limit: max(maximumSuggestions, 0)).map { options[$0] }
    }
}

// MARK: Showing

extension _SuggestionRow {
    /// Whether there is a list to be seen.
    private final var isShowing: Bool {
        guard let popup, typing.isOpen, popup.isNeeded else { return false }
        return !isBlank || popup.list.style == .strip
    }

    /// Brings the cell up to date.
    final func show() {
        cell.titleLabel?.text = title
        cell.textField.name = title == nil ? placeholder : nil
        cell.textField.placeholder = placeholder
        cell.textField.text = shownText
        let list = cell.suggestionList
        list.height =
            suggestionsHeight ?? 44 * Double(list.style == .table ? max(maxSuggestionRows, 1) : 1)
        list.backgroundColor = suggestionsBackgroundColor
        list.name = title
        var offered = typing.isOpen ? typing.found : FoundOptions()
        offered.options = Array(offered.options.prefix(max(maximumSuggestions, 0)))
        popup?.show(offered, phrases: phrases) { suggestion in item(of: suggestion) }
        cell.textField.popup = isShowing ? list : nil
    }

    /// Hears of what a person does in a cell that was made.
    final func listen() {
        cell.textField.onType { [weak self] text in self?.type(text) }
        cell.textField.onKey { [weak self] key in self?.press(key) ?? false }
        let popup = OptionPopup<Cell.Value>(cell.suggestionList)
        popup.onPick = { [weak self] suggestion in self?.pick(suggestion) }
        popup.onRetry = { [weak self] in self?.tryAgain() }
        self.popup = popup
    }

    private final func item(of suggestion: Cell.Value) -> ListView.Item {
        let name = suggestion.suggestionString
        var item = ListView.Item(name, StyledText(name))
        customizeSuggestion?(suggestion, &item)
        item.key = name
        item.title = item.title.highlighting(typing.wanted)
        return item
    }
}
