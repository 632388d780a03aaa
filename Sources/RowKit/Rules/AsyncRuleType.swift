/// A rule that validates asynchronously, for example whether a name is taken.
///
/// ```swift
/// struct RuleFreeName: AsyncRuleType {
///     let directory: Directory
///     var delay: Duration { .milliseconds(300) }
///     func validate(_ value: String?) async throws -> ValidationError? {
///         guard let name = value else { return nil }
///         return try await directory.has(name) ? ValidationError(msg: "Is taken") : nil
///     }
/// }
/// ```
///
/// The rule runs when the row's other rules find no errors, once for each value. A result for a
/// value that has changed in the meantime is ignored. The rule runs outside the form's isolation,
/// so it can use only the value.
public protocol AsyncRuleType<RowValueType>: Sendable {
    /// The type of the values that the rule validates, which is the value type of a row.
    associatedtype RowValueType: Equatable & Sendable
    /// A name by which the rule can be removed, or nil, the default, if there is none.
    var id: String? { get }
    /// The delay before the rule runs, so that it does not run for every keystroke. Zero by
    /// default.
    var delay: Duration { get }
    /// Validates a value.
    ///
    /// - Returns: The error, or nil if the value is valid.
    /// - Throws: Any error if the value could not be checked. The row then has an error with the
    ///   code of ``Phrases/Key/unchecked``, and the rule runs again at the next validation.
    func validate(_ value: RowValueType?) async throws -> ValidationError?
}

extension AsyncRuleType {
    /// Nil, so the rule has no name.
    public var id: String? { nil }
    /// No delay.
    public var delay: Duration { .zero }
}
