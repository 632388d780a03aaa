/// A parsed template: words with parameters between them.
struct PhraseTemplate: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        case words(String)
        case parameter(String)
    }

    let parts: [Part]

    init(_ template: String) throws(PhraseTemplateError) {
        var parts: [Part] = []
        var words = ""
        var rest = template[...]
        while let character = rest.first {
            let column = template.distance(from: template.startIndex, to: rest.startIndex) + 1
            rest.removeFirst()
            let isDoubled = rest.first == character
            switch character {
            case "{" where !isDoubled:
                let name = rest.prefix { $0 != "}" && $0 != "{" }
                guard rest[name.endIndex...].first == "}" else {
                    throw PhraseTemplateError(column: column, found: "'{' without '}'")
                }
                guard !name.isEmpty, name.allSatisfy(\.isNamePart) else {
                    throw PhraseTemplateError(column: column, found: "'{\(name)}'")
                }
                if !words.isEmpty { parts.append(.words(words)) }
                words = ""
                parts.append(.parameter(String(name)))
                rest = rest[name.endIndex...].dropFirst()
            case "}" where !isDoubled:
                throw PhraseTemplateError(column: column, found: "'}' without '{'")
            case "{", "}":
                rest.removeFirst()
                words.append(character)
            default:
                words.append(character)
            }
        }
        if !words.isEmpty { parts.append(.words(words)) }
        self.parts = parts
    }

    /// Creates a template of words only.
    init(verbatim words: String) {
        parts = [.words(words)]
    }

    /// The names of the parameters in order, including repetitions.
    var parameters: [String] {
        parts.compactMap { part in
            guard case .parameter(let name) = part else { return nil }
            return name
        }
    }

    /// Returns the text with its parameters filled in, leaving those without a value in their
    /// braces.
    func text(filling value: (String) -> String?) -> String {
        var text = ""
        for part in parts {
            switch part {
            case .words(let words): text += words
            case .parameter(let name): text += value(name) ?? "{\(name)}"
            }
        }
        return text
    }
}

/// The reason why a template cannot be parsed.
struct PhraseTemplateError: Error, Hashable {
    /// The position of the fault, counted in characters from 1.
    let column: Int

    /// The text at that position.
    let found: String
}

extension Character {
    fileprivate var isNamePart: Bool { isASCII && (isLetter || isNumber) || self == "_" }
}
