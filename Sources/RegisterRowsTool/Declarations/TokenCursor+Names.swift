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

    /// Reads the names in `<A, B: C, each D>`.
    mutating func readGenericParameters() -> [String] {
        var inner = self
        guard skipGenerics() > 0 else { return [] }
        var names: [String] = []
        repeat {
            inner.advance()
            if inner.current.isIdentifier, inner.token(1).isIdentifier { inner.advance() }
            names.append(inner.current.text)
            while ![",", ">"].contains(where: { inner.current.isMark($0) }) {
                switch inner.current.text {
                case "(", "[": inner.skipBalanced()
                case "<" where inner.skipGenerics() > 0: break
                default: inner.advance()
                }
            }
        } while inner.current.isMark(",")
        return names
    }

    /// Reads a type's name with the names of its enclosing types, without generic arguments.
    ///
    /// A module can precede a name: `RowKit::RowType` is read as `RowKit.RowType`.
    mutating func readPath() -> NamePath {
        var names: [String] = []
        guard current.isIdentifier else { return .top }
        repeat {
            names.append(current.text)
            advance()
            _ = skipGenerics()
        } while acceptSeparator() && !beginsDeclarationOnLine
        return NamePath(names)
    }

    /// Accepts `.` or `::` if a name follows.
    private mutating func acceptSeparator() -> Bool {
        if current.isMark("."), token(1).isIdentifier {
            advance()
            return true
        }
        guard current.isMark(":"), token(1).isMark(":"), token(2).isIdentifier else { return false }
        advance()
        advance()
        return true
    }

    /// Reads an inheritance clause: `A, @unchecked B & C`.
    mutating func readInheritance() -> [NamePath] {
        var names: [NamePath] = []
        repeat { names += readComposition() } while accept(mark: ",")
        return names
    }

    /// Accepts `Self:` in a protocol's `where` clause, after which the refined protocols follow.
    mutating func acceptSelfConstraint() -> Bool {
        guard current.isName("Self"), token(1).isMark(":") else { return false }
        advance()
        advance()
        return true
    }

    /// Reads `A`, `A & B` or `(A & B)`, with prefixes such as `@unchecked`, `~` and `nonisolated`.
    mutating func readComposition() -> [NamePath] {
        var names: [NamePath] = []
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
                names.append(readPath())
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
