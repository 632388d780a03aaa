import PlainText

/// E-mail addresses as the HTML Standard defines them for `<input type=email>`, within the limits
/// of RFC 5321.
///
/// ```swift
/// EmailAddress.isValid("ada@bücher.example")  // true
/// EmailAddress.isValid("ada.@example.com")  // false: a dot before the @
/// EmailAddress.isValid("ada@localhost")  // false: no dot
/// EmailAddress.isValid("ada@localhost", allowsLocalDomains: true)  // true
/// ```
package enum EmailAddress {
    /// Whether a string is a valid e-mail address.
    ///
    /// The part before the `@` has 1 to 64 ASCII letters, digits and the signs below. A dot is
    /// allowed only between other characters.
    ///
    /// ```text
    /// .!#$%&'*+/=?^_`{|}~-
    /// ```
    ///
    /// The domain has at most 253 characters, in labels of 1 to 63 ASCII letters, digits and inner
    /// hyphens. A domain outside ASCII is first converted by UTS #46. The whole address then has at
    /// most 254 characters. Nothing is trimmed.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - allowsLocalDomains: Whether a domain may be a single label, such as `localhost`.
    /// - Complexity: O(n)
    package static func isValid(_ text: String, allowsLocalDomains: Bool = false) -> Bool {
        let scalars = text.unicodeScalars
        guard let at = scalars.firstIndex(of: "@") else { return false }
        let user = text[..<at].utf8
        let domain = text[scalars.index(after: at)...]
        guard isUser(user), let name = DomainName.ascii(String(domain)) else { return false }
        return user.count + 1 + name.utf8.count <= 254
            && (allowsLocalDomains || name.utf8.contains(UInt8(ascii: ".")))
    }

    private static func isUser(_ user: Substring.UTF8View) -> Bool {
        let dot = UInt8(ascii: ".")
        var isAfterDot = true
        for byte in user {
            guard byte == dot ? !isAfterDot : isUserByte(byte) else { return false }
            isAfterDot = byte == dot
        }
        return !isAfterDot && user.count <= 64
    }

    private static func isUserByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || "!#$%&'*+/=?^_`{|}~-".utf8.contains(byte)
    }
}
