import PlainText

/// Decodes a chunked body.
///
/// Extensions and trailers are checked and discarded.
struct ChunkDecoder: Sendable {
    private enum Place: Equatable {
        case size
        case data(remaining: Int)
        case endOfData
        case trailers
    }

    private var place = Place.size
    private let trailerLimit: Int
    private var trailerBytes = 0

    /// The maximum number of bytes in the line with a chunk's size, extensions included.
    private static let sizeLineLimit = 256

    init(trailerLimit: Int) { self.trailerLimit = trailerLimit }

    /// Returns the next piece of the body.
    ///
    /// - Parameter room: The number of bytes by which the body may still grow.
    /// - Returns: A piece, which is empty at the end of the body, or nil if more bytes are needed.
    mutating func next(
        in input: inout InputBuffer, room: Int
    ) throws(HTTPRefusal) -> ArraySlice<UInt8>? {
        while true {
            switch place {
            case .size:
                guard let size = try size(&input) else { return nil }
                guard size <= room else { throw .bodyTooLarge }
                place = size == 0 ? .trailers : .data(remaining: size)
            case .data(let remaining):
                let piece = input.take(upTo: remaining)
                guard !piece.isEmpty else { return nil }
                place =
                    piece.count == remaining
                    ? .endOfData : .data(remaining: remaining - piece.count)
                return piece
            case .endOfData:
                let excess = HTTPRefusal(.badRequest, "a chunk is longer than its size")
                guard let line = try input.line(limit: 0, else: excess) else { return nil }
                guard line.isEmpty else { throw excess }
                place = .size
            case .trailers:
                guard let line = try trailer(&input) else { return nil }
                if line.isEmpty { return line }
                _ = try HeaderLine.read(line)
            }
        }
    }

    /// Reads the line with a chunk's size.
    private func size(_ input: inout InputBuffer) throws(HTTPRefusal) -> Int? {
        let line = try input.line(
            limit: Self.sizeLineLimit,
            else: HTTPRefusal(.badRequest, "the line with a chunk's size is too long"))
        guard let line else { return nil }
        let digits = line.prefix { $0.hexDigitValue != nil }
        let rest = line[digits.endIndex...]
        let isExtension = rest.trimmingBlanks.first == .semicolon
        guard !digits.isEmpty, rest.isEmpty || isExtension, rest.allSatisfy(\.isValueByte) else {
            throw HTTPRefusal(.badRequest, "the size of a chunk is not a hexadecimal number")
        }
        var size = 0
        for digit in digits {
            let (product, overflows) = size.multipliedReportingOverflow(by: 16)
            guard !overflows, let value = digit.hexDigitValue else {
                throw HTTPRefusal(.badRequest, "the size of a chunk is too large to be a number")
            }
            size = product + value
        }
        return size
    }

    /// Reads a line of the trailers.
    ///
    /// An empty line ends them.
    private mutating func trailer(
        _ input: inout InputBuffer
    ) throws(HTTPRefusal) -> ArraySlice<UInt8>? {
        let excess = HTTPRefusal(.headersTooLarge, "the trailers are too large")
        let line = try input.line(limit: max(0, trailerLimit - trailerBytes), else: excess)
        trailerBytes += (line?.count ?? 0) + 2
        return line
    }
}
