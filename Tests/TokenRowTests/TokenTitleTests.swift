import RowKit
import RowTesting
import Testing
import TokenRow

@Suite("Tokens with titles")
struct TokenTitleTests {
    private let row = TokenTableRow<String>("countries") { row in
        row.titledOptions = ["AT": "Austria", "AU": "Australia", "CH": "Schweiz"]
    }
    private let tester: FormTester

    init() {
        tester = FormTester(form: Form() +++ row)
        tester.isExhaustive = false
    }

    private var list: ListView? { tester.view("countries/popup") as? ListView }

    @Test("are found and shown by their titles, and keep their values")
    func choosing() {
        tester.type("aus", into: "countries")
        #expect(list?.items.map(\.title.text) == ["Austria", "Australia"])
        tester.key(.enter, in: "countries")
        #expect(row.value == ["AT"])
        tester.type("schweiz", into: "countries")
        row.commitInput()
        #expect(row.value == ["AT", "CH"])
        #expect(row.displayText == "Austria and Schweiz")
        #expect(row.drawing.contains(#"token-AT: button "Austria""#))
        #expect(row.validate().isEmpty)
        tester.finish()
    }

    @Test("may be items of a list, of which no other is accepted")
    func lists() throws {
        row.allowedTokens = .options
        row.takeOptions(
            from: try ItemList([
                ["value": "AT", "title": "Austria", "in": "Europe"],
                ["value": "AU", "title": "Australia", "in": "Oceania"],
            ]), where: "SELF.in == 'Europe'")
        row.value = ["AU"]
        #expect(row.validate().map(\.code) == ["notOffered"])
        row.value = ["AT"]
        #expect(row.validate().isEmpty)
        tester.type("au", into: "countries")
        #expect(list?.items.isEmpty != false, "what is chosen is not offered again")
        tester.finish()
    }

    @Test("that cannot be loaded let no value be submitted")
    func failing() async throws {
        let factory = RowFactory(try RowRegistry(TokenRowPlugin.self, NowherePlugin.self))
        let form = try factory.form(from: [
            "sections": [
                [
                    "rows": [
                        [
                            "row": "TokenTableRow", "tag": "city",
                            "settings": ["allowedTokens": "options"],
                            "optionsFrom": ["source": "cities"], "value": ["Wien"],
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
        row.value = ["LI"]
        row.form?.update(by: .user) { row.form?.lists["countries"] = empty }
        #expect(row.value == ["LI"])
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
