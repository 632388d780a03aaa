import PlainText

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

    /// Whether a name is valid in ASCII and unchanged by UTS #46: it has no capital letter, and no
    /// label with two hyphens at its third character, as Punycode has.
    private static func isPlain(_ text: String) -> Bool {
        let (dot, hyphen) = (UInt8(ascii: "."), UInt8(ascii: "-"))
        // The length of the label so far.
        var length = 0
        var last = dot
        for byte in text.utf8 {
            if byte == dot {
                guard 1...63 ~= length, last != hyphen else { return false }
                length = 0
            } else {
                guard
                    byte &- 97 < 26 || byte.isASCIIDigit
                        || byte == hyphen && length > 0 && (length != 3 || last != hyphen)
                else { return false }
                length += 1
            }
            last = byte
        }
        return 1...63 ~= length && last != hyphen && text.utf8.count <= 253
    }
}
