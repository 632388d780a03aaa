import PlainText

/// Encodes and decodes percent-encoded bytes, as in `caf%C3%A9`.
package enum PercentCoding {
    /// Returns the decoded bytes, or nil if a percent sign is not followed by two hexadecimal
    /// digits.
    package static func decodeStrictly(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var place = bytes.startIndex
        while place < bytes.endIndex {
            if bytes[place] == .percent {
                guard let byte = escapedByte(in: bytes, at: place) else { return nil }
                decoded.append(byte)
                place += 3
            } else {
                decoded.append(bytes[place])
                place += 1
            }
        }
        return decoded
    }

    /// Returns a string encoded as a segment of a path.
    package static func encode(_ text: String) -> String {
        var encoded: [UInt8] = []
        for byte in text.utf8 {
            if byte.isASCIIDigit || byte.isASCIILetter || unreserved.contains(byte) {
                encoded.append(byte)
            } else {
                encoded.append(.percent)
                encoded += (byte < 16 ? "0" : "").utf8
                encoded += String(byte, radix: 16, uppercase: true).utf8
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }

    /// The unreserved punctuation characters of RFC 3986.
    private static let unreserved = Array("-._~".utf8)

    /// Returns the byte escaped at a percent sign, or nil if two hexadecimal digits do not follow.
    static func escapedByte(in bytes: ArraySlice<UInt8>, at place: Int) -> UInt8? {
        guard bytes.endIndex - place > 2, let high = bytes[place + 1].hexDigitValue,
            let low = bytes[place + 2].hexDigitValue
        else { return nil }
        return UInt8(high << 4 | low)
    }
}
