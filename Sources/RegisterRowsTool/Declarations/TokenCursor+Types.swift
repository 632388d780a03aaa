import SwiftSource

extension TokenCursor {
    /// Reads a type, or returns nil if it has no name, such as a function type.
    mutating func readType() -> TypeName? {
        guard var type = readUnwrappedType() else { return nil }
        while current.isMark("?"), isAdjacent {
            advance()
            type = TypeName("Optional", type)
        }
        return type
    }

    private mutating func readUnwrappedType() -> TypeName? {
        if accept(mark: "(") {
            guard let inner = readType(), accept(mark: ")") else { return nil }
            return inner
        }
        if accept(mark: "[") {
            let first = readType()
            guard accept(mark: ":") else {
                return accept(mark: "]") ? TypeName("Array", first) : nil
            }
            let value = readType()
            return accept(mark: "]") ? TypeName("Dictionary", first, value) : nil
        }
        let isOpaque = ["any", "some", "each", "repeat", "inout"].contains { current.isName($0) }
        guard current.isIdentifier, !isOpaque else { return nil }
        return readName()
    }

    /// Reads a type's name with the names of its enclosing types, and their generic arguments.
    ///
    /// A module can precede a name: `RowKit::RowType` is read as `RowKit.RowType`.
    mutating func readName() -> TypeName {
        guard current.isIdentifier else { return TypeName() }
        var name = TypeName([readPart()])
        while acceptSeparator() {
            if beginsDeclarationOnLine { break }
            name.parts.append(readPart())
        }
        return name
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

    private mutating func readPart() -> TypeName.Part {
        let name = current.text
        advance()
        return TypeName.Part(name: name, arguments: readGenericArguments())
    }

    /// Reads `<A, B>`, or returns an empty array for anything else, such as a less-than sign.
    private mutating func readGenericArguments() -> [TypeName?] {
        var inner = self
        let count = skipGenerics()
        guard count > 0 else { return [] }
        inner.advance()
        var arguments: [TypeName?] = []
        repeat { arguments.append(inner.readType()) } while inner.accept(mark: ",")
        let isRead = inner.current.isMark(">") && arguments.count == count
        return isRead ? arguments : Array(repeating: nil, count: count)
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
}
