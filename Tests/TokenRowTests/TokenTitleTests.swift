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
}
