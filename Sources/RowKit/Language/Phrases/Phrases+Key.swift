extension Phrases {
    /// The name of a phrase, with its English wording.
    ///
    /// The library's keys are static properties, such as ``minLength``. Define the keys of your own
    /// rows in the same way, named after the row so that they do not clash with those of other
    /// rows:
    ///
    /// ```swift
    /// extension Phrases.Key {
    ///     static let tokenRowCount = Phrases.Key(
    ///         "TokenRow.count", ["one": "{count} token", "other": "{count} tokens"])
    /// }
    /// ```
    ///
    /// ```swift
    /// phrases.text(.tokenRowCount, ["count": 2])  // "2 tokens"
    /// ```
    ///
    /// Keys are equal if their names are. Their wordings are not compared.
    public struct Key: Sendable, Identifiable {
        /// The name, which translations use as their key.
        public let id: String

        /// The English wording.
        public let english: Phrases.Text

        /// A problem with the English wording, or nil if there is none.
        ///
        /// A wording with a problem is shown unchanged.
        public let problem: Phrases.Problem?

        let wording: PhraseWording

        /// Creates a key from its name and English wording.
        public init(_ id: String, _ english: Phrases.Text) {
            self.id = id
            self.english = english
            var faults: [Phrases.Problem.Fault] = []
            let wording = PhraseWording(english) { faults.append($0) }
            problem = faults.first.map { Phrases.Problem(key: id, fault: $0) }
            self.wording = wording ?? PhraseWording(verbatim: english)
        }

        /// The names of the parameters, sorted.
        public var parameters: [String] {
            let count = wording.isPlural ? ["count"] : []
            return Set(wording.parameters.map(\.name) + count).sorted()
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
