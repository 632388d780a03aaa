extension Phrases {
    /// The wording of a phrase: one template, or one for each plural form.
    ///
    /// A template has its parameters in braces, as in `Must be at least {minimum}`. Literal braces
    /// are doubled. The parameter `count` selects the plural form.
    ///
    /// ```swift
    /// let wording: Phrases.Text = ["one": "{count} row", "other": "{count} rows"]
    /// ```
    ///
    /// In JSON, it is a string or an object of strings by plural form.
    public enum Text: Hashable, Sendable {
        /// The same template for every number.
        case always(String)
        /// A template for each plural form, by the names of ``PluralRules/Category``. `other` is
        /// required.
        case plural([String: String])
    }
}

extension Phrases.Text: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
    /// The same template for every number.
    public init(stringLiteral template: String) {
        self = .always(template)
    }

    /// A template for each plural form; if a form occurs twice, the last template is used.
    public init(dictionaryLiteral templates: (String, String)...) {
        self = .plural(Dictionary(templates) { $1 })
    }
}

extension Phrases.Text: Codable {
    /// Reads a string or an object of strings.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let template = try? container.decode(String.self) {
            self = .always(template)
        } else {
            self = .plural(try container.decode([String: String].self))
        }
    }

    /// Writes a string or an object of strings.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .always(let template): try container.encode(template)
        case .plural(let templates): try container.encode(templates)
        }
    }
}
