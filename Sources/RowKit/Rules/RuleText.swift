import RowText

/// Requires an e-mail address as defined by the HTML Standard, within the limits of RFC 5321.
///
/// Internationalised domains are allowed. Empty text passes. <doc:Validation> lists the addresses
/// that browsers accept and this rule does not.
public struct RuleEmail: RuleType {
    /// Whether a domain may be a single label, such as `localhost`.
    public var allowsLocalDomains: Bool
    /// A name by which the rule can be removed.
    public var id: String?
    /// The error for an invalid value.
    public var validationError: ValidationError

    /// Creates the rule.
    public init(allowsLocalDomains: Bool = false, msg: String? = nil, id: String? = nil) {
        self.allowsLocalDomains = allowsLocalDomains
        self.id = id
        validationError = ValidationError(.email, msg: msg)
    }

    /// Returns ``validationError`` if the string is invalid, or nil.
    public func isValid(value: String?) -> ValidationError? {
        guard let value, !value.isEmpty else { return nil }
        let isValid = EmailAddress.isValid(value, allowsLocalDomains: allowsLocalDomains)
        return isValid ? nil : validationError
    }

    /// True, because the result depends only on the value.
    public var dependsOnlyOnValue: Bool { true }

    /// A schema of empty text, and of text with the local part of an e-mail address and any domain.
    public var valueSchema: JSONValue? {
        let word = "[!#$%&'*+/=?^_`{|}~0-9A-Za-z\\-]+"
        return .text(matching: #"\#(word)(?:\.\#(word))*@[^@]+"#, orEmpty: true)
    }
}

/// Requires a web address: an absolute URL in the syntax of the URL Standard.
///
/// ```swift
/// page.add(rule: RuleURL())  // https://example.com
/// site.add(rule: RuleURL(requiresProtocol: false))  // example.com as well
/// mail.add(rule: RuleURL(schemes: ["mailto"]))  // mailto:ada@example.com, and no other
/// ```
///
/// Text with errors that the standard's parser would repair, such as white space or a missing
/// slash, is invalid. <doc:Validation> lists the addresses that browsers accept and this rule does
/// not.
public struct RuleURL<RowValueType: AddressText>: RuleType {
    /// The schemes that are allowed, without colons.
    ///
    /// An empty set allows every scheme.
    public var schemes: Set<String>
    /// Whether nil and empty text are valid.
    public var allowsEmpty: Bool
    /// Whether the text must begin with a scheme.
    ///
    /// If false, text without a scheme is valid on three conditions: it would be valid with
    /// `https://` before it; its host is an IP address, `localhost` or a name with a dot; and
    /// ``schemes`` allows `http` or `https`.
    public var requiresProtocol: Bool
    /// A name by which the rule can be removed.
    public var id: String?
    /// The error for an invalid value.
    public var validationError: ValidationError

    /// Creates the rule.
    public init(
        schemes: Set<String> = ["http", "https"], allowsEmpty: Bool = true,
        requiresProtocol: Bool = true, msg: String? = nil, id: String? = nil
    ) {
        self.init(
            schemes, allowsEmpty, requiresProtocol, id, ValidationError(.url, msg: msg))
    }

    init(
        _ schemes: Set<String>, _ allowsEmpty: Bool, _ requiresProtocol: Bool, _ id: String?,
        _ error: ValidationError
    ) {
        self.schemes = schemes
        self.allowsEmpty = allowsEmpty
        self.requiresProtocol = requiresProtocol
        self.id = id
        validationError = error
    }

    /// The reason why one of the schemes is malformed, or nil if all are valid.
    public var fault: String? {
        guard let scheme = schemes.sorted().first(where: { !WebAddress.isScheme($0) }) else {
            return nil
        }
        let name = String(scheme.prefix { $0 != ":" })
        let hint = WebAddress.isScheme(name) ? "; write \(name.debugDescription)" : ""
        return "the scheme \(scheme.debugDescription) of a rule is malformed\(hint)"
    }

    /// Returns ``validationError`` if the string or a URL is invalid, or nil.
    public func isValid(value: RowValueType?) -> ValidationError? {
        guard let text = value?.addressText, !text.isEmpty else {
            return allowsEmpty ? nil : validationError
        }
        let isValid = WebAddress.isValid(
            text, schemes: schemes, requiresProtocol: requiresProtocol)
        return isValid ? nil : validationError
    }

    /// Whether empty text is invalid.
    public var requiresValue: Bool { !allowsEmpty }

    /// True, because the result depends only on the value.
    public var dependsOnlyOnValue: Bool { true }

    /// A schema of text without spaces that begins with one of the schemes if a scheme is required.
    public var valueSchema: JSONValue? {
        guard fault == nil else { return nil }
        let anyScheme = "[A-Za-z][A-Za-z0-9+.\\-]*"
        let known = schemes.sorted().map(\.inAnyCase).joined(separator: "|")
        let start = requiresProtocol ? "(?:\(schemes.isEmpty ? anyScheme : known)):" : ""
        return .text(matching: start + #"[^\u0000-\u0020]*"#, orEmpty: allowsEmpty)
    }
}

/// Requires the whole text to match a regular expression, in time proportional to the text's
/// length.
///
/// ### Syntax
///
/// The syntax of ICU and NSRegularExpression, without the parts that need backtracking:
///
/// - Characters, `.`, and `[…]` with ranges, `^`, nested sets, `&&`, `--` and `[:alpha:]`.
/// - `\d \D \w \W \s \S \h \H \v \V`. `\p{…}` and `\P{…}` for general categories, Alphabetic,
///   Uppercase, Lowercase, White_Space, and the scripts Arabic, Cyrillic, Devanagari, Greek, Han,
///   Hangul, Hebrew, Hiragana, Katakana, Latin and Thai.
/// - `\t \n \r \f \e \a \cX \0 \0ooo \xHH \x{H…} \uHHHH \UHHHHHHHH \Q…\E`.
/// - `^ $ \A \z \Z \b \B`.
/// - `(…)`, `(?:…)` and `(?<name>…)`, which only group, `(?#…)` and `|`.
/// - `* + ? {m} {m,} {m,n}`, greedy or lazy.
/// - The flags `i s m x`, as `(?i)`, `(?i-s)` and `(?i:…)`.
///
/// Everything else is rejected: lookaround, backreferences, atomic groups, possessive quantifiers,
/// recursion, conditions, `\G`, `\X`, `\R` and `\N`. So is a pattern of more than 10,000
/// characters, one that compiles to more than 10,000 instructions, or one nested more than 100
/// levels deep.
///
/// A character is a Unicode scalar. Nothing is normalized: `é` as one scalar does not match `é` as
/// two.
public struct RuleRegExp: RuleType {
    /// The pattern.
    public let regExpr: String
    /// Whether nil and empty text are valid.
    public var allowsEmpty: Bool
    /// A name by which the rule can be removed.
    public var id: String?
    /// The error for an invalid value.
    public var validationError: ValidationError

    private let pattern: Result<Pattern, PatternError>

    /// Creates the rule.
    ///
    /// If the pattern is malformed, the rule finds all text invalid except what ``allowsEmpty``
    /// allows, and the form reports a problem that gives the location of the error in the pattern.
    public init(
        regExpr: String, allowsEmpty: Bool = true, msg: String? = nil, id: String? = nil
    ) {
        self.regExpr = regExpr
        self.allowsEmpty = allowsEmpty
        self.id = id
        pattern = Result { () throws(PatternError) in try Pattern(regExpr) }
        validationError = ValidationError(.pattern, ["pattern": .text(regExpr)], msg: msg)
    }

    /// The reason why the pattern is malformed, or nil if it is valid.
    public var fault: String? {
        guard case .failure(let error) = pattern else { return nil }
        return "the pattern of a rule is malformed: \(error)"
    }

    /// Returns ``validationError`` if the string is invalid, or nil.
    public func isValid(value: String?) -> ValidationError? {
        guard let value, !value.isEmpty else { return allowsEmpty ? nil : validationError }
        guard case .success(let pattern) = pattern else { return validationError }
        return pattern.matches(value) ? nil : validationError
    }

    /// Whether empty text is invalid.
    public var requiresValue: Bool { !allowsEmpty }

    /// True, because the result depends only on the value.
    public var dependsOnlyOnValue: Bool { true }

    /// A schema with the pattern if an ECMAScript regular expression matches exactly the same text.
    public var valueSchema: JSONValue? {
        guard case .success(let pattern) = pattern, let regExpr = pattern.ecmaScript else {
            return allowsEmpty ? [:] : .characters(atLeast: 1)
        }
        return .text(matching: regExpr, orEmpty: allowsEmpty)
    }
}
