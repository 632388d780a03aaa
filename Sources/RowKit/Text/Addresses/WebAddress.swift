/// Web addresses as the URL standard parses them.
///
/// ```swift
/// WebAddress.isValid("https://example.com/a b", requiresProtocol: true)  // true
/// WebAddress.isValid("example.com/path", requiresProtocol: true)         // false
/// WebAddress.isValid("example.com/path", requiresProtocol: false)        // true
/// ```
public enum WebAddress {
    /// Whether a text is a valid address.
    ///
    /// With a protocol: whether the URL parser makes an absolute URL of it, as in
    /// `<input type=url>`. Without: also whether it does so with `https://` put before, the text
    /// starts with neither a slash nor a backslash, names no user (`ada@example.com` is no web
    /// address), and its host is an IP address, `localhost` or a name with a dot inside.
    /// - Complexity: O(n)
    public static func isValid(_ text: String, requiresProtocol: Bool) -> Bool {
        if AbsoluteURL(parsing: text) != nil {
            return true
        }
        guard !requiresProtocol else { return false }
        let bare = AbsoluteURL.cleaned(text)
        guard let first = bare.first, first != UInt8(ascii: "/"), first != UInt8(ascii: "\\"),
            let url = AbsoluteURL(parsing: "https://" + String(decoding: bare, as: UTF8.self))
        else { return false }
        return !url.hasUser && isWorldly(url.host)
    }

    /// Whether a host can be meant without a protocol.
    private static func isWorldly(_ host: URLHost?) -> Bool {
        switch host {
        case .ipv4, .ipv6: true
        case .domain(let name):
            name == "localhost" || name.utf8.dropFirst().dropLast().contains(UInt8(ascii: "."))
        case .opaque, nil: false
        }
    }
}
