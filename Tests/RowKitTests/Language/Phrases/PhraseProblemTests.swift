import Testing

@testable import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct PhraseProblemTests {
    private func problems(_ translations: [String: Phrases.Text]) throws -> [String] {
        try Phrases(formats: LanguageFormats(language: "en"), translations: translations)
            .problems.map(\.description)
    }

    @Test(
        "A malformed translation is reported with its place and reason",
        arguments: [
            (
                "Fertig {",
                "done, column 8: found '{' without '}'; expected '{name}', or '{{' and '}}' for braces"
            ),
            (
                "Fertig }",
                "done, column 8: found '}' without '{'; expected '{name}', or '{{' and '}}' for braces"
            ),
            ("{}", "done, column 1: found '{}'; expected '{name}', or '{{' and '}}' for braces"),
            (
                "a {b c}",
                "done, column 3: found '{b c}'; expected '{name}', or '{{' and '}}' for braces"
            ),
            (
                "{a{b}}",
                "done, column 1: found '{' without '}'; expected '{name}', or '{{' and '}}' for braces"
            ),
        ])
    func malformed(template: String, problem: String) throws {
        let phrases = try Phrases(
            formats: LanguageFormats(language: "en"), translations: ["done": .always(template)])
        #expect(phrases.problems.map(\.description) == [problem])
        #expect(phrases.text(.done) == "Done")
    }

    @Test("Doubled braces are braces")
    func doubled() throws {
        let formats = LanguageFormats(language: "en")
        let phrases = try Phrases(
            formats: formats, translations: ["selected": "{{count}} is {count}"])
        #expect(phrases.text(.selected, ["count": 3]) == "{count} is 3")
        #expect(phrases.problems == [])
    }

    @Test("A misspelled key or plural form is reported with the nearest name")
    func nearest() throws {
        #expect(
            try problems(["minLenght": "x"])
                == ["minLenght: no phrase has this name; did you mean 'minLength'?"])
        #expect(try problems(["xyzzyxyzzy": "x"]) == ["xyzzyxyzzy: no phrase has this name"])
        #expect(
            try problems(["results": ["onne": "x", "other": "y"]]) == [
                "results.onne: no plural form has this name; expected one of zero, one, two, few,"
                    + " many, other; did you mean 'one'?"
            ])
    }

    @Test("Missing plural forms are reported")
    func missingForms() throws {
        #expect(
            try problems(["results": ["one": "x"]])
                == ["results.other: this plural form is missing"])
        let russian = try Phrases(
            formats: LanguageFormats(language: "ru"),
            translations: ["results": ["one": "a", "few": "b", "other": "d"]])
        let missing = Phrases.Problem(key: "results", fault: .missingForm(.many))
        #expect(russian.problems.filter { $0.key == "results" } == [missing])
        #expect(russian.text(.results, ["count": 5]) == "d")
    }

    @Test("Unknown parameters are errors, all reported at once")
    func unknownParameters() {
        let error = #expect(throws: Phrases.TranslationError.self) {
            try Phrases(
                formats: LanguageFormats(language: "de"),
                translations: [
                    "done": "Fertig {count}",
                    "minLength": ["one": "{cuont} Zeichen", "other": "{count} Zeichen"],
                    "cancel": "Abbrechen",
                ])
        }
        #expect(
            error?.description == """
                done: '{count}' is not a parameter of the phrase; expected none
                minLength.one: '{cuont}' is not a parameter of the phrase; expected '{count}'
                """)
    }

    @Test("Translations are read from JSON and written back unchanged")
    func json() throws {
        let json = #"{"done":"Fertig","results":{"one":"ein Treffer","other":"{count} Treffer"}}"#
        let texts = try JSONDecoder().decode([String: Phrases.Text].self, from: Data(json.utf8))
        #expect(texts["done"] == "Fertig")
        #expect(texts["results"] == ["one": "ein Treffer", "other": "{count} Treffer"])
        let data = try JSONEncoder().encode(texts)
        #expect(try JSONDecoder().decode([String: Phrases.Text].self, from: data) == texts)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([String: Phrases.Text].self, from: Data(#"{"a":1}"#.utf8))
        }
    }
}
