import SwiftSource

extension TokenCursor {
    /// Skips an attribute such as `@name` or `@Outer.Name<…>` with its arguments.
    mutating func skipAttribute() {
        advance()
        if current.startsLine { return }
        _ = readPath()
        if current.isMark("("), isAdjacent { skipBalanced() }
    }

    /// Skips generic parameters or arguments and returns their number.
    ///
    /// Returns zero and skips nothing if there are none, as for a less-than sign in an expression.
    mutating func skipGenerics() -> Int {
        guard current.isMark("<") else { return 0 }
        let first = current
        var depth = 0
        var count = 1
        repeat {
            switch (current.kind, current.text) {
            case (.mark, "("), (.mark, "["):
                skipBalanced()
                continue
            case (.mark, "<"):
                depth += 1
            case (.mark, ">"):
                depth -= 1
            case (.mark, ","):
                count += depth == 1 ? 1 : 0
            default:
                guard current.mayStandInGenerics else {
                    goBack(to: first)
                    return 0
                }
            }
            advance()
        } while depth > 0
        return count
    }

    /// Reads a type's name with the names of its enclosing types, without generic arguments.
    mutating func readPath() -> NamePath { readName().path }

    /// Reads an inheritance clause: `A, @unchecked B & C`.
    mutating func readInheritance() -> [TypeName] {
        var names: [TypeName] = []
        repeat { names += readComposition() } while accept(mark: ",")
        return names
    }

    /// Accepts `Self:` in a protocol's `where` clause.
    ///
    /// Refined protocols follow it.
    mutating func acceptSelfConstraint() -> Bool {
        guard current.isName("Self"), token(1).isMark(":") else { return false }
        advance()
        advance()
        return true
    }

    /// Reads `A`, `A & B` or `(A & B)`, with prefixes such as `@unchecked`, `~` and `nonisolated`.
    mutating func readComposition() -> [TypeName] {
        var names: [TypeName] = []
        repeat {
            while current.isMark("@") || current.isMark("~") {
                if current.isMark("@") { skipAttribute() } else { advance() }
            }
            // `nonisolated` can also precede a protocol.
            if beginsDeclarationOnLine, !current.isName("nonisolated") { return names }
            while current.kind == .name, token(1).isIdentifier, !token(1).startsLine,
                !token(1).isName("where"), current.isName("nonisolated") || !beginsDeclarationOnLine
            {
                advance()
            }
            if current.isMark("(") {
                let opening = current
                advance()
                let inner = readInheritance()
                guard accept(mark: ")") else {
                    // A function type.
                    goBack(to: opening)
                    skipBalanced()
                    return names
                }
                names += inner
            } else if current.isIdentifier {
                names.append(readName())
            }
        } while accept(mark: "&")
        return names
    }
}

extension Token {
    fileprivate var mayStandInGenerics: Bool {
        switch kind {
        case .name, .quotedName, .number: true
        case .mark: [".", ":", "&", "?", "!", "@", "~", "-", "->", "="].contains(text)
        case .string, .regex, .directive, .end: false
        }
    }
}
