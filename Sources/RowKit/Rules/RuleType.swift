/// A rule that a value must satisfy to be valid.
///
/// A rule is a small value that checks one thing.
///
/// ```swift
/// struct RuleEven: RuleType {
///     var id: String?
///     var validationError = ValidationError(msg: "Must be even")
///     func isValid(value: Int?) -> ValidationError? {
///         value.map { $0.isMultiple(of: 2) } ?? true ? nil : validationError
///     }
/// }
/// ```
///
/// Most rules find a missing value valid. The exceptions are ``RuleRequired``, ``RuleAccepted``,
/// ``RuleMinCount``, ``RuleURL`` and ``RuleRegExp`` unless they allow empty text, and
/// ``RuleEqualsToRow`` if the other row has a value.
public protocol RuleType<RowValueType> {
    /// The type that the rule validates: the value type of a row, or ``Section`` or ``Form`` for
    /// their rules.
    associatedtype RowValueType
    /// A name by which the rule can be removed.
    var id: String? { get set }
    /// The error for an invalid value.
    var validationError: ValidationError { get set }
    /// Validates a value.
    ///
    /// - Returns: The error, or nil if the value is valid.
    func isValid(value: RowValueType?) -> ValidationError?
    /// Validates a value of a row, a section or a form.
    func _isValid(value: RowValueType?, of element: AnyObject?) -> ValidationError?
    /// The reason why the rule itself is invalid, such as a malformed pattern, or nil, the default,
    /// if it is valid.
    ///
    /// The form reports it as a problem. An invalid rule finds values invalid.
    var fault: String? { get }
    /// Whether nil is invalid, which is false by default.
    ///
    /// Hosts mark the rows with such a rule as required.
    var requiresValue: Bool { get }
    /// Whether the result depends only on the value, which is false by default.
    ///
    /// If all rules of a row depend only on its value and find it valid, they are not called again
    /// until the value has changed. A rule that reads other rows, the time or variables of the
    /// program does not depend only on the value.
    var dependsOnlyOnValue: Bool { get }
    /// The part of the rule that JSON Schema can express, or nil, the default, if there is none.
    ///
    /// Every value that the rule finds valid must match the schema as JSON. Other values may match
    /// it as well. The schema describes only values, not their absence. If a rule has a schema, it
    /// must find nil always valid or always invalid. For a rule of a section or a form, the schema
    /// describes the value of the section or the form.
    ///
    /// ``Form/valueSchema`` contains it.
    var valueSchema: JSONValue? { get }
}

extension RuleType {
    /// The result of ``isValid(value:)``.
    public func _isValid(value: RowValueType?, of element: AnyObject?) -> ValidationError? {
        isValid(value: value)
    }
    /// Nil, so the rule is valid.
    public var fault: String? { nil }
    /// False, so nil is valid.
    public var requiresValue: Bool { false }
    /// False, so the rule is called in each validation.
    public var dependsOnlyOnValue: Bool { false }
    /// Nil, so JSON Schema cannot express the rule.
    public var valueSchema: JSONValue? { nil }
}
