import TestRuns
import Testing

@testable import RowSeals

@Suite("ChaCha20-Poly1305")
struct AuthenticatedCipherTests {
    private static let associated = [UInt8](hex: "50515253c0c1c2c3c4c5c6c7")

    @Test("seals as in RFC 8439, section 2.8.2")
    func published() {
        let cipher = ChaCha20Poly1305(key: Vectors.highKey, nonce: "070000004041424344454647")
        let message = Array(Vectors.sunscreen.utf8)
        let sealed = cipher.seal(message, with: Self.associated)
        #expect(
            sealed
                == [UInt8](
                    hex: """
                        d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d6
                        3dbea45e8ca9671282fafb69da92728b1a71de0a9e060b2905d6a5b67ecd3b36
                        92ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc
                        3ff4def08e4b7a9de576d26586cec64b6116
                        1ae10b594f09e26a7e902ecbd0600691
                        """))
        #expect(cipher.open(sealed, with: Self.associated) == message)
    }

    @Test("opens the message of RFC 8439, section A.5")
    func publishedOpening() {
        let cipher = ChaCha20Poly1305(key: Vectors.poemKey, nonce: "000000000102030405060708")
        let sealed = [UInt8](
            hex: """
                64a0861575861af460f062c79be643bd5e805cfd345cf389f108670ac76c8cb2
                4c6cfc18755d43eea09ee94e382d26b0bdb7b73c321b0100d4f03b7f355894cf
                332f830e710b97ce98c8a84abd0b948114ad176e008d33bd60f982b1ff37c855
                9797a06ef4f0ef61c186324e2b3506383606907b6a7c02b0f9f6157b53c867e4
                b9166c767b804d46a59b5216cde7a4e99040c5a40433225ee282a1b0a06c523e
                af4534d7f83fa1155b0047718cbc546a0d072b04b3564eea1b422273f548271a
                0bb2316053fa76991955ebd63159434ecebb4e466dae5a1073a6727627097a10
                49e617d91d361094fa68f0ff77987130305beaba2eda04df997b714d6c6f2c29
                a6ad5cb4022b02709b
                eead9d67890cbb22392336fea1851f38
                """)
        let message = cipher.open(sealed, with: [UInt8](hex: "f33388860000000000004e91"))
        #expect(message == Array(Vectors.drafts.utf8))
    }

    @Test("seals with a nonce of 24 bytes as in the draft of XChaCha, section A.3.1")
    func publishedExtended() throws {
        let bytes = [UInt8](hex: "404142434445464748494a4b4c4d4e4f5051525354555657")
        let nonce = try #require(ExtendedNonce(bytes))
        let cipher = nonce.cipher(of: CipherKey(hex: Vectors.highKey))
        #expect(
            cipher.seal(Array(Vectors.sunscreen.utf8), with: Self.associated)
                == [UInt8](
                    hex: """
                        bd6d179d3e83d43b9576579493c0e939572a1700252bfaccbed2902c21396cbb
                        731c7f1b0b4aa6440bf3a82f4eda7e39ae64c6708c54c216cb96b72e1213b452
                        2f8c9ba40db5d945b11b69b982c1bb9e3f3fac2bc369488f76b2383565d3fff9
                        21f9664c97637da9768812f615c68b13b52e
                        c0875924c1c7987947deafd8780acf49
                        """))
    }

    @Test("opens what it sealed, at every length")
    func lengths() {
        var random = SeededGenerator(seed: Runs.seed)
        for count in 0...200 {
            let cipher = ExtendedNonce(using: &random).cipher(of: CipherKey(using: &random))
            let message = [UInt8](random: count, using: &random)
            let associated = [UInt8](random: random.below(40), using: &random)
            let sealed = cipher.seal(message, with: associated)
            #expect(sealed.count == count + 16)
            #expect(cipher.open(sealed, with: associated) == message, "ROWKIT_SEED=\(Runs.seed)")
        }
    }

    @Test("rejects a message if any single bit is changed")
    func flippedBits() {
        let cipher = ChaCha20Poly1305(key: Vectors.highKey, nonce: "070000004041424344454647")
        let message = Array("seventeen letters".utf8)
        let sealed = cipher.seal(message, with: Self.associated)
        for bit in 0..<sealed.count * 8 {
            var flipped = sealed
            flipped[bit / 8] ^= 1 << (bit % 8)
            #expect(cipher.open(flipped, with: Self.associated) == nil)
        }
        for bit in 0..<Self.associated.count * 8 {
            var flipped = Self.associated
            flipped[bit / 8] ^= 1 << (bit % 8)
            #expect(cipher.open(sealed, with: flipped) == nil)
        }
    }

    @Test("rejects a message that was cut, extended, or divided differently")
    func otherLengths() {
        let cipher = ChaCha20Poly1305(key: Vectors.highKey, nonce: "070000004041424344454647")
        let sealed = cipher.seal([1, 2, 3], with: [0])
        for count in 0..<sealed.count {
            #expect(cipher.open(Array(sealed.prefix(count)), with: [0]) == nil)
            #expect(cipher.open(Array(sealed.suffix(count)), with: [0]) == nil)
        }
        #expect(cipher.open(sealed + [0], with: [0]) == nil)
        #expect(cipher.open([0] + sealed, with: [0]) == nil)
        // Both are padded to the same blocks.
        #expect(cipher.open(sealed, with: []) == nil)
        #expect(cipher.open(sealed, with: [0, 0]) == nil)
    }
}
