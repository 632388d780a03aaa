extension PatternParser {
    /// Parses the quantifier after a piece, if there is one.
    ///
    /// - Parameter start: The position at which the piece begins.
    mutating func parseQuantifier(of piece: Piece, from start: Int) throws(PatternError) -> Piece {
        try skipComments()
        let quantifier = position
        if isQuoting { return piece }
        guard let counts = try parseCounts() else { return piece }
        guard piece.isRepeatable else {
            throw error(
                "an anchor or a flag cannot be repeated", at: quantifier,
                length: position - quantifier)
        }
        if peek() == "+" {
            position += 1
            throw error(
                "possessive quantifiers are not supported: they cannot be matched in linear time",
                at: quantifier, length: position - quantifier,
                suggestion: String(text(from: quantifier).dropLast()))
        }
        // Laziness makes no difference, because a pattern matches whole texts.
        _ = skip("?")
        try skipComments()
        if !isQuoting, let next = peek(), "*+?{".unicodeScalars.contains(next) {
            throw error(
                "a quantifier cannot be repeated", at: position, length: 1,
                suggestion: "(?:…) around what comes before")
        }
        let size = Self.size(of: piece.size, from: counts.minimum, to: counts.maximum)
        try checkSize(size, from: start)
        let repeated = PatternRepeat(minimum: counts.minimum, maximum: counts.maximum)
        return Piece(node: .repeated(piece.node, repeated), size: size)
    }

    private static func size(of piece: Int, from minimum: Int, to maximum: Int?) -> Int {
        guard let maximum else { return max(1, minimum) * piece + 2 }
        return max(1, minimum * piece + (maximum - minimum) * (piece + 1))
    }

    private mutating func parseCounts() throws(PatternError) -> (minimum: Int, maximum: Int?)? {
        switch peek() {
        case "*":
            position += 1
            return (0, nil)
        case "+":
            position += 1
            return (1, nil)
        case "?":
            position += 1
            return (0, 1)
        case "{":
            return try parseBraces()
        default:
            return nil
        }
    }

    private mutating func parseBraces() throws(PatternError) -> (minimum: Int, maximum: Int?) {
        let start = position
        position += 1
        guard let minimum = try parseNumber() else {
            throw error(
                "a count begins with a number", at: start, length: 1,
                expected: "{m}, {m,} or {m,n}",
                suggestion: peek() == "," ? "{0,n}" : #"\{ for the character"#)
        }
        var maximum: Int? = minimum
        if skip(",") { maximum = try parseNumber() }
        guard skip("}") else {
            throw error(
                "the count is not closed", at: start, length: position - start,
                expected: "{m}, {m,} or {m,n}", suggestion: #"\{ for the character"#)
        }
        if let maximum, maximum < minimum {
            throw error(
                "the minimum exceeds the maximum", at: start, length: position - start,
                suggestion: "{\(maximum),\(minimum)}")
        }
        return (minimum, maximum)
    }

    private mutating func parseNumber() throws(PatternError) -> Int? {
        let start = position
        var number = 0
        while let digit = peek(), ("0"..."9").contains(digit) {
            number = min(number * 10 + Int(digit.value - 0x30), PatternLimits.compiledSize + 1)
            position += 1
        }
        guard number <= PatternLimits.compiledSize else {
            throw error(
                "a count is at most \(PatternLimits.compiledSize)", at: start,
                length: position - start)
        }
        return position == start ? nil : number
    }
}
