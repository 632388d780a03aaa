/// Bytes that have been received but not read.
struct InputBuffer: Sendable {
    private var bytes: [UInt8] = []
    /// The index of the first unread byte.
    private var start = 0
    /// The end of the bytes already searched for a line feed, so that no byte is searched twice.
    private var searched = 0

    var isEmpty: Bool { start == bytes.count }
    var count: Int { bytes.count - start }
    var first: UInt8? { isEmpty ? nil : bytes[start] }

    mutating func append(_ received: ArraySlice<UInt8>) {
        dropRead()
        bytes += received
    }

    mutating func removeAll() { self = InputBuffer() }

    /// Frees the memory of the bytes already read, if it is large.
    mutating func shrink() {
        if isEmpty, bytes.capacity > 1 << 10 { removeAll() }
    }

    /// Removes and returns a line that ends in CRLF, without the CRLF.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of bytes in the line.
    ///   - excess: The error thrown if the line is longer.
    /// - Returns: The line, or nil if its end has not been received.
    mutating func line(
        limit: Int, else excess: @autoclosure () -> HTTPRefusal
    ) throws(HTTPRefusal) -> ArraySlice<UInt8>? {
        guard let end = bytes[searched...].firstIndex(of: .lineFeed) else {
            searched = bytes.count
            // The last byte may be the first half of the CRLF.
            if count > limit + 1 { throw excess() }
            return nil
        }
        let hasReturn = end > start && bytes[end - 1] == .carriageReturn
        let line = bytes[start..<(hasReturn ? end - 1 : end)]
        guard line.count <= limit else { throw excess() }
        guard hasReturn else { throw HTTPRefusal(.badRequest, "a line does not end in CRLF") }
        guard !line.contains(where: { $0 == .carriageReturn || $0 == 0 }) else {
            throw HTTPRefusal(.badRequest, "a line has a carriage return or a NUL in it")
        }
        start = end + 1
        searched = start
        return line
    }

    /// Removes and returns at most a number of bytes.
    mutating func take(upTo count: Int) -> ArraySlice<UInt8> {
        let taken = bytes[start..<(start + min(count, self.count))]
        start = taken.endIndex
        searched = start
        return taken
    }

    /// Frees the bytes already read if they are at least half of all bytes.
    private mutating func dropRead() {
        guard start > 0, start >= bytes.count - start else { return }
        bytes.removeSubrange(..<start)
        searched -= start
        start = 0
    }
}
