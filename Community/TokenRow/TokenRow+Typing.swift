import RowKit

// MARK: User actions

extension _TokenRow {
    /// Handles typing.
    final func type(_ text: String) {
        // Text that is typed while a token is selected replaces the token.
        if let selected, text.adds(to: typedText) { removeToken(identifier: selected) }
        selected = nil
        let parts = TokenText(text, delimiters: tokenizationCharacters)
        switch parts.complete.count {
        case 0: typed(TokenText.joined([], parts.rest))
        case 1: finish(parts.complete[0], then: parts.rest)
        default: typed(takeNamed(parts.complete, then: parts.rest))
        }
    }

    /// Handles a key press that types no text.
    final func press(_ key: ViewAction.Key) -> Bool {
        switch key {
        case .backspace: return eraseBackwards()
        case .escape:
            guard isOffering || selected != nil else { return false }
            rest()
            return true
        case .enter:
            // Search text is not a token, so editing continues.
            return isOffering && popup?.takes(key) == true || !searchText.isBlank
        case .up, .down:
            if isOffering { return popup?.takes(key) == true }
            guard !searchText.isBlank else { return false }
            search(searchText)
            return true
        default: return false
        }
    }

    /// Handles a press on a token.
    final func press(_ token: Option.Identifier) {
        if selected == token {
            removeToken(identifier: token)
        } else {
            selected = token
        }
    }

    /// Handles the choice of an option, which replaces the search text.
    final func pick(_ token: Option) {
        let complete = TokenText(typedText, delimiters: tokenizationCharacters).complete
        var tokens = value ?? Tokens()
        tokens.append(token)
        write(tokens, typed: TokenText.joined(complete, ""), by: .user)
        endSearch()
    }

    /// Closes the list of options.
    ///
    /// The typed text is kept.
    final func rest() {
        closeOptions()
        selected = nil
    }

    private final func eraseBackwards() -> Bool {
        if let selected, removeToken(identifier: selected) { return true }
        guard typedText.isEmpty, let last = value?.last else { return false }
        selected = last.identifier
        return true
    }
}

// MARK: Typed text

extension _TokenRow {
    /// The text in the field that is not a token yet.
    public final var typedText: String { unreadInput?.text ?? "" }

    /// The text to search for, which is the text after the last delimiter.
    public final var searchText: String {
        String(TokenText.rest(of: typedText, delimiters: tokenizationCharacters))
    }

    /// Stores the text of the field and searches for it.
    final func typed(_ text: String) {
        write(value, typed: text, by: .user)
        let wanted = searchText
        guard !wanted.isBlank else { return endSearch() }
        search(wanted)
    }

    /// Handles a single part ended by a delimiter, in the same way as Return.
    private final func finish(_ part: TokenText.Part, then rest: Substring) {
        let text = String(part.text)
        if typedText != text || !isOffering { typed(text) }
        // Shows the options before one is chosen.
        show()
        _ = popup?.takes(.enter)
        if typedText.isEmpty {
            typed(TokenText.joined([], rest))
        } else {
            let left = takeNamed([part], then: rest)
            if left != typedText || !isOffering { typed(left) }
        }
    }

    /// Converts parts that name an option to tokens, and removes parts that name an existing token.
    ///
    /// - Returns: The remaining text of the field.
    private final func takeNamed(_ parts: [TokenText.Part], then rest: Substring) -> String {
        var tokens = value ?? Tokens()
        var left: [TokenText.Part] = []
        let texts = parts.map { String($0.text) }
        let count = tokens.count
        let chosen = OptionIndex(Array(tokens), name: Self.name).options(named: texts)
        for (place, option) in options(named: texts).enumerated() {
            if let option {
                tokens.append(option)
            } else if chosen[place].isEmpty {
                left.append(parts[place])
            }
        }
        let text = TokenText.joined(left, rest)
        if tokens.count > count { write(tokens, typed: text, by: .user) }
        return text
    }

    /// Converts typed names of options to tokens.
    final func commitTyped() {
        guard !typedText.isEmpty else { return }
        let parts = TokenText(typedText, delimiters: tokenizationCharacters)
        let last = parts.rest.isBlank ? [] : [TokenText.Part(text: parts.rest, delimiter: " ")]
        let text = takeNamed(parts.complete + last, then: "")
        if text != typedText { typed(text) }
    }
}
