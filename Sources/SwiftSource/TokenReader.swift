/// Reads all tokens of a source.
///
/// If a condition on the compiler version, such as `compiler(>=6.2)`, excludes a branch of an
/// `#if`, the compiler does not parse that branch, which may use the syntax of a later language
/// version. Such branches are skipped if they are malformed.
package struct TokenReader {
    private var tokenizer: Tokenizer
    private var tokens: [Token] = []
    /// The open branches, outermost first.
    private var branches: [Branch] = []

    private struct Branch {
        /// Whether the compiler may leave the branch unparsed.
        var isOfVersion: Bool
        /// The end of the line that its directive is on.
        let start: Int
        /// The tokenizer's fault before the branch.
        let fault: Int?
    }

    /// Returns all tokens of a source, ending with `.end`, and the offset of the first construct
    /// that is not terminated.
    ///
    /// Without parsing, it is not always certain whether a slash begins a regular expression. If
    /// the source is well-formed only without bare regular expressions, it is read without them.
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

    /// Returns the branch that a directive or the end of the source closes, if the branch is
    /// malformed and may be skipped.
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

    /// Returns the index of the branch's first token.
    private func place(of branch: Branch) -> Int {
        let last = tokens.lastIndex { $0.range.lowerBound < branch.start }
        return last.map { $0 + 1 } ?? 0
    }

    /// Continues at the directive that closes a branch, searching for it at the start of each line.
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
    /// Whether all brackets are matched.
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
