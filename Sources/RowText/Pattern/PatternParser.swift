/// Parses regular expressions into a tree.
///
/// Unknown syntax is rejected, so an accepted pattern has the same meaning as in other engines.
struct PatternParser {
    /// A part of the pattern with the number of instructions it takes.
    struct Piece {
        let node: PatternNode
        let size: Int
        /// Whether a quantifier may follow.
        ///
        /// None may follow an anchor or another quantifier.
        var isRepeatable = true
    }

    /// The flags in effect at a position.
    struct Flags: Equatable {
        var ignoresCase = false
        var dotMatchesAll = false
        var anchorsMatchLines = false
        var allowsComments = false
    }

    /// Whether letters were read with the flag `i`, without it, or both.
    struct CaseUse: OptionSet {
        let rawValue: Int
        static let ignored = CaseUse(rawValue: 1)
        static let respected = CaseUse(rawValue: 2)
    }

    let source: String
    let scalars: [Unicode.Scalar]
    var position = 0
    var flags: Flags
    var caseUse: CaseUse = []
    var names: Set<String> = []
    /// Whether the parser is between `\Q` and `\E`.
    var isQuoting = false
    private var depth = 0

    init(_ source: String, ignoringCase: Bool) throws(PatternError) {
        self.source = source
        scalars = Array(source.unicodeScalars)
        flags = Flags(ignoresCase: ignoringCase)
        guard scalars.count <= PatternLimits.sourceLength else {
            throw PatternError(
                "a pattern has at most \(PatternLimits.sourceLength) characters", in: source,
                at: PatternLimits.sourceLength..<scalars.count)
        }
    }

    /// Parses the whole pattern.
    mutating func parse() throws(PatternError) -> PatternNode {
        let piece = try parseAlternatives()
        guard position == scalars.count else {
            throw error(
                "unmatched )", at: position, length: 1,
                suggestion: #"\) for the character"#)
        }
        return piece.node
    }

    /// Parses the contents of a group, or the whole pattern.
    mutating func parseAlternatives() throws(PatternError) -> Piece {
        var branches = [try parseSequence()]
        while peek() == "|" {
            position += 1
            branches.append(try parseSequence())
        }
        guard branches.count > 1 else { return branches[0] }
        let size = branches.reduce(2 * (branches.count - 1)) { $0 + $1.size }
        try checkSize(size, from: position)
        return Piece(node: .alternatives(branches.map(\.node)), size: size)
    }

    private mutating func parseSequence() throws(PatternError) -> Piece {
        var nodes: [PatternNode] = []
        var size = 0
        var start = position
        while let piece = try parseTerm() {
            let repeated = try parseQuantifier(of: piece, from: start)
            nodes.append(repeated.node)
            size += repeated.size
            try checkSize(size, from: start)
            start = position
        }
        guard nodes.count != 1 else { return Piece(node: nodes[0], size: max(1, size)) }
        return Piece(node: nodes.isEmpty ? .empty : .sequence(nodes), size: max(1, size))
    }

    /// Parses one element, or returns nil at the end of a sequence.
    private mutating func parseTerm() throws(PatternError) -> Piece? {
        try skipComments()
        guard let scalar = peek() else { return nil }
        if isQuoting {
            position += 1
            return literal(scalar)
        }
        switch scalar {
        case "|", ")": return nil
        case "(": return try parseGroup()
        case "[": return try parseClass()
        case "\\": return try parseEscape()
        case ".":
            position += 1
            return flags.dotMatchesAll
                ? Piece(node: .any, size: 1)
                : Piece(
                    node: .characters(.complement(.lineTerminators), ignoringCase: false), size: 1)
        case "^":
            position += 1
            return anchor(flags.anchorsMatchLines ? .lineStart : .textStart)
        case "$":
            position += 1
            return anchor(flags.anchorsMatchLines ? .lineEnd : .lastLineEnd)
        case "*", "+", "?", "{":
            throw error(
                "there is nothing to repeat", at: position, length: 1,
                expected: "a character, a class or a group before it",
                suggestion: "\\\(scalar) for the character")
        case "}":
            throw error(
                "unmatched }", at: position, length: 1,
                suggestion: #"\} for the character"#)
        default:
            position += 1
            return literal(scalar)
        }
    }

    /// Returns a piece for a literal character.
    mutating func literal(_ scalar: Unicode.Scalar) -> Piece {
        noteCase()
        return Piece(node: .scalar(scalar, ignoringCase: flags.ignoresCase), size: 1)
    }

    /// Returns a piece for a set of characters with the current flags.
    mutating func characters(_ characters: CharacterClass) -> Piece {
        noteCase()
        return Piece(node: .characters(characters, ignoringCase: flags.ignoresCase), size: 1)
    }

    func anchor(_ assertion: PatternAssertion, isNegated: Bool = false) -> Piece {
        Piece(
            node: .assertion(assertion, isNegated: isNegated), size: 1, isRepeatable: false)
    }

    private mutating func noteCase() {
        caseUse.insert(flags.ignoresCase ? .ignored : .respected)
    }

    /// Runs `body` one nesting level deeper.
    mutating func nested<Result>(
        at start: Int, _ body: (inout PatternParser) throws(PatternError) -> Result
    ) throws(PatternError) -> Result {
        guard depth < PatternLimits.nesting else {
            throw error(
                "groups and classes nest at most \(PatternLimits.nesting) deep", at: start,
                length: 1)
        }
        depth += 1
        defer { depth -= 1 }
        return try body(&self)
    }
}
