import Synchronization

extension RowRegistry {
    /// Returns the phrases of the library and of all rows in the language of some formats.
    ///
    /// ```swift
    /// form.phrases = registry.phrases(for: LocaleFormats("de_AT", timeZone: .current))
    /// ```
    ///
    /// The wordings are those of the plugins' ``RowPlugin/phrases`` and ``RowPlugin/translations``.
    /// The latter take precedence. The library's own phrases have translations if the plugin of the
    /// target Translations is in the registry. A phrase without a translation is in English, and is
    /// listed in the ``Phrases/problems``.
    ///
    /// - Parameters:
    ///   - formats: The formats, whose ``TextFormats/language`` is used.
    ///   - changes: Wordings in place of those of the translations, for any phrases. A wording with
    ///     a parameter that its phrase does not have is not used; this is a problem.
    public func phrases(
        for formats: any TextFormats, changing changes: [Phrases.Key: Phrases.Text] = [:]
    ) -> Phrases {
        let rules = PluralRules(language: formats.language)
        let used = translations.all.serving(formats.language)
        let checked = translations.value(
            for: .init(
                languages: used.map(\.language), plurals: rules,
                isComplete: !formats.language.isEnglish)
        ) {
            PhraseCheck(
                keys: Phrases.Key.builtIn + plugins.flatMap { $0.phrases },
                wordings: used.wordings, forms: rules.wholeNumberCategories,
                isComplete: !formats.language.isEnglish)
        }
        guard !changes.isEmpty else {
            return Phrases(
                formats: formats, wordings: checked.wordings, problems: checked.allProblems)
        }
        let changed = PhraseCheck(
            keys: [], wordings: changes, forms: rules.wholeNumberCategories, isComplete: false)
        let others = checked.allProblems.filter { changed.keys[$0.key] == nil }
        return Phrases(
            formats: formats,
            wordings: checked.wordings.merging(changed.wordings) { $1 },
            problems: (others + changed.allProblems).sorted { $0.key < $1.key })
    }

    /// Whether the registry has phrases in a language, which is always true for English.
    package func translates(into language: LanguageTag) -> Bool {
        language.text.isEnglish
            || !translations.all.serving(language.text).isEmpty
    }

    /// The languages into which phrases of the registry are translated, sorted.
    public var languages: [String] {
        Set(translations.all.compactMap { $0.tag?.text }).sorted()
    }
}

/// The translations of a registry, which are collected and checked when they are first used.
final class TranslationCache: Sendable {
    struct Key: Hashable {
        let languages: [String]
        let plurals: PluralRules
        let isComplete: Bool
    }

    private let collected: Lazy<[Translation]>
    private let made = Mutex<[Key: PhraseCheck]>([:])

    init(_ plugins: [any RowPlugin.Type]) {
        collected = Lazy {
            plugins.flatMap { $0.phrases }.translations + plugins.flatMap { $0.translations }
        }
    }

    /// The translations that phrases have themselves, and then those of the plugins.
    var all: [Translation] { collected.value }

    func value(for key: Key, make: () -> PhraseCheck) -> PhraseCheck {
        if let known = made.withLock({ $0[key] }) { return known }
        let check = make()
        made.withLock { $0[key] = check }
        return check
    }
}

extension PhraseCheck {
    /// Checks wordings, given their keys.
    ///
    /// - Parameter keys: Known keys. If `isComplete` is true, a key without a wording is a problem.
    init(
        keys: [Phrases.Key], wordings: [Phrases.Key: Phrases.Text], forms: [PluralRules.Category],
        isComplete: Bool
    ) {
        let known = Dictionary(keys.map { ($0.id, $0) }) { $1 }
        let all = known.merging(wordings.keys.map { ($0.id, $0) }) { known, _ in known }
        self.init(keys: all, forms: forms, isComplete: isComplete)
        run(on: Dictionary(wordings.map { ($0.id, $1) }) { $1 })
    }

    /// All problems, sorted by name.
    var allProblems: [Phrases.Problem] {
        (problems + errors).sorted { $0.key < $1.key }
    }
}
