/// A number that distinguishes drawings of a page.
///
/// It is the same in every process and much faster than ``ContentHash``, because a page of many
/// rows has hundreds of kilobytes. It gives no security, and needs none: a page that states a false
/// hash affects only itself.
package struct DrawingHash: Hashable, Sendable, CustomStringConvertible {
    /// Starts at a value other than zero, because zero words would leave zero unchanged.
    private var number = goldenRatio

    package init(of bytes: ArraySlice<UInt8>) {
        let span = bytes.span.bytes
        // Four hashes run in parallel, because each multiplication waits for the previous one of
        // its hash.
        var (second, third, fourth) = (DrawingHash(), DrawingHash(), DrawingHash())
        let even = bytes.count & ~63
        for offset in stride(from: 0, to: even, by: 64) {
            // One check of the offset for eight words.
            let words = span.eightWords(at: offset)
            absorb(words.0, words.1)
            second.absorb(words.2, words.3)
            third.absorb(words.4, words.5)
            fourth.absorb(words.6, words.7)
        }
        for hash in [second, third, fourth] { absorb(hash.number) }
        let whole = bytes.count & ~7
        for offset in stride(from: even, to: whole, by: 8) { absorb(span.word(at: offset)) }
        let rest = bytes.suffix(bytes.count - whole)
        absorb(rest.reversed().reduce(0) { $0 << 8 | UInt64($1) })
        absorb(UInt64(bytes.count))
    }

    private init() {}

    package var description: String { String(number, radix: 36) }

    private mutating func absorb(_ word: UInt64) { absorb(word, 0) }

    /// Multiplies two words, and folds the halves of the product, so that each bit of the words
    /// affects every bit of the hash.
    private mutating func absorb(_ word: UInt64, _ other: UInt64) {
        let product = (number ^ word).multipliedFullWidth(by: other ^ Self.goldenRatio)
        number = product.high ^ product.low
    }

    private static let goldenRatio: UInt64 = 0x9E37_79B9_7F4A_7C15
}
