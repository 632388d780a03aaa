import RowText

extension PredicateParser {
    /// Parses a comparison, or a value or a condition in parentheses that replaces one.
    mutating func readComparison() throws(ExpressionError) -> Item {
        var quantifier: PredicateQuantifier?
        if case .constant(let constant) = token.kind {
            try advance()
            return .condition(.constant(constant))
        }
        if case .quantifier(let found) = token.kind {
            try advance()
            quantifier = found
        }
        let item = try readSum()
        guard case .operand(let left) = item else {
            if quantifier == nil { return item }
            throw error("a list to compare with after \(quantifier?.rawValue ?? "")")
        }
        guard case .comparator(let comparator) = token.kind else {
            if quantifier == nil { return item }
            throw unexpected(after: item)
        }
        try advance()
        let folding = try readModifiers(of: comparator)
        let start = token.range.lowerBound
        let right = try readRightSide(of: comparator)
        do {
            return .condition(
                .comparison(
                    try PredicateComparison(quantifier, left, comparator, folding, right)))
        } catch {
            throw patternError(error, inTextAt: start)
        }
    }

    private mutating func readModifiers(
        of comparator: PredicateComparator
    ) throws(ExpressionError) -> Folding {
        guard case .openBracket = token.kind else { return [] }
        let bracket = token
        try advance()
        guard case .word = token.kind else {
            let isList = comparator == .isIn || comparator == .between
            token = isList ? bracket : token
            throw error(
                isList ? "{, which begins a list" : "modifiers of the letters c, d, w or n",
                suggestion: isList ? "{" : nil)
        }
        let letters = lexer.text(token.range).lowercased()
        var folding: Folding = []
        for letter in letters where letters != "n" {
            guard let known = PredicateModifier.foldings.first(where: { $0.letter == letter })
            else {
                throw error("modifiers of the letters c, d and w, or n alone")
            }
            folding.insert(known.folding)
        }
        try advance()
        guard case .closeBracket = token.kind else { throw error("]") }
        try advance()
        return folding
    }

    private mutating func readRightSide(
        of comparator: PredicateComparator
    ) throws(ExpressionError) -> PredicateOperand {
        let start = token
        let item = try readSum()
        guard case .operand(let right) = item else {
            token = start
            throw error("a value", found: "a condition")
        }
        if let wanted = comparator.wants(right) {
            token = start
            throw error(wanted)
        }
        return right
    }

    /// The error for a malformed pattern in a text literal.
    private func patternError(_ error: PatternError, inTextAt start: Int) -> ExpressionError {
        var offset = start
        while lexer.byte(at: offset) == UInt8(ascii: "(") || lexer.byte(at: offset) == 0x20 {
            offset += 1
        }
        return ExpressionError(
            lexer.source, at: lexer.offset(ofCharacter: error.offset, inTextAt: offset),
            expected: error.expected.map { "\($0) (\(error.message))" }
                ?? "a pattern (\(error.message))",
            found: error.found, suggestion: error.suggestion)
    }
}

extension PredicateComparator {
    /// Describes the required right side, or returns nil if the right side can be valid.
    fileprivate func wants(_ right: PredicateOperand) -> String? {
        switch (self, right) {
        case (_, .reference), (_, .arithmetic), (_, .taken): nil
        case (_, .call(let function, _)) where function.result == nil: nil
        case (.isIn, .subquery), (.between, .subquery): nil
        case (.isIn, .call(let function, _)) where function.result == .text: nil
        case (.beginsWith, .call(let function, _)), (.endsWith, .call(let function, _)),
            (.like, .call(let function, _)), (.matches, .call(let function, _)):
            function.result == .text ? nil : "a string or a $tag"
        case (.between, .list(let bounds)) where bounds.count == 2: nil
        case (.between, _): "two bounds in braces, such as {1, 5}, or a $tag"
        case (.isIn, .list), (.isIn, .text): nil
        case (.isIn, _): "a list in braces, a string or a $tag"
        case (.beginsWith, .text), (.endsWith, .text): nil
        case (.like, .text), (.matches, .text): nil
        case (.beginsWith, _), (.endsWith, _), (.like, _), (.matches, _): "a string or a $tag"
        case (.less, let side), (.lessOrEqual, let side): side.hasOrder ? nil : Self.ordered
        case (.greater, let side), (.greaterOrEqual, let side): side.hasOrder ? nil : Self.ordered
        case (.equal, _), (.notEqual, _), (.contains, _): nil
        }
    }

    private static let ordered = "a number, a string, a date or a $tag"
}

extension PredicateOperand {
    fileprivate var hasOrder: Bool {
        switch self {
        case .number, .text, .reference, .arithmetic, .call, .taken: true
        case .null, .bool, .list, .condition, .subquery: false
        }
    }
}
