import RowHTTP
import Synchronization

extension FormSite {
    /// A request that the embedding server received.
    public struct Request: Sendable {
        let http: HTTPRequest

        /// Creates a request from the data that the embedding server received.
        ///
        /// - Parameters:
        ///   - method: The method, such as `GET`.
        ///   - target: The path and the query as sent, such as `/forms/sign%20up?lang=de`.
        ///   - headers: The header fields in their order. Fields whose names are malformed are
        ///     ignored.
        ///   - body: The body, without a transfer coding.
        /// - Throws: A refusal if the method or the target is malformed.
        public init(
            method: String, target: String, headers: [(name: String, value: String)],
            body: [UInt8] = []
        ) throws(Refusal) {
            do throws(HTTPRefusal) {
                http = try HTTPRequest(
                    method: method, target: target, headers: headers, body: body)
            } catch {
                throw Refusal(http: error)
            }
        }
    }

    /// The reason why a request is refused.
    public struct Refusal: Error, Equatable, Sendable, CustomStringConvertible {
        let http: HTTPRefusal

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
    /// - Parameters:
    ///   - request: The request, whose path begins with the path of the site.
    ///   - owner: The user who sent the request, as determined by the embedding server. A session
    ///     of one owner cannot be used by another.
    ///   - context: The data from which a form with a context is made.
    public func respond(
        to request: Request, owner: String = "", context: (any Encodable & Sendable)? = nil
    ) async -> Response {
        Response(await respond(to: request.http, owner: owner, context: context))
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
