/// The canonical normalization forms, which the standard library keeps to itself.
///
/// The data are of one fixed version of Unicode; a character that is unknown to it is left alone.
package enum Normalization {
    /// Decomposes canonically and sorts the combining marks: form D, with Hangul kept in syllables.
    ///
    /// - Complexity: O(n log n) in the longest run of combining marks, O(n) otherwise.
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

    /// Brings scalars into normalization form C.
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

    /// What the table says of a scalar besides its decomposition.
    static func rank(of scalar: Unicode.Scalar) -> Rank {
        var record = NormalizationTable.decompositions.record(of: scalar)
        return Rank(number: record?.number(count: 2) ?? 0)
    }

    /// How a scalar behaves after another one.
    struct Rank {
        /// The number in the table.
        let number: Int

        /// The canonical combining class: 0 for all but marks.
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

    /// Passes on the scalars of the full canonical decomposition.
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

    /// The scalar that two scalars compose to, if any.
    private static func composite(
        of first: Unicode.Scalar, _ second: Unicode.Scalar
    ) -> Unicode.Scalar? {
        if let syllable = HangulSyllable.composite(of: first, second) {
            return syllable
        }
        let pairs = PackedDigits(text: NormalizationTable.pairs)
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

/// The arithmetic of Hangul syllables, which need no table.
private enum HangulSyllable {
    static let first: UInt32 = 0xAC00
    static let leads: UInt32 = 0x1100
    static let vowels: UInt32 = 0x1161
    /// One before the first trailing consonant: number 0 stands for none.
    static let trails: UInt32 = 0x11A7

    /// The syllable of a lead and a vowel, or of a syllable without a trail and a trail.
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
