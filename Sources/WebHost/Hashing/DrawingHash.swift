/// A number that distinguishes drawings of a page.
///
/// It is the same in every process, and much faster than ``ContentHash``, because a page of many
/// rows has hundreds of kilobytes. It is not a protection: a page that states the hash of
/// another drawing only deceives itself.
struct DrawingHash: Hashable, Sendable, CustomStringConvertible {
    private var number: UInt64 = 0

    init(of bytes: ArraySlice<UInt8>) {
        let span = bytes.span.bytes
        // Four hashes, because each multiplication waits for the one before it in the same hash.
        var (second, third, fourth) = (DrawingHash(), DrawingHash(), DrawingHash())
        let even = bytes.count & ~31
        for offset in stride(from: 0, to: even, by: 32) {
            absorb(span.word(at: offset))
            second.absorb(span.word(at: offset + 8))
            third.absorb(span.word(at: offset + 16))
            fourth.absorb(span.word(at: offset + 24))
        }
        for hash in [second, third, fourth] { absorb(hash.number) }
        let whole = bytes.count & ~7
        for offset in stride(from: even, to: whole, by: 8) { absorb(span.word(at: offset)) }
        let rest = bytes.suffix(bytes.count - whole)
        absorb(rest.reversed().reduce(0) { $0 << 8 | UInt64($1) })
        absorb(UInt64(bytes.count))
    }

    private init() {}

    var description: String { String(number, radix: 36) }

    /// Multiplies by the golden ratio, and folds the halves of the product, so that each bit of the
    /// word affects every bit of the hash.
    private mutating func absorb(_ word: UInt64) {
        let product = (number ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        number = product.high ^ product.low
    }
}
