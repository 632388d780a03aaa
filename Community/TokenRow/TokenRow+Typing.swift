import RowKit

// MARK: What a person does

extension _TokenRow {
    /// A person typed.
    final func type(_ text: String) {
        // What is typed while a token is selected takes its place.
        if let selected, text.adds(to: typedText) { removeToken(identifier: selected) }
        selected = nil
        let parts = TokenText(text, delimiters: tokenizationCharacters)
        switch parts.complete.count {
        case 0: typed(TokenText.joined([], parts.rest))
        case 1: finish(parts.complete[0], then: parts.rest)
        default: typed(takeNamed(parts.complete, then: parts.rest))
        }
    }

    /// A person pressed a key that means something beside text.
    final func press(_ key: ViewAction.Key) -> Bool {
        switch key {
        case .backspace: return eraseBackwards()
        case .escape:
            guard isOffering || selected != nil else { return false }
            rest()
            return true
        case .enter:
            // What is looked for is no token, and typing is not over.
            return isOffering && popup?.takes(key) == true || !searchText.isBlank
        case .up, .down:
            if isOffering { return popup?.takes(key) == true }
            guard !searchText.isBlank else { return false }
            search(searchText)
            return true
        case .next, .previous: return false
        }
    }

    /// A person pressed a token.
    final func press(_ token: Option.Identifier) {
        if selected == token {
            removeToken(identifier: token)
        } else {
            selected = token
        }
    }

    /// A person picked an option: it takes the place of what was looked for.
    final func pick(_ token: Option) {
        let complete = TokenText(typedText, delimiters: tokenizationCharacters).complete
        var tokens = value ?? Tokens()
        tokens.append(token)
        write(tokens, typed: TokenText.joined(complete, ""), by: .user)
        endSearch()
    }

    /// Shows no options any more; what was typed stays.
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

// MARK: What is typed

extension _TokenRow {
    /// What stands in the field, and is not yet a token.
    public final var typedText: String { unreadInput?.text ?? "" }

    /// What options are looked for by: what was typed behind the last delimiter.
    public final var searchText: String {
        String(TokenText.rest(of: typedText, delimiters: tokenizationCharacters))
    }

    /// Looks for what stands in the field now.
    final func typed(_ text: String) {
        write(value, typed: text, by: .user)
        let wanted = searchText
        guard !wanted.isBlank else { return endSearch() }
        search(wanted)
    }

    /// A delimiter ended the one part that was typed: as Return does.
    private final func finish(_ part: TokenText.Part, then rest: Substring) {
        let text = String(part.text)
        if typedText != text || !isOffering { typed(text) }
        // The options are shown before one is taken.
        show()
        _ = popup?.takes(.enter)
        if typedText.isEmpty {
            typed(TokenText.joined([], rest))
        } else {
            let left = takeNamed([part], then: rest)
            if left != typedText || !isOffering { typed(left) }
        }
    }

    /// Makes tokens of the parts that name an option, and leaves out those that name a token.
    ///
    /// - Returns: What is left in the field.
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

    /// Makes a token of what was typed by name.
    final func commitTyped() {
        guard !typedText.isEmpty else { return }
        let parts = TokenText(typedText, delimiters: tokenizationCharacters)
        let last = parts.rest.isBlank ? [] : [TokenText.Part(text: parts.rest, delimiter: " ")]
        let text = takeNamed(parts.complete + last, then: "")
        if text != typedText { typed(text) }
    }
}
