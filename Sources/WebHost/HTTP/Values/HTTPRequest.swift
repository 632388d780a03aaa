/// A request as passed to a handler: complete, decoded and within limits.
package struct HTTPRequest: Equatable, Sendable {
    /// The HTTP version of the client.
    package enum Version: Equatable, Sendable {
        case http10, http11
    }

    package var method: HTTPMethod
    package var target: HTTPTarget
    package var version = Version.http11
    package var headers = HTTPHeaders()
    /// The body without its transfer coding.
    ///
    /// It is empty while its limit is being determined.
    package var body: [UInt8] = []

    /// Creates a request.
    package init(
        _ method: HTTPMethod, _ target: HTTPTarget, headers: HTTPHeaders = [:], body: [UInt8] = []
    ) {
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
    }
}

extension HTTPRequest {
    /// Whether the client may send further requests on the same connection.
    var keepsConnection: Bool {
        let options = headers.members(of: .connection)
        if options.contains(where: { $0.equalsIgnoringCase("close") }) { return false }
        return version == .http11 || options.contains { $0.equalsIgnoringCase("keep-alive") }
    }
}
