/// The stream cipher ChaCha20 (RFC 8439, section 2.4).
///
/// Encryption and decryption are the same operation.
struct ChaCha20 {
    private var matrix: ChaChaMatrix

    /// Creates the cipher of a key and a nonce.
    ///
    /// Each pair may be used for one message only.
    init(key: CipherKey, nonce: (UInt32, UInt32, UInt32), counter: UInt32 = 0) {
        matrix = ChaChaMatrix(key: key, last: Quad(counter, nonce.0, nonce.1, nonce.2))
    }

    /// Returns the next 64 bytes of the stream.
    mutating func nextBlock() -> ChaChaMatrix {
        let mixed = matrix.mixed
        let block = ChaChaMatrix(
            a: mixed.a &+ matrix.a, b: mixed.b &+ matrix.b, c: mixed.c &+ matrix.c,
            d: mixed.d &+ matrix.d)
        matrix.d.x &+= 1
        return block
    }

    /// XORs bytes with the next bytes of the stream, and discards the rest of its last block.
    mutating func apply(to bytes: inout [UInt8]) {
        let count = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: (64 - count % 64) % 64))
        var span = bytes.mutableSpan
        var words = span.mutableBytes
        for start in stride(from: 0, to: words.byteCount, by: 64) {
            let block = nextBlock()
            words.combine(block.a, at: start)
            words.combine(block.b, at: start + 16)
            words.combine(block.c, at: start + 32)
            words.combine(block.d, at: start + 48)
        }
        bytes.removeLast(bytes.count - count)
    }
}
