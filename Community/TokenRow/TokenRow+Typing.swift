import OptionSearch
import RowKit

// MARK: User actions

extension _TokenRow {
    final func type(_ text: String) {
        // Text typed while tokens are selected replaces them.
        if selectedRange != nil, text.adds(to: typedText) { removeSelected() }
        selection = nil
        let parts = TokenText(text, delimiters: tokenizationCharacters)
        switch parts.complete.count {
        case 0: typed(TokenText.joined([], parts.rest))
        case 1: finish(parts.complete[0], then: parts.rest)
        default: typed(takeNamed(parts.complete, then: parts.rest))
        }
    }

    /// Handles a key press that types no text.
    final func press(_ key: ViewAction.Key, isShifted: Bool) -> Bool {
        switch key {
        case .escape:
            guard isOffering || selection != nil else { return false }
            rest()
            return true
        case .enter:
            if isOffering, !isFull, popup?.takes(key) == true { return true }
            guard !searchText.isBlank else { return false }
            // Search text is not a token, so editing continues.
            if allowedTokens == .typed { commitTyped() }
            return true
        case .up where selection == nil, .down where selection == nil:
            if isOffering { return popup?.takes(key) == true }
            guard offersAllOptions || !searchText.isBlank, !isFull else { return false }
            search(searchText)
            return true
        default: return pressToken(key, isExtended: isShifted)
        }
    }

    /// Handles a press on a token.
    final func press(_ token: Option.Identifier) {
        if let selectedRange,
            value?[selectedRange].contains(where: { $0.identifier == token }) == true
        {
            removeToken(identifier: token)
        } else {
            selection = TokenSelection(token)
        }
    }

    /// Handles the choice of an option, which replaces the search text.
    ///
    /// A full row takes no option.
    final func pick(_ token: Option) {
        guard !isFull else { return }
        let complete = TokenText(typedText, delimiters: tokenizationCharacters).complete
        var tokens = value ?? Tokens()
        tokens.append(token)
        write(tokens, typed: TokenText.joined(complete, ""), by: .user)
        searchNothing()
    }

    /// Ends the search, or offers all options if the row does so in its empty field.
    private final func searchNothing() {
        if offersAllOptions, isHighlighted, typedText.isEmpty { search("") } else { endSearch() }
    }

    /// Closes the list of options.
    ///
    /// The typed text is kept.
    final func rest() {
        closeOptions()
        selection = nil
    }
}

// MARK: Typed text

extension _TokenRow {
    /// The text in the field that is not a token yet.
    public final var typedText: String { unreadInput?.text ?? "" }

    /// The text to search for: the text after the last delimiter.
    public final var searchText: String {
        String(TokenText.rest(of: typedText, delimiters: tokenizationCharacters))
    }

    /// Stores the text of the field and searches for it.
    final func typed(_ text: String) {
        write(value, typed: text, by: .user)
        let wanted = searchText
        guard !wanted.isBlank else { return searchNothing() }
        search(wanted)
    }

    /// Handles a single part that ends with a delimiter, as if Return was pressed.
    private final func finish(_ part: TokenText.Part, then rest: Substring) {
        let text = String(part.text)
        if typedText != text || !isOffering { typed(text) }
        // Show the options before choosing one.
        show()
        if !isFull { _ = popup?.takes(.enter) }
        if typedText.isEmpty {
            typed(TokenText.joined([], rest))
        } else {
            let left = takeNamed([part], then: rest)
            if left != typedText || !isOffering { typed(left) }
        }
    }

    /// Converts parts that name an option to tokens, and removes parts that name an existing token.
    ///
    /// Other parts also become tokens if the row accepts typed tokens, until the row is full.
    ///
    /// - Returns: The remaining text of the field.
    private final func takeNamed(_ parts: [TokenText.Part], then rest: Substring) -> String {
        var tokens = Array(value ?? Tokens())
        var known = Set(tokens.map(\.identifier))
        var left: [TokenText.Part] = []
        let texts = parts.map { String($0.text) }
        let count = tokens.count
        let chosen = plainIndex(of: tokens).options(named: texts)
        for (place, option) in options(named: texts).enumerated() {
            let isNew = option.map { !known.contains($0.identifier) }
            guard chosen[place].isEmpty || isNew == true else { continue }
            if let token = option ?? freeToken(texts[place]),
                known.contains(token.identifier) || !isFull(tokens.count)
            {
                if known.insert(token.identifier).inserted { tokens.append(token) }
            } else {
                left.append(parts[place])
            }
        }
        let text = TokenText.joined(left, rest)
        if tokens.count > count { write(Tokens(tokens), typed: text, by: .user) }
        return text
    }

    /// Converts typed names of options to tokens.
    final func commitTyped() {
        guard !typedText.isEmpty else { return }
        let parts = TokenText(typedText, delimiters: tokenizationCharacters)
        let last = parts.rest.isBlank ? [] : [TokenText.Part(text: parts.rest, delimiter: " ")]
        let text = takeNamed(parts.complete + last, then: "")
        if text != typedText || text.isEmpty { typed(text) }
        if !isFull { awaitOptions() }
    }

    /// Returns the token for typed text, or nil if the row accepts only options or the text cannot
    /// be a token.
    final func freeToken(_ text: String) -> Option? {
        let start = text.drop(while: \.isWhitespace)
        let end = start.reversed().prefix(while: \.isWhitespace).count
        let text = String(start.dropLast(end))
        guard allowedTokens == .typed, !text.isEmpty else { return nil }
        if let makeToken { return makeToken(text) }
        return (Option.self as? any InputTypeInitiable.Type)?.init(string: text) as? Option
    }
}
