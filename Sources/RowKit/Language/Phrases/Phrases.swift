/// All that a form says by itself, in one language.
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
/// It is a value, given to a form or a host; two forms in one program may speak two languages.
public struct Phrases: Sendable {
    /// How numbers in phrases are written, and which plural form they take.
    public let formats: any TextFormats

    /// What is wrong with the translations, sorted by name; in each case English is shown, or the
    /// plural form `other`.
    public let problems: [PhraseProblem]

    private let wordings: [String: PhraseWording]

    private static let englishPlurals = PluralRules(language: "en")

    /// The English phrases, with numbers written by formats.
    public init(formats: any TextFormats = PlainFormats()) {
        self.formats = formats
        problems = []
        wordings = [:]
    }

    /// Phrases in the language of the formats.
    ///
    /// - Parameters:
    ///   - formats: how numbers are written, and which plural form they take.
    ///   - translations: wordings by the names of their keys. Where the language is English, keys
    ///     may be left out; where it is not, they are reported.
    ///   - keys: the keys that may be translated beside the library's own.
    /// - Throws: all translations with a parameter that their phrase does not have, since what they
    ///   would show cannot be right.
    public init(
        formats: any TextFormats, translations: [String: PhraseText], keys: [PhraseKey] = []
    ) throws(PhraseError) {
        let known = Dictionary((PhraseKey.builtIn + keys).map { ($0.id, $0) }) { $1 }
        let forms = PluralRules(language: formats.language).wholeNumberCategories
        let isEnglish = formats.language.prefix { $0 != "-" && $0 != "_" } == "en"
        var check = PhraseCheck(keys: known, forms: forms, isComplete: !isEnglish)
        check.run(on: translations)
        guard check.errors.isEmpty else { throw PhraseError(problems: check.errors) }
        self.formats = formats
        problems = check.problems
        wordings = check.wordings
    }

    /// Whether anything is said in other words than the English ones.
    var areTranslated: Bool { !wordings.isEmpty }

    /// A phrase with its parameters filled in.
    ///
    /// A parameter without a value stands in its braces; a value without a parameter is not used.
    /// A phrase that has plural forms takes that of the value for `count`, without one `other`.
    public func text(_ key: PhraseKey, _ arguments: [String: PhraseArgument] = [:]) -> String {
        let wording = wordings[key.id]
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
}
