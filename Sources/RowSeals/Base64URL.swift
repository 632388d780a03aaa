/// Base64url without padding, which needs no escaping in URLs, attributes and file names (RFC 4648,
/// section 5).
package enum Base64URL {
    private static let digits = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    /// The value of each byte as a digit, or 64 if it is not one.
    private static let values = (0...UInt8.max).map { byte in
        digits.firstIndex(of: byte).map(UInt8.init) ?? 64
    }

    package static func encode(_ bytes: [UInt8]) -> String {
        let digits = digits
        let padded = bytes + repeatElement(0, count: (3 - bytes.count % 3) % 3)
        var text: [UInt8] = []
        text.reserveCapacity(padded.count / 3 * 4)
        for start in stride(from: 0, to: padded.count, by: 3) {
            let (a, b, c) = (padded[start], padded[start + 1], padded[start + 2])
            let second: UInt8 = a << 4 & 63 | b >> 4
            let third: UInt8 = b << 2 & 63 | c >> 6
            text.append(digits[Int(a >> 2)])
            text.append(digits[Int(second)])
            text.append(digits[Int(third)])
            text.append(digits[Int(c & 63)])
        }
        return String(decoding: text.prefix((bytes.count * 4 + 2) / 3), as: UTF8.self)
    }

    /// Returns the decoded bytes, or nil if ``encode(_:)`` never produces this text.
    package static func decode(_ text: some StringProtocol) -> [UInt8]? {
        let values = values
        var digits = Array(text.utf8)
        let count = digits.count
        guard count % 4 != 1 else { return nil }
        digits += repeatElement(Self.digits[0], count: (4 - count % 4) % 4)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(digits.count / 4 * 3)
        var seen: UInt8 = 0
        for start in stride(from: 0, to: digits.count, by: 4) {
            let (a, b) = (values[Int(digits[start])], values[Int(digits[start + 1])])
            let (c, d) = (values[Int(digits[start + 2])], values[Int(digits[start + 3])])
            seen |= a | b | c | d
            bytes.append(a << 2 | b >> 4)
            bytes.append(b << 4 | c >> 2)
            bytes.append(c << 6 | d)
        }
        // The unused bits of the last digit must be zero.
        guard seen < 64, bytes[(count * 3 / 4)...].allSatisfy({ $0 == 0 }) else { return nil }
        return Array(bytes.prefix(count * 3 / 4))
    }
}
