/// Web addresses: absolute URLs in the form that the URL Standard allows.
///
/// ```swift
/// WebAddress.isValid("https://example.com/a%20b")  // true
/// WebAddress.isValid("https://example.com/a b")  // false: a space
/// WebAddress.isValid("mailto:ada@example.com")  // false: the scheme
/// WebAddress.isValid("example.com/path")  // false: no protocol
/// WebAddress.isValid("example.com/path", requiresProtocol: false)  // true
/// ```
package enum WebAddress {
    /// Whether a string is a valid web address.
    ///
    /// - Parameters:
    ///   - text: The text, from which nothing is trimmed.
    ///   - schemes: The allowed schemes in any case, without colons. An empty set allows every
    ///     scheme.
    ///   - requiresProtocol: Whether the text must begin with a scheme. Otherwise, a string without
    ///     one is valid if it is valid after `https://`, its host is an IP address, `localhost` or
    ///     a name with a dot, and `schemes` allows `http` or `https`.
    /// - Complexity: O(n)
    package static func isValid(
        _ text: String, schemes: Set<String> = ["http", "https"], requiresProtocol: Bool = true
    ) -> Bool {
        func allows(_ scheme: String) -> Bool {
            schemes.isEmpty || schemes.contains(scheme)
                || schemes.contains { $0.lowercased() == scheme }
        }
        if let url = AbsoluteURL(text), allows(url.scheme) { return true }
        guard !requiresProtocol, allows("https") || allows("http"),
            let url = AbsoluteURL("https://" + text)
        else { return false }
        return isPublic(url.host)
    }

    /// Whether a string is a scheme, such as `https`.
    package static func isScheme(_ text: String) -> Bool {
        AbsoluteURL.isScheme(text[...])
    }

    /// Whether a host is recognizable without a scheme before it.
    private static func isPublic(_ host: URLHost?) -> Bool {
        switch host {
        case .address: true
        case .domain(let name): name == "localhost" || name.utf8.contains(UInt8(ascii: "."))
        case .opaque, nil: false
        }
    }
}
