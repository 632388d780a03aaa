/// 64 bytes that are compared at once.
struct ByteBlock {
    /// The number of bytes.
    static let count = 64
    /// A comparison of each byte.
    typealias Mask = SIMDMask<SIMD64<Int8>>

    private let bytes: SIMD64<UInt8>

    /// Loads a block, which must lie within the buffer.
    @inline(__always)
    init(_ buffer: UnsafeRawBufferPointer, at place: Int) {
        bytes = buffer.loadUnaligned(fromByteOffset: place, as: SIMD64<UInt8>.self)
    }

    /// Returns a mask of the bytes that equal the given byte.
    @inline(__always)
    func equals(_ byte: UInt8) -> Mask { bytes .== SIMD64(repeating: byte) }

    /// Whether a mask contains no byte.
    @inline(__always)
    static func isEmpty(_ mask: Mask) -> Bool {
        let lanes = unsafeBitCast(mask, to: SIMD8<UInt64>.self)
        let half = lanes.lowHalf | lanes.highHalf
        let quarter = half.lowHalf | half.highHalf
        return quarter[0] | quarter[1] == 0
    }

    /// Returns the mask with one bit per byte.
    ///
    /// The lowest bit is for the first byte.
    @inline(__always)
    static func bits(_ mask: Mask) -> UInt64 {
        let lanes = unsafeBitCast(mask, to: SIMD8<UInt64>.self)
        var bits: UInt64 = 0
        for lane in 0..<8 {
            bits |= EightBytes(lanes[lane].littleEndian).highBits &<< UInt64(8 * lane)
        }
        return bits
    }
}

/// Eight bytes in a word.
///
/// The lowest byte is the first.
struct EightBytes {
    private(set) var word: UInt64

    @inline(__always)
    init(_ word: UInt64) { self.word = word }

    /// The highest bit of each byte.
    ///
    /// The lowest bit is for the first byte.
    @inline(__always)
    var highBits: UInt64 {
        // The product moves the bits side by side to the top.
        (((word &>> 7) & Self.ones) &* 0x0102_0408_1020_4080) &>> 56
    }

    /// Converts ASCII letters to lower case.
    @inline(__always)
    mutating func lowercaseASCII() { word |= ascii(in: 0x41...0x5A) &>> 2 }

    /// Marks, by their highest bits, lowercase ASCII letters, digits, and bytes outside ASCII other
    /// than `end`.
    @inline(__always)
    func lettersAndDigits(except end: UInt8) -> EightBytes {
        let isEnd = bytes(in: end & 0x7F...end & 0x7F) & word
        return EightBytes(
            ascii(in: 0x61...0x7A) | ascii(in: 0x30...0x39) | (word & Self.highs & ~isEnd))
    }

    /// Marks the ASCII bytes in a range by their highest bits.
    @inline(__always)
    private func ascii(in range: ClosedRange<UInt8>) -> UInt64 { bytes(in: range) & ~word }

    /// Marks, by their highest bits, the bytes whose lower seven bits are in a range.
    @inline(__always)
    private func bytes(in range: ClosedRange<UInt8>) -> UInt64 {
        let low = word & ~Self.highs
        let isAbove = low &+ Self.ones &* UInt64(0x80 - range.lowerBound)
        let isBeyond = low &+ Self.ones &* UInt64(0x7F - range.upperBound)
        return isAbove & ~isBeyond & Self.highs
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highs: UInt64 = 0x8080_8080_8080_8080
}
