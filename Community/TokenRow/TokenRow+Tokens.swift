import RowKit

extension _TokenRow {
    /// Adds an option as the last token.
    ///
    /// - Returns: Whether the token was added; false if the row already has it or is full.
    @discardableResult
    public final func addToken(_ token: Option) -> Bool {
        var tokens = value ?? Tokens()
        guard !isFull, tokens.append(token) else { return false }
        write(tokens, typed: typedText)
        return true
    }

    /// Adds the option with an identifier as a token, if it is among the row's options or those
    /// offered.
    @discardableResult
    public final func addToken(identifier: Option.Identifier) -> Bool {
        let known = [optionIndex?.options ?? [], offeredOptions.options].joined()
        return known.first { $0.identifier == identifier }.map { addToken($0) } ?? false
    }

    /// Removes a token.
    ///
    /// - Returns: Whether the row had the token.
    @discardableResult
    public final func removeToken(_ token: Option) -> Bool {
        removeToken(identifier: token.identifier)
    }

    /// Removes the token with an identifier.
    ///
    /// - Returns: Whether the row had the token.
    @discardableResult
    public final func removeToken(identifier: Option.Identifier) -> Bool {
        guard var tokens = value, tokens.remove(identifier: identifier) != nil else { return false }
        write(tokens.isEmpty ? nil : tokens, typed: typedText)
        return true
    }

    /// Whether the row has its maximum number of tokens.
    public final var isFull: Bool { isFull(value?.count ?? 0) }

    /// Whether a number of tokens reaches the row's maximum.
    final func isFull(_ count: Int) -> Bool {
        maximumTokens.map { count >= max($0, 0) } ?? false
    }

    /// Sets the tokens and the text typed after them as one change.
    ///
    /// Typed text is not a value, so the form cannot be submitted while there is any.
    final func write(_ tokens: Tokens<Option>?, typed text: String, by origin: Origin? = nil) {
        if !text.isEmpty {
            let error = isFull(tokens?.count ?? 0) ? tooMany : ValidationError(.notOffered)
            keepUnreadInput(text, error, beside: tokens, by: origin)
        } else if let origin {
            setValue(tokens, by: origin)
        } else {
            value = tokens
        }
    }

    final var tooMany: ValidationError {
        ValidationError(.maxCount, ["count": .number($maximumTokens ?? 0)])
    }
}
