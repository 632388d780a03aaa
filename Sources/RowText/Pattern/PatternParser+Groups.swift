extension PatternParser {
    private static let kinds = "(…), (?:…), (?<name>…) or (?flags)"

    /// Parses a group, or flags in parentheses.
    mutating func parseGroup() throws(PatternError) -> Piece {
        let start = position
        let outer = flags
        position += 1
        if peek() == "?" {
            try refuseOtherGroups(at: start)
            position += 1
            if skip("<") {
                try parseName()
            } else if !skip(":"), try parseFlags(at: start) {
                return Piece(node: .empty, size: 1, isRepeatable: false)
            }
        } else if peek() == "*" {
            throw error("verbs are not supported", at: start, length: 2, expected: Self.kinds)
        }
        let piece = try nested(at: start) { (parser) throws(PatternError) in
            try parser.parseAlternatives()
        }
        guard skip(")") else {
            throw error(
                "the group is not closed", at: start, length: 1, expected: ") after it",
                suggestion: #"\( for the character"#)
        }
        flags = outer
        return Piece(node: piece.node, size: piece.size)
    }

    /// Parses and sets the flags after `(?`, up to `)` or `:`.
    ///
    /// - Returns: Whether the flags end with `)`, so that no group follows them.
    private mutating func parseFlags(at start: Int) throws(PatternError) -> Bool {
        var isOn = true
        while let scalar = peek() {
            switch scalar {
            case "i": flags.ignoresCase = isOn
            case "s": flags.dotMatchesAll = isOn
            case "m": flags.anchorsMatchLines = isOn
            case "x": flags.allowsComments = isOn
            case "-" where isOn: isOn = false
            case ")", ":":
                position += 1
                return scalar == ")"
            default:
                throw error(
                    "unknown flag or group", at: position, length: 1,
                    expected: "the flags i, m, s and x, or " + Self.kinds)
            }
            position += 1
        }
        throw error(
            "the flags are not closed", at: start, length: position - start, expected: ") or :")
    }

    private mutating func parseName() throws(PatternError) {
        let start = position
        while let scalar = peek(), scalar != ">" {
            let isDigit = ("0"..."9").contains(scalar)
            let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
            guard isLetter || isDigit && position > start else { break }
            position += 1
        }
        let name = text(from: start)
        guard !name.isEmpty, peek() == ">" else {
            throw error(
                "invalid group name", at: position, length: 1,
                expected: "ASCII letters and digits, a letter first, and > after them")
        }
        guard names.insert(name).inserted else {
            throw error(
                "two groups have this name", at: start, length: position - start,
                suggestion: "another name, or (?:…)")
        }
        position += 1
    }

    /// Throws for every known kind of group that is not supported.
    private func refuseOtherGroups(at start: Int) throws(PatternError) {
        let refused: [(opening: String, what: String)] = [
            ("?=", "look-ahead is not supported: it"), ("?!", "look-ahead is not supported: it"),
            ("?<=", "look-behind is not supported: it"),
            ("?<!", "look-behind is not supported: it"),
            ("?>", "an atomic group is not supported: it"),
            ("?(", "a conditional group is not supported: it"),
            ("?R", "recursion is not supported: it"), ("?&", "recursion is not supported: it"),
            ("?P>", "recursion is not supported: it"),
            ("?P=", "a back-reference is not supported: it"),
        ]
        for (opening, what) in refused where isAt(opening) {
            throw error(
                what + " cannot be matched in linear time", at: start,
                length: opening.utf8.count + 1, expected: Self.kinds)
        }
        if let digit = peek(1), ("0"..."9").contains(digit) {
            throw error(
                "recursion is not supported: it cannot be matched in linear time", at: start,
                length: 3, expected: Self.kinds)
        }
        if isAt("?P<") || isAt("?'") {
            throw error(
                "this syntax for named groups is not supported", at: start,
                length: isAt("?'") ? 3 : 4,
                expected: Self.kinds, suggestion: "(?<")
        }
        if isAt("?|") {
            throw error("this group is not supported", at: start, length: 3, suggestion: "(?:")
        }
    }
}
