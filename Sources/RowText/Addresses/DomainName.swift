/// Domain names in hosts and e-mail addresses, in the form that the URL Standard calls a *valid
/// domain*.
enum DomainName {
    /// Returns the ASCII form of a domain name, or nil if it is not valid.
    ///
    /// In ASCII, each label has 1 to 63 letters, digits and inner hyphens, and the whole name has
    /// at most 253 characters. Other labels are converted by UTS #46 with all its checks. The last
    /// label is not a number.
    ///
    /// - Complexity: O(n)
    static func ascii(_ text: String) -> String? {
        let name = isPlain(text) ? text : try? IDNA.toASCII(text, checks: .all)
        guard let name, !IPv4Address.endsInNumber(name) else { return nil }
        return name
    }

    /// Whether a name is valid in ASCII, and UTS #46 leaves it as it is: it has no capital letter
    /// and no label with two hyphens at its third character, such as those in Punycode.
    private static func isPlain(_ text: String) -> Bool {
        var rest = text.utf8[...]
        while let dot = rest.firstIndex(of: UInt8(ascii: ".")) {
            guard isPlainLabel(rest[..<dot]) else { return false }
            rest = rest[rest.index(after: dot)...]
        }
        return isPlainLabel(rest) && text.utf8.count <= 253
    }

    private static func isPlainLabel(_ label: Substring.UTF8View) -> Bool {
        let hyphen = UInt8(ascii: "-")
        return (1...63).contains(label.count) && label.first != hyphen && label.last != hyphen
            && label.allSatisfy { $0 &- 97 < 26 || $0.isASCIIDigit || $0 == hyphen }
            && !label.dropFirst(2).starts(with: [hyphen, hyphen])
    }
}
