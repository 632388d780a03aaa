import PlainText

/// The reason why the text of an expression is malformed, and the location of the error.
///
/// Its description shows the location below the text:
///
///     expected an operator, such as == or CONTAINS, found CONTAIN (column 7)
///         $name CONTAIN 'x'
///               ^
///     did you mean CONTAINS?
public struct ExpressionError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The text as written.
    public let source: String
    /// The line of the error, counted from 1.
    public let line: Int
    /// The column of the error in its line, counted in characters from 1.
    public let column: Int
    /// The text at the location, or "the end".
    public let found: String
    /// A description of the text that was expected at the location.
    public let expected: String
    /// A suggested correction, or nil if there is none.
    public let suggestion: String?

    /// Creates an error at a location, given as an offset in UTF-8 bytes.
    init(
        _ source: String, at offset: Int, expected: String, found: String,
        suggestion: String? = nil
    ) {
        let before = String(decoding: source.utf8.prefix(offset), as: UTF8.self)
        let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        self.source = source
        line = max(1, lines.count)
        column = (lines.last?.count ?? 0) + 1
        self.expected = expected
        self.found = found
        self.suggestion = suggestion
    }

    /// The expected and the found text, the line with a caret below the location, and the suggested
    /// correction.
    public var description: String {
        let excerpt = SourceExcerpt(of: source, line: line, column: column)
        let place = line == 1 ? "column \(column)" : "line \(line), column \(column)"
        var lines = [
            "expected \(expected), found \(found) (\(place))",
            "    " + excerpt.text,
            "    " + String(repeating: " ", count: excerpt.column - 1) + "^",
        ]
        if let suggestion {
            let isName = !suggestion.contains(" ")
            lines.append(isName ? "did you mean \(suggestion)?" : "try \(suggestion)")
        }
        return lines.joined(separator: "\n")
    }
}
