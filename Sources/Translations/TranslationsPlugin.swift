import RowKit

/// The plugin that contributes the translations of RowKit's own phrases.
///
/// A program that depends on the product Translations finds it in its linked registry. In other
/// programs, add it to the plugins of the rows:
///
/// ```swift
/// let registry = try RowRegistry(StandardRowPlugin.self, TranslationsPlugin.self)
/// form.phrases = registry.phrases(for: PlainFormats(language: "ja"))
/// ```
public enum TranslationsPlugin: RowPlugin {
    /// The version of the library.
    public static let version = "0.1.0"
    /// The plugin has no rows.
    public static let rows: [RowDescriptor] = []
    /// German, Spanish, French, Arabic, Hindi, Japanese and Simplified Chinese.
    public static let translations = [
        Translation("de", Wordings.german), Translation("es", Wordings.spanish),
        Translation("fr", Wordings.french), Translation("ar", Wordings.arabic),
        Translation("hi", Wordings.hindi), Translation("ja", Wordings.japanese),
        Translation("zh-Hans", Wordings.simplifiedChinese),
    ]
}

/// The wordings of RowKit's own phrases, one language a file.
enum Wordings {}
