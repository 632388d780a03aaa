/// The limits of a server, which keep a client from exhausting memory or occupying connections
/// forever.
package struct HTTPLimits: Sendable {
    /// The maximum number of bytes in a request line.
    ///
    /// A longer one is refused with status 414.
    package var requestLine = 8 << 10
    /// The maximum number of bytes in the header fields.
    ///
    /// More are refused with status 431.
    package var headers = 32 << 10
    /// The maximum number of header fields.
    ///
    /// More are refused with status 431.
    package var headerCount = 100
    /// Returns the maximum number of bytes in the body of a request, given its head.
    ///
    /// A larger body is refused with status 413.
    package var body: @Sendable (HTTPRequest) -> Int = { _ in 1 << 20 }
    /// The maximum number of bytes of later requests that are kept while a request is being
    /// answered.
    ///
    /// A client that sends more has to wait.
    package var readAhead = 16 << 10

    /// The maximum time for receiving a head.
    ///
    /// After that, the request is refused with status 408.
    package var headTime = Duration.seconds(10)
    /// The maximum time for receiving a body, in addition to one second for each `bodyRate` bytes.
    ///
    /// After that, the request is refused with status 408.
    package var bodyTime = Duration.seconds(10)
    /// The minimum number of bytes of a body that must arrive per second.
    package var bodyRate = 1 << 10
    /// The time after which a connection without a request is closed.
    package var idleTime = Duration.seconds(30)
    /// The maximum time that a client may stop reading a response.
    package var writeTime = Duration.seconds(30)
    /// The time that a closing connection waits for more input or for the client to close, so that
    /// the client can read the last response.
    package var lingerTime = Duration.seconds(2)
    /// The maximum time for which a closing connection discards input.
    ///
    /// Browsers read no response before they have sent the whole body. If they cannot send a body
    /// that is too large within this time, they report a lost connection instead.
    package var uploadTime = Duration.seconds(60)

    /// The time that the client of a stream has to read the end and close the connection when the
    /// server stops.
    package var stopTime = Duration.milliseconds(500)
    /// The time that is given to a client that has closed its writing side before its request is
    /// handled, to see whether it has left.
    package var probeTime = Duration.milliseconds(20)

    /// The maximum number of connections.
    ///
    /// The visible page of a browser has two: one for events and one for the changes that the
    /// server sends. Pages in the background have none.
    package var connections = 10_000

    /// Creates the default limits.
    package init() {}
}
