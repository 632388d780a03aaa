import LocaleFormats
import RowKit
import TestRuns
import Testing

// The examples in the comments on formats and phrases.

@Suite("The examples in the comments on formats")
struct FormatCommentTests {
    @Test("parse and format numbers for a locale")
    func numbers() {
        let both = results {
            // snippet: comment-locale-formats
            let formats = LocaleFormats("de_DE", timeZone: .gmt)
            formats.string(for: 1234.5, style: .decimal)  // "1.234,5"
            formats.number(from: "1,234.5", style: .decimal, as: Double.self)  // nil: not German
            // end
        }
        #expect(both == ["1.234,5", "nil"])
        let written = results {
            // snippet: comment-writing-numbers
            let german = LocaleFormats("de_DE", timeZone: .gmt)
            german.string(for: 1234.5, style: .decimal(2...2))  // "1.234,50"
            // end
        }
        #expect(written == ["1.234,50"])
        let read = results {
            // snippet: comment-reading-numbers
            let german = LocaleFormats("de_DE", timeZone: .gmt)
            let english = LocaleFormats("en_US", timeZone: .gmt)
            german.number(from: "1.234,50", style: .decimal, as: Double.self)  // 1234.5
            english.number(from: "1.234,50", style: .decimal, as: Double.self)  // nil
            // end
        }
        #expect(read == ["1234.5", "nil"])
    }

    @Test("show phrases in another language")
    func phrases() throws {
        let said = try results {
            // snippet: comment-phrases
            let phrases = try Phrases(
                formats: LocaleFormats("ru_RU", timeZone: .gmt),
                translations: [
                    "done": "Готово",
                    "minLength": [
                        "one": "Не короче {count} символа", "few": "Не короче {count} символов",
                        "many": "Не короче {count} символов", "other": "Не короче {count} символа",
                    ],
                ])
            phrases.text(.minLength, ["count": 21])  // "Не короче 21 символа"
            phrases.text(.cancel)  // "Cancel", and phrases.problems says so
            // end
        }
        #expect(said == ["Не короче 21 символа", "Cancel"])
    }
}
