/// A small HTTP/1.1 server, with a thread that waits for sockets, and a task for each request.
///
/// ```swift
/// let server = try HTTPServer { request in
///     .text(.ok, "Hello, \(request.target.path.first ?? "world")\n")
/// }
/// let url = server.urls[0]  // http://127.0.0.1:49152
/// await server.stop(within: .seconds(5))
/// ```
///
/// Use it on this machine only, or behind a proxy, because it does not support TLS. Requests of one
/// connection are handled one after another. The server stops when it is no longer referenced.
///
/// If a client leaves before its request is handled, a request that only reads is dropped. Any
/// other request is handled, because the client cannot know whether it was. A handler that has
/// begun continues even if its client leaves.
package final class HTTPServer: Sendable {
    /// Makes the response to a request.
    package typealias Handler = @Sendable (HTTPRequest) async -> HTTPResponse

    /// The port that the server listens on.
    package let port: Int
    /// The URLs at which the server can be reached.
    package let urls: [String]
    private let shared: EventLoop.Shared

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - interface: Where to listen.
    ///   - port: The port to listen on; 0 chooses a free one.
    ///   - limits: The limits on connections and requests.
    ///   - reports: The paths at which the server reports on itself, or nil for none.
    ///   - errorPages: The responses to refused clients, or nil for plain text.
    ///   - handler: Makes the response to a request, in its own task.
    package convenience init(
        on interface: HTTPInterface = .loopback, port: Int = 0, limits: HTTPLimits = HTTPLimits(),
        reports: HTTPReports? = nil, errorPages: HTTPErrorPages? = nil,
        handler: @escaping Handler
    ) throws(HTTPServerFailure) {
        try self.init(
            on: interface, port: port, limits: limits, clock: .system, reports: reports,
            errorPages: errorPages, handler: handler)
    }

    init(
        on interface: HTTPInterface, port: Int, limits: HTTPLimits, clock: HTTPClock,
        reports: HTTPReports? = nil, errorPages: HTTPErrorPages? = nil,
        handler: @escaping Handler
    ) throws(HTTPServerFailure) {
        let listeners = try Listener.all(on: interface, port: port)
        let counters = SharedCounters()
        shared = EventLoop.Shared(
            mailbox: try Mailbox(), counters: counters,
            handler: { request in
                if let report = reports?.response(to: request, counters.current) { return report }
                return await handler(request)
            }, errorPages: errorPages)
        urls = listeners.map { "http://\($0.endpoint)" }
        self.port = listeners.first?.endpoint.port ?? port
        let loop = try EventLoop(listeners, limits: limits, clock: clock, shared: shared)
        guard startThread({ loop.run() }) else {
            throw .system("\(self.port)", reason: "there is no thread for it")
        }
    }

    deinit { shared.mailbox.post(.stop(within: .zero)) }

    /// The activity of the server so far.
    package var counters: HTTPCounters { shared.counters.current }

    /// Stops the server.
    ///
    /// Idle connections are closed, requests that have begun are answered, and streams end after
    /// the queued bytes, which their clients have half a second to read. A handler must not wait for
    /// this method, because the method waits for the handler.
    ///
    /// - Parameter time: The time after which all connections are closed and the tasks of their
    ///   handlers are cancelled.
    package func stop(within time: Duration) async {
        shared.mailbox.post(.stop(within: time))
        await stopped()
    }

    /// Waits until the server has stopped.
    package func stopped() async { await shared.completion.wait() }
}

extension Listener {
    /// Listens on all addresses of an interface, on one port.
    static func all(
        on interface: HTTPInterface, port: Int
    ) throws(HTTPServerFailure) -> [Listener] {
        // A port that is free at one address may be in use at the other.
        for _ in 0..<16 where port == 0 {
            if let listeners = try? listeners(on: interface, port: port) { return listeners }
        }
        return try listeners(on: interface, port: port)
    }

    private static func listeners(
        on interface: HTTPInterface, port: Int
    ) throws(HTTPServerFailure) -> [Listener] {
        var listeners: [Listener] = []
        var failure: HTTPServerFailure?
        for host in interface.hosts {
            let endpoint = HTTPEndpoint(host: host, port: listeners.first?.endpoint.port ?? port)
            do throws(HTTPServerFailure) {
                listeners.append(try Listener(endpoint))
            } catch .noSuchAddress(let address) {
                // A machine may have only IPv4 or only IPv6.
                failure = .noSuchAddress(address)
            }
        }
        if listeners.isEmpty, let failure { throw failure }
        return listeners
    }
}
