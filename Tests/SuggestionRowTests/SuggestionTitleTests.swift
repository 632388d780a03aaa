import RowKit
import RowTesting
import SuggestionRow
import Testing

@Suite("Suggestions with titles")
struct SuggestionTitleTests {
    private let row = SuggestionTableRow<String>("country") { row in
        row.titledOptions = ["AT": "Austria", "AU": "Australia", "CH": "Schweiz"]
    }
    private let tester: FormTester

    init() {
        tester = FormTester(form: Form() +++ row)
        tester.isExhaustive = false
    }

    private var list: ListView? { tester.view("country/popup") as? ListView }
    private var field: TextFieldView? { tester.view("country/field") as? TextFieldView }

    @Test("are found by their titles, and picked as their values")
    func picking() {
        tester.type("aus", into: "country")
        #expect(list?.items.map(\.title.text) == ["Austria", "Australia"])
        tester.key(.down, in: "country")
        tester.key(.enter, in: "country")
        #expect(row.value == "AT")
        #expect(row.displayText == "Austria")
        #expect(field?.text == "Austria")
        tester.finish()
    }

    @Test("are named by typing their titles")
    func naming() {
        tester.type("schweiz", into: "country")
        row.commitInput()
        #expect(row.value == "CH")
        #expect(field?.text == "Schweiz")
        row.freeText = .reject
        tester.type("Austr", into: "country")
        row.commitInput()
        #expect(row.value == nil)
        tester.finish()
    }

    @Test("may be items of a list, of which no other is accepted")
    func lists() throws {
        row.freeText = .reject
        row.takeOptions(
            from: try ItemList([
                ["value": "AT", "title": "Austria", "in": "Europe"],
                ["value": "AU", "title": "Australia", "in": "Oceania"],
            ]), where: "SELF.in == 'Europe'")
        row.value = "AU"
        #expect(row.validate().map(\.code) == ["notOffered"])
        row.value = "AT"
        #expect(row.validate().isEmpty)
        tester.type("aus", into: "country")
        #expect(list?.items.map(\.title.text) == ["Austria"])
        tester.finish()
    }

    @Test("that cannot be loaded let no value be submitted")
    func failing() async throws {
        let factory = RowFactory(try RowRegistry(SuggestionRowPlugin.self, NowherePlugin.self))
        let form = try factory.form(from: [
            "sections": [
                [
                    "rows": [
                        [
                            "row": "SuggestionTableRow", "tag": "city",
                            "settings": ["freeText": "reject"],
                            "optionsFrom": ["source": "cities"], "value": "Wien",
                        ]
                    ]
                ]
            ]
        ])
        let refusal = await #expect(throws: SubmissionError.self) { try await form.submit() }
        #expect(refusal?.errors.map(\.code) == ["unchecked"])
    }

    @Test("are kept beside those of a list if others are accepted too")
    func others() throws {
        let (full, empty) = (try ItemList(["AT", "CH"]), try ItemList([]))
        row.takeOptions(from: "countries")
        row.form?.lists["countries"] = full
        row.value = "LI"
        row.form?.update(by: .user) { row.form?.lists["countries"] = empty }
        #expect(row.value == "LI")
    }
}

/// A plugin whose cities cannot be loaded.
private enum NowherePlugin: RowPlugin {
    struct Unreachable: Error {}

    static let version = "1.0.0"
    static let rows: [RowDescriptor] = []
    static let optionSources = [
        OptionSource("cities", "The cities.") { () throws -> [String] in throw Unreachable() }
    ]
}
