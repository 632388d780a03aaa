/// When a value is valid.
///
/// Rules are small values with one question each.
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
/// A rule says nothing about what it is not about: unless told otherwise, all find nil valid but
/// ``RuleRequired``, ``RuleMinCount``, and ``RuleEqualsToRow`` where the other row has a value.
public protocol RuleType<RowValueType> {
    /// What is judged: the value type of a row; ``Section`` or ``Form`` for rules over these.
    associatedtype RowValueType
    /// A name by which the rule can be removed.
    var id: String? { get set }
    /// What the rule answers where the value is not valid.
    var validationError: ValidationError { get set }
    /// Judges a value.
    ///
    /// - Returns: nil if the value is valid.
    func isValid(value: RowValueType?) -> ValidationError?
    /// What is wrong with the rule itself, such as a malformed pattern; by default nothing.
    ///
    /// It becomes a problem of the form. Until it is mended, the rule finds no value valid.
    var fault: String? { get }
}

extension RuleType {
    /// Nothing is wrong with the rule itself.
    public var fault: String? { nil }
}
