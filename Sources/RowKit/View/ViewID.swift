/// The identifier of a view: the key of its row, and the view's part of the row.
///
/// `email/field` is the part `field` of the row tagged `email`. A row without a tag is identified
/// by its section and its place among the untagged rows when it joined: `#address:2`, `#:0:2`. A
/// view on a screen that a row presented is prefixed with the key that the row had then:
/// `country>#:0`.
///
/// Identifiers are never counters: the views of a form that is built twice have the same
/// identifiers, whatever has been hidden, shown or moved meanwhile.
public struct ViewID: Hashable, Sendable {
    /// The identifier as text.
    public let text: String

    /// Makes an identifier from its text.
    public init(_ text: String) { self.text = text }

    /// The parent of all screens, of which the topmost is the last.
    public static let screens = ViewID(">")

    /// Returns the identifier of a part of the view with this identifier.
    public func part(_ name: String) -> ViewID { ViewID("\(text)/\(ViewID.escaped(name))") }

    /// Whether two identifiers are equal scalar by scalar.
    ///
    /// Canonically equivalent texts are different identifiers, because a mark may combine with what
    /// follows it.
    public static func == (first: ViewID, second: ViewID) -> Bool {
        first.text.utf8.elementsEqual(second.text.utf8)
    }

    /// Hashes the scalars.
    public func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    /// Returns a tag or part with the characters escaped that have a meaning in identifiers; an
    /// empty one becomes a single mark.
    static func escaped(_ name: String) -> String {
        guard !name.isEmpty else { return "~" }
        guard name.utf8.contains(where: isMark) else { return name }
        var text = ""
        for scalar in name.unicodeScalars {
            if scalar.isASCII, isMark(UInt8(scalar.value)) {
                text += "~" + String(scalar.value, radix: 16)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "#"), UInt8(ascii: ">"),
            UInt8(ascii: "~"):
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
