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
    /// Creates a request from the data that the embedding server received.
    ///
    /// - Parameters:
    ///   - method: The method, such as `GET`.
    ///   - target: The path and the query as they were sent, such as `/forms/sign%20up?lang=de`.
    ///   - host: The host that the client asked for, with its port if there was one. It replaces the
    ///     header field `Host`, unless it is empty.
    ///   - headers: The header fields in their order. Fields whose names are malformed are ignored.
    /// - Throws: A refusal if the method or the target is malformed.
    package init(
        method: String, target: String, host: String, headers: [(name: String, value: String)]
    ) throws(HTTPRefusal) {
        guard let method = HTTPMethod(method) else {
            throw HTTPRefusal(.badRequest, "the method is not a token")
        }
        var fields = HTTPHeaders()
        for (name, value) in headers {
            if let name = HTTPHeaders.Name(name) { fields.append(name, value) }
        }
        if !host.isEmpty { fields[.host] = host }
        self.init(method, try HTTPTarget(target), headers: fields)
    }

    /// Whether the client may send further requests on the same connection.
    var keepsConnection: Bool {
        let options = headers.members(of: .connection)
        if options.contains(where: { $0.equalsIgnoringCase("close") }) { return false }
        return version == .http11 || options.contains { $0.equalsIgnoringCase("keep-alive") }
    }
}
