/// Why an event was refused; nothing has changed then.
public struct ViewRefusal: Error, Hashable, Sendable, Codable, CustomStringConvertible {
    /// The kinds of reason.
    public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
        /// No such view is shown.
        case unknown
        /// The view is hidden.
        case hidden
        /// The view is disabled.
        case disabled
        /// The view is read-only.
        case readOnly
        /// The view does not take the action.
        case notUnderstood
        /// The action names something that is not offered.
        case notOffered
    }

    /// The kind of reason.
    public let reason: Reason
    /// The reason in words.
    public let message: String

    /// Makes a refusal.
    public init(_ reason: Reason, _ message: String) {
        self.reason = reason
        self.message = message
    }

    /// The reason in words.
    public var description: String { message }
}
