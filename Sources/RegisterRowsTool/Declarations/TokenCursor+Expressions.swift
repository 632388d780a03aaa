import SwiftSource

extension TokenCursor {
    mutating func skipVariableType() {
        if beginsDeclarationOnLine { return }
        while !["=", "{", ",", "}", ";"].contains(where: { current.isMark($0) }),
            current.kind != .end, current.kind != .directive
        {
            switch current.text {
            case "(", "[": skipBalanced()
            case "<" where skipGenerics() > 0: break
            default: advance()
            }
            if current.startsLine, !current.isMark("{"), !current.isMark("=") { return }
        }
    }

    /// Skips an expression, up to a comma or a line that does not continue it.
    mutating func skipExpression() {
        var isFirst = !beginsDeclarationOnLine
        while isFirst || goesOn {
            isFirst = false
            switch current.text {
            case "(", "[", "{": skipBalanced()
            case ")", "]", "}": return
            default: advance()
            }
        }
    }

    /// Whether the current token continues the expression before it.
    var goesOn: Bool {
        if current.kind == .end || current.kind == .directive { return false }
        if [",", ";", "}"].contains(where: { current.isMark($0) }) { return false }
        guard current.startsLine, let previous else { return true }
        // The previous token can be a postfix operator: `3...`.
        if beginsDeclaration { return false }
        let isOperator = current.kind == .mark && !["@", "(", "[", "{"].contains(current.text)
        let wasOperator =
            previous.kind == .mark && ![")", "]", "}", ">", "?", "!"].contains(previous.text)
        return isOperator || wasOperator || current.isName("as") || current.isName("is")
    }

    /// Whether a declaration or its modifiers begin here.
    ///
    /// Some of these words are also ordinary names. In a declaration, another word follows them.
    var beginsDeclaration: Bool {
        if current.isMark("@") { return true }
        guard current.kind == .name else { return false }
        if Self.declarators.contains(current.text) { return true }
        guard Modifiers.isOne(current.text) || current.text == "actor" || current.text == "macro"
        else { return false }
        if token(1).isMark("("), token(3).isMark(")") {
            // For example, `private(set)` or `nonisolated(unsafe)`.
            return ["set", "unsafe", "safe", "nonsending"].contains(token(2).text)
        }
        return token(1).isIdentifier || token(1).isMark("@")
    }

    /// Whether a declaration or its modifiers begin here, at the start of a line.
    var beginsDeclarationOnLine: Bool { current.startsLine && beginsDeclaration }

    /// Keywords that always begin a declaration at the start of a line.
    private static let declarators: Set = [
        "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import", "init",
        "let", "operator", "precedencegroup", "protocol", "struct", "subscript", "typealias", "var",
    ]
}
