// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import LocaleFormats
import RowKit
import StandardRows
import TestRuns
import Testing
import Translations

// The code of the article on languages, and of the comments on translations.

// snippet: languages-row
extension Phrases.Key {
    static let pollRowVotes = Phrases.Key(
        "PollRow.votes", ["one": "{count} vote", "other": "{count} votes"])(
            de: ["one": "{count} Stimme", "other": "{count} Stimmen"], ja: "{count}票")
}

public enum PollRowPlugin: RowPlugin {
    public static let name = "PollRow", version = "0.1.0"
    public static let rows: [RowDescriptor] = []
    public static let phrases: [Phrases.Key] = [.pollRowVotes]
}
// end

// snippet: languages-added
public enum ItalianPlugin: RowPlugin {
    public static let name = "Italian", version = "0.1.0"
    public static let rows: [RowDescriptor] = []
    public static let translations = [
        Translation(
            "it",
            [
                .done: "Fine", .cancel: "Annulla",
                .results: [
                    "one": "{count} risultato", "many": "{count} di risultati",
                    "other": "{count} risultati",
                ],
            ])
    ]
}
// end

@Suite("The article on languages")
struct LanguageArticleTests {
    @Test("shows a form in the language of a locale")
    func linked() throws {
        let form = Form()
        // snippet: languages-linked
        let registry = try RowRegistry.linked()
        form.phrases = registry.phrases(for: LocaleFormats("de_AT", timeZone: .current))
        // end
        // snippet: comment-phrases-of-formats
        form.phrases = registry.phrases(for: LocaleFormats("de_AT", timeZone: .current))
        // end
        #expect(form.phrases.text(.done) == "Fertig")
    }

    @Test("shows a form without locale data")
    func plain() throws {
        let form = Form()
        // snippet: languages-plain
        let registry = try RowRegistry(StandardRowPlugin.self, TranslationsPlugin.self)
        form.phrases = registry.phrases(for: PlainFormats(language: "ja"))
        // end
        #expect(form.phrases.text(.done) == "完了" && form.phrases.problems == [])
    }

    @Test("reports what is missing")
    func missing() throws {
        let registry = try RowRegistry.linked()
        let said = results {
            // snippet: languages-missing
            let phrases = registry.phrases(for: PlainFormats(language: "it"))
            phrases.text(.done)  // "Done"
            phrases.problems.first  // ColorRow.contrast: no translation; English is shown
            // end
        }
        #expect(said.first == "Done")
        #expect(said.last?.contains("ColorRow.contrast: no translation; English is shown") == true)
    }

    @Test("gives documents the formats of their language")
    func documents() throws {
        let registry = try RowRegistry.linked()
        // snippet: languages-factory
        let factory = RowFactory(registry) { LocaleFormats($0, timeZone: .gmt) }
        // end
        let form = try factory.form(from: ["language": "ar_EG", "sections": []])
        #expect(form.phrases.text(.results, ["count": 5]) == "٥ نتائج")
        #expect(factory.save(form).json["language"] == "ar-EG")
    }

    @Test("changes phrases")
    func changes() throws {
        let form = Form()
        let registry = try RowRegistry.linked()
        // snippet: languages-changes
        form.phrases = registry.phrases(
            for: PlainFormats(language: "de"),
            changing: [.submit: "Jetzt anmelden", .required: "Bitte ausfüllen"])
        // end
        #expect(form.phrases.text(.submit) == "Jetzt anmelden")
        #expect(form.phrases.text(.cancel) == "Abbrechen" && form.phrases.problems == [])
        let wrong = registry.phrases(
            for: PlainFormats(language: "de"), changing: [.results: ["one": "{n}", "other": "x"]])
        #expect(
            wrong.problems.map(\.description)
                == ["results.one: '{n}' is not a parameter of the phrase; expected '{count}'"])
        #expect(wrong.text(.results, ["count": 2]) == "2 Ergebnisse")
    }

    @Test("translates the phrases of a row")
    func rows() throws {
        // snippet: languages-test
        let phrases = try RowRegistry(PollRowPlugin.self, TranslationsPlugin.self)
            .phrases(for: PlainFormats(language: "de"))
        #expect(phrases.problems.isEmpty)
        // end
        #expect(phrases.text(.pollRowVotes, ["count": 1]) == "1 Stimme")
    }

    @Test("adds a language, and reports what is still missing")
    func addition() throws {
        let phrases = try RowRegistry(ItalianPlugin.self).phrases(
            for: PlainFormats(language: "it-CH"))
        #expect(phrases.text(.done) == "Fine")
        #expect(!phrases.problems.contains { $0.key == "results" })
        let problems = try RowRegistry(HalfPlugin.self).phrases(for: PlainFormats(language: "it"))
            .problems.filter { $0.key == "results" }
        #expect(problems.map(\.description) == ["results.many: this plural form is missing"])
    }

    @Test("reports a text that is not a language")
    func noLanguage() throws {
        let factory = RowFactory(try RowRegistry())
        let error = #expect(throws: RowFactoryError.self) {
            try factory.form(from: ["language": "German", "sections": []])
        }
        #expect(
            error?.description
                == "language: expected a language such as \"de\" or \"zh-Hans\", "
                + "found the string \"German\"")
    }

    @Test("The comment on translations shows plural forms")
    func comment() {
        // snippet: comment-translation
        let german = Translation(
            "de", [.done: "Fertig", .results: ["one": "{count} Ergebnis", "other": "…"]])
        // end
        #expect(german.wordings[.done] == "Fertig")
    }
}

private enum HalfPlugin: RowPlugin {
    static let name = "Half", version = "0.1.0"
    static let rows: [RowDescriptor] = []
    static let translations = [Translation("it", [.results: ["one": "uno", "other": "{count}"]])]
}
