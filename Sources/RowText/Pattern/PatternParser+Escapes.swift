extension PatternParser {
    /// The meaning of an escape that is the same inside and outside a class.
    enum Escaped {
        case scalar(Unicode.Scalar)
        case characters(CharacterClass)
    }

    /// Parses an escape outside a class.
    mutating func parseEscape() throws(PatternError) -> Piece {
        let start = position
        let letter = peek(1)
        position += 2
        switch letter {
        case "A": return anchor(.textStart)
        case "z": return anchor(.textEnd)
        case "Z": return anchor(.lastLineEnd)
        case "b": return anchor(.wordBoundary)
        case "B": return anchor(.wordBoundary, isNegated: true)
        default: break
        }
        position = start
        switch try parseCommonEscape() {
        case .scalar(let scalar): return literal(scalar)
        case .characters(let characters): return self.characters(characters)
        }
    }

    /// Parses an escape for a character or a set of characters.
    mutating func parseCommonEscape() throws(PatternError) -> Escaped {
        let start = position
        position += 1
        guard let letter = peek() else {
            throw error(
                "a backslash at the end escapes nothing", at: start, length: 1,
                suggestion: #"\\ for the character"#)
        }
        position += 1
        switch letter {
        case "d": return .characters(.property(.categories(.decimalDigit)))
        case "D": return .characters(.complement(.property(.categories(.decimalDigit))))
        case "w": return .characters(.property(.word))
        case "W": return .characters(.complement(.property(.word)))
        case "s": return .characters(.property(.whiteSpace))
        case "S": return .characters(.complement(.property(.whiteSpace)))
        case "h": return .characters(.property(.blank))
        case "H": return .characters(.complement(.property(.blank)))
        case "v": return .characters(.lineTerminators)
        case "V": return .characters(.complement(.lineTerminators))
        case "p", "P": return .characters(try parseProperty(at: start, isNegated: letter == "P"))
        case "t": return .scalar("\t")
        case "n": return .scalar("\n")
        case "r": return .scalar("\r")
        case "f": return .scalar("\u{0C}")
        case "e": return .scalar("\u{1B}")
        case "a": return .scalar("\u{07}")
        case "c": return .scalar(try parseControl(at: start))
        case "0": return .scalar(parseOctal())
        case "x": return .scalar(try parseX(at: start))
        case "u": return .scalar(try parseHex(at: start, digits: 4))
        case "U": return .scalar(try parseHex(at: start, digits: 8))
        case "1"..."9", "a"..."z", "A"..."Z": throw unknownEscape(letter, at: start)
        default: return .scalar(letter)
        }
    }

    private func unknownEscape(_ letter: Unicode.Scalar, at start: Int) -> PatternError {
        switch letter {
        case "1"..."9", "k", "g":
            error(
                "a back-reference is not supported: it cannot be matched in linear time",
                at: start, length: 2)
        case "b", "B", "A", "z", "Z":
            error("an anchor has no meaning in a class", at: start, length: 2)
        case "G", "X", "K", "C", "N":
            error("this escape is not supported", at: start, length: 2)
        case "R":
            error(
                "this escape is not supported", at: start, length: 2,
                suggestion: #"(?:\r\n|\v)"#)
        case "E":
            error(#"\E without \Q"#, at: start, length: 2)
        default:
            error(
                "unknown escape", at: start, length: 2,
                suggestion: "\(letter) for the character")
        }
    }

    private mutating func parseProperty(
        at start: Int, isNegated: Bool
    ) throws(PatternError) -> CharacterClass {
        guard skip("{") else {
            throw error(
                "the property has no braces", at: start, length: position - start,
                suggestion: text(from: start) + "{\(peek().map(String.init) ?? "L")}")
        }
        let nameStart = position
        while let scalar = peek(), scalar != "}" { position += 1 }
        let name = text(from: nameStart)
        guard skip("}") else {
            throw error(
                "the property is not closed", at: start, length: 3, expected: "} after its name")
        }
        return try property(named: name, at: nameStart, isNegated: isNegated)
    }

    /// Returns the set for the name of a property.
    func property(
        named name: String, at start: Int, isNegated: Bool
    ) throws(PatternError) -> CharacterClass {
        guard let characters = PropertyNames.characters(named: name) else {
            throw error(
                "unknown property", at: start, length: name.unicodeScalars.count,
                expected: "a general category, a script or a property such as Alphabetic",
                suggestion: PropertyNames.nearest(to: name))
        }
        return isNegated ? .complement(characters) : characters
    }

    private mutating func parseControl(at start: Int) throws(PatternError) -> Unicode.Scalar {
        guard let letter = peek(), (0x40...0x7A).contains(letter.value) else {
            throw error(#"\c needs a letter"#, at: start, length: 2, suggestion: #"\cA"#)
        }
        position += 1
        return Unicode.Scalar(UInt8(truncatingIfNeeded: letter.value & 0x1F))
    }

    /// Parses up to three octal digits after `\0`.
    ///
    /// Without any digits, the result is the character zero.
    private mutating func parseOctal() -> Unicode.Scalar {
        var value: UInt32 = 0
        var count = 0
        while count < 3, let digit = peek(), ("0"..."7").contains(digit),
            value * 8 + digit.value - 0x30 <= 0xFF
        {
            value = value * 8 + digit.value - 0x30
            position += 1
            count += 1
        }
        return Unicode.Scalar(UInt8(truncatingIfNeeded: value))
    }

    private mutating func parseX(at start: Int) throws(PatternError) -> Unicode.Scalar {
        guard skip("{") else { return try parseHex(at: start, digits: 2) }
        let digits = position
        while let digit = peek(), digit.properties.isASCIIHexDigit { position += 1 }
        let value = UInt32(text(from: digits), radix: 16)
        guard skip("}"), let value, let scalar = Unicode.Scalar(value) else {
            throw error(
                "not a Unicode scalar", at: start, length: position - start,
                expected: #"\x{H…} with up to six hexadecimal digits, at most 10FFFF"#)
        }
        return scalar
    }

    private mutating func parseHex(
        at start: Int, digits: Int
    ) throws(PatternError) -> Unicode.Scalar {
        let first = position
        while position < first + digits, let digit = peek(), digit.properties.isASCIIHexDigit {
            position += 1
        }
        guard position == first + digits, let value = UInt32(text(from: first), radix: 16) else {
            throw error(
                "the escape is too short", at: start, length: position - start,
                expected: "\(digits) hexadecimal digits", suggestion: #"\x{H…} for any number"#)
        }
        guard let scalar = Unicode.Scalar(value) else {
            throw error(
                "not a Unicode scalar", at: start, length: position - start,
                suggestion: #"\x{H…} for a character past FFFF"#)
        }
        return scalar
    }
}
