import PlainText

/// Checks translations against the known phrases.
struct PhraseCheck {
    /// The phrases by name.
    let keys: [String: Phrases.Key]

    /// The plural forms of whole numbers in the language.
    let forms: [PluralRules.Category]

    /// Whether every phrase must be translated.
    let isComplete: Bool

    /// The translations that can be used.
    private(set) var wordings: [String: PhraseWording] = [:]

    /// The problems that do not prevent use of the translations.
    private(set) var problems: [Phrases.Problem] = []

    /// The problems that prevent use of the translations.
    private(set) var errors: [Phrases.Problem] = []

    init(keys: [String: Phrases.Key], forms: [PluralRules.Category], isComplete: Bool) {
        self.keys = keys
        self.forms = forms
        self.isComplete = isComplete
    }

    /// Checks all translations, and reports phrases without one.
    mutating func run(on translations: [String: Phrases.Text]) {
        for id in Set(keys.keys).union(translations.keys).sorted() {
            guard let key = keys[id] else {
                let nearest = NearestName.of(id, in: keys.keys)
                problems.append(Phrases.Problem(key: id, fault: .unknownKey(nearest: nearest)))
                continue
            }
            if let problem = key.problem { problems.append(problem) }
            if let text = translations[id] {
                check(text, of: key)
            } else if isComplete {
                problems.append(Phrases.Problem(key: id, fault: .missing))
            }
        }
    }

    private mutating func check(_ text: Phrases.Text, of key: Phrases.Key) {
        var faults: [Phrases.Problem.Fault] = []
        let wording = PhraseWording(text) { faults.append($0) }
        problems += faults.map { Phrases.Problem(key: key.id, fault: $0) }
        guard let wording else { return }
        let unknown = unknownParameters(of: wording, key: key)
        errors += unknown.map { Phrases.Problem(key: key.id, fault: $0) }
        guard unknown.isEmpty else { return }
        if wording.isPlural {
            let missing = forms.filter { !wording.has($0) }
            problems += missing.map { Phrases.Problem(key: key.id, fault: .missingForm($0)) }
        }
        wordings[key.id] = wording
    }

    private func unknownParameters(of wording: PhraseWording, key: Phrases.Key) -> [Phrases.Problem
        .Fault]
    {
        let expected = key.parameters
        return wording.parameters.filter { !expected.contains($0.name) }.map { name, form in
            .unknownParameter(
                name: name, form: wording.isPlural ? form : nil, expected: expected)
        }
    }
}
