import PlainText
import RowText

extension PredicateLexer {
    /// Reads a number without its sign: digits, with an optional fraction and exponent.
    mutating func readNumber() throws(ExpressionError) -> PredicateNumber {
        let start = offset
        skipDigits()
        var isWhole = true
        if byte(at: offset) == UInt8(ascii: "."), byte(at: offset + 1)?.isASCIIDigit == true {
            offset += 1
            skipDigits()
            isWhole = false
        }
        if let exponent = byte(at: offset), exponent.lowercasedASCII == UInt8(ascii: "e") {
            let sign = byte(at: offset + 1)
            let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
            let digits = offset + (isSigned ? 2 : 1)
            if byte(at: digits)?.isASCIIDigit == true {
                offset = digits
                skipDigits()
                isWhole = false
            }
        }
        let end = PredicateName.end(in: bytes, from: offset)
        let isCut = end > offset || byte(at: offset) == UInt8(ascii: ".")
        let digits = text(start..<offset)
        guard !isCut else {
            offset = max(end, offset + 1)
            throw ExpressionError(
                source, at: start, expected: "a number, such as 5, 0.5 or 1e3",
                found: text(start..<offset))
        }
        if isWhole, let value = UInt64(digits) { return PredicateNumber(value) }
        if !isWhole, let value = Double(digits), value.isFinite { return .real(value) }
        throw ExpressionError(
            source, at: start,
            expected: isWhole
                ? "a number up to \(UInt64.max), or one with a fraction"
                : "a number up to \(Double.greatestFiniteMagnitude)",
            found: "a larger one")
    }

    private mutating func skipDigits() {
        while byte(at: offset)?.isASCIIDigit == true { offset += 1 }
    }

    /// Reads text in single or double quotes.
    mutating func readText() throws(ExpressionError) -> String {
        let quote = bytes[offset]
        offset += 1
        // Text without escapes is read at once.
        var end = offset
        while let byte = byte(at: end), byte != quote, byte != UInt8(ascii: "\\") { end += 1 }
        if byte(at: end) == quote {
            defer { offset = end + 1 }
            return text(offset..<end)
        }
        var scalars = String.UnicodeScalarView()
        while byte(at: offset) != quote {
            guard let scalar = try readTextScalar() else {
                throw ExpressionError(
                    source, at: bytes.count,
                    expected: "\(Unicode.Scalar(quote)) at the end of the string",
                    found: "the end")
            }
            scalars.append(scalar)
        }
        offset += 1
        return String(scalars)
    }

    /// The offset in the source of a character of the text literal that begins at `start`.
    func offset(ofCharacter count: Int, inTextAt start: Int) -> Int {
        var reader = self
        reader.offset = start + 1
        var scalars = String.UnicodeScalarView()
        var offsets = [reader.offset]
        while reader.byte(at: reader.offset) != bytes[start],
            let scalar = (try? reader.readTextScalar()) ?? nil
        {
            scalars.append(scalar)
            offsets.append(reader.offset)
        }
        return offsets[String(scalars).prefix(count).unicodeScalars.count]
    }

    /// Reads one scalar of a text literal, escaped or not, or returns nil at the end of the source.
    private mutating func readTextScalar() throws(ExpressionError) -> Unicode.Scalar? {
        let start = offset
        if !takes("\\") { return readScalar() }
        guard let escaped = readScalar() else { return nil }
        switch escaped {
        case "\\", "'", "\"": return escaped
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u": return try readUnicodeEscape(from: start)
        default:
            throw ExpressionError(
                source, at: start, expected: #"one of the escapes \\ \' \" \n \r \t \uXXXX"#,
                found: "\\" + SourceExcerpt.visible(String(escaped)),
                suggestion: "\\\\" + SourceExcerpt.visible(String(escaped)))
        }
    }

    /// Reads the four digits of `\uXXXX`, or both halves of a surrogate pair: `\uD83D\uDE00`.
    private mutating func readUnicodeEscape(
        from start: Int
    ) throws(ExpressionError) -> Unicode.Scalar {
        var units: [UInt16] = []
        if let unit = readCodeUnit() { units.append(unit) }
        if let first = units.first, UTF16.isLeadSurrogate(first), takes("\\"), takes("u"),
            let second = readCodeUnit()
        {
            units.append(second)
        }
        var decoder = UTF16()
        var rest = units.makeIterator()
        if case .scalarValue(let scalar) = decoder.decode(&rest), rest.next() == nil {
            return scalar
        }
        throw ExpressionError(
            source, at: start, expected: #"\u with four hexadecimal digits of a character"#,
            found: text(start..<offset))
    }

    private mutating func readCodeUnit() -> UInt16? {
        var unit = 0
        for _ in 0..<4 {
            guard let digit = byte(at: offset)?.hexDigitValue else { return nil }
            unit = unit * 16 + digit
            offset += 1
        }
        return UInt16(unit)
    }

    /// Reads one scalar, or returns nil at the end of the source.
    mutating func readScalar() -> Unicode.Scalar? {
        var decoder = UTF8()
        var rest = bytes[offset...].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return nil }
        offset += UTF8.width(scalar)
        return scalar
    }
}
