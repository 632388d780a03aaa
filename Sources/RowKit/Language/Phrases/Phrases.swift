/// The form's built-in wording in one language.
///
/// ```swift
/// let phrases = try Phrases(
///     formats: LocaleFormats("ru_RU", timeZone: .gmt),
///     translations: [
///         "done": "Готово",
///         "minLength": [
///             "one": "Не короче {count} символа", "few": "Не короче {count} символов",
///             "many": "Не короче {count} символов", "other": "Не короче {count} символа",
///         ],
///     ])
/// phrases.text(.minLength, ["count": 21])  // "Не короче 21 символа"
/// phrases.text(.cancel)  // "Cancel", and phrases.problems says so
/// ```
///
/// Phrases are a value that is passed to a form or a host, so two forms in one program may use
/// different languages. ``RowRegistry/phrases(for:changing:)`` makes phrases of the translations
/// that come with the library and with the rows of a registry. See <doc:Languages>.
public struct Phrases: Sendable {
    /// The formats that write numbers in phrases and select their plural forms.
    public let formats: any TextFormats

    /// The problems with the translations, sorted by name.
    ///
    /// For each of them, English or the plural form `other` is shown.
    public let problems: [Phrases.Problem]

    private let wordings: [String: PhraseWording]

    private static let englishPlurals = PluralRules(language: "en")

    /// The default phrases of a form.
    static let english = Phrases()

    /// Creates the English phrases, with numbers written by `formats`.
    public init(formats: any TextFormats = PlainFormats()) {
        self.formats = formats
        problems = []
        wordings = [:]
    }

    /// Creates phrases in the language of the formats.
    ///
    /// - Parameters:
    ///   - formats: The formats that write numbers and select plural forms.
    ///   - translations: The wordings by the names of their keys. A missing key is reported unless
    ///     the language is English.
    ///   - keys: The keys that may be translated in addition to the library's own. A key without a
    ///     wording in `translations` has the one of its own ``Phrases/Key/translations``.
    /// - Throws: A ``Phrases/TranslationError`` with all translations that have a parameter unknown
    ///   to their phrase.
    public init(
        formats: any TextFormats, translations: [String: Phrases.Text], keys: [Phrases.Key] = []
    ) throws(Phrases.TranslationError) {
        let known = Dictionary((Phrases.Key.builtIn + keys).map { ($0.id, $0) }) { $1 }
        let rules = PluralRules(language: formats.language)
        var check = PhraseCheck(
            keys: known, forms: rules.wholeNumberCategories,
            isComplete: !formats.language.isEnglish)
        let own = keys.translations.serving(formats.language).wordings
        check.run(on: Dictionary(own.map { ($0.id, $1) }) { $1 }.merging(translations) { $1 })
        guard check.errors.isEmpty else { throw Phrases.TranslationError(problems: check.errors) }
        self.init(formats: formats, wordings: check.wordings, problems: check.problems)
    }

    /// Creates phrases from checked wordings.
    init(
        formats: any TextFormats, wordings: [String: PhraseWording], problems: [Phrases.Problem]
    ) {
        self.formats = formats
        self.wordings = wordings
        self.problems = problems
    }

    /// Whether any phrase has a wording other than the English one.
    var hasTranslations: Bool { !wordings.isEmpty }

    /// Whether a phrase has a wording other than the English one.
    package func translates(_ key: Phrases.Key) -> Bool { wordings[key.id] != nil }

    /// Returns a phrase with its parameters filled in.
    ///
    /// A parameter without a value is shown in its braces, and a value without a parameter is
    /// ignored. If the phrase has plural forms, the value for `count` selects one; without it,
    /// `other` is used.
    public func text(_ key: Phrases.Key, _ arguments: [String: Phrases.Argument] = [:]) -> String {
        let wording = wordings[key.id] ?? ownWording(of: key)
        let operands = arguments["count"]?.operands
        let form = operands.map { number in
            wording == nil
                ? Self.englishPlurals.category(of: number)
                : formats.pluralCategory(of: number)
        }
        return (wording ?? key.wording).template(for: form).text { name in
            arguments[name]?.text(by: formats)
        }
    }

    /// The key's own wording in the language, for a key that no plugin lists.
    private func ownWording(of key: Phrases.Key) -> PhraseWording? {
        // Most forms are in English, which needs no lookup for each phrase.
        guard !key.translations.isEmpty, !formats.language.isEnglish,
            let text = [key].translations.serving(formats.language).wordings[key],
            let wording = PhraseWording(text, report: { _ in })
        else { return nil }
        let known = Set(key.parameters)
        return wording.parameters.allSatisfy { known.contains($0.name) } ? wording : nil
    }
}

extension String {
    /// Whether a language tag means English, which needs no translation.
    var isEnglish: Bool { prefix { $0 != "-" && $0 != "_" } == "en" }
}
