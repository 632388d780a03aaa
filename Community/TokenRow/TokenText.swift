/// The text typed into a token row: the parts that end with a delimiter, and the part being typed.
///
/// With the delimiter `,`, the text `Ann, Bo,Cy` has the complete parts `Ann` and ` Bo`, and the
/// rest `Cy`. Tabs and line breaks, as in a pasted column of a table, are always delimiters.
struct TokenText {
    /// A part that ends with a delimiter.
    struct Part {
        let text: Substring
        let delimiter: Character
    }

    /// The nonblank parts that end with a delimiter.
    private(set) var complete: [Part] = []
    /// The text after the last delimiter.
    let rest: Substring

    /// Splits a string at delimiters.
    init(_ text: String, delimiters: String) {
        let delimiters = Set(delimiters)
        var start = text.startIndex
        for place in text.indices where Self.isDelimiter(text[place], delimiters) {
            let part = text[start..<place]
            if !part.isBlank { complete.append(Part(text: part, delimiter: text[place])) }
            start = text.index(after: place)
        }
        rest = text[start...]
    }

    /// Returns the text after the last delimiter.
    static func rest(of text: String, delimiters: String) -> Substring {
        let delimiters = Set(delimiters)
        let last = text.lastIndex { isDelimiter($0, delimiters) }
        return last.map { text[text.index(after: $0)...] } ?? text[...]
    }

    private static func isDelimiter(_ character: Character, _ delimiters: Set<Character>) -> Bool {
        character.isNewline || character == "\t" || delimiters.contains(character)
    }

    /// Joins parts and the remaining text.
    ///
    /// The last delimiter is dropped if only white space follows it.
    static func joined(_ parts: [Part], _ rest: Substring) -> String {
        guard !parts.isEmpty else { return rest.isBlank ? "" : String(rest) }
        var text = ""
        for part in parts {
            text += part.text
            text.append(part.delimiter)
        }
        guard rest.isBlank else { return text + rest }
        return String(text.dropLast())
    }
}

extension StringProtocol {
    /// Whether the text is empty or contains only white space.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }

    /// Whether this text results from inserting something into another one, rather than only
    /// removing text in one place.
    func adds(to old: some StringProtocol) -> Bool {
        guard count <= old.count else { return true }
        let start = zip(self, old).prefix { $0 == $1 }.count
        let end = zip(reversed(), old.reversed()).prefix { $0 == $1 }.count
        return start + end < count
    }
}
