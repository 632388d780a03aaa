/// The identifier of a session: 128 random bits, 22 characters in base64url.
package struct SessionID: Hashable, Sendable, LosslessStringConvertible {
    private let number: UInt128

    /// Creates a random identifier.
    package init() {
        var random = SystemRandomNumberGenerator()
        self.init(using: &random)
    }

    /// Creates an identifier from the given generator.
    package init(using random: inout some RandomNumberGenerator) {
        number = Quad(using: &random).number
    }

    /// Parses an identifier, or returns nil if the text is invalid.
    package init?(_ text: some StringProtocol) {
        guard text.utf8.count == 22, let bytes = Base64URL.decode(text) else { return nil }
        number = bytes.span.bytes.quad(at: 0).number
    }

    package init?(_ description: String) { self.init(description[...]) }

    package var description: String { Base64URL.encode(number.littleEndianBytes) }

    package static func == (first: SessionID, second: SessionID) -> Bool {
        first.number.isEqualInConstantTime(to: second.number)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
