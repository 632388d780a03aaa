import LocaleFormats
import RowKit
import StandardRows
import Translations

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Asks for the data of an account in Arabic, from right to left.
///
/// The form is a document that states its language. The titles are the document's. All other texts
/// are translations that come with the library, and the formats write dates and numbers.
enum ArabicSignUp {
    static func form() throws -> Form {
        let registry = try RowRegistry(StandardRowPlugin.self, TranslationsPlugin.self)
        let factory = RowFactory(registry) { LocaleFormats($0, timeZone: .gmt) }
        return try factory.form(from: Data(PackageResources.sign_up_arabic_json))
    }
}
