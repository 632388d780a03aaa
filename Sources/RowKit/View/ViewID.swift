/// The identifier of a view, made of the key of its row and the view's part.
///
/// `email/field` is the part `field` of the row tagged `email`. A row without a tag is identified
/// by its section and its place among the untagged rows at the time it joined: `#address:2`,
/// `#:0:2`. The identifier of a view on a screen that a row presented begins with the key that the
/// row had at that time: `country>#:0`. Identifiers contain no white space and no control
/// characters.
///
/// No identifier begins with `rowkit` or contains an exclamation mark. A host can use these for
/// elements of its own, regardless of the tags of rows.
///
/// Identifiers are never counters. The views of a form that is built twice have the same
/// identifiers, regardless of which views have been hidden, shown or moved.
public struct ViewID: Hashable, Sendable {
    /// The identifier as text.
    public let text: String

    /// Creates an identifier from its text.
    public init(_ text: String) { self.text = text }

    /// The parent of all screens.
    ///
    /// The topmost screen is its last child.
    public static let screens = ViewID(">")

    /// Returns the identifier of a part of the view with this identifier.
    public func part(_ name: String) -> ViewID { ViewID("\(text)/\(ViewID.escaped(name))") }

    /// Returns the identifier of an item of a ``ListView``, or an option of a ``ChoiceView``, that
    /// has this identifier.
    ///
    /// The item itself is not a view. Use this identifier in a host that gives each item an
    /// identifier.
    public func item(_ key: String) -> ViewID { ViewID("\(text)/:\(ViewID.escaped(key))") }

    /// Whether two identifiers are equal scalar by scalar.
    ///
    /// Canonically equivalent strings are different identifiers, because a mark may combine with
    /// the character after it.
    public static func == (first: ViewID, second: ViewID) -> Bool {
        var (first, second) = (first.text, second.text)
        return first.withUTF8 { first in second.withUTF8 { first.elementsEqual($0) } }
    }

    /// Hashes the scalars.
    public func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    /// Returns a tag or part in which white space, control characters and characters with a meaning
    /// in identifiers are escaped.
    ///
    /// An empty name becomes `~`. If a name begins like the identifiers of a host's own elements,
    /// its first letter is escaped.
    static func escaped(_ name: String) -> String {
        guard !name.isEmpty else { return "~" }
        let isReserved = isReserved(name.utf8)
        guard
            isReserved
                || name.utf8.contains(where: { $0 >= 0x80 || isMark($0) })
                    && name.unicodeScalars.contains(where: isMark)
        else { return name }
        var text = ""
        for (place, scalar) in name.unicodeScalars.enumerated() {
            guard isMark(scalar) || isReserved && place == 0 else {
                text.unicodeScalars.append(scalar)
                continue
            }
            for byte in String(scalar).utf8 {
                text += byte < 16 ? "~0" : "~"
                text += String(byte, radix: 16)
            }
        }
        return text
    }

    /// Whether a tag or part begins like the identifiers of a host's own elements.
    private static func isReserved(_ name: some Collection<UInt8>) -> Bool {
        name.first == UInt8(ascii: "r") && name.starts(with: "rowkit".utf8)
    }

    /// Appends a tag or part as ``escaped(_:)`` returns it.
    static func appendEscaped(_ name: String, to bytes: inout [UInt8]) {
        var name = name
        let isPlain = name.withUTF8 { text in
            guard !text.isEmpty, text.allSatisfy({ $0 < 0x80 && !isMark($0) }), !isReserved(text)
            else { return false }
            bytes.append(contentsOf: text)
            return true
        }
        if !isPlain { bytes += escaped(name).utf8 }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        guard !scalar.isASCII else { return isMark(UInt8(scalar.value)) }
        return scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "#"), UInt8(ascii: ">"),
            UInt8(ascii: "~"), UInt8(ascii: "!"), 0...32, 127:
            true
        default: false
        }
    }
}

extension ViewID: Codable, CustomStringConvertible {
    /// Reads an identifier from its text.
    public init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes the identifier as text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    /// The identifier as text.
    public var description: String { text }
}
