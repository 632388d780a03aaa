/// Reads the head of a request, line by line.
struct HeadReader: Sendable {
    private let limits: HTTPLimits
    private var request: HTTPRequest?
    private var authority: String?
    private var headerBytes = 0
    private var skippedEmptyLine = false

    init(limits: HTTPLimits) { self.limits = limits }

    /// Reads all available lines.
    ///
    /// - Returns: The request without its body, or nil if more bytes are needed.
    mutating func read(_ input: inout InputBuffer) throws(HTTPRefusal) -> HTTPRequest? {
        while true {
            if request == nil {
                guard try readRequestLine(&input) else { return nil }
            } else {
                guard let line = try headerLine(&input) else { return nil }
                if line.isEmpty { break }
                let (name, value) = try HeaderLine.read(line)
                request?.headers.append(name, value)
            }
        }
        guard var request else { return nil }
        try Self.checkHost(of: request)
        if let authority { request.headers[.host] = authority }
        self = HeadReader(limits: limits)
        return request
    }

    /// Reads the request line.
    ///
    /// - Returns: Whether a line was read: the request line or the empty line that may precede it.
    private mutating func readRequestLine(_ input: inout InputBuffer) throws(HTTPRefusal) -> Bool {
        // Refuse other protocols, such as TLS, at once instead of after the time limit.
        if let first = input.first, !first.isTokenByte, first != .carriageReturn {
            throw HTTPRefusal(.badRequest, "this is not HTTP/1.1")
        }
        let line = try input.line(
            limit: limits.requestLine,
            else: HTTPRefusal(.targetTooLong, "the request line is too long"))
        guard let line else { return false }
        if line.isEmpty, !skippedEmptyLine {
            skippedEmptyLine = true
            return true
        }
        let requestLine = try RequestLine(line)
        var request = HTTPRequest(requestLine.method, requestLine.target)
        request.version = requestLine.version
        authority = requestLine.authority
        if let authority { try Self.checkAuthority(authority) }
        self.request = request
        return true
    }

    /// Reads a line of the header section.
    ///
    /// An empty line ends it.
    private mutating func headerLine(
        _ input: inout InputBuffer
    ) throws(HTTPRefusal) -> ArraySlice<UInt8>? {
        let excess = HTTPRefusal(.headersTooLarge, "the headers are too large")
        guard let line = try input.line(limit: max(0, limits.headers - headerBytes), else: excess)
        else {
            return nil
        }
        headerBytes += line.count + 2
        let count = request?.headers.fields.count ?? 0
        if !line.isEmpty, count == limits.headerCount { throw excess }
        return line
    }

    private static func checkHost(of request: HTTPRequest) throws(HTTPRefusal) {
        let hosts = request.headers.values(of: .host)
        guard hosts.count == 1 || hosts.isEmpty && request.version == .http10 else {
            throw HTTPRefusal(.badRequest, "a request needs exactly one Host")
        }
        if let host = hosts.first { try checkAuthority(host) }
    }

    /// Throws unless the text can be a host with an optional port.
    private static func checkAuthority(_ host: String) throws(HTTPRefusal) {
        guard host.utf8.allSatisfy(\.isHostByte) else {
            throw HTTPRefusal(.badRequest, "the host is malformed")
        }
    }
}

extension UInt8 {
    /// Whether the byte may occur in a host with an optional port.
    fileprivate var isHostByte: Bool {
        switch self {
        case UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "%"),
            UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ";"), UInt8(ascii: "="):
            true
        case UInt8(ascii: "#"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "|"): false
        default: isTokenByte
        }
    }
}
