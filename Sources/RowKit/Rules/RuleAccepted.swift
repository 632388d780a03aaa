/// Requires the value `true`, so that a box must be checked or a switch turned on.
///
/// ```swift
/// CheckRow("terms") { $0.add(rule: RuleAccepted()) }
/// ```
public struct RuleAccepted: RuleType {
    /// A name by which the rule can be removed.
    public var id: String?
    /// The error for an invalid value.
    public var validationError: ValidationError

    /// Creates the rule.
    public init(msg: String? = nil, id: String? = nil) {
        self.id = id
        validationError = ValidationError(.accepted, msg: msg)
    }

    /// True, because only `true` is valid.
    public var requiresValue: Bool { true }

    /// Returns ``validationError`` if the value is invalid, or nil.
    public func isValid(value: Bool?) -> ValidationError? { value == true ? nil : validationError }

    /// True, because the result depends only on the value.
    public var dependsOnlyOnValue: Bool { true }

    /// A schema that allows only true.
    public var valueSchema: JSONValue? { ["const": true] }
}
