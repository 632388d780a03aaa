/// The hash function SHA-256 (FIPS 180-4, section 6.2).
package struct SHA256 {
    private var state: [UInt32] = [
        0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A,
        0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
    ]
    /// A word for each round, computed from the sixteen words of a block.
    private var schedule = [UInt32](repeating: 0, count: 64)

    /// The bytes that do not fill a block yet.
    private var rest: [UInt8] = []
    /// The number of bytes so far.
    private var size = 0

    package init() {}

    /// Returns the 32-byte hash of bytes.
    package static func hash(_ bytes: [UInt8]) -> [UInt8] {
        var hash = SHA256()
        hash.append(bytes[...])
        return hash.ended()
    }

    /// Appends bytes to those that are hashed.
    package mutating func append(_ bytes: ArraySlice<UInt8>) {
        size += bytes.count
        rest += bytes
        let end = rest.count - rest.count % 64
        guard end > 0 else { return }
        let blocks = rest
        rest = Array(blocks[end...])
        let span = blocks.span.bytes
        for start in stride(from: 0, to: end, by: 64) { absorb(span, at: start) }
    }

    /// Returns the 32-byte hash of all bytes.
    package consuming func ended() -> [UInt8] {
        // The message is followed by a one bit, zeros, and its length at the end of a block.
        let length = (UInt64(size) * 8).littleEndianBytes.reversed()
        append([0x80] + [UInt8](repeating: 0, count: (64 + 55 - size % 64) % 64) + length)
        return state.flatMap { $0.littleEndianBytes.reversed() }
    }

    /// Processes the block at an offset.
    private mutating func absorb(_ bytes: borrowing RawSpan, at start: Int) {
        for index in 0..<16 { schedule[index] = bytes.bigEndianWord(at: start + 4 * index) }
        for index in 16..<64 {
            let (early, late) = (schedule[index - 15], schedule[index - 2])
            let first = early.rotated(by: 7) ^ early.rotated(by: 18) ^ early >> 3
            let second = late.rotated(by: 17) ^ late.rotated(by: 19) ^ late >> 10
            schedule[index] =
                schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let mixedE = e.rotated(by: 6) ^ e.rotated(by: 11) ^ e.rotated(by: 25)
            let choice = e & f ^ ~e & g
            let first = h &+ mixedE &+ choice &+ Self.constants[index] &+ schedule[index]
            let mixedA = a.rotated(by: 2) ^ a.rotated(by: 13) ^ a.rotated(by: 22)
            let majority = a & b ^ a & c ^ b & c
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ mixedA &+ majority)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1,
        0x923F_82A4, 0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3,
        0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786,
        0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
        0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147,
        0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13,
        0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
        0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
        0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A,
        0x5B9C_CA4F, 0x682E_6FF3, 0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208,
        0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
    ]
}

extension UInt32 {
    /// Returns the bits rotated to the right.
    @inline(__always)
    fileprivate func rotated(by count: UInt32) -> UInt32 {
        self &>> count | self &<< (32 &- count)
    }
}
