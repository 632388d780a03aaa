/// Only yes will do: a box must be checked, a switch be on.
///
/// ```swift
/// CheckRow("terms") { $0.add(rule: RuleAccepted()) }
/// ```
public struct RuleAccepted: RuleType {
    /// A name by which the rule can be removed.
    public var id: String?
    /// What the rule answers.
    public var validationError: ValidationError

    /// Makes the rule.
    public init(msg: String? = nil, id: String? = nil) {
        self.id = id
        validationError = ValidationError(.accepted, msg: msg)
    }

    /// Judges a value.
    public func isValid(value: Bool?) -> ValidationError? { value == true ? nil : validationError }
}
