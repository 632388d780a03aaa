import Testing

@testable import RowSeals

@Suite("SHA-256")
struct SHA256Tests {
    @Test(
        "computes the hashes published by NIST",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                    + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
                "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
            ),
            (
                String(repeating: "a", count: 1_000_000),
                "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
            ),
        ])
    func published(text: String, hash: String) {
        #expect(SHA256.hash(Array(text.utf8)).hex == hash)
    }

    /// The expected value is from Python's `hashlib`.
    @Test("is correct at every length, however the last block is padded")
    func lengths() {
        let hashes = (0..<200).flatMap { SHA256.hash([UInt8](repeating: UInt8($0), count: $0)) }
        #expect(
            SHA256.hash(hashes).hex
                == "6f979b0f53f1f6efc88ce8829b3e9c0d7711e102a3cfe31394c5d6c3232047ad")
    }

    @Test("provides a short name that needs no escaping in a URL")
    func contentHash() {
        // The first sixteen bytes of the hash of "abc".
        let name = ContentHash(of: Array("abc".utf8)).description
        #expect(name == "ungWv48Bz-pBQUDeXa4iIw")
        #expect(Base64URL.decode(name)?.hex == "ba7816bf8f01cfea414140de5dae2223")
    }
}
