import PlainText

/// The character classes of HTTP's grammar.
extension UInt8 {
    static let tab = UInt8(ascii: "\t")
    package static let lineFeed = UInt8(ascii: "\n")
    package static let carriageReturn = UInt8(ascii: "\r")
    package static let space = UInt8(ascii: " ")
    package static let quote = UInt8(ascii: "\"")
    static let comma = UInt8(ascii: ",")
    package static let colon = UInt8(ascii: ":")
    static let semicolon = UInt8(ascii: ";")
    package static let equals = UInt8(ascii: "=")
    static let percent = UInt8(ascii: "%")
    package static let slash = UInt8(ascii: "/")

    /// Whether the byte may occur in a token: a method, the name of a header, a parameter.
    package var isTokenByte: Bool {
        switch self {
        case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"),
            UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"),
            UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "^"), UInt8(ascii: "_"),
            UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
            true
        default: isASCIIDigit || isASCIILetter
        }
    }

    /// Whether the byte may occur in the value of a header, which excludes control characters.
    var isValueByte: Bool { self >= 0x20 && self != 0x7F || self == .tab }

    /// Whether the byte is a visible ASCII character.
    var isVisible: Bool { self > 0x20 && self < 0x7F }

    var isBlank: Bool { self == .space || self == .tab }
}

extension ArraySlice<UInt8> {
    /// The bytes without blanks at the start and the end.
    var trimmingBlanks: ArraySlice<UInt8> {
        guard let first = firstIndex(where: { !$0.isBlank }) else { return self[endIndex...] }
        var end = endIndex
        while self[end - 1].isBlank { end -= 1 }
        return self[first..<end]
    }
}

extension StringProtocol {
    /// Whether two ASCII strings are equal, ignoring case.
    func equalsIgnoringCase(_ other: some StringProtocol) -> Bool {
        utf8.count == other.utf8.count
            && zip(utf8, other.utf8).allSatisfy { $0.lowercasedASCII == $1.lowercasedASCII }
    }
}
