import Testing

@testable import RowSeals

@Suite("The hash of a drawing")
struct DrawingHashTests {
    /// The expected values are from a program in Python.
    @Test(
        "is the same in every process",
        arguments: [
            ("", "1kokxnb8x56o4"), ("abc", "8ai5d2hsjdpc"), ("<div></div>", "3dbo7lazjji2f"),
            (String(repeating: "a", count: 1_000), "4yr3xcys9yug"),
        ])
    func published(text: String, hash: String) {
        #expect(DrawingHash(of: Array(text.utf8)[...]).description == hash)
    }

    @Test("depends on every bit and on the length, at every length of the last word")
    func everyBit() {
        for count in [0, 1, 7, 8, 9, 31, 40, 63, 64, 65, 128, 150] {
            let bytes = (0..<count).map { UInt8($0) }
            var hashes: Set = [DrawingHash(of: bytes[...])]
            for bit in 0..<8 * count {
                var changed = bytes
                changed[bit / 8] ^= 1 << (bit % 8)
                hashes.insert(DrawingHash(of: changed[...]))
            }
            hashes.insert(DrawingHash(of: (bytes + [0])[...]))
            #expect(hashes.count == 8 * count + 2)
        }
    }

    @Test("of a part does not depend on where the part begins")
    func parts() {
        let bytes = Array("0123456789abcdefghijk".utf8)
        for start in bytes.indices {
            #expect(
                DrawingHash(of: bytes[start...]) == DrawingHash(of: Array(bytes[start...])[...]))
        }
    }
}
