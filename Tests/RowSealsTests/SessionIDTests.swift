import TestRuns
import Testing

@testable import RowSeals

@Suite("The identifier of a session")
struct SessionIDTests {
    @Test("differs each time, and can be read back")
    func unique() {
        let names = (0..<1_000).map { _ in SessionID() }
        #expect(Set(names).count == 1_000)
        for name in names {
            #expect(name.description.utf8.count == 22)
            #expect(SessionID(name.description) == name)
        }
    }

    @Test("holds 128 bits, each of which changes the identifier")
    func bits() throws {
        let zero = try #require(SessionID(String(repeating: "A", count: 22)))
        let names = try (0..<128).map { bit in
            var bytes = [UInt8](repeating: 0, count: 16)
            bytes[bit / 8] = 1 << (bit % 8)
            return try #require(SessionID(Base64URL.encode(bytes)))
        }
        #expect(Set(names + [zero]).count == 129)
        #expect(names.allSatisfy { $0 != zero })
    }

    @Test(
        "cannot be read from other text",
        arguments: [
            "", "A", String(repeating: "A", count: 21), String(repeating: "A", count: 23),
            String(repeating: "A", count: 24), String(repeating: "A", count: 21) + "B",
            String(repeating: "A", count: 21) + "=", "AAAAAAAAAA/AAAAAAAAAAA",
            "AAAAAAAAAA+AAAAAAAAAAA", "AAAAAAAAAA.AAAAAAAAAAA", "AAAAAAAAAA%AAAAAAAAAAA",
            "AAAAAAAAAAAAAAAAAAAAA\n", " AAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAé",
            String(repeating: "A", count: 10_000),
        ])
    func refused(text: String) {
        #expect(SessionID(text) == nil)
    }
}
