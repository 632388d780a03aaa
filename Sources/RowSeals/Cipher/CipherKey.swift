/// A 256-bit key, which is never printed, so that it cannot appear in logs.
package struct CipherKey: Hashable, Sendable {
    /// The first sixteen bytes.
    let low: Quad
    /// The other sixteen bytes.
    let high: Quad

    static let byteCount = 32

    init(low: Quad, high: Quad) {
        self.low = low
        self.high = high
    }

    /// Creates the key with these bytes, or returns nil if there are not 32 of them.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.byteCount else { return nil }
        let span = bytes.span.bytes
        self.init(low: span.quad(at: 0), high: span.quad(at: 16))
    }

    package init(using random: inout some RandomNumberGenerator) {
        self.init(low: Quad(using: &random), high: Quad(using: &random))
    }
}

extension CipherKey: CustomStringConvertible, CustomReflectable {
    package var description: String { "CipherKey" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
