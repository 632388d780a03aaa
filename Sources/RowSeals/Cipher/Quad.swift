/// Four words of 32 bits.
struct Quad: Hashable, Sendable, BitwiseCopyable {
    var x: UInt32
    var y: UInt32
    var z: UInt32
    var w: UInt32

    init(_ x: UInt32, _ y: UInt32, _ z: UInt32, _ w: UInt32) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
    }

    /// Creates four random words.
    init(using random: inout some RandomNumberGenerator) {
        self.init(random.next(), random.next(), random.next(), random.next())
    }

    /// The first two words and the last two, as numbers.
    var halves: (low: UInt64, high: UInt64) {
        (UInt64(x) | UInt64(y) << 32, UInt64(z) | UInt64(w) << 32)
    }

    /// The words as one number, with the first word least significant.
    var number: UInt128 {
        UInt128(halves.high) << 64 | UInt128(halves.low)
    }

    static func &+ (first: Quad, second: Quad) -> Quad {
        Quad(
            first.x &+ second.x, first.y &+ second.y, first.z &+ second.z, first.w &+ second.w)
    }

    static func ^ (first: Quad, second: Quad) -> Quad {
        Quad(first.x ^ second.x, first.y ^ second.y, first.z ^ second.z, first.w ^ second.w)
    }
}
