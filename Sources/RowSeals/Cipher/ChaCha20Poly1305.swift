/// Authenticated encryption by ChaCha20 and Poly1305 (RFC 8439, section 2.8).
struct ChaCha20Poly1305 {
    private let key: CipherKey
    private let nonce: (UInt32, UInt32, UInt32)

    /// The number of bytes of a tag, which follows the encrypted message.
    static let tagByteCount = 16

    /// Creates the cipher of a key and a nonce.
    ///
    /// Each pair may be used for one message only.
    init(key: CipherKey, nonce: (UInt32, UInt32, UInt32)) {
        self.key = key
        self.nonce = nonce
    }

    /// Returns the encrypted message and its tag, which authenticates the associated bytes as well.
    func seal(_ message: [UInt8], with associated: [UInt8]) -> [UInt8] {
        var (stream, authenticator) = parts
        var sealed = message
        stream.apply(to: &sealed)
        return sealed + authenticator.tag(of: sealed, with: associated).littleEndianBytes
    }

    /// Returns the decrypted message, or nil if the tag is invalid.
    ///
    /// Nothing is decrypted before the tag is verified. Tags are compared in constant time.
    func open(_ sealed: [UInt8], with associated: [UInt8]) -> [UInt8]? {
        guard sealed.count >= Self.tagByteCount else { return nil }
        var (stream, authenticator) = parts
        var message = Array(sealed.dropLast(Self.tagByteCount))
        let tag = sealed.span.bytes.quad(at: message.count).number
        guard authenticator.tag(of: message, with: associated).isEqualInConstantTime(to: tag)
        else { return nil }
        stream.apply(to: &message)
        return message
    }

    /// The stream after its first block, and the authenticator keyed with that block.
    private var parts: (stream: ChaCha20, authenticator: Poly1305) {
        var stream = ChaCha20(key: key, nonce: nonce)
        let block = stream.nextBlock()
        return (stream, Poly1305(key: CipherKey(low: block.a, high: block.b)))
    }
}

extension Poly1305 {
    /// Returns the tag of an encrypted message and its associated bytes.
    fileprivate mutating func tag(of message: [UInt8], with associated: [UInt8]) -> UInt128 {
        absorb(associated, fillsLastBlock: true)
        absorb(message, fillsLastBlock: true)
        let counts = [UInt64(associated.count), UInt64(message.count)]
        absorb(counts.flatMap(\.littleEndianBytes), fillsLastBlock: true)
        return tag()
    }
}
