/// A small HTTP/1.1 server: a thread that waits for sockets, and a task for each request.
///
/// ```swift
/// let server = try HTTPServer { request in
///     .text(.ok, "Hello, \(request.target.path.first ?? "world")\n")
/// }
/// let url = server.urls[0]  // http://127.0.0.1:49152
/// await server.stop(within: .seconds(5))
/// ```
///
/// It is made for this machine alone or for a proxy in front of it: it speaks no TLS. Requests of
/// one connection are handled one after another; a handler goes on even if its client leaves. The
/// server ends when nobody holds it.
package final class HTTPServer: Sendable {
    /// Makes the response to a request.
    package typealias Handler = @Sendable (HTTPRequest) async -> HTTPResponse

    /// The port that the server listens on.
    package let port: Int
    /// Where the server can be reached.
    package let urls: [String]
    private let shared: EventLoop.Shared

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - interface: Where to listen.
    ///   - port: The port to listen on; 0 chooses a free one.
    ///   - limits: What clients may ask of the server.
    ///   - reports: The paths at which the server reports on itself, or nil for none.
    ///   - handler: Makes the response to a request, in a task of its own.
    package convenience init(
        on interface: HTTPInterface = .loopback, port: Int = 0, limits: HTTPLimits = HTTPLimits(),
        reports: HTTPReports? = nil, handler: @escaping Handler
    ) throws(HTTPServerFailure) {
        try self.init(
            on: interface, port: port, limits: limits, clock: .system, reports: reports,
            handler: handler)
    }

    init(
        on interface: HTTPInterface, port: Int, limits: HTTPLimits, clock: HTTPClock,
        reports: HTTPReports? = nil, handler: @escaping Handler
    ) throws(HTTPServerFailure) {
        let listeners = try Listener.all(on: interface, port: port)
        let counters = SharedCounters()
        shared = EventLoop.Shared(mailbox: try Mailbox(), counters: counters) { request in
            if let report = reports?.response(to: request, counters.current) { return report }
            return await handler(request)
        }
        urls = listeners.map { "http://\($0.endpoint)" }
        self.port = listeners.first?.endpoint.port ?? port
        let loop = EventLoop(listeners, limits: limits, clock: clock, shared: shared)
        guard startThread({ loop.run() }) else {
            throw .system("\(self.port)", reason: "there is no thread for it")
        }
    }

    deinit { shared.mailbox.post(.stop(within: .zero)) }

    /// What the server has done so far.
    package var counters: HTTPCounters { shared.counters.current }

    /// Stops the server.
    ///
    /// Connections without a request are closed, requests that have begun are answered, and streams
    /// end with what is queued. A handler that calls this waits for itself.
    ///
    /// - Parameter time: After this time, connections are closed whatever they are doing, and the
    ///   tasks of their handlers are cancelled.
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
        // A port that is free at one address may be taken at the other.
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
                // A machine may have IPv4 or IPv6 alone.
                failure = .noSuchAddress(address)
            }
        }
        if listeners.isEmpty, let failure { throw failure }
        return listeners
    }
}
