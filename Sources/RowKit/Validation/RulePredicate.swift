/// Requires that an expression holds.
///
/// ```swift
/// end.add(
///     rule: RulePredicate(
///         "$start == nil OR SELF >= $start", msg: "The end is before the start"))
/// ```
///
/// The expression is written in the language of conditions, and `SELF` is the value that is
/// validated: of a row or of a section. A comparison with nil does not hold, so the expression of
/// the example first asks whether there is a start.
public struct RulePredicate<RowValueType>: RuleType {
    /// A name by which the rule can be removed.
    public var id: String?
    /// The error for an invalid value.
    public var validationError: ValidationError
    /// Whether a missing value is invalid if the expression does not hold.
    public let checksEmpty: Bool
    /// The expression.
    let condition: Condition

    /// Creates the rule.
    ///
    /// A malformed expression is reported as a problem of the form, and finds values invalid.
    ///
    /// - Parameters:
    ///   - text: The expression.
    ///   - msg: The message for an invalid value, or nil to say only that it is invalid.
    ///   - checksEmpty: Whether a missing value is invalid if the expression does not hold. A rule
    ///     of a form is always applied.
    ///   - id: A name by which the rule can be removed.
    public init(
        _ text: String, msg: String? = nil, checksEmpty: Bool = false, id: String? = nil
    ) {
        self.id = id
        self.checksEmpty = checksEmpty
        condition = Condition.predicate(text).ofRule
        validationError = ValidationError(.custom, msg: msg)
    }

    /// Creates the same rule for values of another type.
    init<Other>(_ other: RulePredicate<Other>) {
        id = other.id
        checksEmpty = other.checksEmpty
        condition = other.condition
        validationError = other.validationError
    }

    /// Returns ``validationError`` if the value is invalid, or nil.
    public func isValid(value: RowValueType?) -> ValidationError? {
        _isValid(value: value, of: nil)
    }

    /// Returns ``validationError`` if the value of a row, a section or a form is invalid, or nil.
    public func _isValid(value: RowValueType?, of element: AnyObject?) -> ValidationError? {
        let own = own(value, of: element)
        guard own != nil || checksEmpty || value is Form, !holds(own, of: element) else {
            return nil
        }
        return validationError
    }

    private func holds(_ own: (any Sendable)?, of element: AnyObject?) -> Bool {
        let element = element as? any Conditional
        // A row that is in no form sees no others.
        let form = element?.graph?.form ?? Form()
        return condition.evaluate(
            in: ElementContext(form: form, owner: element ?? form, validated: .some(own)))
    }

    /// The value as `SELF`.
    private func own(_ value: RowValueType?, of element: AnyObject?) -> (any Sendable)? {
        if let row = element as? BaseRow { return row.untypedValue }
        if let section = value as? Section { return section.value(includeHidden: false) }
        return value as? any DocumentValue
    }

    /// The reason why the expression is malformed, or nil if it is valid.
    public var fault: String? {
        condition.error.map { "the expression of a rule is malformed: \($0)" }
    }
}
