import RowSeals
import Testing

@testable import WebHost

@Suite("The keys of a server")
struct SealKeysTests {
    /// The bytes 0x00 to 0x1F.
    private static let first = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="
    /// 32 bytes, with every digit that the two alphabets write differently.
    private static let second = "++++////++++////++++////++++////++++////+/8="

    private static func keys(_ secret: String) throws -> [CipherKey] {
        try SealKeys(environment: ["ROWS_SECRET": secret]).all
    }

    @Test("are read from the environment; the first one seals, and the others only open")
    func severalKeys() throws {
        let keys = try SealKeys(environment: ["ROWS_SECRET": "\(Self.first),\(Self.second)"])
        let part: [UInt8] = [0xFB, 0xEF, 0xBE, 0xFF, 0xFF, 0xFF]
        let second: [UInt8] = (0..<5).flatMap { _ in part } + [0xFB, 0xFF]
        #expect(keys.all == [CipherKey(Array(0..<32)), CipherKey(second)])
        #expect(!keys.areTemporary)
    }

    @Test(
        "may be separated by commas, spaces and line breaks",
        arguments: [
            "A,B", "A B", "A\nB", "A\r\nB\r\n", " A , B ", "A,,B,", "\tA\n\n,B",
        ])
    func separators(pattern: String) throws {
        let secret = pattern.replacing("A", with: "1").replacing("B", with: "2")
            .replacing("1", with: Self.first).replacing("2", with: Self.second)
        #expect(try Self.keys(secret) == Self.keys("\(Self.first) \(Self.second)"))
    }

    @Test("may be written without padding, and in the URL-safe alphabet")
    func alphabets() throws {
        let plain = Self.second.replacing("=", with: "")
        let keys = try Self.keys(Self.second)
        #expect(try Self.keys(plain) == keys)
        #expect(try Self.keys(plain.replacing("+", with: "-").replacing("/", with: "_")) == keys)
    }

    @Test("are generated if the variable is not set, differently each time")
    func ownKeys() throws {
        let (keys, others) = (try SealKeys(environment: [:]), try SealKeys(environment: [:]))
        #expect(keys.areTemporary)
        #expect(keys.all.count == 1)
        #expect(keys.all != others.all)
    }

    @Test(
        "are rejected with the error, and with instructions for generating a key",
        arguments: [
            ("", "there is no key"),
            (" , \n", "there is no key"),
            ("AAECAwQFBgcICQoLDA0ODw==", "key 1 has 16 bytes"),
            ("\(first) AAEC", "key 2 has 3 bytes"),
            ("\(first),\(first)A", "key 2 is not base64"),
            ("\"\(first)\"", "key 1 is not base64"),
            ("'\(first)'", "key 1 is not base64"),
            ("\(first)=", "key 1 is not base64"),
            ("AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh9=", "key 1 is not base64"),
            ("a secret", "key 1 is not base64"),
            (String(repeating: "00112233", count: 8), "key 1 is hexadecimal"),
        ])
    func refused(secret: String, found: String) {
        let message = """
            ROWS_SECRET: \(found); a key is 32 random bytes in base64. \
            Make one with: head -c 32 /dev/urandom | base64
            """
        let error = #expect(throws: SealKeyError.self) { try Self.keys(secret) }
        #expect(error?.description == message)
    }

    @Test("are named in errors as the caller names them")
    func name() {
        let error = #expect(throws: SealKeyError.self) {
            try SealKeys(secret: "AAEC", name: "the vault")
        }
        #expect(error?.description.hasPrefix("the vault: key 1 has 3 bytes; ") == true)
    }

    @Test("print nothing of a key")
    func hidden() throws {
        let keys = try SealKeys(secret: Self.first)
        var dumped = ""
        dump(keys, to: &dumped)
        for text in [dumped, "\(keys)", String(reflecting: keys)] {
            #expect(!text.contains("50462976"))  // 0x03020100, the first word
        }
    }
}
