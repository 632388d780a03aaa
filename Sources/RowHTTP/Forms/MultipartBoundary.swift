import PlainText

/// The text that separates the parts of a form, and does not occur in any part.
struct MultipartBoundary: Equatable {
    /// Two hyphens and the text.
    let delimiter: [UInt8]

    /// Creates a boundary, or returns nil unless the text consists of 1 to 70 allowed characters.
    init?(_ text: String) {
        let isValid = (1...70).contains(text.utf8.count) && text.utf8.allSatisfy(Self.isAllowed)
        guard isValid, text.utf8.last != .space else { return nil }
        delimiter = Array("--\(text)".utf8)
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || byte.isASCIILetter || "'()+_,-./:=? ".utf8.contains(byte)
    }

    /// The number of bytes at the end of a text that may belong to a boundary that continues after
    /// it: all but the last byte of a line break and a boundary.
    var overlap: Int { delimiter.count + 1 }

    /// The location of a boundary.
    struct Occurrence: Equatable {
        /// The end of the text before the boundary.
        let start: Int
        /// The start of the text after the boundary.
        let end: Int
    }

    /// Finds the next boundary that begins a line.
    ///
    /// A boundary contains no line break, so no byte is examined more than twice, however often the
    /// beginning of a boundary occurs.
    ///
    /// - Parameter place: The start of the search, which is not itself the beginning of a line.
    func next(in bytes: ArraySlice<UInt8>, from place: Int) -> Occurrence? {
        var place = place
        while let lineEnd = bytes[place...].firstIndex(of: .carriageReturn) {
            let end = lineEnd + 2 + delimiter.count
            guard end <= bytes.endIndex else { return nil }
            if bytes[lineEnd + 1] == .lineFeed, stands(in: bytes, at: lineEnd + 2) {
                return Occurrence(start: lineEnd, end: end)
            }
            place = lineEnd + 1
        }
        return nil
    }

    /// Whether the boundary is at an index.
    func stands(in bytes: ArraySlice<UInt8>, at place: Int) -> Bool {
        bytes[place...].starts(with: delimiter)
    }
}
