import PlainText

/// An absolute URL in the form that the URL Standard calls a *valid URL string*.
///
/// The standard's parser accepts more, because it repairs the input of browsers: white space,
/// backslashes, missing and additional slashes, and stray percent signs. None of these is valid
/// here. See <https://url.spec.whatwg.org/#valid-url-string>.
struct AbsoluteURL: Hashable, Sendable {
    /// The scheme in lower case.
    let scheme: String
    /// The host, or nil if the URL has none.
    let host: URLHost?

    /// Parses a string, or returns nil if it is not valid.
    ///
    /// - Complexity: O(n)
    init?(_ text: String) {
        let scalars = text.unicodeScalars[...]
        guard let colon = scalars.firstIndex(of: ":"), Self.isScheme(text[..<colon]) else {
            return nil
        }
        scheme = String(scalars[..<colon]).lowercased()
        var rest = scalars[scalars.index(after: colon)...]
        let fragment = rest.cut(at: "#")
        let query = rest.cut(at: "?")
        guard fragment.areURLUnits, query.areURLUnits else { return nil }

        let isSpecial = Self.webSchemes.contains(scheme) || scheme == "file"
        guard rest.starts(with: "//".unicodeScalars) else {
            // Only a scheme that the standard does not define may be followed by a path without
            // `//`.
            guard !isSpecial, rest.areURLUnits else { return nil }
            host = nil
            return
        }
        let authority = rest.dropFirst(2).prefix { $0 != "/" }
        guard rest[authority.endIndex...].areURLUnits else { return nil }
        if authority.isEmpty {
            guard !Self.webSchemes.contains(scheme) else { return nil }
            host = nil
            return
        }
        let (name, port) = Self.split(authority)
        guard let host = URLHost(name, isSpecial: isSpecial),
            port.map(Self.isPort) ?? true, scheme != "file" || port == nil
        else { return nil }
        self.host = host
    }

    /// The schemes that the standard defines, other than `file`; each of them requires a host.
    private static let webSchemes: Set = ["http", "https", "ws", "wss", "ftp"]

    /// Whether a string is a scheme without its colon, such as `https`.
    static func isScheme(_ text: Substring) -> Bool {
        text.utf8.first?.isASCIILetter == true
            && text.utf8.allSatisfy {
                $0.isASCIILetter || $0.isASCIIDigit || "+-.".utf8.contains($0)
            }
    }

    /// Splits `host:port`, ignoring colons in the brackets of an IPv6 address.
    private static func split(
        _ authority: Substring.UnicodeScalarView
    ) -> (host: Substring.UnicodeScalarView, port: Substring.UnicodeScalarView?) {
        let bracket = authority.first == "[" ? authority.firstIndex(of: "]") : nil
        guard let colon = authority[(bracket ?? authority.startIndex)...].firstIndex(of: ":")
        else { return (authority, nil) }
        return (authority[..<colon], authority[authority.index(after: colon)...])
    }

    /// Whether a string is a port: a 16-bit decimal number, or empty.
    private static func isPort(_ text: Substring.UnicodeScalarView) -> Bool {
        text.allSatisfy { ("0"..."9").contains($0) }
            && (text.isEmpty || UInt16(String(text)) != nil)
    }
}

extension Substring.UnicodeScalarView {
    /// Removes the first delimiter and everything after it, and returns what followed the
    /// delimiter.
    fileprivate mutating func cut(at delimiter: Unicode.Scalar) -> Substring.UnicodeScalarView {
        guard let place = firstIndex(of: delimiter) else { return self[endIndex...] }
        defer { self = self[..<place] }
        return self[index(after: place)...]
    }

    /// Whether all scalars are URL units: URL code points, or escapes such as `%2F`.
    var areURLUnits: Bool {
        var rest = self
        while let scalar = rest.popFirst() {
            guard scalar == "%" else {
                guard scalar.isURLCodePoint else { return false }
                continue
            }
            guard rest.prefix(2).count(where: \.properties.isASCIIHexDigit) == 2 else {
                return false
            }
            rest = rest.dropFirst(2)
        }
        return true
    }
}

extension Unicode.Scalar {
    /// Whether the scalar may be in a URL without being escaped.
    fileprivate var isURLCodePoint: Bool {
        guard isASCII else {
            return value >= 0xA0 && value <= 0x10FFFD && !properties.isNoncharacterCodePoint
        }
        let byte = UInt8(truncatingIfNeeded: value)
        return byte.isASCIILetter || byte.isASCIIDigit || "!$&'()*+,-./:;=?@_~".utf8.contains(byte)
    }
}
