/// Reads the body of a request as it arrives.
struct BodyReader: Sendable {
    private enum Framing {
        case length(remaining: Int)
        case chunked(ChunkDecoder)
    }

    private var framing: Framing
    private let limit: Int
    private(set) var bytes: [UInt8] = []

    /// Creates a reader, or throws if the body is known to be too large.
    init(_ framing: BodyFraming, limit: Int, limits: HTTPLimits) throws(HTTPRefusal) {
        self.limit = limit
        switch framing {
        case .length(let length):
            guard length <= limit else { throw .bodyTooLarge }
            self.framing = .length(remaining: length)
        case .chunked:
            self.framing = .chunked(ChunkDecoder(trailerLimit: limits.headers))
        }
    }

    /// Reads all available bytes of the body.
    ///
    /// - Returns: Whether the body is complete.
    mutating func read(_ input: inout InputBuffer) throws(HTTPRefusal) -> Bool {
        switch framing {
        case .length(let remaining):
            let taken = input.take(upTo: remaining)
            bytes += taken
            framing = .length(remaining: remaining - taken.count)
            return taken.count == remaining
        case .chunked(var decoder):
            defer { framing = .chunked(decoder) }
            while let piece = try decoder.next(in: &input, room: limit - bytes.count) {
                if piece.isEmpty { return true }
                bytes += piece
            }
            return false
        }
    }
}

extension HTTPRefusal {
    /// The refusal of a body that exceeds its limit.
    static let bodyTooLarge = HTTPRefusal(.contentTooLarge, "the body is too large")
}
