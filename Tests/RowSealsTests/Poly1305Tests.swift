import Testing

@testable import RowSeals

@Suite("Poly1305")
struct Poly1305Tests {
    @Test("computes the tags of RFC 8439, sections 2.5.2 and A.3", arguments: Tag.published)
    func published(vector: Tag) {
        var authenticator = Poly1305(key: CipherKey(hex: vector.key))
        authenticator.absorb(vector.message, fillsLastBlock: false)
        #expect(authenticator.tag().littleEndianBytes.hex == vector.tag)
    }

    @Test(
        "gets its key from a stream as in RFC 8439, sections 2.6.2 and A.4",
        arguments: [
            (
                Vectors.highKey, "000000000001020304050607",
                "8ad5a08b905f81cc815040274ab29471a833b637e3fd0da508dbb8e2fdd1a646"
            ),
            (
                String(repeating: "00", count: 32), "000000000000000000000000",
                "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
            ),
            (
                String(repeating: "00", count: 31) + "01", "000000000000000000000002",
                "ecfa254f845f647473d3cb140da9e87606cb33066c447b87bc2666dde3fbb739"
            ),
            (
                Vectors.poemKey, "000000000000000000000002",
                "965e3bc6f9ec7ed9560808f4d229f94b137ff275ca9b3fcbdd59deaad23310ae"
            ),
        ])
    func key(key: String, nonce: String, bytes: String) {
        var stream = ChaCha20(key: key, nonce: nonce, counter: 0)
        let block = stream.nextBlock()
        #expect(CipherKey(low: block.a, high: block.b).bytes.hex == bytes)
    }

    @Test("computes the same tag for a message in parts of whole blocks")
    func parts() {
        let message = Array(Vectors.submission.utf8)
        let key = CipherKey(hex: Vectors.poemKey)
        var whole = Poly1305(key: key)
        whole.absorb(message, fillsLastBlock: false)
        let tag = whole.tag()
        for end in stride(from: 0, through: message.count, by: 16) {
            var parts = Poly1305(key: key)
            parts.absorb(Array(message[..<end]), fillsLastBlock: false)
            parts.absorb(Array(message[end...]), fillsLastBlock: false)
            #expect(parts.tag() == tag)
        }
    }

    @Test("pads a block with zeros if requested")
    func filling() {
        let key = CipherKey(hex: Vectors.poemKey)
        for count in 1...33 {
            let bytes = [UInt8](repeating: 7, count: count)
            var filled = Poly1305(key: key)
            filled.absorb(bytes, fillsLastBlock: true)
            var whole = Poly1305(key: key)
            whole.absorb(
                bytes + repeatElement(0, count: (48 - count) % 16), fillsLastBlock: false)
            #expect(filled.tag() == whole.tag())
        }
    }
}

struct Tag: Sendable {
    let key: String
    let message: [UInt8]
    let tag: String

    private init(_ key: String, _ message: [UInt8], _ tag: String) {
        self.key = key
        self.message = message
        self.tag = tag
    }

    private static let zeros = String(repeating: "0", count: 32)
    private static let ones = String(repeating: "f", count: 32)
    private static let one = "01000000000000000000000000000000"
    private static let two = "02000000000000000000000000000000"
    private static let far = "01000000000000000400000000000000"
    private static let submissionKey = "36e5f6b5c5e06070f0efca96227a863e"

    static let published = [
        Tag(
            "85d6be7857556d337f4452fe42d506a80103808afb0db2fd4abff6af4149f51b",
            Array("Cryptographic Forum Research Group".utf8), "a8061dc1305136c6c22b8baf0c0127a9"),
        Tag(zeros + zeros, [UInt8](repeating: 0, count: 64), zeros),
        Tag(zeros + submissionKey, Array(Vectors.submission.utf8), submissionKey),
        Tag(
            submissionKey + zeros, Array(Vectors.submission.utf8),
            "f3477e7cd95417af89a6b8794c310cf0"),
        Tag(Vectors.poemKey, Array(Vectors.poem.utf8), "4541669a7eaaee61e708dc7cbcc5eb62"),
        // The sums and products with the longest carries.
        Tag(two + zeros, [UInt8](hex: ones), "03000000000000000000000000000000"),
        Tag(two + ones, [UInt8](hex: two), "03000000000000000000000000000000"),
        Tag(
            one + zeros,
            [UInt8](hex: ones + "f0ffffffffffffffffffffffffffffff" + "11" + zeros.dropLast(2)),
            "05000000000000000000000000000000"),
        Tag(
            one + zeros,
            [UInt8](
                hex: ones + "fbfefefefefefefefefefefefefefefe"
                    + "01010101010101010101010101010101"),
            zeros),
        Tag(
            two + zeros, [UInt8](hex: "fdffffffffffffffffffffffffffffff"),
            "faffffffffffffffffffffffffffffff"),
        Tag(
            far + zeros,
            [UInt8](
                hex: "e33594d7505e43b900000000000000003394d7505e4379cd0100000000000000" + zeros
                    + one),
            "14000000000000005500000000000000"),
        Tag(
            far + zeros,
            [UInt8](
                hex: "e33594d7505e43b900000000000000003394d7505e4379cd0100000000000000" + zeros),
            "13000000000000000000000000000000"),
    ]
}
