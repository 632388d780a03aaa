/// Reads all tokens of a source.
///
/// The compiler does not parse the branches of an `#if` that a condition of its version, such as
/// `compiler(>=6.2)`, rules out: they may be written in a language to come. Where such a branch
/// does not make sense, it is passed over.
package struct TokenReader {
    private var tokenizer: Tokenizer
    private var tokens: [Token] = []
    /// The branches that stand open.
    private var branches: [Branch] = []

    private struct Branch {
        /// Whether the compiler may leave it unparsed.
        var isOfVersion: Bool
        /// The end of the line of its directive.
        let start: Int
        /// What was at fault before it.
        let fault: Int?
    }

    /// All tokens of a source, the end being the last; and where the first thing begins that has no
    /// end.
    ///
    /// Whether a slash begins a regular expression cannot always be told without parsing: where a
    /// source makes sense only without any, it has none.
    package static func tokens(of source: SourceFile) -> (tokens: [Token], fault: Int?) {
        let first = read(source, hasBareRegexes: true)
        if first.fault == nil, first.tokens.isBalanced { return first }
        let second = read(source, hasBareRegexes: false)
        return second.fault == nil && second.tokens.isBalanced ? second : first
    }

    private static func read(
        _ source: SourceFile, hasBareRegexes: Bool
    ) -> (tokens: [Token], fault: Int?) {
        var reader = TokenReader(
            tokenizer: Tokenizer(source.bytes, hasBareRegexes: hasBareRegexes))
        reader.readAll()
        return (reader.tokens, reader.tokenizer.fault)
    }

    private init(tokenizer: Tokenizer) { self.tokenizer = tokenizer }

    private mutating func readAll() {
        while tokens.last?.kind != .end {
            let token = tokenizer.next()
            if let branch = unreadableBranch(before: token) {
                pass(over: branch)
            } else {
                tokens.append(token)
                if token.kind == .directive { enter(token) }
            }
        }
    }

    // MARK: Branches

    /// Opens or closes a branch.
    private mutating func enter(_ directive: Token) {
        let outer = directive.text == "#if" ? nil : branches.popLast()
        guard directive.text != "#endif" else { return }
        var line = Tokenizer(tokenizer.bytes)
        line.index = directive.range.upperBound
        line.skipLine()
        let condition = tokenizer.bytes[directive.range.upperBound..<line.index]
        branches.append(
            Branch(
                isOfVersion: outer?.isOfVersion == true || VersionCondition.isOne(condition),
                start: line.index, fault: tokenizer.fault))
    }

    /// The branch that a directive or the end of the source closes, if it does not make sense and
    /// need not.
    private mutating func unreadableBranch(before token: Token) -> Branch? {
        switch token.kind {
        case .directive where token.text != "#if":
            guard let branch = branches.last, isUnreadable(branch) else { return nil }
            return branch
        case .end:
            guard let place = branches.lastIndex(where: isUnreadable) else { return nil }
            branches.removeSubrange((place + 1)...)
            return branches[place]
        default:
            return nil
        }
    }

    private func isUnreadable(_ branch: Branch) -> Bool {
        branch.isOfVersion
            && (tokenizer.fault != branch.fault
                || !tokens[place(of: branch)...].isBalanced)
    }

    /// The place of a branch's first token.
    private func place(of branch: Branch) -> Int {
        let last = tokens.lastIndex { $0.range.lowerBound < branch.start }
        return last.map { $0 + 1 } ?? 0
    }

    /// Goes on at the directive that closes a branch, which is found by the beginnings of lines.
    private mutating func pass(over branch: Branch) {
        tokens.removeSubrange(place(of: branch)...)
        tokenizer.fault = branch.fault
        tokenizer.index = branch.start
        var depth = 0
        while tokenizer.index < tokenizer.bytes.count {
            tokenizer.goOn(at: tokenizer.index + 1)
            let line = tokenizer.index
            while tokenizer.byte() == " " || tokenizer.byte() == "\t" { tokenizer.index += 1 }
            let word = Self.directives.first {
                tokenizer.bytes[min(tokenizer.index, tokenizer.bytes.count)...]
                    .starts(with: $0.utf8)
            }
            if depth == 0, let word, word != "#if" { return tokenizer.goOn(at: line) }
            if word == "#if" { depth += 1 }
            if word == "#endif" { depth -= 1 }
            tokenizer.skipLine()
        }
    }

    private static let directives = ["#if", "#elseif", "#else", "#endif"]
}

extension Collection<Token> {
    /// Whether each bracket is closed.
    fileprivate var isBalanced: Bool {
        var open: [String] = []
        for token in self where token.kind == .mark {
            if let close = Token.brackets[token.text] {
                open.append(close)
            } else if Token.brackets.values.contains(token.text), open.popLast() != token.text {
                return false
            }
        }
        return open.isEmpty
    }
}
