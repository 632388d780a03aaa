/// Requires at least `minLength` characters.
///
/// Empty text passes.
public struct RuleMinLength: ValueRule {
    /// The minimum number of characters.
    public let minLength: UInt
    /// A name by which the rule can be removed.
    public var id: String?
    /// The error for an invalid value.
    public var validationError: ValidationError

    /// Creates the rule.
    public init(minLength: UInt, msg: String? = nil, id: String? = nil) {
        self.minLength = minLength
        self.id = id
        validationError = .length(.minLength, minLength, msg)
    }

    /// Whether the text is long enough, or empty.
    public func allows(_ value: String) -> Bool { value.hasLength(atLeast: minLength) }

    /// A schema of empty text, and of text that can have enough characters.
    public var valueSchema: JSONValue? {
        minLength > 1 ? .textOrEmpty(.characters(atLeast: Int(clamping: minLength))) : [:]
    }
}

/// Requires at most `maxLength` characters.
public struct RuleMaxLength: ValueRule {
    /// The maximum number of characters.
    public let maxLength: UInt
    /// A name by which the rule can be removed.
    public var id: String?
    /// The error for an invalid value.
    public var validationError: ValidationError

    /// Creates the rule.
    public init(maxLength: UInt, msg: String? = nil, id: String? = nil) {
        self.maxLength = maxLength
        self.id = id
        validationError = .length(.maxLength, maxLength, msg)
    }

    /// Whether the text is short enough.
    public func allows(_ value: String) -> Bool { value.hasLength(atMost: maxLength) }

    /// The schema of text that may be short enough.
    public var valueSchema: JSONValue? { .characters(atMost: Int(clamping: maxLength)) }
}

/// Requires exactly `exactLength` characters.
///
/// Empty text passes.
public struct RuleExactLength: ValueRule {
    /// The required number of characters.
    public let exactLength: UInt
    /// A name by which the rule can be removed.
    public var id: String?
    /// The error for an invalid value.
    public var validationError: ValidationError

    /// Creates the rule.
    public init(exactLength: UInt, msg: String? = nil, id: String? = nil) {
        self.exactLength = exactLength
        self.id = id
        validationError = .length(.exactLength, exactLength, msg)
    }

    /// Whether the text has the required length, or is empty.
    public func allows(_ value: String) -> Bool {
        value.hasLength(atLeast: exactLength) && value.hasLength(atMost: exactLength)
    }

    /// A schema of empty text, and of text that can have that number of characters.
    public var valueSchema: JSONValue? {
        let count = Int(clamping: exactLength)
        return .textOrEmpty(
            .all(of: [.characters(atLeast: count), .characters(atMost: count)]))
    }
}

extension ValidationError {
    fileprivate static func length(_ phrase: Phrases.Key, _ length: UInt, _ msg: String?) -> Self {
        ValidationError(phrase, ["count": .number(Int(clamping: length))], msg: msg)
    }
}

extension String {
    /// Whether the text has at least `length` characters, or is empty.
    ///
    /// Counts at most `length` characters.
    fileprivate func hasLength(atLeast length: UInt) -> Bool {
        isEmpty || prefix(Int(clamping: length)).count == Int(clamping: length)
    }

    fileprivate func hasLength(atMost length: UInt) -> Bool {
        length >= Int.max || prefix(Int(length) + 1).count <= length
    }
}
