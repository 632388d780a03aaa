/// An index of texts that are folded once, so that repeated searches only compare bytes.
///
/// ```swift
/// let index = TextIndex(["Peter Schmeichel", "Oliver Kahn", "José Ángel Iribar"])
/// index.places(holding: "AN")  // [2]: case, accents and width do not count
/// ```
package struct TextIndex: Sendable {
    /// The folded texts, each followed by a byte that no text contains.
    private var bytes: [UInt8] = []
    /// The offset at which each text ends.
    private var ends: [Int] = []

    private static let end: UInt8 = 0xFF

    /// Creates an index by folding the texts.
    package init(_ texts: some Sequence<String>) {
        ends.reserveCapacity(texts.underestimatedCount)
        for text in texts {
            let isBare = Self.isVisible(text.utf8.first) && Self.isVisible(text.utf8.last)
            bytes += Folding.all.fold(isBare ? text : String(text.trimmed)).utf8
            ends.append(bytes.count)
            bytes.append(Self.end)
        }
    }

    /// Whether a byte is certainly not white space, so that most texts need no trimming.
    private static func isVisible(_ byte: UInt8?) -> Bool {
        byte.map { (0x21...0x7E).contains($0) } ?? false
    }

    /// The number of texts.
    package var count: Int { ends.count }

    /// Returns the indices of the texts that contain another text, in ascending order.
    ///
    /// White space at the ends of the text to find is ignored.
    ///
    /// - Parameters:
    ///   - text: The text to find. Every text contains the empty text.
    ///   - limit: The maximum number of indices to return.
    ///   - isWanted: Whether to include a text. Called only with the index of a text that contains
    ///     `text`.
    /// - Complexity: O(*n*) in the bytes of all texts up to the last that is found.
    package func places(
        holding text: String, limit: Int = .max, where isWanted: (Int) -> Bool = { _ in true }
    ) -> [Int] {
        let wanted = Array(Folding.all.fold(text.trimmed).utf8)
        guard limit > 0, let first = wanted.first else {
            return Array(ends.indices.lazy.filter(isWanted).prefix(max(limit, 0)))
        }
        var found: [Int] = []
        var (place, text) = (0, 0)
        while text < ends.count, place + wanted.count <= bytes.count {
            guard bytes[place] == first, holds(wanted, at: place) else {
                if place == ends[text] { text += 1 }
                place += 1
                continue
            }
            if isWanted(text) {
                found.append(text)
                if found.count == limit { break }
            }
            place = ends[text] + 1
            text += 1
        }
        return found
    }

    /// Returns the indices of the texts that equal another text, in ascending order.
    ///
    /// White space at the ends is ignored. No text equals the empty text.
    ///
    /// - Complexity: O(*n*) in the number of texts.
    package func places(of text: String) -> [Int] {
        let wanted = Array(Folding.all.fold(text.trimmed).utf8)
        guard let first = wanted.first else { return [] }
        var found: [Int] = []
        var start = 0
        for (text, end) in ends.enumerated() {
            if end - start == wanted.count, bytes[start] == first, holds(wanted, at: start) {
                found.append(text)
            }
            start = end + 1
        }
        return found
    }

    private func holds(_ wanted: [UInt8], at place: Int) -> Bool {
        for offset in 1..<wanted.count where bytes[place + offset] != wanted[offset] {
            return false
        }
        return true
    }
}

extension Folding {
    /// Returns the ranges to highlight where a text contains another, as character offsets.
    ///
    /// ```swift
    /// Folding.all.ranges(of: "an", in: "Ánna Ahnan")  // [0..<2, 8..<10]
    /// ```
    ///
    /// White space at the ends of `wanted` is ignored. If a character folds to several scalars, a
    /// range includes it even if only some of them match.
    package func ranges(of wanted: some StringProtocol, in text: String) -> [Range<Int>] {
        let wanted = Array(fold(wanted.trimmed).utf8)
        guard !wanted.isEmpty else { return [] }
        var bytes: [UInt8] = []
        var characters: [Int] = []
        for (place, character) in text.enumerated() {
            let folded = fold(String(character)).utf8
            bytes += folded
            characters += repeatElement(place, count: folded.count)
        }
        var ranges: [Range<Int>] = []
        var place = 0
        while place + wanted.count <= bytes.count {
            guard bytes[place..<place + wanted.count].elementsEqual(wanted) else {
                place += 1
                continue
            }
            let range = characters[place]..<characters[place + wanted.count - 1] + 1
            // A character that the previous match covers in part belongs to that match.
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
