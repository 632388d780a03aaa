import Synchronization

/// What a server has done since it started.
package struct HTTPCounters: Equatable, Sendable {
    /// The number of connections that are open.
    package var openConnections = 0
    /// The number of connections that were accepted.
    package var connections = 0
    /// The number of connections that were turned away because there were too many.
    package var refusedConnections = 0
    /// The number of requests that handlers got.
    package var requests = 0
    /// The number of requests that were refused before a handler got them.
    package var refusedRequests = 0
    /// The number of responses by the first digit of their status.
    package var responses: [Int: Int] = [:]
    /// The number of bytes that were received.
    package var bytesReceived = 0
    /// The number of bytes that were sent.
    package var bytesSent = 0
}

/// Counters that the thread of a server writes and others read.
final class SharedCounters: Sendable {
    private let counters = Mutex(HTTPCounters())

    var current: HTTPCounters { counters.withLock { $0 } }

    func update(_ change: (inout HTTPCounters) -> Void) {
        counters.withLock { change(&$0) }
    }
}
