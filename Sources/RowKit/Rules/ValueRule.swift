/// A rule that allows or refuses a value, regardless of the rest of the form.
///
/// ```swift
/// struct RuleOdd: ValueRule {
///     var id: String?
///     var validationError = ValidationError(msg: "Must be odd")
///     func allows(_ value: Int) -> Bool { !value.isMultiple(of: 2) }
/// }
/// ```
///
/// A missing value is valid.
public protocol ValueRule<RowValueType>: RuleType {
    /// The type that the rule validates.
    associatedtype RowValueType
    /// Whether a value is valid.
    ///
    /// The result depends only on the value and the rule.
    func allows(_ value: RowValueType) -> Bool
}

extension ValueRule {
    /// Returns the error of the rule if it refuses the value, or nil.
    public func isValid(value: RowValueType?) -> ValidationError? {
        guard let value, !allows(value) else { return nil }
        return validationError
    }

    /// True, because the result depends only on the value.
    public var dependsOnlyOnValue: Bool { true }
}
