/// The text typed into a token row: the parts that end with a delimiter, and the part being typed.
///
/// With the delimiter `,`, the text `Ann, Bo,Cy` has the complete parts `Ann` and ` Bo`, and the
/// rest `Cy`.
struct TokenText {
    /// A part that ends with a delimiter.
    struct Part {
        let text: Substring
        let delimiter: Character
    }

    /// The parts that end with a delimiter, without blank ones.
    private(set) var complete: [Part] = []
    /// The text after the last delimiter.
    let rest: Substring

    /// Splits a text at delimiters.
    init(_ text: String, delimiters: String) {
        guard !delimiters.isEmpty else {
            rest = text[...]
            return
        }
        let delimiters = Set(delimiters)
        var start = text.startIndex
        for place in text.indices where delimiters.contains(text[place]) {
            let part = text[start..<place]
            if !part.isBlank { complete.append(Part(text: part, delimiter: text[place])) }
            start = text.index(after: place)
        }
        rest = text[start...]
    }

    /// Returns the text after the last delimiter.
    static func rest(of text: String, delimiters: String) -> Substring {
        guard !delimiters.isEmpty, let last = text.lastIndex(where: delimiters.contains) else {
            return text[...]
        }
        return text[text.index(after: last)...]
    }

    /// Joins parts and the text being typed after them.
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
    /// Whether the text has only white space or is empty.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }

    /// Whether this text was made from another by inserting text, and not only by removing text in
    /// one place.
    func adds(to old: some StringProtocol) -> Bool {
        guard count <= old.count else { return true }
        let start = zip(self, old).prefix { $0 == $1 }.count
        let end = zip(reversed(), old.reversed()).prefix { $0 == $1 }.count
        return start + end < count
    }
}
