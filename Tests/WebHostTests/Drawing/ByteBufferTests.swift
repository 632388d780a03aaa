import Testing

@testable import WebHost

@Suite("A byte buffer")
struct ByteBufferTests {
    @Test("contains what was appended, in any lengths", arguments: [0, 1, 7, 4096])
    func appends(capacity: Int) throws {
        var buffer = ByteBuffer(capacity: capacity)
        var expected: [UInt8] = []
        for length in Array(0..<100) + [5_000] {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &+ length) }
            buffer.append(bytes)
            buffer.append(bytes.lazy.map { $0 &+ 1 })
            buffer.append("literal")
            buffer.append(0)
            expected += bytes + bytes.map { $0 &+ 1 } + Array("literal".utf8) + [0]
            try #require(buffer.count == expected.count)
        }
        #expect(Array(buffer[0...]) == expected)
        #expect(Array(buffer[1_000...]) == Array(expected[1_000...]))
        #expect(buffer.bytes == expected)
    }

    @Test("can be continued after its bytes were read")
    func isContinued() {
        var buffer = ByteBuffer(capacity: 8)
        buffer.append("one")
        let one = buffer.bytes
        let copy = buffer
        buffer.append(" two")
        #expect(one == Array("one".utf8))
        #expect(Array(copy[0...]) == one)
        #expect(buffer.bytes == Array("one two".utf8))
    }

    @Test("has no bytes before any were appended", arguments: [0, 16])
    func isEmpty(capacity: Int) {
        var buffer = ByteBuffer(capacity: capacity)
        buffer.append([UInt8]())
        buffer.append("")
        #expect(buffer.bytes.isEmpty)
        #expect(buffer.count == 0)
    }
}
