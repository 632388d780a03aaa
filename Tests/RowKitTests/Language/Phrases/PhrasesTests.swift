import Testing

@testable import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct PhrasesTests {
    private let english = Phrases()

    @Test(
        "English has a singular and a plural",
        arguments: [
            (Phrases.Key.minLength, 1, "Must have at least 1 character"),
            (.minLength, 2, "Must have at least 2 characters"),
            (.minLength, 0, "Must have at least 0 characters"),
            (.maxLength, 1, "Must have at most 1 character"),
            (.maxLength, 21, "Must have at most 21 characters"),
            (.exactLength, 1, "Must have exactly 1 character"),
            (.exactLength, 4, "Must have exactly 4 characters"),
            (.minCount, 1, "Must have at least 1 item"),
            (.maxCount, 3, "Must have at most 3 items"),
            (.results, 1, "1 result"), (.results, 0, "0 results"),
            (.problems, 2, "2 fields need your attention"),
        ])
    func counts(key: Phrases.Key, count: Int, text: String) {
        #expect(english.text(key, ["count": .number(count)]) == text)
    }

    @Test("A number in a phrase is written by the formats")
    func numbers() {
        #expect(english.text(.greaterThan, ["limit": 2.5]) == "Must be greater than 2.5")
        #expect(english.text(.smallerOrEqual, ["limit": "noon"]) == "Must be at most noon")
        for (limit, text) in [
            (0.0004 as any Sendable, "0.0004"), (0.9999, "0.9999"), (Float(0.1), "0.1"),
            (1.0 / 3, "0.333"), (Duration.seconds(3600), "1:00"),
            (Duration.seconds(5425), "1:30:25"), (Duration.seconds(-90), "-0:01:30"),
        ] {
            let limit = Phrases.Argument(describing: limit)
            #expect(english.text(.greaterThan, ["limit": limit]) == "Must be greater than \(text)")
        }
        #expect(english.text(.minLength, ["count": 1.5]) == "Must have at least 1.5 characters")
        let comma = Phrases(formats: PatternFormats(grouping: .threes))
        #expect(comma.text(.smallerThan, ["limit": 1234.5]) == "Must be less than 1'234,5")
    }

    @Test(
        "A number of any type is written by the formats, with all its digits",
        arguments: [
            (1234, "1'234"), (1234.5, "1'234,5"), (Float(1234.5), "1'234,5"),
            (Decimal(string: "-1234.567"), "-1'234,567"), (Decimal(string: "0.00012"), "0,00012"),
            (UInt64.max, "18'446'744'073'709'551'615"),
            (Decimal(string: "12345678901234567.89"), "12'345'678'901'234'567,89"),
        ] as [((any Sendable)?, String)])
    func numbersOfAnyType(number: (any Sendable)?, text: String) throws {
        let phrases = Phrases(formats: PatternFormats(grouping: .threes))
        let limit = Phrases.Argument(describing: try #require(number))
        #expect(phrases.text(.smallerThan, ["limit": limit]) == "Must be less than \(text)")
    }

    @Test("A duration is written in the digits of the language")
    func durations() {
        let phrases = Phrases(formats: PatternFormats(grouping: .threes, zero: "٠"))
        let limit = Phrases.Argument(describing: Duration.seconds(5400))
        #expect(phrases.text(.smallerThan, ["limit": limit]) == "Must be less than ١:٣٠")
    }

    @Test("A decimal number selects a plural form as it is shown")
    func decimalPlural() {
        let count = Phrases.Argument(describing: Decimal(1))
        #expect(english.text(.minLength, ["count": count]) == "Must have at least 1 character")
    }

    @Test("A parameter without a value stays visible; a value without a parameter is ignored")
    func missingArguments() {
        #expect(english.text(.greaterThan) == "Must be greater than {limit}")
        #expect(english.text(.required, ["limit": 3]) == "Must be filled in")
        #expect(english.text(.minLength) == "Must have at least {count} characters")
        #expect(english.text(.equalsToRow, ["row": "{count}"]) == "Must be the same as “{count}”")
    }

    @Test("Every phrase of the library is well-formed and has a unique name")
    func builtIn() {
        #expect(Set(Phrases.Key.builtIn).count == Phrases.Key.builtIn.count)
        #expect(Phrases.Key.builtIn.allSatisfy { $0.problem == nil })
        let codes = [
            "required", "email", "url", "pattern", "minLength", "maxLength", "exactLength",
            "greaterThan", "greaterOrEqual", "smallerThan", "smallerOrEqual", "equalsToRow",
            "accepted", "notOffered", "custom", "minCount", "maxCount", "pending", "unchecked",
        ]
        #expect(Phrases.Key.validation.map(\.id) == codes)
    }

    @Test(
        "A translation uses the plural form of its language",
        arguments: [
            (1, "Не короче 1 символа"), (3, "Не короче 3 символов"), (21, "Не короче 21 символа"),
            (11, "Не короче 11 символов"),
        ])
    func russian(count: Int, text: String) throws {
        let phrases = try Phrases(
            formats: LanguageFormats(language: "ru"),
            translations: [
                "minLength": [
                    "one": "Не короче {count} символа", "few": "Не короче {count} символов",
                    "many": "Не короче {count} символов", "other": "Не короче {count} символа",
                ]
            ])
        #expect(phrases.text(.minLength, ["count": .number(count)]) == text)
        #expect(!phrases.problems.contains { $0.key == "minLength" })
    }

    @Test("A missing translation falls back to English, with English plurals, and is reported")
    func fallback() throws {
        let phrases = try Phrases(
            formats: LanguageFormats(language: "fr"), translations: ["done": "Terminé"])
        #expect(phrases.text(.done) == "Terminé")
        #expect(phrases.text(.cancel) == "Cancel")
        #expect(phrases.text(.results, ["count": 0]) == "0 results")
        #expect(phrases.problems.count == Phrases.Key.builtIn.count - 1)
        #expect(phrases.problems.contains(Phrases.Problem(key: "cancel", fault: .missing)))
    }

    @Test("In English, some phrases can be replaced without reporting the rest")
    func otherEnglish() throws {
        let formats = LanguageFormats(language: "en-GB")
        let phrases = try Phrases(formats: formats, translations: ["required": "Please fill in"])
        #expect(phrases.text(.required) == "Please fill in")
        #expect(phrases.problems == [])
    }

    @Test("A row's own phrases are shown and translated like the library's")
    func ownKeys() throws {
        #expect(english.text(.ducks, ["count": 1]) == "1 duck")
        let phrases = try Phrases(
            formats: LanguageFormats(language: "de"),
            translations: ["DuckRow.ducks": ["one": "eine Ente", "other": "{count} Enten"]],
            keys: [.ducks])
        #expect(phrases.text(.ducks, ["count": 1]) == "eine Ente")
        #expect(phrases.text(.ducks, ["count": 2]) == "2 Enten")
    }

    @Test("A key with malformed English shows it unchanged, and reports a problem")
    func malformedEnglish() {
        let key = Phrases.Key("DuckRow.broken", "{count ducks")
        #expect(english.text(key, ["count": 1]) == "{count ducks")
        #expect(
            key.problem?.description == "DuckRow.broken, column 1: found '{' without '}';"
                + " expected '{name}', or '{{' and '}}' for braces")
        #expect(Phrases.Key.required.problem == nil)
    }
}

extension Phrases.Key {
    fileprivate static let ducks = Phrases.Key(
        "DuckRow.ducks", ["one": "{count} duck", "other": "{count} ducks"])
}

/// Plain formats in a language.
struct LanguageFormats: TextFormats {
    let timeZone = TimeZone.gmt
    let language: String
}
