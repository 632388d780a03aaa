/// Bytes that were received and not yet read.
struct InputBuffer: Sendable {
    private var bytes: [UInt8] = []
    /// Where the unread bytes begin.
    private var start = 0
    /// Up to where a line feed was looked for, so that no byte is looked at twice.
    private var searched = 0

    var isEmpty: Bool { start == bytes.count }
    var count: Int { bytes.count - start }
    var first: UInt8? { isEmpty ? nil : bytes[start] }

    mutating func append(_ received: ArraySlice<UInt8>) {
        dropRead()
        bytes += received
    }

    mutating func removeAll() { self = InputBuffer() }

    /// Gives back the memory of what was read, if it was much.
    mutating func shrink() {
        if isEmpty, bytes.capacity > 4 << 10 { removeAll() }
    }

    /// Takes a line that ends in CRLF, without its end.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of bytes in the line.
    ///   - excess: What is thrown if the line is longer.
    /// - Returns: The line, or nil if its end has not been received.
    mutating func line(
        limit: Int, else excess: @autoclosure () -> HTTPRefusal
    ) throws(HTTPRefusal) -> ArraySlice<UInt8>? {
        guard let end = bytes[searched...].firstIndex(of: .lineFeed) else {
            searched = bytes.count
            // The last byte may be the first half of the line's end.
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

    /// Takes at most a number of bytes.
    mutating func take(upTo count: Int) -> ArraySlice<UInt8> {
        let taken = bytes[start..<(start + min(count, self.count))]
        start = taken.endIndex
        searched = start
        return taken
    }

    /// Forgets what was read, once that is at least half of all.
    private mutating func dropRead() {
        guard start > 0, start >= bytes.count - start else { return }
        bytes.removeSubrange(..<start)
        searched -= start
        start = 0
    }
}
