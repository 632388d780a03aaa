/// The canonical normalization forms, which are not public in the standard library.
///
/// The data is from one fixed version of Unicode. Characters unknown to it are unchanged.
package enum Normalization {
    /// Decomposes scalars canonically and sorts combining marks, as in form D, but without
    /// decomposing Hangul syllables.
    ///
    /// - Complexity: O(n log n) in the longest run of combining marks, otherwise O(n).
    static func decomposed(_ scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        var run: [Mark] = []
        func endRun() {
            guard !run.isEmpty else { return }
            run.sort { ($0.combiningClass, $0.place) < ($1.combiningClass, $1.place) }
            result.append(contentsOf: run.lazy.map(\.scalar))
            run.removeAll(keepingCapacity: true)
        }
        for scalar in scalars {
            forEachPart(of: scalar) { part in
                let combiningClass = rank(of: part).combiningClass
                if combiningClass == 0 {
                    endRun()
                    result.append(part)
                } else {
                    run.append(
                        Mark(scalar: part, combiningClass: combiningClass, place: run.count))
                }
            }
        }
        endRun()
        return result
    }

    /// Returns the scalars in normalization form C.
    package static func composed(_ scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        var starter: Int?
        var lastClass = 0
        for scalar in decomposed(scalars) {
            let rank = rank(of: scalar)
            let combiningClass = rank.combiningClass
            if rank.canBeSecond, let place = starter {
                let isAdjacent = place == result.count - 1
                if isAdjacent || lastClass < combiningClass,
                    let whole = composite(of: result[place], scalar)
                {
                    result[place] = whole
                    continue
                }
            }
            if combiningClass == 0 {
                starter = result.count
            }
            lastClass = combiningClass
            result.append(scalar)
        }
        return result
    }

    /// Returns the normalization properties of a scalar other than its decomposition.
    static func rank(of scalar: Unicode.Scalar) -> Rank {
        var record = NormalizationTable.decompositions.record(of: scalar)
        return Rank(number: record?.number(count: 2) ?? 0)
    }

    /// The properties that determine how a scalar combines with the one before it.
    struct Rank {
        /// The number in the table.
        let number: Int

        /// The canonical combining class, which is 0 for all scalars but marks.
        var combiningClass: Int { number & 0xFF }
        /// Whether the scalar is the second of a pair that composes.
        var canBeSecond: Bool { number > 0xFF }
    }

    /// A mark in a run of marks.
    private struct Mark {
        let scalar: Unicode.Scalar
        let combiningClass: Int
        let place: Int
    }

    /// Passes each scalar of the full canonical decomposition to `body`.
    private static func forEachPart(
        of scalar: Unicode.Scalar, do body: (Unicode.Scalar) -> Void
    ) {
        var isWhole = true
        if var record = NormalizationTable.decompositions.record(of: scalar) {
            _ = record.number(count: 2)
            record.readMapping(of: scalar) { part in
                isWhole = false
                body(part)
            }
        }
        if isWhole {
            body(scalar)
        }
    }

    /// Returns the scalar into which two scalars compose, or nil if there is none.
    private static func composite(
        of first: Unicode.Scalar, _ second: Unicode.Scalar
    ) -> Unicode.Scalar? {
        if let syllable = HangulSyllable.composite(of: first, second) {
            return syllable
        }
        let pairs = NormalizationTable.pairs
        let wanted = Int(first.value) << 24 | Int(second.value)
        var candidates = 0..<NormalizationTable.pairCount
        while !candidates.isEmpty {
            let middle = (candidates.lowerBound + candidates.upperBound) / 2
            let pair = pairs.number(at: middle * 12, count: 8)
            if pair == wanted {
                return pairs.scalar(at: middle * 12 + 8)
            }
            candidates =
                pair < wanted
                ? middle + 1..<candidates.upperBound : candidates.lowerBound..<middle
        }
        return nil
    }
}

/// The composition of Hangul syllables by arithmetic, without a table.
private enum HangulSyllable {
    static let first: UInt32 = 0xAC00
    static let leads: UInt32 = 0x1100
    static let vowels: UInt32 = 0x1161
    /// One less than the first trailing consonant, since number 0 means that there is none.
    static let trails: UInt32 = 0x11A7

    /// Returns the syllable of a leading consonant and a vowel, or of a syllable and a trailing
    /// consonant.
    static func composite(
        of left: Unicode.Scalar, _ right: Unicode.Scalar
    ) -> Unicode.Scalar? {
        let vowel = right.value &- vowels
        let trail = right.value &- trails
        let syllable = left.value &- first
        if left.value &- leads < 19, vowel < 21 {
            return Unicode.Scalar(first + ((left.value - leads) * 21 + vowel) * 28)
        }
        guard syllable < 11172, syllable % 28 == 0, (1..<28).contains(trail) else { return nil }
        return Unicode.Scalar(left.value + trail)
    }
}
