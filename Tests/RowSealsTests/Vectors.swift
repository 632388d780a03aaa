@testable import RowSeals

/// Texts and keys that several published vectors share.
enum Vectors {
    /// The bytes 0x00 to 0x1F.
    static let countingKey = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
    /// The bytes 0x80 to 0x9F.
    static let highKey = "808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f"
    /// The key of the vectors with a poem.
    static let poemKey = "1c9240a5eb55d38af333888604f6b5f0473917c1402b80099dca5cbc207075c0"

    static let sunscreen = """
        Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the \
        future, sunscreen would be it.
        """
    static let poem = """
        'Twas brillig, and the slithy toves
        Did gyre and gimble in the wabe:
        All mimsy were the borogoves,
        And the mome raths outgrabe.
        """
    static let submission = """
        Any submission to the IETF intended by the Contributor for publication as all or part of \
        an IETF Internet-Draft or RFC and any statement made within the context of an IETF \
        activity is considered an "IETF Contribution". Such statements include oral statements in \
        IETF sessions, as well as written and electronic communications made at any time or \
        place, which are addressed to
        """
    static let drafts = """
        Internet-Drafts are draft documents valid for a maximum of six months and may be updated, \
        replaced, or obsoleted by other documents at any time. It is inappropriate to use \
        Internet-Drafts as reference material or to cite them other than as /“work in progress./”
        """
}

extension CipherKey {
    /// Creates a key from hexadecimal digits; other texts result in a key of zeros.
    init(hex: String) {
        let zeros = Quad(0, 0, 0, 0)
        self = CipherKey([UInt8](hex: hex)) ?? CipherKey(low: zeros, high: zeros)
    }

    var bytes: [UInt8] {
        low.number.littleEndianBytes + high.number.littleEndianBytes
    }
}

extension ChaCha20 {
    /// Creates the cipher for a nonce of twelve bytes.
    init(key: String, nonce: String, counter: UInt32) {
        self.init(key: CipherKey(hex: key), nonce: words(nonce), counter: counter)
    }
}

extension ChaCha20Poly1305 {
    init(key: String, nonce: String) {
        self.init(key: CipherKey(hex: key), nonce: words(nonce))
    }
}

/// The three words of a nonce of twelve bytes.
private func words(_ hex: String) -> (UInt32, UInt32, UInt32) {
    let bytes = [UInt8](hex: hex) + [0, 0, 0, 0]
    let quad = bytes.span.bytes.quad(at: 0)
    return (quad.x, quad.y, quad.z)
}
