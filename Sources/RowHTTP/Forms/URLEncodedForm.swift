/// Parses forms and queries in URL encoding: `name=Ada+Lovelace&city=London`.
///
/// No input is malformed. A percent sign without two hexadecimal digits is kept unchanged.
enum URLEncodedForm {
    /// Parses the fields of a body.
    static func fields(
        in bytes: ArraySlice<UInt8>, limits: FormLimits
    ) throws(HTTPRefusal) -> [FormField] {
        let count = bytes.reduce(1) { $1 == separator ? $0 + 1 : $0 }
        guard count <= limits.fields else { throw .tooManyFields }
        return fields(in: bytes)
    }

    /// Parses the fields of a query, whose length is already limited.
    static func fields(in bytes: ArraySlice<UInt8>) -> [FormField] {
        bytes.split(separator: separator).map { field in
            let equals = field.firstIndex(of: .equals)
            let name = field[..<(equals ?? field.endIndex)]
            let value = equals.map { field[($0 + 1)...] } ?? []
            return FormField(text(of: name), text(of: value))
        }
    }

    private static func text(of bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(where: { $0 == .percent || $0 == plus }) else {
            return FormText.decode(bytes)
        }
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var place = bytes.startIndex
        while place < bytes.endIndex {
            if bytes[place] == .percent, let byte = PercentCoding.escapedByte(in: bytes, at: place)
            {
                decoded.append(byte)
                place += 3
            } else {
                decoded.append(bytes[place] == plus ? .space : bytes[place])
                place += 1
            }
        }
        return FormText.decode(decoded)
    }

    private static let separator = UInt8(ascii: "&")
    private static let plus = UInt8(ascii: "+")
}
