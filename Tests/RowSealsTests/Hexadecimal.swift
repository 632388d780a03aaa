extension [UInt8] {
    /// The bytes of a text of hexadecimal digits, ignoring spaces and line breaks.
    init(hex text: String) {
        let digits = text.filter { !$0.isWhitespace }.map { UInt8($0.hexDigitValue ?? 0) }
        self = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    /// The hexadecimal digits of the bytes.
    var hex: String {
        reduce(into: "") { text, byte in
            text += String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }
    }

    /// Random bytes.
    init(random count: Int, using random: inout some RandomNumberGenerator) {
        self = (0..<count).map { _ in UInt8.random(in: 0...UInt8.max, using: &random) }
    }
}
