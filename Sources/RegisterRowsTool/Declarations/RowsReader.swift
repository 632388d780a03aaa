/// Reads the value of a property `rows`, and its elements if it is a single array literal.
enum RowsReader {
    /// Returns the value of a variable, starting after its name and type.
    ///
    /// The literal can be stored (`= […]`) or computed (`{ […] }`, `{ return […] }`, `{ get { […] }
    /// }`).
    static func value(from cursor: TokenCursor) -> RowsProperty.Value {
        var cursor = cursor
        let start = cursor.current.range.lowerBound
        if cursor.accept(mark: "=") {
            let start = cursor.current.range.lowerBound
            if let literal = stored(cursor) { return .literal(literal) }
            cursor.skipExpression()
            return .other(excerpt(cursor, from: start))
        }
        if cursor.current.isMark("{") {
            if let literal = computed(cursor) { return .literal(literal) }
            cursor.skipBalanced()
            return .other(excerpt(cursor, from: start))
        }
        return .other("no value")
    }

    private static func stored(_ cursor: TokenCursor) -> [RowsProperty.Element]? {
        var cursor = cursor
        guard let elements = elements(&cursor) else { return nil }
        return cursor.goesOn ? nil : elements
    }

    private static func computed(_ cursor: TokenCursor) -> [RowsProperty.Element]? {
        var cursor = cursor
        cursor.advance()
        let hasGetter = cursor.current.isName("get") && cursor.token(1).isMark("{")
        if hasGetter {
            cursor.advance()
            cursor.advance()
        }
        if cursor.current.isName("return") { cursor.advance() }
        guard let elements = elements(&cursor), cursor.accept(mark: "}"),
            !hasGetter || cursor.current.isMark("}")
        else { return nil }
        return elements
    }

    /// Reads the elements of a literal and moves the cursor past it.
    private static func elements(_ cursor: inout TokenCursor) -> [RowsProperty.Element]? {
        guard cursor.accept(mark: "[") else { return nil }
        var elements: [RowsProperty.Element] = []
        while !cursor.accept(mark: "]") {
            guard cursor.current.kind != .end else { return nil }
            if cursor.accept(mark: ",") { continue }
            elements.append(element(&cursor))
        }
        return elements
    }

    private static func element(_ cursor: inout TokenCursor) -> RowsProperty.Element {
        let start = cursor.current.range.lowerBound
        let descriptor = DescriptorCall(at: cursor)
        var types: [NamePath] = []
        var depth = 0
        while cursor.current.kind != .end {
            if cursor.current.isIdentifier {
                let path = cursor.readPath()
                if path.last == "self", path.names.count > 1 { types.append(path.parent) }
                continue
            }
            if depth == 0, cursor.current.isMark(",") || cursor.current.isMark("]") { break }
            if ["(", "[", "{"].contains(where: { cursor.current.isMark($0) }) { depth += 1 }
            if [")", "]", "}"].contains(where: { cursor.current.isMark($0) }) { depth -= 1 }
            cursor.advance()
        }
        return RowsProperty.Element(
            place: cursor.source.place(of: start), text: excerpt(cursor, from: start),
            types: types, descriptor: descriptor)
    }

    /// Returns the source between a position and the cursor, shortened to one line.
    private static func excerpt(_ cursor: TokenCursor, from start: Int) -> String {
        let text = cursor.source.text(start..<cursor.current.range.lowerBound)
        let line = text.split { $0.isWhitespace }.joined(separator: " ")
        guard line.count > 50 else { return line }
        let head = line.prefix(30).reversed().drop { $0 != " " }.drop { $0 == " " }.reversed()
        let tail = line.suffix(20).drop { $0 != " " }.drop { $0 == " " }
        return "\(String(head)) … \(tail)"
    }
}
