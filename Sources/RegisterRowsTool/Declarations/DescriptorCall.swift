import SwiftSource

/// A call of `RowDescriptor`, as far as its arguments are literals.
struct DescriptorCall {
    /// The name under which the row is registered.
    enum Name: Hashable {
        case ofClass
        case literal(String)
        /// An expression whose value is known only after compilation.
        case expression
    }

    /// The class of the row.
    private(set) var type = NamePath.top
    /// The class as written in the call, with generic arguments.
    private(set) var typeText = ""
    /// The summary of the row, or nil if it is not a literal.
    private(set) var summary: String?
    /// Whether the call states a summary, rather than leaving it to the comment of the class.
    private(set) var statesSummary = false
    private(set) var name = Name.ofClass
    /// Whether the call is an initialiser of `RowDescriptor`, rather than another function.
    let isInitializer: Bool
    /// Whether the row is for form authors.
    ///
    /// True unless the argument is the literal `false`.
    private(set) var isListed = true

    /// Reads a call such as `RowDescriptor(StarsRow.self, "…", name: "…")`, with any function name.
    ///
    /// Returns nil if there is no such call at the cursor.
    init?(at cursor: TokenCursor) {
        var cursor = cursor
        _ = cursor.accept(mark: ".")
        let function = cursor.readPath()
        guard function != .top, cursor.accept(mark: "(") else { return nil }
        isInitializer = ["RowDescriptor", "init"].contains(function.last)
        let start = cursor.current.range.lowerBound
        let meta = cursor.readPath()
        guard meta.names.count > 1, meta.last == "self" else { return nil }
        type = meta.parent
        let end = cursor.previous?.range.upperBound ?? start
        typeText = String(cursor.source.text(start..<end).dropLast(".self".count))
        var isSecond = true
        while cursor.skipArgument() {
            if cursor.current.isIdentifier, cursor.token(1).isMark(":") {
                let label = cursor.current
                cursor.advance()
                cursor.advance()
                if label.isName("name"), !cursor.current.isName("nil") {
                    name = cursor.readText().map(Name.literal) ?? .expression
                }
                if label.isName("isListed") { isListed = !cursor.current.isName("false") }
            } else if isSecond {
                statesSummary = true
                summary = cursor.readText()
            }
            isSecond = false
        }
    }
}

extension TokenCursor {
    /// Reads a string literal or a concatenation of string literals.
    ///
    /// - Returns: The text, or nil for any other expression.
    mutating func readText() -> String? {
        var text = ""
        repeat {
            guard current.kind == .string,
                let part = StringLiteral.value(of: source.bytes[current.range])
            else { return nil }
            text += part
            advance()
        } while accept(mark: "+")
        return [",", ")", "}", ";"].contains { current.isMark($0) } || !goesOn ? text : nil
    }

    /// Moves past the comma that ends an argument.
    ///
    /// - Returns: Whether another argument follows.
    fileprivate mutating func skipArgument() -> Bool {
        while current.kind != .end, !current.isMark(")"), !current.isMark("]"), !current.isMark("}")
        {
            if accept(mark: ",") { return !current.isMark(")") }
            if ["(", "[", "{"].contains(where: { current.isMark($0) }) {
                skipBalanced()
            } else {
                advance()
            }
        }
        return false
    }
}
