/// A set of assertions about a position between two characters: those that an anchor requires, or
/// those that are true.
struct PatternAssertion: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    /// `\A`, and `^` without `m`: at the start of the text.
    static let textStart = PatternAssertion(rawValue: 1)
    /// `\z`: at the end of the text.
    static let textEnd = PatternAssertion(rawValue: 2)
    /// `\Z`, and `$` without `m`: at the end, or before a line terminator that ends the text.
    static let lastLineEnd = PatternAssertion(rawValue: 4)
    /// `^` with `m`: at the start, or after a line terminator that does not end the text.
    static let lineStart = PatternAssertion(rawValue: 8)
    /// `$` with `m`: at the end, or before a line terminator.
    static let lineEnd = PatternAssertion(rawValue: 16)
    /// `\b`: at the start or end of a word.
    static let wordBoundary = PatternAssertion(rawValue: 32)

    /// The number of different sets of assertions.
    static let combinations = 64

    /// A small number for each set of assertions.
    ///
    /// Sets that are equal with regard to these assertions have the same number.
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
