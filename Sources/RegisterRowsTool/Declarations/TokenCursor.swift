import SwiftSource

/// A cursor over the tokens of a source.
struct TokenCursor {
    let source: SourceFile
    private let tokens: [Token]
    private var position = 0
    /// The position of the first syntax error: an unclosed bracket or literal.
    private(set) var fault: Int?
    /// Whether a declaration at the start of a line closes all brackets, to recover from syntax
    /// errors.
    private let isLenient: Bool

    init(_ source: SourceFile, isLenient: Bool = false) {
        self.source = source
        self.isLenient = isLenient
        (tokens, fault) = TokenReader.tokens(of: source)
    }

    /// The token before the current one, or nil if the current one is the first.
    var previous: Token? { position > 0 ? tokens[position - 1] : nil }

    var current: Token { tokens[position] }

    /// Returns the token a number of places ahead, or the end token past the end.
    func token(_ ahead: Int) -> Token { tokens[min(position + ahead, tokens.count - 1)] }

    mutating func advance() { position = min(position + 1, tokens.count - 1) }

    /// Whether the current token follows the previous one without white space.
    var isAdjacent: Bool { previous?.range.upperBound == current.range.lowerBound }

    /// Moves past a mark if it is the current token, and returns whether it was.
    mutating func accept(mark: String) -> Bool {
        guard current.isMark(mark) else { return false }
        advance()
        return true
    }

    mutating func noteFault(at token: Token) {
        fault = fault ?? token.range.lowerBound
    }

    /// Whether a name occurs between the current token and a later one.
    func contains(name: String, before end: Token) -> Bool {
        tokens[position...].prefix { $0.range.lowerBound < end.range.lowerBound }
            .contains { $0.isName(name) }
    }

    /// Moves back to an earlier token.
    mutating func goBack(to token: Token) {
        while position > 0, current.range.lowerBound > token.range.lowerBound { position -= 1 }
    }

    /// Skips a bracket with its contents.
    mutating func skipBalanced() {
        let first = current
        var open: [String] = []
        repeat {
            if current.kind == .end {
                noteFault(at: first)
                return
            }
            if endsAllBrackets { return noteFault(at: first) }
            if current.kind == .mark {
                if let close = Token.brackets[current.text] { open.append(close) }
                if Token.brackets.values.contains(current.text), open.popLast() != current.text {
                    noteFault(at: current)
                    return
                }
            }
            advance()
        } while !open.isEmpty
    }

    /// Whether the current declaration implies that all open brackets have ended.
    var endsAllBrackets: Bool {
        isLenient && beginsDeclaration && source.isLineStart(current.range.lowerBound)
    }
}
