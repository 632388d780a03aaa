/// The response to a request.
///
/// The connection sets `Content-Length`, `Transfer-Encoding`, `Connection` and `Date`. Values that
/// a handler sets for these are not sent.
public struct HTTPResponse: Sendable {
    /// The body of a response.
    public enum Body: Sendable {
        /// A body that is known as a whole.
        case bytes([UInt8])
        /// A body that is sent while it is being produced, such as server-sent events.
        case stream(HTTPBodyStream)
    }

    package var status: HTTPStatus
    package var headers: HTTPHeaders
    /// The body.
    public var body: Body

    /// Creates a response with a body.
    package init(_ status: HTTPStatus, headers: HTTPHeaders = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = .bytes(body)
    }

    /// Creates a response whose body is sent while it is being produced.
    package init(_ status: HTTPStatus = .ok, headers: HTTPHeaders, stream: HTTPBodyStream) {
        self.status = status
        self.headers = headers
        body = .stream(stream)
    }

    /// The number of the status, such as 200.
    public var statusCode: Int { status.rawValue }

    /// The header fields, in the order in which they are sent.
    public var headerFields: [(name: String, value: String)] {
        headers.fields.map { ($0.name.description, $0.value) }
    }

    /// Creates a response of plain text.
    package static func text(_ status: HTTPStatus, _ text: String) -> HTTPResponse {
        let headers: HTTPHeaders = [
            .contentType: "text/plain; charset=utf-8", .contentTypeOptions: "nosniff",
        ]
        return HTTPResponse(status, headers: headers, body: Array(text.utf8))
    }

    /// Creates a response of a picture.
    package static func png(_ bytes: [UInt8]) -> HTTPResponse {
        let headers: HTTPHeaders = [
            .contentType: "image/png", .contentTypeOptions: "nosniff", .cacheControl: "no-cache",
        ]
        return HTTPResponse(.ok, headers: headers, body: bytes)
    }

    /// Creates the response to a request that was refused.
    public init(_ refusal: HTTPRefusal) {
        self = .text(refusal.status, "\(refusal)\n")
        headers[.allow] = refusal.allowedMethods?.map(\.description).joined(separator: ", ")
    }
}
