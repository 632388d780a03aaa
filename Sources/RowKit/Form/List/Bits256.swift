/// 256 bits, one for each slot of a list's chunk.
struct Bits256: Equatable {
    private var words = SIMD4<UInt64>()

    subscript(index: Int) -> Bool {
        get { words[index >> 6] >> UInt64(index & 63) & 1 == 1 }
        set {
            let bit: UInt64 = 1 << UInt64(index & 63)
            if newValue { words[index >> 6] |= bit } else { words[index >> 6] &= ~bit }
        }
    }

    var isEmpty: Bool { words == .zero }

    /// The number of set bits.
    var count: Int {
        words[0].nonzeroBitCount &+ words[1].nonzeroBitCount
            &+ words[2].nonzeroBitCount &+ words[3].nonzeroBitCount
    }

    /// The number of set bits before `index`.
    func rank(_ index: Int) -> Int {
        var count = 0
        for word in 0..<(index >> 6) { count &+= words[word].nonzeroBitCount }
        guard index & 63 != 0 else { return count }
        return count &+ (words[index >> 6] & Self.below(index)).nonzeroBitCount
    }

    /// The index of the set bit that has `rank` set bits before it.
    ///
    /// - Precondition: `rank` is smaller than `count`.
    func select(_ rank: Int) -> Int {
        var rank = rank
        var word = 0
        while rank >= words[word].nonzeroBitCount {
            rank -= words[word].nonzeroBitCount
            word += 1
        }
        var rest = words[word]
        for _ in 0..<rank { rest &= rest &- 1 }
        return word << 6 + rest.trailingZeroBitCount
    }

    /// Inserts a clear bit at `index`, dropping the last bit.
    mutating func insert(at index: Int) {
        let first = index >> 6
        for word in stride(from: 3, to: first, by: -1) {
            words[word] = words[word] << 1 | words[word - 1] >> 63
        }
        let low = Self.below(index)
        words[first] = words[first] & low | (words[first] & ~low) << 1
    }

    /// Removes the bit at `index`, adding a clear bit at the end.
    mutating func remove(at index: Int) {
        let first = index >> 6
        let low = Self.below(index)
        words[first] = words[first] & low | words[first] >> 1 & ~low
        for word in (first + 1)..<4 {
            words[word - 1] |= words[word] << 63
            words[word] >>= 1
        }
    }

    /// Splits off the bits from `index` on and returns them, moved to the front.
    mutating func split(at index: Int) -> Bits256 {
        var tail = Bits256()
        forEach { bit in
            guard bit >= index else { return }
            tail[bit - index] = true
        }
        for bit in index..<256 { self[bit] = false }
        return tail
    }

    /// Calls `body` with the index of each set bit, from the lowest.
    func forEach(_ body: (Int) -> Void) {
        for word in 0..<4 {
            var rest = words[word]
            while rest != 0 {
                body(word << 6 + rest.trailingZeroBitCount)
                rest &= rest &- 1
            }
        }
    }

    static func - (left: Bits256, right: Bits256) -> Bits256 {
        var difference = left
        difference.words &= ~right.words
        return difference
    }

    /// A mask of the bits before `index` in its word.
    private static func below(_ index: Int) -> UInt64 { 1 << UInt64(index & 63) &- 1 }
}
