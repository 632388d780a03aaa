import Foundation
import LocaleFormats
import RowKit
import Testing

@Suite("The translations of all linked rows")
struct TranslationTests {
    static let languages = ["ar", "de", "es", "fr", "hi", "ja", "zh-Hans"]

    @Test("have a wording for every phrase, with every plural form", arguments: languages)
    func isComplete(language: String) throws {
        let registry = try RowRegistry.linked()
        let phrases = registry.phrases(for: PlainFormats(language: language))
        #expect(phrases.problems.map(\.description) == [])
        for key in Phrases.Key.builtIn + registry.plugins.flatMap({ $0.phrases }) {
            let arguments = Dictionary(
                key.parameters.map { ($0, Phrases.Argument.number(7)) }, uniquingKeysWith: { $1 })
            #expect(!phrases.text(key, arguments).contains("{"), "\(key.id)")
        }
    }

    @Test("differ from English", arguments: languages)
    func differs(language: String) throws {
        let registry = try RowRegistry.linked()
        let phrases = registry.phrases(for: PlainFormats(language: language))
        // Words, units and patterns that some languages share with English.
        let shared: Set = [
            "ok", "errorTitle", "LocationRow.latitude", "LocationRow.longitude",
            "CreditCardRow.expirationPlaceholder", "MediaRow.bytes", "MediaRow.kilobytes",
            "MediaRow.megabytes", "RangeSliderRow.slider", "RangeSliderRow.range",
            "SignatureRow.canvas", "RichTextRow.linkTool", "noteAbout",
        ]
        for key in Phrases.Key.builtIn + registry.plugins.flatMap({ $0.phrases })
        where !shared.contains(key.id) {
            #expect(phrases.text(key) != Phrases().text(key), "\(key.id)")
        }
    }

    @Test("are of every phrase in the sources, because its plugin lists it")
    func isListed() throws {
        let listed = Set(try RowRegistry.linked().plugins.flatMap { $0.phrases }.map(\.id))
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        var found: Set<String> = []
        for folder in ["Community", "Sources/StandardRows"] {
            let sources = package.appending(path: folder)
            let paths = try #require(FileManager.default.subpaths(atPath: sources.path))
            for path in paths where path.hasSuffix(".swift") && !path.hasSuffix("Table.swift") {
                let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
                for key in text.matches(of: /Phrases\.Key\(\s*"([^"]+)"/) {
                    found.insert(String(key.1))
                    #expect(listed.contains(String(key.1)), "\(path): \(key.1)")
                }
            }
        }
        #expect(listed.subtracting(found) == [])
    }

    @Test("do not address users in Spanish, as tú or as usted")
    func neutralSpanish() throws {
        let registry = try RowRegistry.linked()
        let phrases = registry.phrases(for: PlainFormats(language: "es"))
        let addresses: Set = [
            "tu", "tus", "usted", "su", "sus", "vuelve", "vuelva", "elige", "elija", "escribe",
            "escriba", "firma", "firme", "complételos", "complétalos", "continúa", "continúe",
            "revisa", "revise", "comprueba", "compruebe", "inténtalo", "inténtelo",
        ]
        for key in Phrases.Key.builtIn + registry.plugins.flatMap({ $0.phrases }) {
            let words = phrases.text(key).lowercased().split { !$0.isLetter }.map(String.init)
            #expect(addresses.isDisjoint(with: words), "\(key.id)")
        }
    }

    @Test("cover the languages that the library promises")
    func promised() throws {
        #expect(try RowRegistry.linked().languages == Self.languages)
    }

    @Test(
        "cover the regions of their language, in its script",
        arguments: [
            ("de-AT", "Hinzufügen"), ("de_CH", "Hinzufügen"), ("zh_CN", "添加"),
            ("zh-Hans-CN", "添加"), ("zh-SG", "添加"), ("zh", "添加"), ("ar-EG", "إضافة"),
            ("zh-TW", "Add"), ("zh-Hant", "Add"), ("hi-Latn", "Add"), ("it", "Add"),
            ("fr_FR.UTF-8", "Ajouter"),
        ])
    func regions(language: String, add: String) throws {
        let phrases = try RowRegistry.linked().phrases(for: PlainFormats(language: language))
        #expect(phrases.text(.add) == add)
        let isMissing = phrases.problems.contains { $0.key == "add" && $0.fault == .missing }
        #expect(isMissing == (add == "Add"))
    }

    @Test(
        "use the plural form of the number, as the locale writes it",
        arguments: [
            ("ar_EG", 0, "لا توجد نتائج"), ("ar_EG", 2, "نتيجتان"), ("ar_EG", 5, "٥ نتائج"),
            ("ar_EG", 11, "١١ نتيجة"), ("ar_EG", 100, "١٠٠ نتيجة"), ("fr_FR", 0, "0 résultat"),
            ("fr_FR", 2, "2 résultats"), ("es_ES", 1_000_000, "1.000.000 de resultados"),
            ("de_DE", 1, "1 Ergebnis"), ("hi_IN", 150_000, "1,50,000 नतीजे"),
            ("ja_JP", 1_234, "1,234件"), ("zh-Hans-CN", 3, "3 个结果"),
        ])
    func plurals(locale: String, count: Int, text: String) throws {
        let formats = LocaleFormats(locale, timeZone: .gmt)
        let phrases = try RowRegistry.linked().phrases(for: formats)
        #expect(phrases.text(.results, ["count": .number(count)]) == text)
    }
}
