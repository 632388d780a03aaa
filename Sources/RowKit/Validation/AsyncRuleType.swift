/// When a value is valid, where the answer takes time: whether a name is taken, say.
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
/// It is asked when its row's other rules have been asked and find nothing wrong, once for a value.
/// An answer for a value that is there no longer counts for nothing. It asks off the form's
/// isolation and so knows nothing but the value.
public protocol AsyncRuleType<RowValueType>: Sendable {
    /// What is judged: the value type of a row.
    associatedtype RowValueType: Equatable & Sendable
    /// A name by which the rule can be removed; by default nil.
    var id: String? { get }
    /// The delay before the rule runs, so that it does not run for every keystroke; zero by
    /// default.
    var delay: Duration { get }
    /// Judges a value.
    ///
    /// - Returns: nil if the value is valid.
    /// - Throws: Anything, if it could not be found out. The value then has an error whose code is
    ///   that of ``PhraseKey/unchecked``, and the rule is asked again when the row is judged next.
    func validate(_ value: RowValueType?) async throws -> ValidationError?
}

extension AsyncRuleType {
    /// No name.
    public var id: String? { nil }
    /// No delay.
    public var delay: Duration { .zero }
}
