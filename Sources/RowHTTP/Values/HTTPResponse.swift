/// The response to a request.
///
/// The connection sets `Content-Length`, `Transfer-Encoding`, `Connection` and `Date`. Values that
/// a handler sets for these are not sent.
package struct HTTPResponse: Sendable {
    package enum Body: Sendable {
        /// A body that is completely known.
        case bytes([UInt8])
        /// A body that is sent while it is being produced, such as server-sent events.
        case stream(HTTPBodyStream)
    }

    package var status: HTTPStatus
    package var headers: HTTPHeaders
    package var body: Body

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

    /// The body, or no bytes if it is a stream.
    package var bytes: [UInt8] { if case .bytes(let bytes) = body { bytes } else { [] } }

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
    package init(_ refusal: HTTPRefusal) {
        self = .text(refusal.status, "\(refusal)\n")
        headers[.allow] = refusal.allowedMethods?.map(\.description).joined(separator: ", ")
    }
}
