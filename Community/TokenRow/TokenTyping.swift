import RowKit

/// What a person is doing in a token row.
struct TokenTyping<Token: TokenSearchable>: Equatable {
    /// What was typed.
    var text = ""
    /// What was found for it.
    var found = FoundOptions<Token>()
    /// Whether the options are shown.
    var isOpen = false
    /// The token that goes next.
    var selected: Token.Identifier?
}

// MARK: Tokens

extension _TokenRow {
    /// Makes a token of an option, as the last.
    ///
    /// - Returns: Whether it was none before.
    @discardableResult
    public final func addToken(_ token: Option) -> Bool {
        var tokens = value ?? Tokens()
        guard tokens.append(token) else { return false }
        value = tokens
        return true
    }

    /// Makes a token of the option of an identifier, if there is one among the options or those
    /// that are offered.
    @discardableResult
    public final func addToken(identifier: Option.Identifier) -> Bool {
        let token =
            index.option(identifier) ?? typing.found.options.first { $0.identifier == identifier }
        return token.map { addToken($0) } ?? false
    }

    /// Takes a token away.
    ///
    /// - Returns: Whether it was there.
    @discardableResult
    public final func removeToken(_ token: Option) -> Bool {
        removeToken(identifier: token.identifier)
    }

    /// Takes the token of an identifier away.
    ///
    /// - Returns: Whether it was there.
    @discardableResult
    public final func removeToken(identifier: Option.Identifier) -> Bool {
        guard var tokens = value, tokens.remove(identifier) != nil else { return false }
        value = tokens.isEmpty ? nil : tokens
        if typing.selected == identifier { typing.selected = nil }
        return true
    }

    final var index: TokenIndex<Option> {
        if let madeIndex { return madeIndex }
        let index = TokenIndex(options)
        madeIndex = index
        return index
    }
}

// MARK: What a person does

extension _TokenRow {
    /// A person typed.
    final func type(_ text: String) {
        // What is typed while a token is selected takes its place.
        if let selected = typing.selected, text.count > typing.text.count {
            removeToken(identifier: selected)
        }
        typing.selected = nil
        guard let last = text.last, tokenizationCharacters.contains(last) else {
            return search(text)
        }
        search(String(text.dropLast()))
        // The options are shown before one is taken.
        show()
        _ = popup?.takes(.enter)
    }

    /// A person pressed a key that means something beside text.
    final func press(_ key: ViewAction.Key) -> Bool {
        switch key {
        case .backspace: return eraseBackwards()
        case .escape:
            guard typing.isOpen || typing.selected != nil else { return false }
            rest()
            return true
        case .enter:
            // What is looked for is no token, and typing is not over.
            return typing.isOpen && popup?.takes(key) == true || !isBlank
        case .up, .down: return typing.isOpen && popup?.takes(key) == true
        case .next, .previous: return false
        }
    }

    /// A person pressed a token.
    final func press(_ token: Option.Identifier) {
        if typing.selected == token {
            removeToken(identifier: token)
        } else {
            typing.selected = token
        }
    }

    /// A person picked an option.
    final func pick(_ token: Option) {
        addToken(token)
        cancel(.tokens)
        typing = TokenTyping()
    }

    /// Shows no options any more; what was typed stays.
    final func rest() {
        cancel(.tokens)
        typing.isOpen = false
        typing.selected = nil
    }

    private final func eraseBackwards() -> Bool {
        if let selected = typing.selected { return removeToken(identifier: selected) }
        guard typing.text.isEmpty, let last = value?.last else { return false }
        typing.selected = last.identifier
        return true
    }

    /// Looks for options.
    final func search(_ text: String) {
        typing.text = text
        guard !isBlank else {
            cancel(.tokens)
            typing = TokenTyping()
            typing.text = text
            return
        }
        typing.isOpen = true
        typing.found.notice = .none
        if let getTokensForString {
            if let found = getTokensForString(text) { typing.found.options = found }
        } else if searchTokens == nil {
            typing.found.take(
                .success(
                    index.options(
                        matching: text, limit: max(maximumOptions, 0),
                        except: Set((value ?? []).map(\.identifier)))))
        }
        searchElsewhere(after: searchDelay)
    }

    /// Asks once more what could not be found out.
    final func tryAgain() { searchElsewhere(after: .zero) }

    /// Whether nothing is looked for.
    private final var isBlank: Bool { typing.text.allSatisfy(\.isWhitespace) }

    private final func searchElsewhere(after delay: Duration) {
        guard let searchTokens else { return }
        let text = typing.text
        typing.found.notice = .loading
        perform(.tokens, after: delay) {
            try await searchTokens(text)
        } then: { row, answer in
            row.typing.found.take(answer)
        }
    }
}
