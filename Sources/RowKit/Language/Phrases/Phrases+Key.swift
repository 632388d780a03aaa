extension Phrases {
    /// The name of a phrase, with its wordings in English and in other languages.
    ///
    /// The library's keys are static properties, such as ``minLength``. Define the keys of your own
    /// rows in the same way, named after the row so that they do not clash with those of other
    /// rows. A key is called with its translations:
    ///
    /// ```swift
    /// extension Phrases.Key {
    ///     static let tokenRowCount = Phrases.Key(
    ///         "TokenRow.count", ["one": "{count} token", "other": "{count} tokens"])(
    ///             de: "{count} Token", fr: ["one": "{count} jeton", "other": "{count} jetons"])
    /// }
    /// ```
    ///
    /// ```swift
    /// phrases.text(.tokenRowCount, ["count": 2])  // "2 tokens"
    /// ```
    ///
    /// The row's plugin lists the key (``RowPlugin/phrases``), so that a registry finds missing and
    /// invalid wordings. Keys are equal if their names are. Their wordings are not compared.
    public struct Key: Sendable, Identifiable {
        // Each rule and each error has a key, so a key is a single reference.
        private let content: Content

        /// The name, which translations use as their key.
        public var id: String { content.id }

        /// The English wording.
        public var english: Phrases.Text { content.english }

        /// The wordings in other languages, by their tags, such as `de` and `zh-Hans`.
        public var translations: [String: Phrases.Text] { content.translations }

        /// A problem with the English wording, or nil if there is none.
        ///
        /// A wording with a problem is shown unchanged.
        public var problem: Phrases.Problem? { content.problem }

        var wording: PhraseWording { content.wording }

        /// Creates a key from its name and English wording.
        public init(_ id: String, _ english: Phrases.Text) {
            var faults: [Phrases.Problem.Fault] = []
            let wording = PhraseWording(english) { faults.append($0) }
            content = Content(
                id: id, english: english, translations: [:],
                problem: faults.first.map { Phrases.Problem(key: id, fault: $0) },
                wording: wording ?? PhraseWording(verbatim: english))
        }

        /// Creates a key with more translations, which replace those that it has.
        fileprivate init(_ key: Phrases.Key, adding translations: [String: Phrases.Text]) {
            content = Content(
                id: key.id, english: key.english,
                translations: key.translations.merging(translations) { $1 },
                problem: key.problem, wording: key.wording)
        }

        /// The names of the parameters, sorted.
        public var parameters: [String] {
            let count = wording.isPlural ? ["count"] : []
            return Set(wording.parameters.map(\.name) + count).sorted()
        }

        private final class Content: Sendable {
            let id: String
            let english: Phrases.Text
            let translations: [String: Phrases.Text]
            let problem: Phrases.Problem?
            let wording: PhraseWording

            init(
                id: String, english: Phrases.Text, translations: [String: Phrases.Text],
                problem: Phrases.Problem?, wording: PhraseWording
            ) {
                self.id = id
                self.english = english
                self.translations = translations
                self.problem = problem
                self.wording = wording
            }
        }
    }
}

extension Phrases.Key {
    /// Returns the key with translations into the languages that all rows of this package have.
    ///
    /// A wording that depends on a number is a dictionary of the language's plural forms. For other
    /// languages, see ``translated(_:_:)``.
    ///
    /// - Parameters:
    ///   - de: The German wording, or nil if there is none.
    ///   - es: The Spanish wording, or nil if there is none.
    ///   - fr: The French wording, or nil if there is none.
    ///   - ar: The Arabic wording, or nil if there is none.
    ///   - hi: The Hindi wording, or nil if there is none.
    ///   - ja: The Japanese wording, or nil if there is none.
    ///   - zhHans: The wording in Simplified Chinese, or nil if there is none.
    public func callAsFunction(
        de: Phrases.Text? = nil, es: Phrases.Text? = nil, fr: Phrases.Text? = nil,
        ar: Phrases.Text? = nil, hi: Phrases.Text? = nil, ja: Phrases.Text? = nil,
        zhHans: Phrases.Text? = nil
    ) -> Phrases.Key {
        let wordings = [
            "de": de, "es": es, "fr": fr, "ar": ar, "hi": hi, "ja": ja, "zh-Hans": zhHans,
        ]
        return Phrases.Key(self, adding: wordings.compactMapValues(\.self))
    }

    /// Returns the key with a translation into any language.
    ///
    /// ```swift
    /// let none = Phrases.Key("PollRow.none", "No votes")(de: "Keine Stimmen")
    ///     .translated("nl", "Geen stemmen")
    /// ```
    ///
    /// - Parameters:
    ///   - language: The language as a tag, such as `nl` or `de-AT`. A translation without a valid
    ///     tag is never used.
    ///   - wording: The wording, which replaces an earlier one in that language.
    public func translated(_ language: String, _ wording: Phrases.Text) -> Phrases.Key {
        Phrases.Key(self, adding: [language: wording])
    }
}

extension [Phrases.Key] {
    /// The translations that the keys have, one for each language.
    var translations: [Translation] {
        Set(flatMap(\.translations.keys)).sorted().map { language in
            Translation(language, reduce(into: [:]) { $0[$1] = $1.translations[language] })
        }
    }
}

extension Phrases.Key: Hashable {
    /// Whether two keys have the same name.
    public static func == (first: Phrases.Key, second: Phrases.Key) -> Bool {
        first.id == second.id
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
