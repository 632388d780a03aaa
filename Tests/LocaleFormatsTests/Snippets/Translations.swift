import LocaleFormats
import RowKit
import Testing

@Suite("The article on validation, in other languages")
struct TranslationTests {
    final class WordCell: Cell<String>, CellType {}
    final class WordRow: Row<WordCell>, RowType {}

    @Test("shows errors in the language of the form, and reports missing translations")
    func translations() throws {
        let row = WordRow("critic") { row in
            row.add(rule: RuleRequired())
            row.add(rule: RuleMinLength(minLength: 2))
            row.add(rule: RuleEmail())
            row.add(rule: RuleMinLength(minLength: 3, msg: "Three!"))
        }
        let form = Form { row }
        // snippet: translations
        form.phrases = try Phrases(
            formats: LocaleFormats("de_DE", timeZone: .gmt),
            translations: [
                "required": "Bitte ausfüllen",
                "minLength": [
                    "one": "Mindestens ein Zeichen", "other": "Mindestens {count} Zeichen",
                ],
            ])
        // end
        #expect(row.validate().map(\.message) == ["Bitte ausfüllen"])
        row.value = "E"
        #expect(
            row.validate().map(\.message) == [
                "Mindestens 2 Zeichen", "Must be a valid e-mail address", "Three!",
            ])
        #expect(
            form.phrases.problems.map(\.description)
                .contains("email: no translation; English is shown"))
    }
}
