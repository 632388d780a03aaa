/// Version 4 addresses as the URL standard reads them: up to four numbers, also octal and hex.
enum IPv4Address {
    /// Whether a domain's last label is a number, so that the domain must be an address.
    static func endsInNumber(_ domain: String) -> Bool {
        guard let last = labels(of: domain).last, !last.isEmpty else { return false }
        return last.allSatisfy(\.isASCIIDigit) || number(last) != nil
    }

    /// The address; nil if the text is none.
    static func value(of domain: String) -> UInt32? {
        let labels = labels(of: domain)
        let numbers = labels.compactMap(number)
        guard labels.count <= 4, numbers.count == labels.count, let last = numbers.last,
            numbers.dropLast().allSatisfy({ $0 < 256 }),
            last < 1 << (8 * (5 - numbers.count))
        else { return nil }
        let address = numbers.dropLast().enumerated().reduce(last) { sum, part in
            sum + part.element << (8 * (3 - part.offset))
        }
        return UInt32(address)
    }

    /// The labels without one last empty label.
    private static func labels(of domain: String) -> [Substring.UTF8View] {
        var labels = Substring(domain).utf8.split(
            separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        if labels.count > 1, labels.last?.isEmpty == true {
            labels.removeLast()
        }
        return labels
    }

    /// Reads a number, cut to 2^32 if it is beyond all addresses; nil if it is none.
    private static func number(_ text: Substring.UTF8View) -> Int? {
        guard let first = text.first else { return nil }
        var digits = text[...]
        var radix = 10
        if first == UInt8(ascii: "0"), text.count > 1 {
            let isHex = text.dropFirst().first?.lowercasedASCII == UInt8(ascii: "x")
            radix = isHex ? 16 : 8
            digits = text.dropFirst(isHex ? 2 : 1)
        }
        var number = 0
        for digit in digits {
            guard let value = digit.hexDigitValue, value < radix else { return nil }
            number = min(number * radix + value, 1 << 32)
        }
        return number
    }
}
