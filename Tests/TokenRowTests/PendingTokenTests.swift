import RowKit
import RowTesting
import TestRuns
import Testing
import TokenRow

@Suite("A token row that is left before its options arrive", .timeLimit(.minutes(1)))
struct PendingTokenTests {
    private let row = TokenTableRow<String>("team") { row in
        row.tokenizationCharacters = ","
        row.searchTokens = { _ in [] }
    }
    private let tester: FormTester

    init() {
        tester = FormTester(form: Form() +++ row)
        tester.isExhaustive = false
    }

    private func answer(_ names: [String]) {
        tester.answer("optionSearch", of: "team", with: Result<_, any Error>.success(names))
    }

    @Test("adds the option whose name was typed when it arrives", arguments: [false, true])
    func arriving(isClosedBefore: Bool) {
        tester.focus("team")
        tester.type("ann", into: "team")
        if isClosedBefore { tester.key(.escape) }
        tester.blur()
        #expect(row.isSearching)
        #expect(!row.isOffering)
        #expect(row.typedText == "ann")
        answer(["Ann", "Anna"])
        #expect(row.value == ["Ann"])
        #expect(row.typedText == "")
        #expect(row.validationErrors == [])
        #expect(!row.isSearching)
        #expect(!row.isOffering)
        tester.finish()
    }

    @Test("searches for each part of the typed text, the last one first")
    func parts() {
        tester.focus("team")
        tester.type("zed,ann", into: "team")
        tester.blur()
        answer(["Ann"])
        #expect(row.value == ["Ann"])
        #expect(row.typedText == "zed")
        #expect(row.isSearching)
        #expect(!row.isOffering)
        answer(["Zoe"])
        #expect(row.value == ["Ann"])
        #expect(row.typedText == "zed")
        #expect(!row.isSearching)
        tester.finish()
    }

    @Test("adds no option that arrives after the text was removed or the row was reset")
    func late() {
        let changes: [(name: String, change: (FormTester) -> Void)] = [
            ("Ann", { $0.form.reset() }),
            ("Bea", { $0.form.setValues(["team": Tokens(["Cy"])]) }),
        ]
        for (name, change) in changes {
            tester.focus("team")
            tester.type(name.lowercased(), into: "team")
            tester.blur()
            change(tester)
            let value = row.value
            answer([name])
            #expect(row.value == value)
            #expect(row.typedText == "")
        }
        tester.finish()
    }

    @Test("is awaited by a submission of its session")
    func session() async throws {
        let clock = ManualClock()
        let session = FormSession(clock: clock) {
            let row = TokenTableRow<String>("team") { $0.searchTokens = { _ in ["Ann"] } }
            return FormViewController(form: Form() +++ row)
        }
        await session.send(ViewEvent(ViewID("team/content/field"), .type("ann")))
        await clock.sleepers(1)
        async let values = session.submit()
        var tries = 0
        while tries < 10_000, await !session.withForm({ $0.isSubmitting }) {
            tries += 1
            await Task.yield()
        }
        clock.advance(by: .milliseconds(300))
        let team = try await values["team"] as? Tokens<String>
        #expect(team == ["Ann"])
    }
}
