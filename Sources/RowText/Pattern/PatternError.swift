import PlainText

/// The reason why a pattern was rejected, and the location of the error.
///
/// The description shows the place below the source:
///
///     look-ahead is not supported: it cannot be matched in linear time (column 2)
///         a(?=b)
///          ^
///     found (?=
///     expected (…), (?:…), (?<name>…) or (?flags)
package struct PatternError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The pattern as written.
    package let source: String
    /// The number of characters before the place in the source.
    package let offset: Int
    /// The line of the place in the source, counted from 1.
    package let line: Int
    /// The column of the place in its line, counted in characters from 1.
    package let column: Int
    /// The problem, as a sentence without a full stop.
    package let message: String
    /// The text at the place, or "the end of the pattern".
    package let found: String
    /// The text that is allowed at the place, or nil if it is unknown.
    package let expected: String?
    /// A possible correction, or nil if there is none.
    package let suggestion: String?

    /// Creates an error for a range of the source's scalars.
    init(
        _ message: String, in source: String, at range: Range<Int>, expected: String? = nil,
        suggestion: String? = nil
    ) {
        let scalars = source.unicodeScalars
        let start =
            scalars.index(
                scalars.startIndex, offsetBy: range.lowerBound, limitedBy: scalars.endIndex)
            ?? scalars.endIndex
        let end =
            scalars.index(start, offsetBy: min(range.count, 40), limitedBy: scalars.endIndex)
            ?? scalars.endIndex
        let before = String(scalars[..<start])
        let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        self.source = source
        offset = before.count
        line = max(1, lines.count)
        column = (lines.last?.count ?? 0) + 1
        self.message = message
        let text = start == end ? "" : SourceExcerpt.visible(String(scalars[start..<end]))
        found =
            start == scalars.endIndex ? "the end of the pattern" : text.isEmpty ? "nothing" : text
        self.expected = expected
        self.suggestion = suggestion
    }

    /// The message, the line of the source with a caret below the place, what was found there, and
    /// what was expected.
    package var description: String {
        let excerpt = SourceExcerpt(of: source, line: line, column: column)
        var lines = [
            message + (line == 1 ? " (column \(column))" : " (line \(line), column \(column))"),
            "    " + excerpt.text,
            "    " + String(repeating: " ", count: excerpt.column - 1) + "^",
            "found " + found,
        ]
        if let expected { lines.append("expected " + expected) }
        if let suggestion { lines.append("try " + suggestion) }
        return lines.joined(separator: "\n")
    }
}
