/// The limits of a server, so that no client can exhaust its memory or hold it for ever.
package struct HTTPLimits: Sendable {
    /// The maximum number of bytes in a request line; beyond it, 414.
    package var requestLine = 8 << 10
    /// The maximum number of bytes in the header fields; beyond it, 431.
    package var headers = 32 << 10
    /// The maximum number of header fields; beyond it, 431.
    package var headerCount = 100
    /// Returns the maximum number of bytes in the body of a request whose head is known; beyond it,
    /// 413.
    package var body: @Sendable (HTTPRequest) -> Int = { _ in 1 << 20 }
    /// The number of bytes of later requests that are kept while one is being answered; a client
    /// that sends more has to wait.
    package var readAhead = 16 << 10

    /// The time in which a head has to arrive; after it, 408.
    package var headTime = Duration.seconds(10)
    /// The time that a body may take beside one second for each `bodyRate` bytes; after it, 408.
    package var bodyTime = Duration.seconds(10)
    /// The number of bytes of a body that have to arrive in a second.
    package var bodyRate = 1 << 10
    /// The time that a connection is kept without a request.
    package var idleTime = Duration.seconds(30)
    /// The time in which a client has to take some part of a response.
    package var writeTime = Duration.seconds(30)
    /// The time that a closing connection waits for its client to close, so that the client can
    /// read the last response.
    package var lingerTime = Duration.seconds(2)

    /// The maximum number of connections.
    package var connections = 1_000

    /// Creates the default limits.
    package init() {}
}
