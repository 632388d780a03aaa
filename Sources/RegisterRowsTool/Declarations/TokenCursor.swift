/// Walks over the tokens of a source.
struct TokenCursor {
    let source: SourceFile
    private let tokens: [Token]
    private var position = 0
    /// Where the source ceases to make sense: at a bracket or literal without an end.
    private(set) var fault: Int?

    init(_ source: SourceFile) {
        self.source = source
        (tokens, fault) = Tokenizer.tokens(of: source)
    }

    /// The token before the current one; nil: the current one is the first.
    var previous: Token? { position > 0 ? tokens[position - 1] : nil }

    var current: Token { tokens[position] }

    /// The token so far ahead; the end is behind itself.
    func token(_ ahead: Int) -> Token { tokens[min(position + ahead, tokens.count - 1)] }

    mutating func advance() { position = min(position + 1, tokens.count - 1) }

    /// Whether the current token stands right behind the one before it.
    var isAdjacent: Bool { previous?.range.upperBound == current.range.lowerBound }

    /// Passes over a mark, if it comes.
    mutating func accept(mark: String) -> Bool {
        guard current.isMark(mark) else { return false }
        advance()
        return true
    }

    mutating func noteFault(at token: Token) {
        fault = fault ?? token.range.lowerBound
    }

    /// Goes back to a token that was the current one.
    mutating func goBack(to token: Token) {
        while position > 0, current.range.lowerBound > token.range.lowerBound { position -= 1 }
    }

    /// Skips a bracket with all that it holds.
    mutating func skipBalanced() {
        let first = current
        var open: [String] = []
        repeat {
            if current.kind == .end {
                noteFault(at: first)
                return
            }
            if current.kind == .mark {
                if let close = Self.brackets[current.text] { open.append(close) }
                if Self.brackets.values.contains(current.text), open.popLast() != current.text {
                    noteFault(at: current)
                    return
                }
            }
            advance()
        } while !open.isEmpty
    }

    private static let brackets = ["(": ")", "[": "]", "{": "}"]
}
