/// Version 6 addresses as the URL standard reads them, without the brackets and without a zone.
enum IPv6Address {
    /// The eight parts of an address; nil if the text is none.
    static func parts(of text: ArraySlice<UInt8>) -> [UInt16]? {
        var rest = text
        var parts: [UInt16] = []
        var gap: Int?
        if rest.first == UInt8(ascii: ":") {
            guard rest.starts(with: "::".utf8) else { return nil }
            rest = rest.dropFirst(2)
            gap = 0
        }
        while !rest.isEmpty {
            guard parts.count < 8 else { return nil }
            if rest.first == UInt8(ascii: ":") {
                guard gap == nil else { return nil }
                rest = rest.dropFirst()
                gap = parts.count
                continue
            }
            let digits = rest.prefix(4).prefix { $0.hexDigitValue != nil }
            let next = rest.dropFirst(digits.count)
            if next.first == UInt8(ascii: ".") {
                guard let last = dottedParts(rest), parts.count <= 6 else { return nil }
                parts += last
                break
            }
            parts.append(
                digits.reduce(0) { $0 << 4 | UInt16(truncatingIfNeeded: $1.hexDigitValue ?? 0) })
            rest = next
            if let separator = rest.popFirst() {
                guard separator == UInt8(ascii: ":"), !rest.isEmpty else { return nil }
            }
        }
        guard let gap else { return parts.count == 8 ? parts : nil }
        guard parts.count < 8 else { return nil }
        let zeros = [UInt16](repeating: 0, count: 8 - parts.count)
        return parts[..<gap] + zeros + parts[gap...]
    }

    /// The two parts that a version 4 address at the end makes: exactly four decimal numbers.
    private static func dottedParts(_ text: ArraySlice<UInt8>) -> [UInt16]? {
        let labels = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        var numbers: [UInt16] = []
        for label in labels {
            guard (1...3).contains(label.count), label.allSatisfy(\.isASCIIDigit),
                label.count == 1 || label.first != UInt8(ascii: "0")
            else { return nil }
            numbers.append(label.reduce(0) { $0 * 10 + UInt16($1) - 48 })
        }
        guard numbers.count == 4, numbers.allSatisfy({ $0 < 256 }) else { return nil }
        return [numbers[0] << 8 | numbers[1], numbers[2] << 8 | numbers[3]]
    }
}
