import RowKit
import RowTesting
import TestRows
import TestRuns
import Testing
import TokenRow

@Suite("The keys of a token row, which is a combobox")
struct TokenKeyTests {
    /// The state after the keys: the highlighted option, nil if the list is closed, and the tokens.
    struct Effect: Decodable {
        let keys: String
        let highlighted: String?
        let tokens: [String]
    }

    @Test(
        "move through the list of options, choose one and close it",
        arguments: try SharedCases.keys("options") as [Effect])
    func keys(effect: Effect) {
        let row = TokenTableRow<String>("team") { $0.options = ["Ann", "Anton", "Bo"] }
        let tester = FormTester(form: Form() +++ row)
        tester.isExhaustive = false
        tester.focus("team")
        tester.type("an", into: "team")
        for key in effect.keys.split(separator: " ").compactMap({
            ViewAction.Key(rawValue: "\($0)")
        }) {
            tester.key(key, in: "team")
        }
        #expect((tester.view("team/popup") as? ListView)?.highlighted == effect.highlighted)
        #expect((row.value.map(Array.init) ?? []) == effect.tokens)
        tester.finish()
    }

    @Test("never choose an option found for an earlier text, whenever the answers arrive")
    func stale() async {
        await Runs.each(of: 2_000) { random in
            let row = TokenTableRow<String>("team")
            row.searchTokens = { text in [text + "1", text + "2"] }
            let tester = FormTester(form: Form() +++ row)
            tester.isExhaustive = false
            tester.focus("team")
            for _ in 0..<8 {
                let text = ["a", "ab", "abc", "b", ""].randomElement(using: &random) ?? ""
                tester.type(text, into: "team")
                await tester.advance(by: .milliseconds(Int.random(in: 0...450, using: &random)))
                let offered = row.offeredOptions
                let answers = ["1", "2"].map { row.searchText + $0 }
                    .filter { row.value?.contains($0) != true }
                #expect(
                    !offered.isCurrent || offered.options.isEmpty || offered.options == answers)
                guard Bool.random(using: &random) else { continue }
                let before = row.value.map(Array.init) ?? []
                tester.key(.enter, in: "team")
                let after = row.value.map(Array.init) ?? []
                #expect(after == before || after == before + answers.prefix(1))
            }
            tester.finish()
        }
    }
}

extension Runs {
    /// Calls the body once for each run, in sequence.
    fileprivate static func each(
        of named: Int, _ body: (inout SeededGenerator) async -> Void
    ) async {
        for seed in seeds(of: named) {
            var random = SeededGenerator(seed: seed)
            await body(&random)
        }
    }
}
