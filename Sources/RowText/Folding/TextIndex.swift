/// An index of strings that are folded once, so that repeated searches only compare bytes.
///
/// ```swift
/// let index = TextIndex(["Peter Schmeichel", "Oliver Kahn", "José Ángel Iribar"])
/// index.places(holding: "AN")  // [2]: case, accents and width do not count
/// ```
package struct TextIndex: Sendable {
    /// The folded strings, each followed by a byte that occurs in no text, and a final block of
    /// that byte.
    private(set) var bytes: [UInt8] = []
    /// The offset at which each string ends.
    private(set) var ends: [Int] = []
    /// A bit for each byte: whether a word may start there.
    ///
    /// A word starts at the beginning of a string, and after every scalar that is neither a letter,
    /// a mark nor a number.
    private(set) var wordStarts: [UInt64] = []

    static let end: UInt8 = 0xFF

    /// Creates an index of strings.
    package init(_ texts: [String]) {
        self.init(count: texts.count) { texts[$0] }
    }

    /// Creates an index of strings, each of which is requested once, in order.
    ///
    /// - Parameters:
    ///   - count: The number of strings.
    ///   - text: Returns the string at an index.
    package init(count: Int, text: (Int) -> String) {
        ends.reserveCapacity(count)
        bytes.reserveCapacity(16 * count)
        var unusual: [Int] = []
        for place in 0..<count {
            if !append(text(place)) { unusual.append(place) }
            ends.append(bytes.count)
            bytes.append(Self.end)
        }
        bytes += repeatElement(Self.end, count: 2 * ByteBlock.count - bytes.count % ByteBlock.count)
        lowercaseAndFindWords()
        for text in unusual { findWords(inUnusual: text) }
    }

    /// The number of strings.
    package var count: Int { ends.count }

    /// The offsets of a string's bytes.
    func range(of text: Int) -> Range<Int> { (text == 0 ? 0 : ends[text - 1] + 1)..<ends[text] }

    /// Whether a word may start at an offset.
    @inline(__always)
    func isWordStart(_ place: Int) -> Bool { wordStarts[place / 64] >> UInt64(place % 64) & 1 == 1 }

    // MARK: Folding

    /// Appends the bytes of a string, folded except for the case of ASCII letters.
    ///
    /// - Returns: Whether the text is ASCII.
    private mutating func append(_ text: consuming String) -> Bool {
        let isAppended = text.withUTF8 { utf8 in
            guard Self.isVisible(utf8.first), Self.isVisible(utf8.last), utf8.isASCII else {
                return false
            }
            bytes.append(contentsOf: utf8)
            return true
        }
        guard !isAppended else { return true }
        let start = bytes.count
        Folding.all.fold(Self.isBare(&text) ? text : String(text.trimmed), appendingTo: &bytes)
        return bytes.withUnsafeBufferPointer { UnsafeBufferPointer(rebasing: $0[start...]).isASCII }
    }

    /// Whether a byte is certainly not white space, so that most strings need no trimming.
    private static func isVisible(_ byte: UInt8?) -> Bool {
        byte.map { (0x21...0x7E).contains($0) } ?? false
    }

    /// Whether text certainly has no white space at its ends.
    private static func isBare(_ text: inout String) -> Bool {
        let isVisible = text.withUTF8 { utf8 in
            (first: Self.isVisible(utf8.first), last: Self.isVisible(utf8.last))
        }
        return (isVisible.first || text.unicodeScalars.first?.isPlainLetter == true)
            && (isVisible.last || text.unicodeScalars.last?.isPlainLetter == true)
    }

    /// Converts all ASCII letters to lower case, and records the starts of words as if all other
    /// scalars were letters.
    private mutating func lowercaseAndFindWords() {
        wordStarts.reserveCapacity(bytes.count / ByteBlock.count)
        var isStart: UInt64 = 1
        bytes.withUnsafeMutableBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: ByteBlock.count) {
                var letters: UInt64 = 0
                for part in stride(from: 0, to: ByteBlock.count, by: 8) {
                    let word = bytes.loadUnaligned(fromByteOffset: start + part, as: UInt64.self)
                    var eight = EightBytes(word.littleEndian)
                    eight.lowercaseASCII()
                    bytes.storeBytes(
                        of: eight.word.littleEndian, toByteOffset: start + part, as: UInt64.self)
                    let bits = eight.lettersAndDigits(except: Self.end).highBits
                    letters |= bits &<< UInt64(part)
                }
                wordStarts.append(~letters << 1 | isStart)
                isStart = ~letters >> 63
            }
        }
    }

    /// Records the starts of words after the scalars of a string that are not ASCII.
    private mutating func findWords(inUnusual text: Int) {
        let range = range(of: text)
        var place = range.lowerBound
        for scalar in String(decoding: bytes[range], as: UTF8.self).unicodeScalars {
            place += UTF8.width(scalar)
            guard !scalar.isASCII, !scalar.isPartOfWord else { continue }
            wordStarts[place / 64] |= 1 << UInt64(place % 64)
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar's script consists only of letters, so that no property lookup is needed.
    fileprivate var isPlainLetter: Bool {
        switch value {
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2C1, 0x3041...0x3096, 0x4E00...0x9FFF,
            0xAC00...0xD7A3:
            true
        default: false
        }
    }

    /// Whether the scalar is a letter, a mark or a number.
    var isPartOfWord: Bool {
        guard !isPlainLetter else { return true }
        return switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
            .otherNumber:
            true
        default: false
        }
    }
}
