import RowKit

/// The product with the translations of RowKit's own phrases.
///
/// A program need not be linked with it.
enum TranslationsProduct {
    /// The name of the product and of its plugin.
    static let name = "Translations"

    static let languages = ["ar", "de", "es", "fr", "hi", "ja", "zh-Hans"]

    /// What to do in a program without the product.
    static let advice =
        "add the product \(name) to the dependencies of the program's target"

    /// Whether the product has a translation for users of a language.
    static func serves(_ user: LanguageTag) -> Bool {
        languages.contains { LanguageTag($0)?.serves(user) == true }
    }
}
