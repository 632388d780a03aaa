extension PatternParser {
    /// Parses a class, including its brackets.
    mutating func parseClass() throws(PatternError) -> Piece {
        if isAt("[:") {
            let start = position
            position += 1
            while let scalar = peek(), scalar != "]" { position += 1 }
            position = min(position + 1, scalars.count)
            throw error(
                "a POSIX class is inside another class", at: start,
                length: position - start, suggestion: "[\(text(from: start))]")
        }
        let characters = try parseBrackets()
        return self.characters(characters)
    }

    private mutating func parseBrackets() throws(PatternError) -> CharacterClass {
        let start = position
        position += 1
        return try nested(at: start) { (parser) throws(PatternError) in
            let isNegated = parser.skip("^")
            let first = try parser.parseUnion(of: start, isFirst: true)
            var operations: [CharacterClass.Operation] = []
            while !parser.skip("]") {
                let `operator`: CharacterClass.Operator =
                    parser.isAt("&&") ? .intersection : .difference
                parser.position += 2
                let operand = try parser.parseUnion(of: start, isFirst: false)
                operations.append(.init(operator: `operator`, operand: operand))
            }
            let whole: CharacterClass =
                operations.isEmpty ? first : .combination(first, operations)
            return isNegated ? .complement(whole) : whole
        }
    }

    /// Parses characters, ranges and sets up to an operator or the closing bracket.
    private mutating func parseUnion(
        of opening: Int, isFirst: Bool
    ) throws(PatternError) -> CharacterClass {
        let start = position
        var ranges: [ClosedRange<UInt32>] = []
        var parts: [CharacterClass] = []
        while !isAt("&&"), !isAt("--") {
            if peek() == "]", position > start || !isFirst { break }
            try parseItem(of: opening, ranges: &ranges, parts: &parts)
        }
        guard position > start else {
            throw error(
                "a side of this operator is empty", at: position, length: isAt("]") ? 1 : 2,
                expected: "characters, ranges or classes on both sides",
                suggestion: isAt("&&")
                    ? #"\&\& for the characters"# : isAt("--") ? #"\- for the character"# : nil)
        }
        if parts.isEmpty { return .ranges(ScalarRanges(ranges)) }
        if !ranges.isEmpty { parts.append(.ranges(ScalarRanges(ranges))) }
        return parts.count == 1 ? parts[0] : .union(parts)
    }

    private mutating func parseItem(
        of opening: Int, ranges: inout [ClosedRange<UInt32>], parts: inout [CharacterClass]
    ) throws(PatternError) {
        try refuseLookalikes()
        let start = position
        if isAt("[:") { return parts.append(try parsePOSIX()) }
        if peek() == "[" { return parts.append(try parseBrackets()) }
        switch try parseMember(of: opening) {
        case .characters(let characters):
            parts.append(characters)
        case .scalar(let lower):
            guard start + 1 == position || scalars[start] == "\\", peek() == "-",
                scalars[start] != "-", !isAt("--"), !isAt("-]"), !isAt("-["), peek(1) != nil
            else { return ranges.append(lower.value...lower.value) }
            position += 1
            let upper = try parseMember(of: opening)
            guard case .scalar(let upper) = upper else {
                throw error(
                    "a range must end with a character", at: start, length: position - start,
                    expected: "one character on either side", suggestion: #"\- for the character"#)
            }
            guard lower <= upper else {
                throw error(
                    "the range is reversed", at: start, length: position - start,
                    suggestion: "\(upper)-\(lower)")
            }
            ranges.append(lower.value...upper.value)
        }
    }

    /// Parses one character or an escape.
    private mutating func parseMember(of opening: Int) throws(PatternError) -> Escaped {
        guard let scalar = peek() else {
            throw error(
                "the class is not closed", at: opening, length: 1, expected: "] after it",
                suggestion: #"\[ for the character"#)
        }
        if scalar == "\\" { return try parseCommonEscape() }
        if flags.allowsComments, scalar == "#" || scalar.properties.isPatternWhitespace {
            throw error(
                "with the flag x, white space and # in a class are unclear", at: position,
                length: 1, suggestion: "a backslash before it")
        }
        position += 1
        return .scalar(scalar)
    }

    /// Throws for operators of other dialects, which would otherwise be read as characters.
    private func refuseLookalikes() throws(PatternError) {
        guard isAt("-[") || isAt("&[") || isAt("||") || isAt("~~") else { return }
        let isDouble = isAt("||") || isAt("~~")
        throw error(
            "this operator is not supported", at: position, length: isDouble ? 2 : 1,
            expected: "&& for what both sides have, -- for what only the left has",
            suggestion: isAt("-[")
                ? "--" : isAt("&[") ? "&&" : "a backslash before each, for the characters")
    }

    private mutating func parsePOSIX() throws(PatternError) -> CharacterClass {
        let start = position
        position += 2
        let isNegated = skip("^")
        let nameStart = position
        while let scalar = peek(), scalar != ":", scalar != "]" { position += 1 }
        let name = text(from: nameStart)
        guard skip(":]") else {
            throw error(
                "the POSIX class is not closed", at: start, length: position - start,
                expected: ":] after its name", suggestion: #"\[ for the character"#)
        }
        return try property(named: name, at: nameStart, isNegated: isNegated)
    }
}
