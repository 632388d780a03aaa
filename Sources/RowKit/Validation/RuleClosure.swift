/// A value must satisfy a closure.
///
/// ```swift
/// row.add(rule: RuleClosure { $0 == true ? nil : ValidationError(msg: "Please agree") })
/// ```
public struct RuleClosure<RowValueType>: RuleType {
    /// A name by which the rule can be removed.
    public var id: String?
    /// What the rule answers if its closure says no more; the closure's own error counts.
    public var validationError = ValidationError(.custom)
    /// Answers what is wrong with a value; nil if it is valid.
    public var closure: (RowValueType?) -> ValidationError?

    /// Makes the rule.
    public init(id: String? = nil, closure: @escaping (RowValueType?) -> ValidationError?) {
        self.id = id
        self.closure = closure
    }

    /// Judges a value.
    public func isValid(value: RowValueType?) -> ValidationError? { closure(value) }
}
