import TestRuns
import Testing

@testable import RowSeals

@Suite("Base64url")
struct Base64URLTests {
    @Test(
        "encodes as in RFC 4648, without padding",
        arguments: [
            ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"),
            ("fooba", "Zm9vYmE"), ("foobar", "Zm9vYmFy"),
        ])
    func published(bytes: String, text: String) {
        #expect(Base64URL.encode(Array(bytes.utf8)) == text)
        #expect(Base64URL.decode(text) == Array(bytes.utf8))
    }

    @Test("writes the last two digits so that URLs and attributes need no escaping")
    func lastDigits() {
        #expect(Base64URL.encode([0xFB, 0xFF, 0xBF]) == "-_-_")
        #expect(Base64URL.decode("-_-_") == [0xFB, 0xFF, 0xBF])
    }

    @Test(
        "rejects text that encodes no bytes",
        arguments: [
            "Zg==", "Zg=", "=", "Z", "Zm9vY",  // padding, and digits that are too few for a byte
            "Zh", "Zm9",  // bits behind the last byte
            "Zm9v\n", " Zm9v", "Zm 9v", "Zm+v", "Zm/v", "Zm9é", "Zm9v\0", "Ｚｍ９ｖ",
        ])
    func refused(text: String) {
        #expect(Base64URL.decode(text) == nil)
    }

    @Test("restores random bytes, and each text that it decodes")
    func random() {
        Runs.repeated(of: 20_000) { seed, random in
            let bytes = [UInt8](random: random.below(70), using: &random)
            #expect(Base64URL.decode(Base64URL.encode(bytes)) == bytes, "ROWKIT_SEED=\(seed)")
            let text = random.text(upTo: 6, of: ["A", "B", "g", "w", "Q", "9", "-", "_", "=", "+"])
            guard let read = Base64URL.decode(text) else { return }
            #expect(Base64URL.encode(read) == text, "ROWKIT_SEED=\(seed)")
        }
    }
}
