/// The one-time authenticator Poly1305 (RFC 8439, section 2.5).
///
/// Each block of a message is a number of 17 bytes. The numbers are the coefficients of a
/// polynomial that is evaluated modulo 2¹³⁰ − 5.
struct Poly1305 {
    /// The value of the polynomial so far.
    private var value = Limbs()
    /// The point at which the polynomial is evaluated.
    private let point: Limbs
    /// The limbs of the point times five, because 2¹³⁰ is congruent to 5.
    private let fivefold: Limbs
    /// The number that is added to the value at the end.
    private let addend: UInt128

    /// Creates the authenticator of a key.
    ///
    /// Each key may be used for one message only.
    init(key: CipherKey) {
        let (low, high) = key.low.halves
        point = Limbs(low & 0x0FFF_FFFC_0FFF_FFFF, high & 0x0FFF_FFFC_0FFF_FFFC, marker: 0)
        fivefold = Limbs(
            a: point.a &* 5, b: point.b &* 5, c: point.c &* 5, d: point.d &* 5, e: point.e &* 5)
        addend = key.high.number
    }

    /// Adds bytes.
    ///
    /// - Parameter fillsLastBlock: Whether an incomplete last block is filled with zeros.
    ///   Otherwise, it ends the message.
    mutating func absorb(_ bytes: [UInt8], fillsLastBlock: Bool) {
        let whole = bytes.count & ~15
        let words = bytes.span.bytes
        for start in stride(from: 0, to: whole, by: 16) {
            let (low, high) = words.quad(at: start).halves
            absorb(Limbs(low, high, marker: 1))
        }
        guard whole < bytes.count else { return }
        // The marker follows the last byte of a block.
        var block = bytes[whole...] + (fillsLastBlock ? [] : [1])
        block += repeatElement(0, count: 16 - block.count)
        let (low, high) = block.span.bytes.quad(at: 0).halves
        absorb(Limbs(low, high, marker: fillsLastBlock ? 1 : 0))
    }

    /// Adds a block, and multiplies by the point.
    @inline(__always)
    private mutating func absorb(_ block: Limbs) {
        let sum = Limbs(
            a: value.a &+ block.a, b: value.b &+ block.b, c: value.c &+ block.c,
            d: value.d &+ block.d, e: value.e &+ block.e)
        let (p, f) = (point, fivefold)
        value.a = sum.products(p.a, f.e, f.d, f.c, f.b)
        value.b = sum.products(p.b, p.a, f.e, f.d, f.c)
        value.c = sum.products(p.c, p.b, p.a, f.e, f.d)
        value.d = sum.products(p.d, p.c, p.b, p.a, f.e)
        value.e = sum.products(p.e, p.d, p.c, p.b, p.a)
        value.carry()
    }

    /// Returns the tag, as a little-endian number.
    consuming func tag() -> UInt128 {
        value.reduce()
        return value.low128 &+ addend
    }
}

/// A number of 130 bits in five limbs of 26.
///
/// A sum of five products of limbs fits in 64 bits. No branch or memory access depends on a limb's
/// value.
private struct Limbs {
    var a: UInt64 = 0
    var b: UInt64 = 0
    var c: UInt64 = 0
    var d: UInt64 = 0
    var e: UInt64 = 0

    private static let mask: UInt64 = 0x3FF_FFFF
}

extension Limbs {
    /// Creates the number with these lower and upper 64 bits and a marker in bit 128.
    @inline(__always)
    init(_ low: UInt64, _ high: UInt64, marker: UInt64) {
        a = low & Self.mask
        b = low >> 26 & Self.mask
        c = (low >> 52 | high << 12) & Self.mask
        d = high >> 14 & Self.mask
        e = high >> 40 | marker << 24
    }

    /// Returns the sum of the products of the limbs and these factors.
    @inline(__always)
    func products(
        _ first: UInt64, _ second: UInt64, _ third: UInt64, _ fourth: UInt64, _ fifth: UInt64
    ) -> UInt64 {
        let sum = a &* first &+ b &* second
        return sum &+ c &* third &+ d &* fourth &+ e &* fifth
    }

    /// Carries the excess over 26 bits of each limb into the next one.
    ///
    /// The excess of the last limb is multiplied by five and added to the first. Afterwards, the
    /// second limb may exceed 26 bits slightly.
    @inline(__always)
    mutating func carry() {
        b &+= a >> 26
        c &+= b >> 26
        d &+= c >> 26
        e &+= d >> 26
        a = (a & Self.mask) &+ (e >> 26) &* 5
        b = (b & Self.mask) &+ (a >> 26)
        a &= Self.mask
        c &= Self.mask
        d &= Self.mask
        e &= Self.mask
    }

    /// Reduces the number modulo 2¹³⁰ − 5, so that it fits in the lower 128 bits.
    mutating func reduce() {
        // One if the number is at least 2¹³⁰ − 5, because adding five then reaches 2¹³⁰. The number
        // is never twice as large, because only the second limb may exceed 26 bits.
        var excess = (a &+ 5) >> 26
        excess = (b &+ excess) >> 26
        excess = (c &+ excess) >> 26
        excess = (d &+ excess) >> 26
        excess = (e &+ excess) >> 26
        a &+= excess &* 5
    }

    /// The lower 128 bits.
    var low128: UInt128 {
        var number = UInt128(e)
        for limb in [d, c, b, a] { number = number << 26 &+ UInt128(limb) }
        return number
    }
}
