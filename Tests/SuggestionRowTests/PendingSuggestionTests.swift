import RowKit
import RowTesting
import SuggestionRow
import Testing

@Suite("A suggestion row that is left before its suggestions arrive", .timeLimit(.minutes(1)))
struct PendingSuggestionTests {
    private struct Unreachable: Error {}

    private let row = SuggestionTableRow<String>("city") { row in
        row.freeText = .reject
        row.asyncFilterFunction = { _ in [] }
    }
    private let tester: FormTester

    init() {
        tester = FormTester(form: Form() +++ row)
        tester.isExhaustive = false
    }

    /// Types a text, and leaves the row before the suggestions arrive.
    private func leave(after text: String) {
        tester.focus("city")
        tester.type(text, into: "city")
        tester.blur()
    }

    private func answer(_ cities: [String]) {
        tester.answer("optionSearch", of: "city", with: Result<_, any Error>.success(cities))
    }

    @Test("takes the suggestion whose name was typed when it arrives", arguments: [false, true])
    func arriving(isClosedBefore: Bool) {
        tester.focus("city")
        tester.type("berlin", into: "city")
        if isClosedBefore { tester.key(.escape) }
        #expect(row.isSearching != isClosedBefore)
        tester.blur()
        #expect(row.isSearching)
        #expect(!row.isOffering)
        #expect(row.unreadInput?.text == "berlin")
        answer(["Berlin", "Berlingen"])
        #expect(row.value == "Berlin")
        #expect(row.unreadInput == nil)
        #expect(row.isTouched)
        #expect(row.validationErrors == [])
        #expect(!row.isOffering)
        tester.finish()
    }

    @Test("keeps text that names no suggestion or several of those that arrive")
    func refusing() {
        for cities in [[], ["Bern"], ["Berlin", "BERLIN"]] {
            leave(after: "berlin")
            answer(cities)
            #expect(row.value == nil)
            #expect(row.unreadInput?.text == "berlin")
            #expect(!row.isSearching)
        }
        tester.finish()
    }

    @Test("takes a suggestion that arrived before the list was closed")
    func closed() {
        tester.focus("city")
        tester.type("berlin", into: "city")
        answer(["Berlin"])
        tester.key(.escape)
        tester.blur()
        #expect(row.value == "Berlin")
        #expect(!row.isSearching)
        tester.finish()
    }

    @Test("takes no suggestion that arrives after the text was changed or replaced")
    func late() {
        let row = row
        let changes: [(city: String, value: String?, change: (FormTester) -> Void)] = [
            ("Berlin", nil, { $0.type("bern", into: "city") }),
            ("Lyon", nil, { $0.form.reset() }),
            ("Oslo", "Rome", { _ in row.value = "Rome" }),
            ("Riga", nil, { _ in row.value = nil }),
        ]
        for (city, value, change) in changes {
            leave(after: city.lowercased())
            change(tester)
            answer([city])
            #expect(row.value == value)
        }
        tester.finish()
    }

    @Test("shows its value again once no suggestion with the typed name has arrived")
    func reverting() {
        row.freeText = .revert
        row.value = "Rome"
        leave(after: "berlin")
        #expect(row.unreadInput?.text == "berlin")
        answer(["Bern"])
        #expect(row.value == "Rome")
        #expect(row.unreadInput == nil)
        leave(after: "berlin")
        answer(["Berlin"])
        #expect(row.value == "Berlin")
        tester.finish()
    }

    @Test("searches again at the next submission if the search failed")
    func failing() {
        leave(after: "berlin")
        tester.answer(
            "optionSearch", of: "city",
            with: Result<[String], any Error>.failure(Unreachable()))
        #expect(row.unreadInput?.text == "berlin")
        #expect(!row.isSearching)
        // The row gets the focus, because it has an error.
        #expect(throws: SubmissionError.self) { try tester.form.submit() }
        #expect(row.isSearching)
        #expect(row.isOffering)
        answer(["Berlin"])
        tester.blur()
        #expect(row.value == "Berlin")
        tester.finish()
    }

    @Test("takes a lazy option whose name was typed when it is loaded")
    func lazy() {
        row.asyncFilterFunction = nil
        row.optionsProvider = .lazy { ["Berlin"] }
        leave(after: "berlin")
        #expect(row.optionsState == .loading)
        #expect(row.unreadInput?.text == "berlin")
        let cities = ["Bern", "Berlin"]
        tester.answer("options", of: "city", with: Result<_, any Error>.success(cities))
        #expect(row.value == "Berlin")
        #expect(row.validationErrors == [])
        tester.finish()
    }

    @Test("is awaited by a submission that can wait")
    func submission() async throws {
        let row = SuggestionTableRow<String>("city") { row in
            row.freeText = .reject
            row.searchDelay = .zero
            row.asyncFilterFunction = { _ in ["Berlin"] }
        }
        let form = Form() +++ row
        let stage = FormStage(FormViewController(form: form))
        stage.receive(ViewEvent(ViewID("city/content/field"), .type("berlin")))
        #expect(try await form.submit()["city"] as? String == "Berlin")
    }
}
