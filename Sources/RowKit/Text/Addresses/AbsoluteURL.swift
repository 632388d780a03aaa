/// What the URL standard's parser finds in a text without a base URL, as far as it can fail.
///
/// A path, a query and a fragment cannot make it fail, so they are not kept.
struct AbsoluteURL: Hashable, Sendable {
    /// The scheme in lower case.
    let scheme: String
    /// The host; nil if it is empty or the URL has none.
    private(set) var host: URLHost?
    /// The port that is written; nil if there is none.
    private(set) var port: Int?
    /// Whether a user or a password is given, however empty.
    private(set) var hasUser = false

    /// Parses a text; nil where the standard's parser fails.
    ///
    /// - Complexity: O(n)
    init?(parsing text: String) {
        let bytes = Self.cleaned(text)
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
            let first = bytes.first, first.isASCIILetter,
            bytes[..<colon].allSatisfy(Self.isSchemeByte)
        else { return nil }
        scheme = String(decoding: bytes[..<colon].map(\.lowercasedASCII), as: UTF8.self)
        let rest = bytes[(colon + 1)...]
        switch scheme {
        case "http", "https", "ws", "wss", "ftp":
            let start = rest.firstIndex { !Self.isSlash($0) } ?? rest.endIndex
            guard readAuthority(Self.upToPath(rest[start...], isSpecial: true), isSpecial: true),
                host != nil
            else { return nil }
        case "file":
            guard readFileHost(rest) else { return nil }
        default:
            guard rest.starts(with: "//".utf8) else { return }
            let authority = Self.upToPath(rest.dropFirst(2), isSpecial: false)
            guard readAuthority(authority, isSpecial: false) else { return nil }
        }
    }

    /// The code units without controls and spaces at the ends, tabs and line breaks.
    static func cleaned(_ text: String) -> [UInt8] {
        let utf8 = text.utf8
        guard let start = utf8.firstIndex(where: { $0 > 0x20 }),
            let end = utf8.lastIndex(where: { $0 > 0x20 })
        else { return [] }
        return utf8[start...end].filter { $0 != 9 && $0 != 10 && $0 != 13 }
    }

    /// Reads `user:password@host:port`, each part but the host optional.
    private mutating func readAuthority(_ authority: ArraySlice<UInt8>, isSpecial: Bool) -> Bool {
        var hostAndPort = authority
        if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
            hasUser = true
            hostAndPort = authority[(at + 1)...]
            guard !hostAndPort.isEmpty else { return false }
        }
        var isInBrackets = false
        let colon = hostAndPort.firstIndex { byte in
            if byte == UInt8(ascii: "[") {
                isInBrackets = true
            } else if byte == UInt8(ascii: "]") {
                isInBrackets = false
            }
            return byte == UInt8(ascii: ":") && !isInBrackets
        }
        let name = hostAndPort[..<(colon ?? hostAndPort.endIndex)]
        if name.isEmpty {
            return colon == nil
        }
        host = URLHost(parsing: name, isSpecial: isSpecial)
        return host != nil && (colon.map { readPort(hostAndPort[($0 + 1)...]) } ?? true)
    }

    /// Reads a port; an empty one counts as none.
    private mutating func readPort(_ digits: ArraySlice<UInt8>) -> Bool {
        guard !digits.isEmpty else { return true }
        var number = 0
        for digit in digits {
            guard digit.isASCIIDigit else { return false }
            number = number * 10 + Int(digit) - 48
            guard number <= 0xFFFF else { return false }
        }
        port = number
        return true
    }

    /// Reads the host of a file URL, which has one only after two slashes.
    private mutating func readFileHost(_ rest: ArraySlice<UInt8>) -> Bool {
        guard rest.prefix(2).count(where: Self.isSlash) == 2 else { return true }
        let name = Self.upToPath(rest.dropFirst(2), isSpecial: true)
        guard !name.isEmpty, !Self.isDriveLetter(name) else { return true }
        host = URLHost(parsing: name, isSpecial: true)
        return host != nil
    }

    /// The part before the path, the query or the fragment.
    private static func upToPath(
        _ rest: ArraySlice<UInt8>, isSpecial: Bool
    ) -> ArraySlice<UInt8> {
        rest.prefix { byte in
            switch byte {
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): false
            case UInt8(ascii: "\\"): !isSpecial
            default: true
            }
        }
    }

    private static func isSchemeByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || "+-.".utf8.contains(byte)
    }

    /// Whether it is a slash in a URL of a special scheme.
    private static func isSlash(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
    }

    /// Whether it is a drive of Windows such as `C:` or `C|`.
    private static func isDriveLetter(_ name: ArraySlice<UInt8>) -> Bool {
        guard let first = name.first, let last = name.last else { return false }
        return name.count == 2 && first.isASCIILetter && ":|".utf8.contains(last)
    }
}
