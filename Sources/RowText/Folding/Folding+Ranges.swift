extension Folding {
    /// Returns the ranges to highlight where a string contains another, as character offsets.
    ///
    /// ```swift
    /// Folding.all.ranges(of: "an", in: "Ánna Ahnan")  // [0..<2, 8..<10]
    /// ```
    ///
    /// White space at the ends of `wanted` is ignored. If a character folds to several scalars, a
    /// range includes it even if only some of them match.
    package func ranges(of wanted: some StringProtocol, in text: String) -> [Range<Int>] {
        let wanted = Array(fold(String(wanted).trimmed).utf8)
        guard !wanted.isEmpty else { return [] }
        let folded = FoldedCharacters(text, folding: self)
        var ranges: [Range<Int>] = []
        var place = 0
        while place + wanted.count <= folded.bytes.count {
            guard folded.bytes[place..<place + wanted.count].elementsEqual(wanted) else {
                place += 1
                continue
            }
            let range = folded.range(of: place..<place + wanted.count)
            // A character that belongs in part to the previous match is not matched again.
            if let last = ranges.last, last.upperBound > range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
            place += wanted.count
        }
        return ranges
    }
}

/// A string folded character by character, with the character of each byte.
struct FoldedCharacters {
    private(set) var bytes: [UInt8] = []
    /// The offset of the character that each byte belongs to.
    private(set) var characters: [Int] = []

    init(_ text: String, folding: Folding = .all) {
        // In ASCII, each byte is a character, except in a line break of two.
        if text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) {
            bytes = Array(folding.fold(text).utf8)
            characters = Array(bytes.indices)
            return
        }
        for (place, character) in text.enumerated() {
            let folded = folding.fold(String(character)).utf8
            bytes += folded
            characters += repeatElement(place, count: folded.count)
        }
    }

    /// Returns the characters that bytes belong to.
    func range(of bytes: Range<Int>) -> Range<Int> {
        characters[bytes.lowerBound]..<characters[bytes.upperBound - 1] + 1
    }
}
