/// Why an event changed nothing.
public struct ViewRefusal: Error, Hashable, Sendable, Codable, CustomStringConvertible {
    /// Kinds of reason.
    public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
        /// No such view is shown.
        case unknown
        /// The view is out of sight.
        case hidden
        /// The view takes no input at present.
        case disabled
        /// The view can be read only.
        case readOnly
        /// The view takes no such action.
        case notUnderstood
        /// The action names what is not offered.
        case notOffered
    }

    /// What kind of reason.
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
