/// Wordings in one language for the phrases of other targets.
///
/// The phrases of a row contain their own translations (``Phrases/Key``). A plugin can add a
/// language to them and to RowKit's own phrases, or replace wordings:
///
/// ```swift
/// let german = Translation(
///     "de", [.done: "Fertig", .results: ["one": "{count} Ergebnis", "other": "…"]])
/// ```
///
/// The language is a tag such as `de` or `zh-Hans`. A translation into `de` also serves users of
/// `de-AT`; one into `de-AT` serves only these, and takes precedence for them. A translation into
/// `zh-Hans` serves `zh-CN`, but not `zh-TW`, which has a different script.
public struct Translation: Sendable {
    /// The language as a tag, such as `de` or `zh-Hans`.
    public let language: String

    let tag: LanguageTag?
    private let make: @Sendable () -> [Phrases.Key: Phrases.Text]

    /// Creates a translation.
    ///
    /// - Parameters:
    ///   - language: The language as a tag. A translation without a valid tag is never used.
    ///   - wordings: The wordings, evaluated when the translation is used.
    public init(
        _ language: String,
        _ wordings: @autoclosure @escaping @Sendable () -> [Phrases.Key: Phrases.Text]
    ) {
        self.language = language
        tag = LanguageTag(language)
        make = wordings
    }

    /// The wordings of the phrases.
    public var wordings: [Phrases.Key: Phrases.Text] { make() }
}

extension [Translation] {
    /// The translations that serve a language, the more specific ones last.
    func serving(_ language: String) -> [Translation] {
        guard let user = LanguageTag(language) else { return [] }
        let fitting = filter { $0.tag?.serves(user) == true }
        let general = fitting.filter { $0.tag?.region == nil }
        return general + fitting.filter { $0.tag?.region != nil }
    }

    /// All wordings, of which later ones take precedence.
    var wordings: [Phrases.Key: Phrases.Text] {
        reduce(into: [:]) { $0.merge($1.wordings) { $1 } }
    }
}
