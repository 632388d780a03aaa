import RowText

extension PredicateLexer {
    /// Reads a number without its sign: digits, with an optional fraction and exponent.
    mutating func readNumber() throws(ConditionSyntaxError) -> PredicateNumber {
        let start = place
        skipDigits()
        var isWhole = true
        if byte(at: place) == UInt8(ascii: "."), byte(at: place + 1)?.isASCIIDigit == true {
            place += 1
            skipDigits()
            isWhole = false
        }
        if let exponent = byte(at: place), exponent.lowercasedASCII == UInt8(ascii: "e") {
            let sign = byte(at: place + 1)
            let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
            let digits = place + (isSigned ? 2 : 1)
            if byte(at: digits)?.isASCIIDigit == true {
                place = digits
                skipDigits()
                isWhole = false
            }
        }
        let end = PredicateName.end(in: bytes, from: place)
        let isCut = end > place || byte(at: place) == UInt8(ascii: ".")
        let digits = text(start..<place)
        guard !isCut else {
            place = max(end, place + 1)
            throw ConditionSyntaxError(
                source, at: start, expected: "a number, such as 5, 0.5 or 1e3",
                found: text(start..<place))
        }
        if isWhole, let value = UInt64(digits) { return PredicateNumber(value) }
        if !isWhole, let value = Double(digits), value.isFinite { return .real(value) }
        throw ConditionSyntaxError(
            source, at: start,
            expected: isWhole
                ? "a number up to \(UInt64.max), or one with a fraction"
                : "a number up to \(Double.greatestFiniteMagnitude)",
            found: "a larger one")
    }

    private mutating func skipDigits() {
        while byte(at: place)?.isASCIIDigit == true { place += 1 }
    }

    /// Reads text in single or double quotes.
    mutating func readText() throws(ConditionSyntaxError) -> String {
        let quote = bytes[place]
        place += 1
        // Text without escapes is read in one go.
        var end = place
        while let byte = byte(at: end), byte != quote, byte != UInt8(ascii: "\\") { end += 1 }
        if byte(at: end) == quote {
            defer { place = end + 1 }
            return text(place..<end)
        }
        var scalars = String.UnicodeScalarView()
        while byte(at: place) != quote {
            guard let scalar = try readTextScalar() else {
                throw ConditionSyntaxError(
                    source, at: bytes.count,
                    expected: "\(Unicode.Scalar(quote)) at the end of the text",
                    found: "the end")
            }
            scalars.append(scalar)
        }
        place += 1
        return String(scalars)
    }

    /// The offset in the source of a character of the text literal that begins at `start`.
    func place(ofCharacter count: Int, inTextAt start: Int) -> Int {
        var reader = self
        reader.place = start + 1
        var scalars = String.UnicodeScalarView()
        var places = [reader.place]
        while reader.byte(at: reader.place) != bytes[start],
            let scalar = (try? reader.readTextScalar()) ?? nil
        {
            scalars.append(scalar)
            places.append(reader.place)
        }
        return places[String(scalars).prefix(count).unicodeScalars.count]
    }

    /// Reads one scalar of a text literal, escaped or not, or returns nil at the end of the source.
    private mutating func readTextScalar() throws(ConditionSyntaxError) -> Unicode.Scalar? {
        let start = place
        if !takes("\\") { return readScalar() }
        guard let escaped = readScalar() else { return nil }
        switch escaped {
        case "\\", "'", "\"": return escaped
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u": return try readUnicodeEscape(from: start)
        default:
            throw ConditionSyntaxError(
                source, at: start, expected: #"one of the escapes \\ \' \" \n \r \t \uXXXX"#,
                found: "\\" + SourceExcerpt.visible(String(escaped)),
                suggestion: "\\\\" + SourceExcerpt.visible(String(escaped)))
        }
    }

    /// Reads the four digits of `\uXXXX`, or both halves of a surrogate pair: `\uD83D\uDE00`.
    private mutating func readUnicodeEscape(
        from start: Int
    ) throws(ConditionSyntaxError) -> Unicode.Scalar {
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
        throw ConditionSyntaxError(
            source, at: start, expected: #"\u with four hexadecimal digits of a character"#,
            found: text(start..<place))
    }

    private mutating func readCodeUnit() -> UInt16? {
        var unit = 0
        for _ in 0..<4 {
            guard let digit = byte(at: place)?.hexDigitValue else { return nil }
            unit = unit * 16 + digit
            place += 1
        }
        return UInt16(unit)
    }

    /// Reads one scalar, or returns nil at the end of the source.
    mutating func readScalar() -> Unicode.Scalar? {
        var decoder = UTF8()
        var rest = bytes[place...].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return nil }
        place += UTF8.width(scalar)
        return scalar
    }
}
