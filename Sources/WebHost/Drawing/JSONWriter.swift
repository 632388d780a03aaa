/// A JSON text under construction, as bytes.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []

    /// Writes punctuation, names and literals unchanged.
    mutating func raw(_ text: StaticString) {
        bytes.append(
            contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Writes a JSON text without the white space around it.
    mutating func text(_ json: String) {
        bytes.append(contentsOf: json.utf8.filter { $0 != .lineFeed })
    }

    mutating func number(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

    mutating func string(_ text: String) {
        var text = text
        text.withUTF8 { string($0) }
    }

    /// Writes a string, or null.
    mutating func string(_ text: String?) {
        if let text { string(text) } else { raw("null") }
    }

    /// Writes a string given as UTF-8.
    mutating func string(_ text: [UInt8]) { text.withUnsafeBufferPointer { string($0) } }

    /// Writes JSON given as bytes.
    mutating func append(_ json: ArraySlice<UInt8>) { bytes += json }

    private mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
        bytes.append(.quote)
        var rest = text[...]
        // The bytes between two escaped ones are copied at once.
        while let place = rest.firstIndex(where: \.isEscaped) {
            bytes.append(contentsOf: rest[..<place])
            escape(rest[place])
            rest = rest[(place + 1)...]
        }
        bytes.append(contentsOf: rest)
        bytes.append(.quote)
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case .quote: raw("\\\"")
        case .backslash: raw("\\\\")
        case .lineFeed: raw("\\n")
        default:
            raw(byte < 0x10 ? "\\u000" : "\\u00")
            bytes.append(contentsOf: String(byte, radix: 16).utf8)
        }
    }
}

extension UInt8 {
    fileprivate static let backslash = UInt8(ascii: "\\")

    /// Whether the byte is escaped in strings of JSON.
    fileprivate var isEscaped: Bool { self < 0x20 || self == .quote || self == .backslash }
}
