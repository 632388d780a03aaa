/// What is typed into a token row: parts that a delimiter ends, and the one that is being typed.
///
/// With the delimiter `,` the text `Ann, Bo,Cy` has the complete parts `Ann` and ` Bo`, and then
/// `Cy`.
struct TokenText {
    /// A part that a delimiter ends.
    struct Part {
        let text: Substring
        let delimiter: Character
    }

    /// The parts that a delimiter ends, but for those with nothing in them.
    private(set) var complete: [Part] = []
    /// What comes behind the last delimiter.
    let rest: Substring

    /// Takes a text apart.
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

    /// What comes behind the last delimiter of a text.
    static func rest(of text: String, delimiters: String) -> Substring {
        guard !delimiters.isEmpty, let last = text.lastIndex(where: delimiters.contains) else {
            return text[...]
        }
        return text[text.index(after: last)...]
    }

    /// The text of some parts and of what is being typed behind them.
    ///
    /// A delimiter with nothing behind it goes.
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
    /// Whether there is nothing but white space.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }

    /// Whether something was put into a text to make this one of it, rather than only taken out at
    /// one place.
    func adds(to old: some StringProtocol) -> Bool {
        guard count <= old.count else { return true }
        let start = zip(self, old).prefix { $0 == $1 }.count
        let end = zip(reversed(), old.reversed()).prefix { $0 == $1 }.count
        return start + end < count
    }
}
