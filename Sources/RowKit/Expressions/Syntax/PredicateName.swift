import PlainText
import RowText

/// The characters allowed in tags and keys without braces: letters, marks, digits and `_`, and a
/// hyphen between one of these and a letter.
enum PredicateName {
    /// Whether a byte is an ASCII character allowed in names.
    static func isPlain(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_")
    }

    /// The end of the name that starts at an offset, or the offset itself if there is no name.
    static func end(in bytes: [UInt8], from start: Int) -> Int {
        var offset = start
        while offset < bytes.count {
            let byte = bytes[offset]
            if isPlain(byte) {
                offset += 1
            } else if byte == UInt8(ascii: "-"), offset > start,
                letterLength(in: bytes, at: offset + 1) > 0
            {
                offset += 1
            } else if byte >= 0x80, case let length = scalarLength(in: bytes, at: offset),
                length > 0
            {
                offset += length
            } else {
                break
            }
        }
        return offset
    }

    /// Whether the whole text is a name.
    static func isPlain(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return !bytes.isEmpty && end(in: bytes, from: 0) == bytes.count
    }

    private static func letterLength(in bytes: [UInt8], at offset: Int) -> Int {
        guard offset < bytes.count else { return 0 }
        guard bytes[offset] >= 0x80 else { return bytes[offset].isASCIILetter ? 1 : 0 }
        return scalarLength(in: bytes, at: offset)
    }

    /// The number of bytes of the non-ASCII scalar at an offset, or 0 if it is not allowed in
    /// names.
    private static func scalarLength(in bytes: [UInt8], at offset: Int) -> Int {
        var decoder = UTF8()
        var rest = bytes[offset...].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&rest),
            scalar.properties.isXIDContinue
        else { return 0 }
        return UTF8.width(scalar)
    }
}
