import RowKit
import RowTesting
import Synchronization
import Testing
import TokenRow

@Suite("A token row that searches asynchronously")
struct TokenSearchTests {
    private struct Unreachable: Error, CustomStringConvertible {
        var description: String { "the directory is closed" }
    }

    private let row = TokenTableRow<String>("team")
    private let tester: FormTester

    init() {
        row.searchTokens = { text in ["Ann", "Anton", "Bo"].filter { $0.hasPrefix(text) } }
        tester = FormTester(form: Form() +++ row)
    }

    private var list: ListView? { tester.view("team/popup") as? ListView }

    @Test("searches once the user stops typing, and shows that it is loading until then")
    func asks() async {
        tester.type("A", into: "team")
        tester.expectWork("optionSearch", of: "team", after: .milliseconds(300))
        #expect(list?.isBusy == true)
        #expect(list?.placeholder == "Loading…")
        #expect(row.isSearching)
        tester.type("An", into: "team")
        tester.expectWork("optionSearch", of: "team", after: .milliseconds(300))
        await tester.advance(by: .milliseconds(300))
        #expect(list?.items.map(\.title.text) == ["Ann", "Anton"])
        #expect(list?.isBusy == false)
        #expect(!row.isSearching)
        tester.key(.enter, in: "team") {
            $0.values["team"] = Tokens(["Ann"])
            $0.focused = "team"
        }
        tester.finish()
    }

    @Test("keeps its options until the next answer arrives")
    func keeps() async {
        tester.type("An", into: "team")
        tester.expectWork("optionSearch", of: "team", after: .milliseconds(300))
        tester.answer("optionSearch", of: "team", with: .success(["Ann", "Anton"]))
        tester.type("Ant", into: "team")
        tester.expectWork("optionSearch", of: "team", after: .milliseconds(300))
        #expect(list?.items.count == 2)
        #expect(list?.isBusy == true)
        #expect(list?.highlighted == nil)
        tester.answer("optionSearch", of: "team", with: .success(["Anton"]))
        #expect(list?.items.count == 1)
        #expect(list?.isBusy == false)
        tester.finish()
    }

    @Test("takes on Return and on a delimiter only options found for the current text")
    func outdated() {
        row.tokenizationCharacters = ","
        tester.focus("team")
        tester.type("An", into: "team")
        tester.expectWork("optionSearch", of: "team", after: .milliseconds(300))
        tester.answer("optionSearch", of: "team", with: .success(["Ann", "Anton"]))
        tester.key(.down)
        for text in ["Bob", "Bob,"] {
            tester.type(text, into: "team")
            // The search is requested only once.
            if text == "Bob" {
                tester.expectWork("optionSearch", of: "team", after: .milliseconds(300))
            }
            tester.key(.enter)
            #expect(row.value == nil)
            #expect(row.typedText == "Bob")
            #expect(list?.items.map(\.key) == ["Ann", "Anton"])
        }
        tester.answer("optionSearch", of: "team", with: .success(["Bob"]))
        tester.type("Bob,", into: "team") { $0.values["team"] = Tokens(["Bob"]) }
        tester.finish()
    }

    @Test("takes no option on Return that was found for an earlier text")
    func kept() {
        row.searchTokens = nil
        row.getTokensForString = { $0 == "A" ? ["Ann"] : nil }
        tester.focus("team")
        tester.type("A", into: "team")
        tester.type("Zoe", into: "team")
        tester.key(.enter)
        #expect(row.value == nil)
        #expect(list?.items.map(\.key) == ["Ann"])
        tester.pick("Ann", in: "team") { $0.values["team"] = Tokens(["Ann"]) }
        tester.finish()
    }

    @Test("ignores options that arrive after one was picked")
    func lateAfterPick() {
        row.searchTokens = nil
        row.getTokensForString = { [weak row] text in
            guard text != "Q" else { return nil }
            row?.perform(.latest("users"), after: .milliseconds(500)) {
                [text] as [String]
            } then: { row, answer in
                row.filteredTokens = (try? answer.get()) ?? []
            }
            return nil
        }
        tester.focus("team")
        tester.type("A", into: "team")
        tester.expectWork("users", of: "team", after: .milliseconds(500))
        tester.answer("users", of: "team", with: .success(["Ann"]))
        tester.type("An", into: "team")
        tester.expectWork("users", of: "team", after: .milliseconds(500))
        tester.pick("Ann", in: "team") { $0.values["team"] = Tokens(["Ann"]) }
        tester.answer("users", of: "team", with: .success(["Anna", "Anton"]))
        tester.type("Q", into: "team")
        #expect(list == nil)
        tester.key(.enter)
        #expect(row.value == ["Ann"])
        tester.finish()
    }

    @Test("adds found options to its own, and keeps its own if the search fails")
    func added() {
        row.options = ["Anna", "Ann"]
        tester.type("an", into: "team")
        tester.expectWork("optionSearch", of: "team", after: .milliseconds(300))
        #expect(list?.items.map(\.key) == ["Anna", "Ann"])
        #expect(list?.highlighted == "Anna")
        tester.answer("optionSearch", of: "team", with: .success(["Ann", "Anton"]))
        #expect(list?.items.map(\.key) == ["Anna", "Ann", "Anton"])
        tester.type("ann", into: "team")
        tester.expectWork("optionSearch", of: "team", after: .milliseconds(300))
        tester.answer(
            "optionSearch", of: "team", with: Result<[String], any Error>.failure(Unreachable()))
        // An exact match comes first.
        #expect(list?.items.map(\.key) == ["Ann", "Anna", "retry"])
        tester.key(.enter, in: "team") {
            $0.values["team"] = Tokens(["Ann"])
            $0.focused = "team"
        }
        tester.finish()
    }

    @Test("loads lazy options once text is typed, and can try again after a failure")
    func lazy() async {
        row.searchTokens = nil
        row.optionsProvider = .lazy { throw Unreachable() }
        tester.type("a", into: "team")
        tester.expectWork("options", of: "team")
        #expect(list?.isBusy == true)
        #expect(list?.items == [])
        await tester.advance()
        #expect(list?.items.map(\.detail?.text) == ["Could not load"])
        tester.pick("retry", in: "team")
        tester.expectWork("options", of: "team")
        tester.answer("options", of: "team", with: .success(["Ann", "Bo"]))
        #expect(list?.items.map(\.key) == ["Ann"])
        #expect(list?.isBusy == false)
        tester.type("b", into: "team")
        #expect(list?.items.map(\.key) == ["Bo"])
        tester.finish()
    }

    @Test("follows changes of its options and search functions while the list is open")
    func changes() {
        row.searchTokens = nil
        tester.type("an", into: "team")
        #expect(list?.placeholder == "No results")
        row.options = ["Ann", "Anton"]
        #expect(list?.items.map(\.key) == ["Ann", "Anton"])
        row.options = ["Anna"]
        #expect(list?.items.map(\.key) == ["Anna"])
        tester.expectRefusal(.notOffered) { $0.pick("Ann", in: "team") }
        row.getTokensForString = { [$0 + "ja"] }
        #expect(list?.items.map(\.key) == ["anja"])
        row.getTokensForString = nil
        row.searchTokens = { [$0] }
        tester.expectWork("optionSearch", of: "team", after: .milliseconds(300))
        tester.answer("optionSearch", of: "team", with: .success(["Ani"]))
        #expect(list?.items.map(\.key) == ["Anna", "Ani"])
        tester.finish()
    }

    @Test("shows a placeholder if nothing is found")
    func empty() async {
        tester.type("Zoe", into: "team")
        tester.expectWork("optionSearch", of: "team", after: .milliseconds(300))
        await tester.advance(by: .milliseconds(300))
        #expect(list?.items == [])
        #expect(list?.placeholder == "No results")
        tester.finish()
    }

    @Test("shows a failure, and tries again when that item is picked")
    func failure() async {
        row.searchDelay = .seconds(1)
        tester.type("An", into: "team")
        tester.expectWork("optionSearch", of: "team", after: .seconds(1))
        tester.answer(
            "optionSearch", of: "team", with: Result<[String], any Error>.failure(Unreachable()))
        #expect(list?.items.map(\.title.text) == ["Try again"])
        #expect(list?.items.map(\.detail?.text) == ["Could not load"])
        #expect(row.optionSearch.notice == .failed(LoadingFailure(Unreachable())))
        tester.pick("retry", in: "team")
        tester.expectWork("optionSearch", of: "team")
        #expect(list?.isBusy == true)
        await tester.advance()
        #expect(list?.items.map(\.title.text) == ["Ann", "Anton"])
        tester.finish()
    }

    @Test("cancels the search when the text is cleared or Escape is pressed")
    func late() {
        for end: (FormTester) -> Void in [
            { $0.type("", into: "team") }, { $0.key(.escape, in: "team") { $0.focused = "team" } },
        ] {
            tester.type("An", into: "team")
            tester.expectWork("optionSearch", of: "team", after: .milliseconds(300))
            end(tester)
            #expect(!row.isSearching)
            #expect(list == nil)
        }
        tester.finish()
    }

    @Test("shows the result of getTokensForString: a list, nothing, or the previous options")
    func answers() {
        row.searchTokens = nil
        row.getTokensForString = { text in
            switch text {
            case "a": ["Ann", "Anton"]
            case "ab": []
            default: nil
            }
        }
        tester.type("a", into: "team")
        #expect(list?.items.map(\.key) == ["Ann", "Anton"])
        tester.type("ax", into: "team")
        #expect(list?.items.map(\.key) == ["Ann", "Anton"])
        tester.type("ab", into: "team")
        #expect(list == nil)
        tester.finish()
    }

    @Test("accepts options that getTokensForString loads later")
    func later() async {
        row.searchTokens = nil
        row.getTokensForString = { [weak row] text in
            row?.perform(.latest("users"), after: .milliseconds(500)) {
                text.isEmpty ? [] : [text + "a", text + "b"]
            } then: { row, answer in
                row.filteredTokens = (try? answer.get()) ?? []
            }
            return nil
        }
        tester.type("x", into: "team")
        tester.expectWork("users", of: "team", after: .milliseconds(500))
        #expect(list == nil)
        await tester.advance(by: .milliseconds(500))
        #expect(list?.items.map(\.key) == ["xa", "xb"])
        tester.key(.down, in: "team") { $0.focused = "team" }
        tester.key(.enter) { $0.values["team"] = Tokens(["xb"]) }
        #expect(row.addToken(identifier: "xa") == false)
        tester.finish()
    }

    @Test("shows known results immediately, and loaded results later")
    func both() async {
        row.getTokensForString = { _ in ["Anna"] }
        tester.type("An", into: "team")
        tester.expectWork("optionSearch", of: "team", after: .milliseconds(300))
        #expect(list?.items.map(\.key) == ["Anna"])
        #expect(list?.isBusy == true)
        await tester.advance(by: .milliseconds(300))
        #expect(list?.items.map(\.key) == ["Anna", "Ann", "Anton"])
        tester.finish()
    }

    @Test("distinguishes options whose keys would collide with others")
    func sameKeys() {
        tester.type("r", into: "team")
        tester.expectWork("optionSearch", of: "team", after: .milliseconds(300))
        tester.answer("optionSearch", of: "team", with: .success(["retry", "retry#2"]))
        #expect(list?.items.map(\.key) == ["retry#2", "retry#2#2"])
        tester.pick("retry#2", in: "team") { $0.values["team"] = Tokens(["retry"]) }
        tester.finish()
    }
}

@Suite("A token row with many options")
struct ManyTokensTests {
    @Test("folds their names only once, and finds options by name")
    func names() {
        let row = TokenTableRow<Counted>("many")
        let counter = Counter()
        row.options = (0..<10_000).map { Counted(number: $0, counter: counter) }
        let tester = FormTester(form: Form() +++ row)
        tester.type("9", into: "many")
        #expect(row.filteredTokens.map(\.number).prefix(3) == [9, 90, 91])
        #expect(row.filteredTokens.count == 50)
        let after = counter.count
        // Once for the index, and once more for those that are shown.
        #expect((10_000...10_100).contains(after))
        for text in ["99", "999", "9999", "99999"] { tester.type(text, into: "many") }
        #expect(row.filteredTokens == [])
        #expect(counter.count - after <= 3 * 50)
        tester.type("option 9998", into: "many")
        #expect(row.filteredTokens.map(\.number) == [9998])
        tester.finish()
    }

    @Test("compares pasted tokens with few others")
    func pasting() {
        let row = TokenTableRow<Typed>("many")
        let counter = Counter()
        row.allowedTokens = .typed
        row.makeToken = { Typed(identifier: Name(text: $0, counter: counter)) }
        let tester = FormTester(form: Form() +++ row)
        tester.isExhaustive = false
        let count = 2_000
        tester.type((0..<count).map { "token \($0)\n" }.joined(), into: "many")
        #expect(row.value?.count == count)
        #expect(row.typedText == "")
        #expect(counter.count < 100 * count)
        tester.finish()
    }

    /// A token whose identifier counts comparisons.
    private struct Typed: TextSearchable {
        let identifier: Name
        var displayString: String { identifier.text }
    }

    private struct Name: Hashable, CustomStringConvertible {
        let text: String
        let counter: Counter
        var description: String { text }

        static func == (first: Name, second: Name) -> Bool {
            first.counter.add()
            return first.text == second.text
        }
        func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }

    private final class Counter: Sendable {
        private let value = Atomic(0)
        var count: Int { value.load(ordering: .relaxed) }
        func add() { value.add(1, ordering: .relaxed) }
    }

    /// Counts how often its display string is read.
    private struct Counted: TextSearchable {
        let number: Int
        let counter: Counter
        var identifier: Int { number }
        var displayString: String {
            counter.add()
            return "Option \(number)"
        }

        static func == (first: Counted, second: Counted) -> Bool { first.number == second.number }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }
}
