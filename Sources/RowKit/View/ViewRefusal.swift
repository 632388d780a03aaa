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
    /// The reason as an English text for programmers.
    public let message: String

    /// Whether the user sees the reason, so that a host need not state it.
    package var isObvious = false
    /// The reason for users.
    private(set) var phrase = Phrases.Key.notPossible
    private(set) var arguments: [String: Phrases.Argument] = [:]

    /// Creates a refusal.
    public init(_ reason: Reason, _ message: String) {
        self.reason = reason
        self.message = message
    }

    /// Creates a refusal whose reason the user can understand.
    package init(
        _ reason: Reason, _ message: String, _ phrase: Phrases.Key,
        _ arguments: [String: Phrases.Argument] = [:]
    ) {
        self.init(reason, message)
        self.phrase = phrase
        self.arguments = arguments
    }

    /// The reason as an English text for programmers.
    public var description: String { message }

    /// Returns the reason for the user, in the language of the form.
    public func text(by phrases: Phrases) -> String { phrases.text(phrase, arguments) }

    // The phrase does not leave the process, and is not part of a refusal's identity.
    private enum CodingKeys: String, CodingKey { case reason, message }

    /// Whether two refusals have the same reason and message.
    public static func == (first: ViewRefusal, second: ViewRefusal) -> Bool {
        first.reason == second.reason && first.message == second.message
    }

    /// Hashes the reason and the message.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(reason)
        hasher.combine(message)
    }
}
