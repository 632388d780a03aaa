/// The reason why an event was refused.
///
/// A refused event changes nothing.
public struct ViewRefusal: Error, Hashable, Sendable, Codable, CustomStringConvertible {
    /// The kinds of reason.
    public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
        /// There is no such view on screen.
        case unknown
        /// The view is hidden.
        case hidden
        /// The view is disabled.
        case disabled
        /// The view is read-only.
        case readOnly
        /// The view does not support the action.
        case notUnderstood
        /// The action names an option that is not available.
        case notOffered
    }

    /// The kind of reason.
    public let reason: Reason
    /// The reason as text.
    public let message: String

    /// Makes a refusal.
    public init(_ reason: Reason, _ message: String) {
        self.reason = reason
        self.message = message
    }

    /// The reason as text.
    public var description: String { message }
}
