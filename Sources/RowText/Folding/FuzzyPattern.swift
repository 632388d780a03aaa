/// A string whose characters are found in other strings in the same order, even with other
/// characters between them.
///
/// The cost of a match is the sum of its jumps. A character directly after the previous one costs
/// nothing, and so does the first character at the beginning of the text. Any other character costs
/// 1 at the beginning of a word, and 3 elsewhere.
///
/// ```swift
/// var pattern = FuzzyPattern("okn")
/// pattern?.ranges(in: "Oliver Kahn")  // [0..<1, 7..<8, 10..<11]
/// ```
package struct FuzzyPattern {
    /// The bytes of each scalar.
    private let units: [[UInt8]]
    /// For each unit and each place, the cheapest match of the units so far whose last unit begins
    /// there.
    private var steps: [Step] = []

    /// The last step of a match.
    private struct Step {
        var cost: Int
        /// The place of the previous unit.
        var previous: Int
    }

    private static let wordJump = 1, jump = 3, never = Int.max / 2

    /// Creates a pattern of the folded text without white space, or nil if nothing remains.
    package init?(_ text: String) {
        units = Folding.all.fold(text).unicodeScalars.lazy
            .filter { !$0.properties.isWhitespace }.map { Array(String($0).utf8) }
        guard !units.isEmpty else { return nil }
    }

    /// Returns the least cost of a match, or nil if the bytes do not match.
    ///
    /// - Parameters:
    ///   - bytes: Folded text.
    ///   - isWordStart: Returns whether a word starts at an index of the bytes.
    mutating func cost(
        in bytes: ArraySlice<UInt8>, isWordStart: (Int) -> Bool
    ) -> Int? {
        guard isSpread(over: bytes) else { return nil }
        align(to: bytes, isWordStart: isWordStart)
        return steps.suffix(bytes.count).lazy.map(\.cost).min()
    }

    /// Returns the range of bytes that each unit matches in the cheapest match, or nil if the bytes
    /// do not match.
    mutating func places(
        in bytes: ArraySlice<UInt8>, isWordStart: (Int) -> Bool
    ) -> [Range<Int>]? {
        guard let least = cost(in: bytes, isWordStart: isWordStart) else { return nil }
        var row = steps.count - bytes.count
        guard var place = steps[row...].firstIndex(where: { $0.cost == least }) else { return nil }
        place -= row
        var ranges: [Range<Int>] = []
        for unit in units.reversed() {
            let start = bytes.startIndex + place
            ranges.append(start..<start + unit.count)
            place = steps[row + place].previous
            row -= bytes.count
        }
        return ranges.reversed()
    }

    /// Whether the bytes contain the units in order, with any gaps.
    private func isSpread(over bytes: ArraySlice<UInt8>) -> Bool {
        var place = bytes.startIndex
        for unit in units {
            while !Self.holds(unit, bytes, at: place) {
                guard place < bytes.endIndex else { return false }
                place += 1
            }
            place += unit.count
        }
        return true
    }

    /// Fills in ``steps`` for bytes that contain the units.
    private mutating func align(
        to bytes: ArraySlice<UInt8>, isWordStart: (Int) -> Bool
    ) {
        let width = bytes.count
        let unreachable = Step(cost: Self.never, previous: 0)
        steps.removeAll(keepingCapacity: true)
        for (number, unit) in units.enumerated() {
            var best = unreachable
            for place in 0..<width {
                var next = unreachable
                let index = bytes.startIndex + place
                let adjacent = number > 0 ? place - units[number - 1].count : -1
                if adjacent >= 0 {
                    let cost = steps[(number - 1) * width + adjacent].cost
                    if cost < best.cost { best = Step(cost: cost, previous: adjacent) }
                    next = Step(cost: cost, previous: adjacent)
                }
                if Self.holds(unit, bytes, at: index) {
                    let jump = isWordStart(index) ? Self.wordJump : Self.jump
                    if number == 0 {
                        next.cost = place == 0 ? 0 : jump
                    } else if best.cost + jump < next.cost {
                        next = Step(cost: best.cost + jump, previous: best.previous)
                    }
                } else {
                    next = unreachable
                }
                steps.append(next)
            }
        }
    }

    @inline(__always)
    private static func holds(_ unit: [UInt8], _ bytes: ArraySlice<UInt8>, at place: Int) -> Bool {
        guard place + unit.count <= bytes.endIndex else { return false }
        for offset in unit.indices where bytes[place + offset] != unit[offset] { return false }
        return true
    }
}

extension FuzzyPattern {
    /// Returns the ranges to highlight in a string, as character offsets, or an empty array if it
    /// does not match.
    package mutating func ranges(in text: String) -> [Range<Int>] {
        let folded = FoldedCharacters(text)
        var starts = Set([0])
        var end = 0
        for scalar in String(decoding: folded.bytes, as: UTF8.self).unicodeScalars {
            end += UTF8.width(scalar)
            if !scalar.isPartOfWord { starts.insert(end) }
        }
        guard let places = places(in: folded.bytes[...], isWordStart: starts.contains) else {
            return []
        }
        var ranges: [Range<Int>] = []
        for place in places {
            let range = folded.range(of: place)
            if let last = ranges.last, last.upperBound >= range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges
    }
}

extension TextIndex {
    /// Returns the indices of the strings that contain another string, as ``rankedPlaces`` does,
    /// followed by those of the strings that contain its characters in the same order, the cheapest
    /// first; see ``FuzzyPattern``.
    ///
    /// - Parameters:
    ///   - text: The text to find.
    ///   - limit: The maximum number of indices to return.
    ///   - isWanted: Whether to include a string.
    /// - Complexity: O(*n*) in the bytes of all strings. For each string that only the fuzzy match
    ///   finds, also O(*m* · *k*) in its bytes and those of the text to find.
    package func fuzzyPlaces(
        holding text: String, limit: Int = .max, where isWanted: (Int) -> Bool = { _ in true }
    ) -> [Int] {
        let exact = rankedPlaces(holding: text, limit: limit, where: isWanted)
        guard exact.count < limit, var pattern = FuzzyPattern(text) else { return exact }
        let known = Set(exact)
        var found: [(place: Int, cost: Int)] = []
        var start = 0
        for (place, end) in ends.enumerated() {
            if let cost = pattern.cost(in: bytes[start..<end], isWordStart: isWordStart),
                !known.contains(place)
            {
                found.append((place, cost))
            }
            start = end + 1
        }
        found.sort { ($0.cost, $0.place) < ($1.cost, $1.place) }
        let others = found.lazy.map(\.place).filter(isWanted).prefix(limit - exact.count)
        return exact + others
    }
}
