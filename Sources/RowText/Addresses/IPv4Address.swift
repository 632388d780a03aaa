import PlainText

/// IPv4 addresses in the form that the URL Standard allows.
enum IPv4Address {
    /// Whether a string is four decimal numbers up to 255, without leading zeros.
    static func isValid(_ text: Substring) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count == 4
            && parts.allSatisfy { part in
                (1...3).contains(part.count) && part.allSatisfy(\.isASCIIDigit)
                    && (part.count == 1 || part.first != UInt8(ascii: "0"))
                    && part.reduce(0) { $0 * 10 + Int($1) - 48 } < 256
            }
    }

    /// Whether the last label of an ASCII domain is a number, decimal or hexadecimal.
    ///
    /// The standard treats such a domain as an IPv4 address.
    static func endsInNumber(_ domain: String) -> Bool {
        let label = domain.utf8.reversed().prefix { $0 != UInt8(ascii: ".") }.reversed()
        return label.starts(with: "0x".utf8)
            ? label.dropFirst(2).allSatisfy { $0.hexDigitValue != nil }
            : !label.isEmpty && label.allSatisfy(\.isASCIIDigit)
    }
}
