import TestRuns
import Testing

@testable import RowText

@Suite("Punycode")
struct PunycodeTests {
    @Test(
        "The samples of RFC 3492 are encoded and decoded",
        arguments: [
            ("ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"),
            ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
            ("Pročprostěnemluvíčesky", "Proprostnemluvesky-uyb24dma41a"),
            ("3年B組金八先生", "3B-ww4c5e180e575a65lsy2b"),
            ("-> $1.00 <-", "-> $1.00 <--"),
            ("bücher", "bcher-kva"), ("", ""),
        ])
    func samples(text: String, encoded: String) {
        #expect(Punycode.encode(Array(text.unicodeScalars)) == encoded)
        #expect(Punycode.decode(encoded.utf8) == Array(text.unicodeScalars))
    }

    @Test(
        "Ill-formed text does not decode",
        arguments: ["abc-1", "é", "ls8h=", "99999999", "a-_", "zzzzzzzzzzzz", "ib9b"])
    func illFormed(text: String) {
        #expect(Punycode.decode(text.utf8) == nil)
    }

    @Test("Digits are decoded in either case")
    func upperCase() {
        #expect(Punycode.decode("bcher-KVA".utf8) == Array("bücher".unicodeScalars))
    }

    @Test("A label that is too long is neither encoded nor decoded")
    func limits() {
        #expect(Punycode.encode(Array(repeating: "ü", count: 1000)) != nil)
        #expect(Punycode.encode(Array(repeating: "ü", count: 1001)) == nil)
        #expect(Punycode.decode(Array(repeating: UInt8(ascii: "a"), count: 2001)) == nil)
    }

    @Test("Encoded text decodes to the same text")
    func roundTrip() {
        var generator = SeededGenerator(seed: Runs.seed)
        for run in 0..<Runs.count(of: 100_000) {
            let text = Array(generator.text(upTo: 20, of: meetingScalars).unicodeScalars)
            let decoded = Punycode.encode(text).flatMap { Punycode.decode($0.utf8) }
            #expect(decoded == text, "seed \(Runs.seed), run \(run)")
        }
    }
}
