import Synchronization

/// The activity of a server since it started.
package struct HTTPCounters: Equatable, Sendable {
    package var openConnections = 0
    /// The number of accepted connections.
    package var connections = 0
    /// The number of connections that were refused because there were too many.
    package var refusedConnections = 0
    /// The number of requests passed to handlers.
    package var requests = 0
    /// The number of requests that were not handled because their clients had left.
    package var droppedRequests = 0
    /// The number of requests refused before they reached a handler.
    package var refusedRequests = 0
    /// The number of responses by the first digit of their status.
    package var responses: [Int: Int] = [:]
    package var bytesReceived = 0
    package var bytesSent = 0
}

/// Counters that the server's thread writes and other threads read.
final class SharedCounters: Sendable {
    private let counters = Mutex(HTTPCounters())

    var current: HTTPCounters { counters.withLock { $0 } }

    func update(_ change: (inout HTTPCounters) -> Void) {
        counters.withLock { change(&$0) }
    }
}
