/// A response that is still to be made.
///
/// Tasks begin in order, and a burst of requests can take seconds. Clients that have left meanwhile
/// get no response, so that they do not delay those that wait.
///
/// The system cannot tell a client that has left from one that has only closed its writing side,
/// until something is written. Such a client is therefore probed: it is sent the start of its
/// response, which is always the same.
struct PendingResponse: Sendable {
    /// Whether the request only reads.
    ///
    /// All others are performed even if the client has left, because it cannot know whether the
    /// server had begun to perform its request.
    let isOptional: Bool
    /// Makes the response.
    let make: @Sendable () async -> HTTPResponse

    /// The step to take when the task begins.
    enum Step {
        case make
        /// Send the start of the response, and decide again after a moment.
        case probe
        /// Make no response, because the client has left.
        case drop
    }

    /// Returns the next step.
    ///
    /// - Parameters:
    ///   - presence: Whether the client is there, or nil if its connection is closed.
    ///   - isProbed: Whether the client was sent the start of a response after it had closed its
    ///     writing side.
    func step(_ presence: Socket.Presence?, isProbed: Bool) -> Step {
        guard isOptional else { return .make }
        return switch presence {
        case .connected: .make
        case .finished: isProbed ? .make : .probe
        case .gone, nil: .drop
        }
    }
}
