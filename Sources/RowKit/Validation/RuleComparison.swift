/// A value must be greater than `min`.
public typealias RuleGreaterThan<Value: Comparable> = RuleComparison<Value, GreaterThan>

/// A value must be `min` or greater.
public typealias RuleGreaterOrEqualThan<Value: Comparable> = RuleComparison<Value, GreaterOrEqual>

/// A value must be smaller than `max`.
public typealias RuleSmallerThan<Value: Comparable> = RuleComparison<Value, SmallerThan>

/// A value must be `max` or smaller.
public typealias RuleSmallerOrEqualThan<Value: Comparable> = RuleComparison<Value, SmallerOrEqual>

/// Compares a value with a limit.
///
/// Nil passes. It is written by the name of its relation: `RuleGreaterThan(min: 5)`.
public struct RuleComparison<RowValueType: Comparable, Relation: LimitRelation>: RuleType {
    /// What the value is compared with.
    public let limit: RowValueType
    /// A name by which the rule can be removed.
    public var id: String?
    /// What the rule answers.
    public var validationError: ValidationError

    private init(limit: RowValueType, _ msg: String?, _ id: String?) {
        self.limit = limit
        self.id = id
        validationError = ValidationError(
            Relation.phrase, ["limit": PhraseArgument(describing: limit)], msg: msg)
    }

    /// Makes a rule with a lower limit.
    public init(min: RowValueType, msg: String? = nil, id: String? = nil)
    where Relation: LowerLimit {
        self.init(limit: min, msg, id)
    }

    /// Makes a rule with an upper limit.
    public init(max: RowValueType, msg: String? = nil, id: String? = nil)
    where Relation: UpperLimit {
        self.init(limit: max, msg, id)
    }

    /// Judges a value.
    public func isValid(value: RowValueType?) -> ValidationError? {
        guard let value else { return nil }
        return Relation.holds(value, limit) ? nil : validationError
    }
}

/// How a value stands to a limit.
public protocol LimitRelation {
    /// Whether a value stands so to a limit.
    static func holds<Value: Comparable>(_ value: Value, _ limit: Value) -> Bool
    /// What is said where it does not; its parameter is `limit`.
    static var phrase: PhraseKey { get }
}

/// A relation to a smallest value.
public protocol LowerLimit: LimitRelation {}

/// A relation to a greatest value.
public protocol UpperLimit: LimitRelation {}

/// Being greater than the limit.
public enum GreaterThan: LowerLimit {
    /// Whether a value is greater.
    public static func holds<Value: Comparable>(_ value: Value, _ limit: Value) -> Bool {
        value > limit
    }
    /// "Must be greater than …".
    public static var phrase: PhraseKey { .greaterThan }
}

/// Being the limit or greater.
public enum GreaterOrEqual: LowerLimit {
    /// Whether a value is the limit or greater.
    public static func holds<Value: Comparable>(_ value: Value, _ limit: Value) -> Bool {
        value >= limit
    }
    /// "Must be at least …".
    public static var phrase: PhraseKey { .greaterOrEqual }
}

/// Being smaller than the limit.
public enum SmallerThan: UpperLimit {
    /// Whether a value is smaller.
    public static func holds<Value: Comparable>(_ value: Value, _ limit: Value) -> Bool {
        value < limit
    }
    /// "Must be less than …".
    public static var phrase: PhraseKey { .smallerThan }
}

/// Being the limit or smaller.
public enum SmallerOrEqual: UpperLimit {
    /// Whether a value is the limit or smaller.
    public static func holds<Value: Comparable>(_ value: Value, _ limit: Value) -> Bool {
        value <= limit
    }
    /// "Must be at most …".
    public static var phrase: PhraseKey { .smallerOrEqual }
}
