/// The name of a view: the key of its row, and which part of the row it is.
///
/// `email/field` is the part `field` of the row tagged `email`. A row without a tag is named by its
/// section and its place among the untagged rows when it joined: `#address:2`, `#:0:2`. What stands
/// on a screen that a row opened has the key before it that the row had then: `country>#:0`.
///
/// Never a counter: the views of a form that is built twice have the same names, whatever was
/// hidden, shown or moved meanwhile.
public struct ViewID: Hashable, Sendable {
    /// The name as it travels.
    public let text: String

    /// A name as it travelled.
    public init(_ text: String) { self.text = text }

    /// What all screens stand in, the one on top as the last.
    public static let screens = ViewID(">")

    /// The name of a part of what bears this one.
    public func part(_ name: String) -> ViewID { ViewID("\(text)/\(ViewID.escaped(name))") }

    /// Whether two names are the same, scalar by scalar: other texts that only look the same, or
    /// whose marks melt into what follows, name other views.
    public static func == (first: ViewID, second: ViewID) -> Bool {
        first.text.utf8.elementsEqual(second.text.utf8)
    }

    /// Hashes the scalars.
    public func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    /// A tag or another name without the characters that mean something in a view's name; an empty
    /// one is a mark alone.
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
    /// Reads a name as it travelled.
    public init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes the name as it travels.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    /// The name as it travels.
    public var description: String { text }
}
