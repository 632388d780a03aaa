/// Requires a value greater than `min`.
///
/// Nil passes.
public struct RuleGreaterThan<RowValueType: Comparable>: ValueRule {
    /// The limit, which the value must exceed.
    public let min: RowValueType
    /// A name by which the rule can be removed.
    public var id: String?
    /// The error for an invalid value.
    public var validationError: ValidationError

    /// Creates the rule.
    public init(min: RowValueType, msg: String? = nil, id: String? = nil) {
        self.min = min
        self.id = id
        validationError = ValidationError(.greaterThan, limit: min, msg)
    }

    /// Whether the value is greater than ``min``.
    public func allows(_ value: RowValueType) -> Bool { value > min }

    /// A schema of a number above the limit, or nil if the values are not numbers in JSON.
    public var valueSchema: JSONValue? { .bound("exclusiveMinimum", min) }
}

/// Requires a value of at least `min`.
///
/// Nil passes.
public struct RuleGreaterOrEqualThan<RowValueType: Comparable>: ValueRule {
    /// The smallest valid value.
    public let min: RowValueType
    /// A name by which the rule can be removed.
    public var id: String?
    /// The error for an invalid value.
    public var validationError: ValidationError

    /// Creates the rule.
    public init(min: RowValueType, msg: String? = nil, id: String? = nil) {
        self.min = min
        self.id = id
        validationError = ValidationError(.greaterOrEqual, limit: min, msg)
    }

    /// Whether the value is at least ``min``.
    public func allows(_ value: RowValueType) -> Bool { value >= min }

    /// A schema of a number of at least the limit, or nil if the values are not numbers in JSON.
    public var valueSchema: JSONValue? { .bound("minimum", min) }
}

/// Requires a value smaller than `max`.
///
/// Nil passes.
public struct RuleSmallerThan<RowValueType: Comparable>: ValueRule {
    /// The limit, which the value must stay below.
    public let max: RowValueType
    /// A name by which the rule can be removed.
    public var id: String?
    /// The error for an invalid value.
    public var validationError: ValidationError

    /// Creates the rule.
    public init(max: RowValueType, msg: String? = nil, id: String? = nil) {
        self.max = max
        self.id = id
        validationError = ValidationError(.smallerThan, limit: max, msg)
    }

    /// Whether the value is smaller than ``max``.
    public func allows(_ value: RowValueType) -> Bool { value < max }

    /// A schema of a number below the limit, or nil if the values are not numbers in JSON.
    public var valueSchema: JSONValue? { .bound("exclusiveMaximum", max) }
}

/// Requires a value of at most `max`.
///
/// Nil passes.
public struct RuleSmallerOrEqualThan<RowValueType: Comparable>: ValueRule {
    /// The largest valid value.
    public let max: RowValueType
    /// A name by which the rule can be removed.
    public var id: String?
    /// The error for an invalid value.
    public var validationError: ValidationError

    /// Creates the rule.
    public init(max: RowValueType, msg: String? = nil, id: String? = nil) {
        self.max = max
        self.id = id
        validationError = ValidationError(.smallerOrEqual, limit: max, msg)
    }

    /// Whether the value is at most ``max``.
    public func allows(_ value: RowValueType) -> Bool { value <= max }

    /// A schema of a number of at most the limit, or nil if the values are not numbers in JSON.
    public var valueSchema: JSONValue? { .bound("maximum", max) }
}

extension ValidationError {
    fileprivate init(_ phrase: Phrases.Key, limit: some Comparable, _ msg: String?) {
        self.init(phrase, ["limit": Phrases.Argument(describing: limit)], msg: msg)
    }
}

extension JSONValue {
    /// Returns the schema of a numeric bound, or nil if the JSON of the limit is not a finite
    /// number in the order of the values.
    static func bound(_ keyword: String, _ limit: some Comparable) -> JSONValue? {
        guard limit is any BinaryInteger || limit is any BinaryFloatingPoint || limit is Duration,
            let limit = try? (limit as? any DocumentValue)?.documentValue()
        else { return nil }
        return .object([keyword: limit])
    }
}
