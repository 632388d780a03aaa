/// E-mail addresses as the HTML standard defines them for `<input type=email>`.
///
/// ```swift
/// EmailAddress.isValid("ada@bücher.example")  // true
/// EmailAddress.isValid("ada@example.com.")    // false: the last label is empty
/// ```
public enum EmailAddress {
    /// Whether a text is a valid address.
    ///
    /// The part before the `@` has one or more ASCII letters, digits and these signs:
    ///
    /// ```text
    /// .!#$%&'*+/=?^_`{|}~-
    /// ```
    ///
    /// The domain has labels of 1 to 63 ASCII letters, digits and inner hyphens. A domain that is
    /// not all ASCII is converted first, by UTS #46 with its checks of hyphens, direction and
    /// lengths, as browsers do; a last dot is not allowed. Nothing is trimmed.
    ///
    /// - Complexity: O(n)
    public static func isValid(_ text: String) -> Bool {
        guard let at = text.unicodeScalars.firstIndex(of: "@") else { return false }
        let user = text[..<at].utf8
        let domain = text[text.unicodeScalars.index(after: at)...]
        guard !user.isEmpty, user.allSatisfy(isUserByte) else { return false }
        guard !domain.utf8.allSatisfy({ $0 < 0x80 }) else { return isDomain(domain) }
        let checks: IDNA.Checks = [.hyphens, .direction, .lengths]
        guard let ascii = try? IDNA.toASCII(String(domain), checks: checks) else { return false }
        return isDomain(ascii[...])
    }

    private static func isUserByte(_ byte: UInt8) -> Bool {
        isLetterOrDigit(byte) || ".!#$%&'*+/=?^_`{|}~-".utf8.contains(byte)
    }

    private static func isDomain(_ domain: Substring) -> Bool {
        domain.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .allSatisfy(isLabel)
    }

    private static func isLabel(_ label: Substring.UTF8View) -> Bool {
        guard let first = label.first, isLetterOrDigit(first) else { return false }
        var last = first
        for byte in label {
            guard isLetterOrDigit(byte) || byte == UInt8(ascii: "-") else { return false }
            last = byte
        }
        return isLetterOrDigit(last) && label.count <= 63
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit
    }
}
