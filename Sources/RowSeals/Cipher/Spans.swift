#if _endian(big)
    #error("The ciphers load words in the byte order of memory, which must be little-endian.")
#endif

// `unsafeLoadUnaligned` checks offsets. It is unsafe only for types with invalid bit patterns,
// which integers do not have.

struct EightWords: BitwiseCopyable {
    typealias Words = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)
    let words: Words
}

extension RawSpan {
    func bigEndianWord(at offset: Int) -> UInt32 {
        UInt32(bigEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    /// Returns the little-endian word of 64 bits at an offset.
    func word(at offset: Int) -> UInt64 {
        unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }

    /// Returns the eight little-endian words of 64 bits at an offset.
    func eightWords(at offset: Int) -> EightWords.Words {
        unsafeLoadUnaligned(fromByteOffset: offset, as: EightWords.self).words
    }

    /// Returns the four little-endian words at an offset.
    func quad(at offset: Int) -> Quad {
        unsafeLoadUnaligned(fromByteOffset: offset, as: Quad.self)
    }
}

extension MutableRawSpan {
    /// XORs the four little-endian words at an offset with others.
    mutating func combine(_ quad: Quad, at offset: Int) {
        let old = unsafeLoadUnaligned(fromByteOffset: offset, as: Quad.self)
        storeBytes(of: old ^ quad, toByteOffset: offset, as: Quad.self)
    }
}
