extension TokenCursor {
    /// Skips the type of a variable.
    mutating func skipVariableType() {
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

    /// Skips an expression: to a comma, or to a line that does not go on with it.
    mutating func skipExpression() {
        var isFirst = true
        while isFirst || goesOn {
            isFirst = false
            switch current.text {
            case "(", "[", "{": skipBalanced()
            case ")", "]", "}": return
            default: advance()
            }
        }
    }

    /// Whether the current token goes on with the expression before it.
    var goesOn: Bool {
        if current.kind == .end || current.kind == .directive { return false }
        if [",", ";", "}"].contains(where: { current.isMark($0) }) { return false }
        guard current.startsLine, let previous else { return true }
        let isOperator = current.kind == .mark && !["@", "(", "[", "{"].contains(current.text)
        let wasOperator =
            previous.kind == .mark && ![")", "]", "}", ">", "?", "!"].contains(previous.text)
        return isOperator || wasOperator || current.isName("as") || current.isName("is")
    }
}
