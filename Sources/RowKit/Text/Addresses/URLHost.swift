/// The host of a URL.
enum URLHost: Hashable, Sendable {
    /// A domain name in its ASCII form.
    case domain(String)
    /// A version 4 address.
    case ipv4(UInt32)
    /// A version 6 address: its eight parts.
    case ipv6([UInt16])
    /// The host of a scheme that the standard does not know, as written.
    case opaque(String)

    /// Parses a host that is not empty; nil where the URL standard's host parser fails.
    init?(parsing bytes: ArraySlice<UInt8>, isSpecial: Bool) {
        if bytes.first == UInt8(ascii: "[") {
            guard bytes.last == UInt8(ascii: "]"),
                let parts = IPv6Address.parts(of: bytes.dropFirst().dropLast())
            else { return nil }
            self = .ipv6(parts)
        } else if isSpecial {
            self.init(special: bytes)
        } else {
            guard !bytes.contains(where: Self.isForbidden) else { return nil }
            self = .opaque(String(decoding: bytes, as: UTF8.self))
        }
    }

    private init?(special bytes: ArraySlice<UInt8>) {
        let name = String(decoding: Self.percentDecoded(bytes), as: UTF8.self)
        guard let ascii = try? IDNA.toASCII(name), !ascii.isEmpty,
            !ascii.utf8.contains(where: Self.isForbiddenInDomain)
        else { return nil }
        if IPv4Address.endsInNumber(ascii) {
            guard let address = IPv4Address.value(of: ascii) else { return nil }
            self = .ipv4(address)
        } else {
            self = .domain(ascii)
        }
    }

    /// Replaces every `%` and two hexadecimal digits by the byte that they write.
    private static func percentDecoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2).compactMap(\.hexDigitValue)
            if byte == UInt8(ascii: "%"), digits.count == 2 {
                result.append(UInt8(digits[0] * 16 + digits[1]))
                rest = rest.dropFirst(2)
            } else {
                result.append(byte)
            }
        }
        return result
    }

    /// The standard's forbidden host code points.
    private static func isForbidden(_ byte: UInt8) -> Bool {
        "\0\t\n\r #/:<>?@[\\]^|".utf8.contains(byte)
    }

    /// The standard's forbidden domain code points.
    private static func isForbiddenInDomain(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "%") || isForbidden(byte)
    }
}
