/// Requires the value `true`, so that a box must be checked or a switch turned on.
///
/// ```swift
/// CheckRow("terms") { $0.add(rule: RuleAccepted()) }
/// ```
public struct RuleAccepted: RuleType {
    /// A name by which the rule can be removed.
    public var id: String?
    /// The error of a value that the rule finds invalid.
    public var validationError: ValidationError

    /// Makes the rule.
    public init(msg: String? = nil, id: String? = nil) {
        self.id = id
        validationError = ValidationError(.accepted, msg: msg)
    }

    /// True, because only `true` is valid.
    public var requiresValue: Bool { true }

    /// Validates a value.
    public func isValid(value: Bool?) -> ValidationError? { value == true ? nil : validationError }

    /// A schema that allows only true.
    public var valueSchema: JSONValue? { ["const": true] }
}
