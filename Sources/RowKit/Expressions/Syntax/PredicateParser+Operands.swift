import PlainText

extension PredicateParser {
    /// Reads values joined by `+` and `-`, or one condition in parentheses.
    mutating func readSum() throws(ExpressionError) -> Item {
        try readChain(ofFactors: false)
    }

    /// Reads a product if `ofFactors` is true, or else a sum of products.
    private mutating func readChain(ofFactors: Bool) throws(ExpressionError) -> Item {
        let first = ofFactors ? try readSigned() : try readChain(ofFactors: true)
        guard case .operand(let operand) = first else { return first }
        var terms: [PredicateTerm] = []
        while case .sign(let sign) = token.kind, sign.isFactor == ofFactors {
            try advance()
            let start = token
            let next = ofFactors ? try readSigned() : try readChain(ofFactors: true)
            guard case .operand(let operand) = next else {
                token = start
                throw error("a value after \(sign.rawValue)", found: "a condition")
            }
            terms.append(PredicateTerm(operator: sign, operand: operand))
        }
        return terms.isEmpty ? first : .operand(.arithmetic(operand, terms))
    }

    /// Reads a value with an optional minus sign.
    private mutating func readSigned() throws(ExpressionError) -> Item {
        guard case .sign(.minus) = token.kind else { return try readPrimary() }
        try advance()
        if case .operand(.number(let number)) = token.kind {
            let operand = try negated(number)
            try advance()
            return .operand(operand)
        }
        let start = token
        try enter()
        let item = try readSigned()
        leave()
        guard case .operand(let operand) = item else {
            token = start
            throw error("a value after -", found: "a condition")
        }
        return .operand(
            .arithmetic(.number(.integer(0)), [PredicateTerm(operator: .minus, operand: operand)]))
    }

    private func negated(_ number: PredicateNumber) throws(ExpressionError)
        -> PredicateOperand
    {
        switch number {
        case .integer(let value): return .number(.integer(-value))
        case .large(let value) where value == UInt64(Int64.max) + 1:
            return .number(.integer(Int64.min))
        case .large: throw error("a number of at least \(Int64.min)", found: "a smaller one")
        case .real(let value): return .number(.real(-value))
        }
    }

    private mutating func readPrimary() throws(ExpressionError) -> Item {
        switch token.kind {
        case .operand(.reference(let reference, let path)):
            let operand = try found(reference, path)
            try advance()
            return .operand(operand)
        case .operand(let operand):
            try advance()
            return .operand(operand)
        case .open: return try readParentheses()
        case .openBrace: return .operand(.list(try readList()))
        case .word: return .operand(try readName())
        default: throw error("a value, such as $tag, 'text' or 5")
        }
    }

    /// Returns what a reference stands for here.
    private func found(
        _ reference: PredicateReference, _ path: [PredicateStep]
    ) throws(ExpressionError) -> PredicateOperand {
        switch reference.base {
        case .own where scope == .form:
            throw error("a $tag: SELF is for the rules of a row and the conditions of items")
        case .tag(let tag) where tag == variable:
            let aspect = reference.aspect
            let first = aspect == .value ? [] : [PredicateStep.key(aspect.rawValue)]
            return .reference(PredicateReference(.variable(tag)), first + path)
        default: return .reference(reference, path)
        }
    }

    /// Reads the call of a function, or the member of an item.
    private mutating func readName() throws(ExpressionError) -> PredicateOperand {
        let name = token
        if lexer.nextByte == UInt8(ascii: "(") {
            try advance()
            return try readCall(of: name)
        }
        guard scope == .item else { throw unknownWord() }
        let word = lexer.text(name.range)
        let path = try lexer.readPath()
        try advance()
        return .reference(PredicateReference(.own), [.key(word)] + path)
    }

    private mutating func readList() throws(ExpressionError) -> [PredicateOperand] {
        try advance()
        var elements: [PredicateOperand] = []
        if case .closeBrace = token.kind {
            try advance()
            return []
        }
        while true {
            let start = token
            try enter()
            let item = try readSum()
            leave()
            guard case .operand(let element) = item else {
                token = start
                throw error("a value", found: "a condition")
            }
            elements.append(element)
            switch token.kind {
            case .comma: try advance()
            case .closeBrace:
                try advance()
                return elements
            default: throw error(", or } in the list")
            }
        }
    }

    /// The error for a tag without its dollar sign, or for a misspelled keyword.
    private func unknownWord() -> ExpressionError {
        let word = lexer.text(token.range)
        let nearest = NearestName.of(word, in: PredicateWords.values)
        let tag = word.utf8.count > 40 ? nil : "$" + word
        return error(
            "a value, such as $tag, 'text' or 5", suggestion: nearest ?? tag)
    }
}
