extension TextIndex {
    /// How a string contains another, from the best to the worst.
    package enum Rank: Int, Comparable, CaseIterable, Sendable {
        /// It is the other text.
        case whole
        /// It begins with it.
        case prefix
        /// One of its words begins with it.
        case wordStart
        /// It contains it elsewhere.
        case inside

        package static func < (first: Rank, second: Rank) -> Bool {
            first.rawValue < second.rawValue
        }
    }

    /// Returns the indices of the strings that contain another string, in ascending order.
    ///
    /// White space at the ends of the text to find is ignored.
    ///
    /// - Parameters:
    ///   - text: The text to find. Every text contains the empty text.
    ///   - limit: The maximum number of indices to return.
    ///   - isWanted: Whether to include a string. Called at most once for each string that contains
    ///     `text`.
    /// - Complexity: O(*n*) in the bytes of all strings up to the last that is found.
    package func places(
        holding text: String, limit: Int = .max, where isWanted: (Int) -> Bool = { _ in true }
    ) -> [Int] {
        let wanted = Self.folded(text)
        guard limit > 0, !wanted.isEmpty else { return allPlaces(limit: limit, where: isWanted) }
        var found: [Int] = []
        var (text, next) = (0, 0)
        scan(for: wanted) { place in
            guard place >= next else { return .everywhere }
            while ends[text] < place { text += 1 }
            next = ends[text]
            if isWanted(text) { found.append(text) }
            return found.count < limit ? .everywhere : .nowhere
        }
        return found
    }

    /// Returns the indices of the strings that contain another string, the best first.
    ///
    /// Strings of the same ``Rank`` are in ascending order. For the empty text, all strings are.
    ///
    /// - Parameters:
    ///   - text: The text to find. White space at its ends is ignored.
    ///   - limit: The maximum number of indices to return.
    ///   - isWanted: Whether to include a string. Called at most once for each string.
    /// - Complexity: O(*n*) in the bytes of all strings.
    package func rankedPlaces(
        holding text: String, limit: Int = .max, where isWanted: (Int) -> Bool = { _ in true }
    ) -> [Int] {
        let wanted = Self.folded(text)
        guard limit > 0, !wanted.isEmpty else { return allPlaces(limit: limit, where: isWanted) }
        var best = RankedPlaces(limit: limit)
        var (text, start, next) = (0, 0, 0)
        scan(for: wanted) { place in
            guard place >= next else { return best.reach }
            if place > ends[text] {
                while ends[text] < place { text += 1 }
                start = range(of: text).lowerBound
            }
            let rank: Rank =
                if place == start {
                    place + wanted.count == ends[text] ? .whole : .prefix
                } else {
                    isWordStart(place) ? .wordStart : .inside
                }
            if best.needs(text, rank), !best.take(text, rank, where: isWanted) { next = ends[text] }
            // The rest of the text cannot contain a better match.
            if rank <= .prefix { next = ends[text] }
            return best.reach
        }
        return best.places
    }

    /// Returns the indices of the strings that fulfil a condition, the best first.
    ///
    /// Strings are ranked as by ``rankedPlaces(holding:limit:where:)``. Strings that do not contain
    /// the text come last. For the empty text, all strings are in ascending order.
    ///
    /// - Parameters:
    ///   - text: The text to rank by. White space at its ends is ignored.
    ///   - limit: The maximum number of indices to return.
    ///   - isFound: The condition. It is called once for each string until `limit` strings equal
    ///     the text.
    package func places(
        ranking text: String, limit: Int = .max, where isFound: (Int) -> Bool
    ) -> [Int] {
        let wanted = Self.folded(text)
        guard limit > 0, !wanted.isEmpty else { return allPlaces(limit: limit, where: isFound) }
        var found = [[Int]](repeating: [], count: Rank.allCases.count + 1)
        for place in ends.indices where isFound(place) {
            let rank = rank(of: wanted, in: range(of: place))?.rawValue ?? Rank.allCases.count
            if found[rank].count < limit { found[rank].append(place) }
            if found[0].count == limit { break }
        }
        return Array(found.joined().prefix(limit))
    }

    /// Returns how a range of the index contains the bytes, or nil if it does not.
    private func rank(of wanted: [UInt8], in range: Range<Int>) -> Rank? {
        guard wanted.count < range.count else {
            return wanted.count == range.count && holds(wanted, at: range.lowerBound) ? .whole : nil
        }
        var best: Rank?
        for start in range.lowerBound...range.upperBound - wanted.count
        where holds(wanted, at: start) {
            guard start > range.lowerBound else { return .prefix }
            guard !isWordStart(start) else { return .wordStart }
            best = .inside
        }
        return best
    }

    /// Returns the indices of the strings that equal another string, in ascending order.
    ///
    /// White space at the ends is ignored. No text equals the empty text.
    ///
    /// - Complexity: O(*n*) in the number of strings.
    package func places(of text: String) -> [Int] {
        let wanted = Self.folded(text)
        guard !wanted.isEmpty else { return [] }
        var found: [Int] = []
        var start = 0
        for (text, end) in ends.enumerated() {
            if end - start == wanted.count, holds(wanted, at: start) { found.append(text) }
            start = end + 1
        }
        return found
    }

    // MARK: Scanning

    /// The places at which occurrences can still matter.
    enum Reach {
        case everywhere, wordStarts, nowhere
    }

    /// Calls a closure with the offset of each occurrence of a nonempty string, in ascending order.
    ///
    /// The closure returns where to continue.
    @inline(__always)
    private func scan(for wanted: [UInt8], _ visit: (Int) -> Reach) {
        guard let count = ends.last.map({ $0 + 1 }) else { return }
        let (first, last) = (wanted[0], wanted[wanted.count - 1])
        var reach = Reach.everywhere
        bytes.withUnsafeBytes { bytes in
            // The last block read extends at most one block past the strings.
            for start in stride(from: 0, through: count - wanted.count, by: ByteBlock.count) {
                let mask =
                    ByteBlock(bytes, at: start).equals(first)
                    .& ByteBlock(bytes, at: start + wanted.count - 1).equals(last)
                guard !ByteBlock.isEmpty(mask) else { continue }
                var hits = ByteBlock.bits(mask)
                if reach == .wordStarts { hits &= wordStarts[start / ByteBlock.count] }
                while hits != 0 {
                    let place = start + hits.trailingZeroBitCount
                    hits &= hits - 1
                    guard holds(wanted, at: place) else { continue }
                    reach = visit(place)
                    if reach == .nowhere { return }
                }
            }
        }
    }

    /// Whether a string is at an offset; it may extend into the block at the end.
    @inline(__always)
    private func holds(_ wanted: [UInt8], at place: Int) -> Bool {
        for offset in wanted.indices where bytes[place + offset] != wanted[offset] { return false }
        return true
    }

    private func allPlaces(limit: Int, where isWanted: (Int) -> Bool) -> [Int] {
        Array(ends.indices.lazy.filter(isWanted).prefix(max(limit, 0)))
    }

    /// The folded bytes of a string to find.
    static func folded(_ text: String) -> [UInt8] { Array(Folding.all.fold(text.trimmed).utf8) }
}

/// Collects the best strings.
///
/// They are found in ascending order, and each is kept once.
private struct RankedPlaces {
    private let limit: Int
    private var found = [[Int]](repeating: [], count: TextIndex.Rank.allCases.count)
    private var last: (text: Int, rank: TextIndex.Rank)?
    /// The places at which better matches are still possible.
    private(set) var reach = TextIndex.Reach.everywhere

    init(limit: Int) { self.limit = limit }

    /// The indices of the strings, the best first.
    var places: [Int] { Array(found.joined().prefix(limit)) }

    /// Whether a string with a rank is among the best so far.
    func needs(_ text: Int, _ rank: TextIndex.Rank) -> Bool {
        if let last, last.text == text { return rank < last.rank }
        return count(through: rank) < limit
    }

    /// Adds a string, or moves it to a better rank.
    ///
    /// - Returns: Whether the string is included.
    mutating func take(
        _ text: Int, _ rank: TextIndex.Rank, where isWanted: (Int) -> Bool
    ) -> Bool {
        if let last, last.text == text {
            found[last.rank.rawValue].removeLast()
        } else if !isWanted(text) {
            return false
        }
        found[rank.rawValue].append(text)
        last = (text, rank)
        if count(through: .whole) >= limit {
            reach = .nowhere
        } else if count(through: .inside) >= limit {
            reach = .wordStarts
        }
        return true
    }

    private func count(through rank: TextIndex.Rank) -> Int {
        found[...rank.rawValue].reduce(0) { $0 + $1.count }
    }
}
