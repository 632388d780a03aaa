import RowHTTP
import Synchronization

extension FormSite {
    /// A request that the embedding server received.
    public struct Request: Sendable {
        /// The request without its body.
        let head: HTTPRequest
        let body: RequestBody

        /// Creates a request from the data that the embedding server received.
        ///
        /// - Parameters:
        ///   - method: The method, such as `GET`.
        ///   - target: The path and the query as sent, such as `/forms/sign%20up?lang=de`.
        ///   - host: The host that the client asked for, with the port if there was one, such as
        ///     `example.org:8080`: the header field `Host`, or the authority of the request. Posts
        ///     are accepted only from pages of this host.
        ///   - headers: The header fields in their order. Fields whose names are malformed are
        ///     ignored.
        ///   - body: The body, without a transfer coding. It may not be larger than
        ///     ``FormSite/bodyLimit(of:)``.
        /// - Throws: A refusal if the method or the target is malformed.
        public init(
            method: String, target: String, host: String,
            headers: [(name: String, value: String)], body: [UInt8] = []
        ) throws(Refusal) {
            try self.init(method, target, host, headers, RequestBody(body))
        }

        /// Creates a request whose body has not arrived.
        ///
        /// The site reads the body if it needs it, and stops when the body exceeds
        /// ``FormSite/bodyLimit(of:)``. Large files are written to ``FileLimits/folder`` while they
        /// arrive.
        ///
        /// - Parameters:
        ///   - method: The method, such as `GET`.
        ///   - target: The path and the query as sent, such as `/forms/sign%20up?lang=de`.
        ///   - host: The host that the client asked for, with the port if there was one.
        ///   - headers: The header fields in their order. Fields whose names are malformed are
        ///     ignored.
        ///   - body: The parts of the body, without a transfer coding.
        /// - Throws: A refusal if the method or the target is malformed.
        public init<Body: AsyncSequence & Sendable>(
            method: String, target: String, host: String,
            headers: [(name: String, value: String)], body: Body
        ) throws(Refusal) where Body.Element: Sequence<UInt8> {
            try self.init(method, target, host, headers, RequestBody(body))
        }

        private init(
            _ method: String, _ target: String, _ host: String,
            _ headers: [(name: String, value: String)], _ body: RequestBody
        ) throws(Refusal) {
            do throws(HTTPRefusal) {
                head = try HTTPRequest(
                    method: method, target: target, host: host, headers: headers)
            } catch {
                throw Refusal(http: error)
            }
            self.body = body
        }
    }

    /// Returns the maximum number of bytes in the body of a request, which depends on its header
    /// fields.
    public func bodyLimit(of request: Request) -> Int {
        settings.files.bodyLimit(of: request.head)
    }

    /// The reason why a request is refused.
    public struct Refusal: Error, Equatable, Sendable, CustomStringConvertible {
        let http: HTTPRefusal

        /// Refuses a form that does not exist, such as for a record that was deleted.
        ///
        /// For closures that make contexts or forms; see ``ContextMaker``.
        public static let notFound = Refusal(http: .noForm)
        /// Refuses a form that the user may not have.
        ///
        /// For closures that make contexts or forms; see ``ContextMaker``.
        public static let forbidden = Refusal(
            http: HTTPRefusal(.forbidden, "the user may not open the form"))

        /// The reason, which contains no part of the request.
        public var reason: String { http.reason }

        /// The status and the reason: `400 Bad Request: the path has a segment of dots`.
        public var description: String { http.description }
    }

    /// The response to a request, which the embedding server sends.
    ///
    /// It sets `Content-Length` or `Transfer-Encoding`, `Connection` and `Date`.
    public struct Response: Sendable {
        /// The number of the status, such as 200.
        public let statusCode: Int
        /// The header fields, in the order in which they are sent.
        public let headerFields: [(name: String, value: String)]
        /// The body.
        public let body: Body

        /// The body of a response.
        public enum Body: Sendable {
            /// A body that is completely known.
            case bytes([UInt8])
            /// A body that is sent while it is being produced: the changes for open pages.
            case stream(Stream)
        }

        init(_ response: HTTPResponse) {
            statusCode = response.status.rawValue
            headerFields = response.headers.fields.map { ($0.name.description, $0.value) }
            body =
                switch response.body {
                case .bytes(let bytes): .bytes(bytes)
                case .stream(let stream): .stream(Stream(http: stream))
                }
        }

        /// Creates the response to a request that was refused.
        public init(_ refusal: Refusal) { self.init(HTTPResponse(refusal.http)) }
    }

    /// Returns the response to a request.
    ///
    /// ```swift
    /// let response = await site.respond(to: request, owner: user.name) { opening in
    ///     try await record(opening.query["id"])
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request, whose path begins with the path of the site.
    ///   - owner: The user who sent the request, as determined by the embedding server. A session
    ///     of one owner cannot be used by another.
    ///   - context: Returns the context from which a form is made; see ``ContextMaker``.
    public func respond(
        to request: Request, owner: String = "", context: ContextMaker? = nil
    ) async -> Response {
        let visit = Visit(
            request: request.head, body: request.body, owner: owner, makeContext: context)
        return Response(await respond(to: visit))
    }
}

extension FormSite.Response {
    /// A body that is sent while it is being produced.
    public struct Stream: Sendable {
        private let http: HTTPBodyStream
        private let reading: Reading

        init(http: HTTPBodyStream) {
            self.http = http
            reading = Reading(http)
        }

        /// Ends a stream that is released without being read, as when a server turns `HEAD` into
        /// `GET` and drops the body.
        private final class Reading: Sendable {
            private let stream: HTTPBodyStream
            private let hasBegun = Atomic(false)

            init(_ stream: HTTPBodyStream) { self.stream = stream }

            deinit { if !hasBegun.load(ordering: .relaxed) { stream.end() } }

            func begin() { hasBegun.store(true, ordering: .relaxed) }
        }

        /// The parts of the body, as they are produced.
        ///
        /// ```swift
        /// for await bytes in stream.parts { try await writer.write(bytes) }
        /// ```
        ///
        /// They can be iterated once. If the iteration stops before the end, the stream ends as if
        /// the client had left. This also happens if the iteration throws an error, if its task is
        /// cancelled, or if the parts are never iterated.
        public var parts: Parts {
            reading.begin()
            return Parts(http: http.parts)
        }

        /// Ends the stream, because its client has left or the server stops.
        ///
        /// Readers of its ``parts`` receive the queued bytes before the end. Later calls do
        /// nothing.
        public func end() { http.end() }

        /// The parts of a body.
        public struct Parts: AsyncSequence, AsyncIteratorProtocol, Sendable {
            let http: HTTPBodyStream.Parts

            /// Returns the parts.
            public func makeAsyncIterator() -> Parts { self }

            /// Waits for the next part, and returns nil after the last one.
            public func next() async -> [UInt8]? { await http.next() }
        }
    }
}
