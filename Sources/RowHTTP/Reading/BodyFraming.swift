import PlainText

/// How the end of a request's body is marked.
enum BodyFraming: Equatable, Sendable {
    case length(Int)
    case chunked

    /// Determines the framing of a request.
    ///
    /// Ambiguous requests are refused, because a proxy could disagree about where they end.
    init(of request: HTTPRequest) throws(HTTPRefusal) {
        let lengths = request.headers.values(of: .contentLength)
        let codings = request.headers.values(of: .transferEncoding)
        guard codings.isEmpty else {
            try Self.checkTransferCoding(of: request, hasLength: !lengths.isEmpty)
            self = .chunked
            return
        }
        self = .length(try Self.length(lengths))
    }

    private static func length(_ values: [String]) throws(HTTPRefusal) -> Int {
        guard let text = values.first else { return 0 }
        guard values.count == 1 else {
            throw HTTPRefusal(.badRequest, "a request has at most one Content-Length")
        }
        guard !text.isEmpty, text.utf8.allSatisfy(\.isASCIIDigit) else {
            throw HTTPRefusal(.badRequest, "the Content-Length is not a number")
        }
        guard let length = Int(text) else {
            throw .bodyTooLarge
        }
        return length
    }

    private static func checkTransferCoding(
        of request: HTTPRequest, hasLength: Bool
    ) throws(HTTPRefusal) {
        if hasLength {
            throw HTTPRefusal(.badRequest, "a request has a Transfer-Encoding or a Content-Length")
        }
        if request.version == .http10 {
            throw HTTPRefusal(.badRequest, "HTTP/1.0 has no Transfer-Encoding")
        }
        let codings = request.headers.members(of: .transferEncoding)
        let isChunked = codings.map { $0.equalsIgnoringCase("chunked") }
        let places = isChunked.indices.filter { isChunked[$0] }
        guard places.isEmpty || places == [codings.count - 1] else {
            throw HTTPRefusal(.badRequest, "chunked is not the last transfer coding, or not once")
        }
        guard codings.count == 1, !places.isEmpty else {
            throw codings.isEmpty
                ? HTTPRefusal(.badRequest, "the Transfer-Encoding is empty")
                : HTTPRefusal(.notImplemented, "the only known transfer coding is chunked")
        }
    }
}
