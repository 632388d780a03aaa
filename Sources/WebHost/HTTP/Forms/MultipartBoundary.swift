import RowText

/// The text between the parts of a form, of which no part has a copy.
struct MultipartBoundary: Equatable {
    /// Two dashes and the text.
    let delimiter: [UInt8]

    /// Creates a boundary, or returns nil if the text is not 1 to 70 characters that are allowed.
    init?(_ text: String) {
        let isValid = (1...70).contains(text.utf8.count) && text.utf8.allSatisfy(Self.isAllowed)
        guard isValid, text.utf8.last != .space else { return nil }
        delimiter = Array("--\(text)".utf8)
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || byte.isASCIILetter || "'()+_,-./:=? ".utf8.contains(byte)
    }

    /// Where a boundary was found.
    struct Occurrence: Equatable {
        /// Where what precedes it ends.
        let start: Int
        /// Where what follows it begins.
        let end: Int
    }

    /// Finds the next boundary that begins a line.
    ///
    /// A boundary has no line break in it, so that no byte is looked at more than twice, however
    /// often the beginning of one occurs.
    ///
    /// - Parameter place: Where to look from, which is not itself the beginning of a line.
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

    /// Whether the boundary stands at a place.
    func stands(in bytes: ArraySlice<UInt8>, at place: Int) -> Bool {
        bytes[place...].starts(with: delimiter)
    }
}
