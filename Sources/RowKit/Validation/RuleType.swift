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
/// Rules ignore missing values: unless stated otherwise, nil is valid. The exceptions are
/// ``RuleRequired``, ``RuleAccepted``, ``RuleMinCount``, and ``RuleEqualsToRow`` if the other row
/// has a value.
public protocol RuleType<RowValueType> {
    /// The type that the rule validates: the value type of a row, or ``Section`` or ``Form`` for
    /// their rules.
    associatedtype RowValueType
    /// A name by which the rule can be removed.
    var id: String? { get set }
    /// The error of a value that the rule finds invalid.
    var validationError: ValidationError { get set }
    /// Validates a value.
    ///
    /// - Returns: The error, or nil if the value is valid.
    func isValid(value: RowValueType?) -> ValidationError?
    /// What is wrong with the rule itself, such as a malformed pattern, or nil if nothing is; by
    /// default nil.
    ///
    /// The form reports it as a problem. A faulty rule finds values invalid.
    var fault: String? { get }
    /// Whether the rule finds it invalid that there is no value; by default false.
    ///
    /// Hosts mark the rows with such a rule as required.
    var requiresValue: Bool { get }
    /// The part of the rule that JSON Schema can express, or nil if there is none; by default nil.
    ///
    /// Every value that the rule finds valid must match the schema, as JSON; other values may match
    /// it as well. The schema describes only values, not their absence: a rule that has one must find
    /// nil always valid or always invalid. In a rule of a section or a form, it describes the value of
    /// the section or the form.
    ///
    /// ``Form/valueSchema`` contains it.
    var valueSchema: JSONValue? { get }
}

extension RuleType {
    /// Nil: the rule has no fault.
    public var fault: String? { nil }
    /// False: a missing value is valid.
    public var requiresValue: Bool { false }
    /// Nil: JSON Schema cannot express the rule.
    public var valueSchema: JSONValue? { nil }
}
