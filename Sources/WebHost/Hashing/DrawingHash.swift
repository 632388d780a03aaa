/// A number that tells drawings of a page apart.
///
/// It is the same in every process, and much faster than ``ContentHash``, because a page of many
/// rows has hundreds of kilobytes. It is no protection: a page that states the hash of another
/// drawing only deceives itself.
struct DrawingHash: Hashable, Sendable, CustomStringConvertible {
    private var number: UInt64 = 0

    init(of bytes: ArraySlice<UInt8>) {
        let span = bytes.span.bytes
        let whole = bytes.count & ~7
        for offset in stride(from: 0, to: whole, by: 8) { absorb(span.word(at: offset)) }
        let rest = bytes.suffix(bytes.count - whole)
        absorb(rest.reversed().reduce(0) { $0 << 8 | UInt64($1) })
        absorb(UInt64(bytes.count))
    }

    var description: String { String(number, radix: 36) }

    /// Multiplies by the golden ratio, and folds the halves of the product, so that each bit of the
    /// word affects every bit of the hash.
    private mutating func absorb(_ word: UInt64) {
        let product = (number ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        number = product.high ^ product.low
    }
}
