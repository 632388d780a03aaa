/// The treatment of scalars by `\b`.
enum WordBoundary {
    /// Whether a scalar belongs to a word.
    static func isInWord(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F: true
        case 0..<0x80: false
        default: Unicode.Scalar(scalar).map(ScalarProperty.word.holds) ?? false
        }
    }

    /// Whether a scalar only modifies the one before it.
    static func isIgnored(_ scalar: UInt32) -> Bool {
        guard scalar >= 0x80, let scalar = Unicode.Scalar(scalar) else { return false }
        let properties = scalar.properties
        return properties.isGraphemeExtend || properties.generalCategory == .format
    }
}
