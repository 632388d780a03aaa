/// An absolute URL as the URL Standard allows it to be written: a *valid URL string*.
///
/// The standard's parser accepts more, because it repairs what browsers are given: white space,
/// backslashes, missing and additional slashes, stray percent signs. None of these is valid.
/// See <https://url.spec.whatwg.org/#valid-url-string>.
struct AbsoluteURL: Hashable, Sendable {
    /// The scheme in lower case.
    let scheme: String
    /// The host, or nil if the URL has none.
    let host: URLHost?

    /// Reads a text, or returns nil if it is not valid.
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
            // Only a scheme that the standard does not know may stand before a bare path.
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

    /// The schemes that the standard knows, other than `file`; each needs a host.
    private static let webSchemes: Set = ["http", "https", "ws", "wss", "ftp"]

    /// Whether a text is a scheme, such as `https`, without its colon.
    static func isScheme(_ text: Substring) -> Bool {
        text.utf8.first?.isASCIILetter == true
            && text.utf8.allSatisfy {
                $0.isASCIILetter || $0.isASCIIDigit || "+-.".utf8.contains($0)
            }
    }

    /// Splits `host:port`; the colons of a version 6 address stand in brackets.
    private static func split(
        _ authority: Substring.UnicodeScalarView
    ) -> (host: Substring.UnicodeScalarView, port: Substring.UnicodeScalarView?) {
        let bracket = authority.first == "[" ? authority.firstIndex(of: "]") : nil
        guard let colon = authority[(bracket ?? authority.startIndex)...].firstIndex(of: ":")
        else { return (authority, nil) }
        return (authority[..<colon], authority[authority.index(after: colon)...])
    }

    /// Whether a text is a port: 16 bits in decimal digits, or nothing.
    private static func isPort(_ text: Substring.UnicodeScalarView) -> Bool {
        text.allSatisfy { ("0"..."9").contains($0) }
            && (text.isEmpty || UInt16(String(text)) != nil)
    }
}

extension Substring.UnicodeScalarView {
    /// Removes what follows the first delimiter, and the delimiter, and returns what followed.
    fileprivate mutating func cut(at delimiter: Unicode.Scalar) -> Substring.UnicodeScalarView {
        guard let place = firstIndex(of: delimiter) else { return self[endIndex...] }
        defer { self = self[..<place] }
        return self[index(after: place)...]
    }

    /// Whether these are the standard's URL units: URL code points, and escapes such as `%2F`.
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
    /// Whether the scalar may stand in a URL as it is.
    fileprivate var isURLCodePoint: Bool {
        guard isASCII else {
            return value >= 0xA0 && value <= 0x10FFFD && !properties.isNoncharacterCodePoint
        }
        let byte = UInt8(truncatingIfNeeded: value)
        return byte.isASCIILetter || byte.isASCIIDigit || "!$&'()*+,-./:;=?@_~".utf8.contains(byte)
    }
}
