import SwiftSource

/// Walks over the tokens of a source.
struct TokenCursor {
    let source: SourceFile
    private let tokens: [Token]
    private var position = 0
    /// Where the source ceases to make sense: at a bracket or literal without an end.
    private(set) var fault: Int?
    /// Whether a declaration at the beginning of a line closes all brackets, as in a source that
    /// does not make sense otherwise.
    private let isLenient: Bool

    init(_ source: SourceFile, isLenient: Bool = false) {
        self.source = source
        self.isLenient = isLenient
        (tokens, fault) = TokenReader.tokens(of: source)
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

    /// Whether what is open is taken for closed here.
    var endsAllBrackets: Bool {
        isLenient && beginsDeclaration && source.isLineStart(current.range.lowerBound)
    }
}
