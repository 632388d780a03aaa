/// A value must be greater than another.
public struct RuleGreaterThan<RowValueType: Comparable>: RuleType {
    /// The value that it must be greater than.
    public let min: RowValueType
    /// A name by which the rule can be removed.
    public var id: String?
    /// What the rule answers.
    public var validationError: ValidationError

    /// Makes the rule.
    public init(min: RowValueType, msg: String? = nil, id: String? = nil) {
        self.min = min
        self.id = id
        validationError = .limit(.greaterThan, min, msg)
    }

    /// Judges a value.
    public func isValid(value: RowValueType?) -> ValidationError? {
        value.map { $0 > min } ?? true ? nil : validationError
    }
}

/// A value must be another or greater.
public struct RuleGreaterOrEqualThan<RowValueType: Comparable>: RuleType {
    /// The smallest value.
    public let min: RowValueType
    /// A name by which the rule can be removed.
    public var id: String?
    /// What the rule answers.
    public var validationError: ValidationError

    /// Makes the rule.
    public init(min: RowValueType, msg: String? = nil, id: String? = nil) {
        self.min = min
        self.id = id
        validationError = .limit(.greaterOrEqual, min, msg)
    }

    /// Judges a value.
    public func isValid(value: RowValueType?) -> ValidationError? {
        value.map { $0 >= min } ?? true ? nil : validationError
    }
}

/// A value must be smaller than another.
public struct RuleSmallerThan<RowValueType: Comparable>: RuleType {
    /// The value that it must be smaller than.
    public let max: RowValueType
    /// A name by which the rule can be removed.
    public var id: String?
    /// What the rule answers.
    public var validationError: ValidationError

    /// Makes the rule.
    public init(max: RowValueType, msg: String? = nil, id: String? = nil) {
        self.max = max
        self.id = id
        validationError = .limit(.smallerThan, max, msg)
    }

    /// Judges a value.
    public func isValid(value: RowValueType?) -> ValidationError? {
        value.map { $0 < max } ?? true ? nil : validationError
    }
}

/// A value must be another or smaller.
public struct RuleSmallerOrEqualThan<RowValueType: Comparable>: RuleType {
    /// The greatest value.
    public let max: RowValueType
    /// A name by which the rule can be removed.
    public var id: String?
    /// What the rule answers.
    public var validationError: ValidationError

    /// Makes the rule.
    public init(max: RowValueType, msg: String? = nil, id: String? = nil) {
        self.max = max
        self.id = id
        validationError = .limit(.smallerOrEqual, max, msg)
    }

    /// Judges a value.
    public func isValid(value: RowValueType?) -> ValidationError? {
        value.map { $0 <= max } ?? true ? nil : validationError
    }
}

extension ValidationError {
    fileprivate static func limit(_ phrase: PhraseKey, _ limit: some Any, _ msg: String?) -> Self {
        ValidationError(phrase, ["limit": PhraseArgument(describing: limit)], msg: msg)
    }
}
