import PlainText

/// Parses the text of a predicate into its syntax tree, by recursive descent.
struct PredicateParser {
    /// The maximum depth of nested parentheses, lists, negations and signs, counted together.
    static let deepest = 25

    var lexer: PredicateLexer
    /// The next token, not yet consumed.
    var token: PredicateToken
    private var depth = 0
    /// The number of open parentheses.
    private var openParentheses = 0
    /// What names can stand for here.
    let scope: PredicateScope
    /// The name of the element of the subquery that is being read, or nil outside one.
    var variable: String?

    /// The result of a read: a condition, or a value that may become part of one.
    enum Item {
        case condition(PredicateNode)
        case operand(PredicateOperand)

        var operand: PredicateOperand {
            switch self {
            case .condition(let node): .condition(node)
            case .operand(let operand): operand
            }
        }
    }

    /// Parses a whole predicate.
    static func parse(
        _ text: String, in scope: PredicateScope = .form
    ) throws(ExpressionError) -> PredicateNode {
        var parser = try PredicateParser(text, in: scope)
        let item = try parser.readAlternatives()
        if case .end = parser.token.kind { return try parser.condition(item) }
        throw parser.unexpected(after: item)
    }

    /// Parses a whole expression: a value, or a condition, whose value is a Boolean.
    static func parseValue(
        _ text: String, in scope: PredicateScope = .form
    ) throws(ExpressionError) -> PredicateOperand {
        var parser = try PredicateParser(text, in: scope)
        let item = try parser.readAlternatives()
        if case .end = parser.token.kind { return item.operand }
        throw parser.unexpected(after: item)
    }

    private init(_ text: String, in scope: PredicateScope) throws(ExpressionError) {
        self.scope = scope
        lexer = try PredicateLexer(text)
        token = try lexer.next()
    }

    /// Consumes the next token.
    mutating func advance() throws(ExpressionError) { token = try lexer.next() }

    /// Enters a level of nesting, which ``leave()`` exits.
    mutating func enter() throws(ExpressionError) {
        guard depth < Self.deepest else {
            throw error("at most \(Self.deepest) levels of nesting", found: "more")
        }
        depth += 1
    }

    mutating func leave() { depth -= 1 }

    mutating func readAlternatives() throws(ExpressionError) -> Item {
        let first = try readConjunction()
        guard case .or = token.kind else { return first }
        var nodes = [try condition(first)]
        while case .or = token.kind {
            try advance()
            let next = try readConjunction()
            nodes.append(try condition(next))
        }
        return .condition(.any(nodes))
    }

    private mutating func readConjunction() throws(ExpressionError) -> Item {
        let first = try readNegation()
        guard case .and = token.kind else { return first }
        var nodes = [try condition(first)]
        while case .and = token.kind {
            try advance()
            let next = try readNegation()
            nodes.append(try condition(next))
        }
        return .condition(.all(nodes))
    }

    private mutating func readNegation() throws(ExpressionError) -> Item {
        guard case .not = token.kind else { return try readComparison() }
        try advance()
        try enter()
        let item = try readNegation()
        leave()
        return .condition(.not(try condition(item)))
    }

    /// Parses `( … )`, which contains a condition or a value.
    mutating func readParentheses() throws(ExpressionError) -> Item {
        openParentheses += 1
        try advance()
        try enter()
        let item = try readAlternatives()
        leave()
        guard case .close = token.kind else { throw unexpected(after: item) }
        openParentheses -= 1
        try advance()
        return item
    }

    func condition(_ item: Item) throws(ExpressionError) -> PredicateNode {
        switch item {
        case .condition(let node): return node
        case .operand(.bool(let bool)): return .constant(bool)
        case .operand(let operand):
            if operand.canBeTrue { return .truth(operand) }
            throw unexpected(after: item)
        }
    }

    /// The error for a token that cannot follow an item.
    func unexpected(after item: Item) -> ExpressionError {
        if case .operand = item {
            return error("an operator, such as == or CONTAINS", near: PredicateWords.operators)
        }
        let end = openParentheses > 0 ? ")" : "the end"
        return error("AND, OR or \(end)", near: ["AND", "OR"])
    }

    /// Creates an error at the next token.
    ///
    /// - Parameter words: The keywords that are valid there. The nearest one is suggested.
    func error(
        _ expected: String, near words: [String] = [], found: String? = nil,
        suggestion: String? = nil
    ) -> ExpressionError {
        let start = token.range.lowerBound
        var suggestion = suggestion
        if case .word = token.kind {
            let word = lexer.text(token.range)
            suggestion =
                suggestion ?? PredicateWords.synonyms[word.uppercased()]
                ?? NearestName.of(word, in: words)
        }
        return ExpressionError(
            lexer.source, at: start, expected: expected, found: found ?? foundToken,
            suggestion: suggestion)
    }

    /// The text of the next token.
    private var foundToken: String {
        guard !token.range.isEmpty else { return "the end" }
        let text = lexer.text(token.range)
        return SourceExcerpt.visible(text.count > 40 ? text.prefix(40) + "…" : text)
    }
}

/// What the names in an expression can stand for.
enum PredicateScope {
    /// Rows and sections: `$age`.
    case form
    /// Also a value, such as that of the row whose rule this is: `SELF`.
    case value
    /// Also an item of a list, whose members need no `SELF`: `country == $country`.
    case item
}

extension PredicateOperand {
    /// Whether the value alone is a condition.
    var canBeTrue: Bool {
        switch self {
        case .reference, .taken: true
        case .call(let function, _): function.result == nil
        default: false
        }
    }
}
