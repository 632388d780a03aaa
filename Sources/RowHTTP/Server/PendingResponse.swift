/// A response that has not been made yet.
///
/// Tasks begin in order, and a burst of requests can take seconds. Clients that have left in the
/// meantime get no response, so that they do not delay the clients that are waiting.
///
/// The system cannot distinguish a client that has left from a client that has only closed its
/// writing side until something is written. Such a client is probed: it is sent the start of its
/// response, which is always the same.
struct PendingResponse: Sendable {
    /// Whether the request only reads.
    ///
    /// Other requests are handled even if the client has left, because it cannot know whether the
    /// server had begun.
    let isOptional: Bool
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
    ///   - presence: Whether the client is present, or nil if its connection is closed.
    ///   - isProbed: Whether the client has been probed since it closed its writing side.
    func step(_ presence: Socket.Presence?, isProbed: Bool) -> Step {
        guard isOptional else { return .make }
        return switch presence {
        case .connected: .make
        case .finished: isProbed ? .make : .probe
        case .gone, nil: .drop
        }
    }
}
