/// What an anchor asks of a place between two characters; also, as a set, what is true there.
struct PatternAssertion: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    /// `\A`, and `^` without `m`: nothing comes before.
    static let textStart = PatternAssertion(rawValue: 1)
    /// `\z`: nothing comes after.
    static let textEnd = PatternAssertion(rawValue: 2)
    /// `\Z`, and `$` without `m`: nothing comes after but at most one line terminator.
    static let lastLineEnd = PatternAssertion(rawValue: 4)
    /// `^` with `m`: the start, or after a line terminator that does not end the text.
    static let lineStart = PatternAssertion(rawValue: 8)
    /// `$` with `m`: the end, or before a line terminator.
    static let lineEnd = PatternAssertion(rawValue: 16)
    /// `\b`: between a word and what is none.
    static let wordBoundary = PatternAssertion(rawValue: 32)

    /// How many sets of assertions there are.
    static let combinations = 64

    /// For each set of assertions a small number, the same for sets that agree on these.
    var numbering: [UInt8] {
        (0..<UInt8(Self.combinations)).map { combination in
            var number: UInt8 = 0
            var place: UInt8 = 1
            for bit in UInt8(0)..<6 where rawValue >> bit & 1 == 1 {
                if combination >> bit & 1 == 1 { number |= place }
                place <<= 1
            }
            return number
        }
    }
}
