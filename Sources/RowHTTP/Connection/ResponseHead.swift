/// The head of a response as bytes.
struct ResponseHead {
    /// How the end of the body is marked.
    enum Framing: Equatable {
        /// There is no body, but the head may still state a length.
        case none(length: Int?)
        case length(Int)
        case chunked
        /// The body ends when the connection closes.
        case close
    }

    let status: HTTPStatus
    let headers: HTTPHeaders
    let framing: Framing
    /// The value of `Connection`, or nil to omit it.
    let connection: String?
    let date: String

    /// The fields that frame the message, which handlers cannot set.
    private static let own: [HTTPHeaders.Name] = [
        .connection, .contentLength, .transferEncoding, .date,
    ]

    /// The bytes with which every head begins.
    static let start = Array("HTTP/1.1 ".utf8)

    /// The bytes after ``start``.
    var rest: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(256)
        bytes += "\(status)\r\n".utf8
        func append(_ name: HTTPHeaders.Name, _ value: String) {
            bytes += name.description.utf8
            bytes += ": ".utf8
            bytes += value.utf8
            bytes += "\r\n".utf8
        }
        append(.date, date)
        for field in headers.fields where !Self.own.contains(field.name) {
            append(field.name, field.value)
        }
        switch framing {
        case .none(let length?), .length(let length): append(.contentLength, "\(length)")
        case .chunked: append(.transferEncoding, "chunked")
        case .none(nil), .close: break
        }
        if let connection { append(.connection, connection) }
        bytes += "\r\n".utf8
        return bytes
    }
}

/// The chunks of a chunked body.
enum Chunk {
    /// Encodes bytes, which must not be empty, as a chunk.
    static func wrap(_ bytes: [UInt8]) -> [UInt8] {
        Array(String(bytes.count, radix: 16).utf8) + "\r\n".utf8 + bytes + "\r\n".utf8
    }

    /// The end of the body.
    static let last = Array("0\r\n\r\n".utf8)
}
