/// A value must satisfy a closure.
///
/// ```swift
/// row.add(rule: RuleClosure(msg: "Please agree") { $0 == true })
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

    /// Makes the rule of a closure that only answers whether a value is valid.
    public init(msg: String, id: String? = nil, _ isValid: @escaping (RowValueType?) -> Bool) {
        let error = ValidationError(msg: msg)
        self.init(id: id) { isValid($0) ? nil : error }
        validationError = error
    }

    /// Judges a value.
    public func isValid(value: RowValueType?) -> ValidationError? { closure(value) }
}
