import SwiftSource

extension TokenCursor {
    /// Skips `@name`, `@Outer.Name<…>` and what it is given.
    mutating func skipAttribute() {
        advance()
        if current.startsLine { return }
        _ = readPath()
        if current.isMark("("), isAdjacent { skipBalanced() }
    }

    /// Skips generic parameters or arguments, and counts them.
    ///
    /// Nought and nothing where there are none: an expression may have a less-than sign here.
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

    /// Reads a type's name with those around it, without generic arguments.
    mutating func readPath() -> NamePath { readName().path }

    /// Reads what a type inherits: `A, @unchecked B & C`.
    mutating func readInheritance() -> [TypeName] {
        var names: [TypeName] = []
        repeat { names += readComposition() } while accept(mark: ",")
        return names
    }

    /// Passes over `Self:`, behind which a protocol names what it refines as well.
    mutating func acceptSelfConstraint() -> Bool {
        guard current.isName("Self"), token(1).isMark(":") else { return false }
        advance()
        advance()
        return true
    }

    /// Reads `A`, `A & B`, `(A & B)`, with what may stand before: `@unchecked`, `~`, `nonisolated`.
    mutating func readComposition() -> [TypeName] {
        var names: [TypeName] = []
        repeat {
            while current.isMark("@") || current.isMark("~") {
                if current.isMark("@") { skipAttribute() } else { advance() }
            }
            // `nonisolated` may also stand before a protocol.
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
                    // A type of functions.
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
