/// A nonce of 24 bytes, which is long enough to be chosen at random.
///
/// It turns ChaCha20-Poly1305 into XChaCha20-Poly1305 (draft-irtf-cfrg-xchacha-03): the key of the
/// message is derived from the first sixteen bytes, and the other eight are its nonce.
struct ExtendedNonce {
    let bytes: [UInt8]

    static let byteCount = 24

    /// Creates the nonce with these bytes, or returns nil if there are not 24 of them.
    init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.byteCount else { return nil }
        self.bytes = bytes
    }

    init(using random: inout some RandomNumberGenerator) {
        let words: [UInt64] = [random.next(), random.next(), random.next()]
        bytes = words.flatMap(\.littleEndianBytes)
    }

    func cipher(of key: CipherKey) -> ChaCha20Poly1305 {
        let span = bytes.span.bytes
        let end = span.quad(at: 8)
        return ChaCha20Poly1305(key: key.derived(by: span.quad(at: 0)), nonce: (0, end.z, end.w))
    }
}

extension CipherKey {
    /// Returns the key that is derived from this one and sixteen bytes (HChaCha20).
    func derived(by input: Quad) -> CipherKey {
        let mixed = ChaChaMatrix(key: self, last: input).mixed
        return CipherKey(low: mixed.a, high: mixed.d)
    }
}
