import RowKit

extension _TokenRow {
    /// Makes a token of an option, as the last.
    ///
    /// - Returns: Whether it was none before.
    @discardableResult
    public final func addToken(_ token: Option) -> Bool {
        var tokens = value ?? Tokens()
        guard tokens.append(token) else { return false }
        write(tokens, typed: typedText)
        return true
    }

    /// Makes a token of the option of an identifier, if there is one among the options or those
    /// that are offered.
    @discardableResult
    public final func addToken(identifier: Option.Identifier) -> Bool {
        let known = [optionIndex?.options ?? [], offeredOptions.options].joined()
        return known.first { $0.identifier == identifier }.map { addToken($0) } ?? false
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
        write(tokens.isEmpty ? nil : tokens, typed: typedText)
        return true
    }

    /// Writes tokens and what is typed behind them, as one change; what is typed is no value, so
    /// that it cannot be overlooked when the form is submitted.
    final func write(_ tokens: Tokens<Option>?, typed text: String, by origin: Origin? = nil) {
        if !text.isEmpty {
            keepUnreadInput(text, ValidationError(.notOffered), beside: tokens, by: origin)
        } else if let origin {
            setValue(tokens, by: origin)
        } else {
            value = tokens
        }
    }
}
