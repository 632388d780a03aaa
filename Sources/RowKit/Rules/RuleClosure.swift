/// Requires a value that satisfies a closure.
///
/// ```swift
/// row.add(rule: RuleClosure(msg: "Please agree") { $0 == true })
/// ```
public struct RuleClosure<RowValueType>: RuleType {
    /// A name by which the rule can be removed.
    public var id: String?
    /// The error that the rule was created with, which is not used.
    ///
    /// The error of an invalid value is returned by ``closure``.
    public var validationError: ValidationError
    /// Returns the error for a value, or nil if the value is valid.
    public var closure: (RowValueType?) -> ValidationError?
    private var schema: () -> JSONValue? = { nil }

    /// Creates the rule.
    public init(
        validationError: ValidationError = ValidationError(.custom), id: String? = nil,
        closure: @escaping (RowValueType?) -> ValidationError?
    ) {
        self.validationError = validationError
        self.id = id
        self.closure = closure
    }

    /// Creates the rule from a closure that returns whether a value is valid.
    public init(msg: String, id: String? = nil, _ isValid: @escaping (RowValueType?) -> Bool) {
        let error = ValidationError(msg: msg)
        self.init(validationError: error, id: id) { isValid($0) ? nil : error }
    }

    /// Creates the rule from a closure that returns whether a value is valid.
    ///
    /// A missing value is valid.
    ///
    /// - Parameters:
    ///   - error: The error for an invalid value.
    ///   - valueSchema: The JSON Schema of valid values, or nil if JSON Schema cannot express it.
    ///   - id: A name by which the rule can be removed.
    ///   - allows: Returns whether a value is valid.
    public init(
        _ error: @escaping @autoclosure () -> ValidationError,
        valueSchema: @escaping @autoclosure () -> JSONValue? = nil, id: String? = nil,
        allows: @escaping (RowValueType) -> Bool
    ) {
        self.init(valueSchema: valueSchema(), id: id) { allows($0) ? nil : error() }
    }

    /// Creates the rule from a closure that returns the error for a value, or nil if it is valid.
    ///
    /// A missing value is valid.
    ///
    /// - Parameters:
    ///   - valueSchema: The JSON Schema of valid values, or nil if JSON Schema cannot express it.
    ///   - id: A name by which the rule can be removed.
    ///   - error: Returns the error for a value.
    public init(
        valueSchema: @escaping @autoclosure () -> JSONValue?, id: String? = nil,
        error: @escaping (RowValueType) -> ValidationError?
    ) {
        self.init(id: id) { $0.flatMap(error) }
        schema = valueSchema
    }

    /// Returns the error that ``closure`` returns, or nil if the value is valid.
    public func isValid(value: RowValueType?) -> ValidationError? { closure(value) }

    /// The JSON Schema of valid values, or nil if JSON Schema cannot express the rule.
    public var valueSchema: JSONValue? { schema() }
}
