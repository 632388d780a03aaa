/// A text must be an e-mail address, as the HTML Standard defines a valid one; internationalised
/// domains are allowed.
///
/// An empty text is no matter of this rule.
public struct RuleEmail: RuleType {
    /// A name by which the rule can be removed.
    public var id: String?
    /// What the rule answers.
    public var validationError: ValidationError

    /// Makes the rule.
    public init(msg: String? = nil, id: String? = nil) {
        self.id = id
        validationError = ValidationError(.email, msg: msg)
    }

    /// Judges a text.
    public func isValid(value: String?) -> ValidationError? {
        guard let value, !value.isEmpty else { return nil }
        return EmailAddress.isValid(value) ? nil : validationError
    }
}

/// A text, or a URL, must be a web address, as the WHATWG's URL Standard defines a valid one.
public struct RuleURL<RowValueType: AddressText>: RuleType {
    /// Whether nothing and an empty text will do.
    public var allowsEmpty: Bool
    /// Whether there must be a protocol, such as `https:`.
    public var requiresProtocol: Bool
    /// A name by which the rule can be removed.
    public var id: String?
    /// What the rule answers.
    public var validationError: ValidationError

    /// Makes the rule.
    public init(
        allowsEmpty: Bool = true, requiresProtocol: Bool = false,
        msg: String? = nil, id: String? = nil
    ) {
        self.allowsEmpty = allowsEmpty
        self.requiresProtocol = requiresProtocol
        self.id = id
        validationError = ValidationError(.url, msg: msg)
    }

    /// Judges a text or a URL.
    public func isValid(value: RowValueType?) -> ValidationError? {
        guard let text = value?.addressText, !text.isEmpty else {
            return allowsEmpty ? nil : validationError
        }
        let isValid = WebAddress.isValid(text, requiresProtocol: requiresProtocol)
        return isValid ? nil : validationError
    }
}

/// A whole text must match a pattern; see ``Pattern`` for its syntax.
public struct RuleRegExp: RuleType {
    /// The pattern.
    public let regExpr: String
    /// Whether nothing and an empty text will do.
    public var allowsEmpty: Bool
    /// A name by which the rule can be removed.
    public var id: String?
    /// What the rule answers.
    public var validationError: ValidationError

    private let pattern: Result<Pattern, PatternError>

    /// Makes the rule.
    ///
    /// With a malformed pattern it finds no text valid, and is a problem of the form; see
    /// ``Pattern/init(_:folding:)`` for one that throws.
    public init(
        regExpr: String, allowsEmpty: Bool = true, msg: String? = nil, id: String? = nil
    ) {
        self.regExpr = regExpr
        self.allowsEmpty = allowsEmpty
        self.id = id
        pattern = Result { () throws(PatternError) in try Pattern(regExpr) }
        validationError = ValidationError(.pattern, ["pattern": .text(regExpr)], msg: msg)
    }

    /// What is wrong with the pattern.
    public var fault: String? {
        guard case .failure(let error) = pattern else { return nil }
        return "the pattern of a rule is malformed: \(error)"
    }

    /// Judges a text.
    public func isValid(value: String?) -> ValidationError? {
        guard let value, !value.isEmpty else { return allowsEmpty ? nil : validationError }
        guard case .success(let pattern) = pattern else { return validationError }
        return pattern.matches(value) ? nil : validationError
    }
}
