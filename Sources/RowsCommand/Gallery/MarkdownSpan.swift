/// A part of a line of Markdown.
enum MarkdownSpan: Equatable, Sendable {
    case text(String)
    case code(String)
    case strong([MarkdownSpan])
    case emphasis([MarkdownSpan])
    case link([MarkdownSpan], to: String)
    /// A picture with the given name, and its description.
    case image(String, description: String)
    /// A reference to an article by its name.
    case article(String)

    /// Returns the parts of a string.
    static func spans(in text: some StringProtocol) -> [MarkdownSpan] {
        var reader = SpanReader(rest: Substring(text))
        return reader.read()
    }

    /// Returns a string without its markup.
    static func plainText(of text: String) -> String {
        spans(in: text).map(\.plainText).joined()
    }

    private var plainText: String {
        switch self {
        case .text(let text), .code(let text), .article(let text): text
        case .image(_, let description): description
        case .strong(let spans), .emphasis(let spans), .link(let spans, _):
            spans.map(\.plainText).joined()
        }
    }
}

/// Reads spans from left to right.
private struct SpanReader {
    var rest: Substring
    private var spans: [MarkdownSpan] = []
    private var text = ""

    init(rest: Substring) { self.rest = rest }

    mutating func read() -> [MarkdownSpan] {
        while let character = rest.first {
            if character == "\\", let next = rest.dropFirst().first, next.isPunctuation {
                text.append(next)
                rest = rest.dropFirst(2)
            } else if let span = span() {
                endText()
                spans.append(span)
            } else {
                // Marks that close nothing are plain text, as a whole run.
                let run =
                    "`*".contains(character) ? rest.prefix { $0 == character } : rest.prefix(1)
                text += run
                rest = rest.dropFirst(run.count)
            }
        }
        endText()
        return spans
    }

    private mutating func endText() {
        if !text.isEmpty { spans.append(.text(text)) }
        text = ""
    }

    /// Reads the span at the start of the rest, or returns nil if there is none.
    private mutating func span() -> MarkdownSpan? {
        let marks = rest.prefix { $0 == "`" }
        if !marks.isEmpty {
            guard let code = take(between: marks, and: marks) else { return nil }
            // The parameters in a symbol's name only distinguish overloads.
            let name = marks.count == 2 ? code.split(separator: "-(").first ?? code : code
            return .code(name.hasPrefix("doc:") ? String(name.dropFirst(4)) : String(name))
        }
        if rest.hasPrefix("**"), let inner = take(between: "**", and: "**") {
            return .strong(MarkdownSpan.spans(in: inner))
        }
        if rest.hasPrefix("*"), rest.dropFirst().first?.isWhitespace == false,
            let inner = take(between: "*", and: "*")
        {
            return .emphasis(MarkdownSpan.spans(in: inner))
        }
        if rest.hasPrefix("<doc:"), let name = take(between: "<doc:", and: ">") {
            return .article(String(name))
        }
        if rest.hasPrefix("![") {
            let start = rest
            rest = rest.dropFirst()
            if let (label, target) = labelAndTarget() {
                return .image(
                    String(target), description: MarkdownSpan.plainText(of: String(label)))
            }
            rest = start
            return nil
        }
        guard rest.hasPrefix("["), let (label, target) = labelAndTarget() else { return nil }
        return .link(MarkdownSpan.spans(in: label), to: String(target))
    }

    /// Removes and returns the label and the target of a link or picture, or returns nil if there
    /// is none.
    private mutating func labelAndTarget() -> (label: Substring, target: Substring)? {
        let start = rest
        guard let label = take(between: "[", and: "]"), rest.hasPrefix("("),
            let target = take(between: "(", and: ")")
        else {
            rest = start
            return nil
        }
        return (label, target)
    }

    /// Removes and returns the text between two marks, or returns nil if the second mark is
    /// missing.
    private mutating func take(
        between start: some StringProtocol, and end: some StringProtocol
    ) -> Substring? {
        let inner = rest.dropFirst(start.count)
        guard let close = inner.firstRange(of: end), close.lowerBound > inner.startIndex else {
            return nil
        }
        rest = inner[close.upperBound...]
        return inner[..<close.lowerBound]
    }
}
