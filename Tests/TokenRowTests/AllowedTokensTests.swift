import RowKit
import RowTesting
import Synchronization
import Testing
import TokenRow

/// The texts that were searched for, and the cities asked.
private final class Asked: Sendable {
    private let stored = Mutex<[String]>([])
    var texts: [String] { stored.withLock { $0 } }
    func note(_ text: String) { stored.withLock { $0.append(text) } }
}

/// A city that is found only by its other name.
private struct City: TokenSearchable {
    let name: String
    let other: String
    let asked: Asked

    var displayString: String { name }
    var identifier: String { name }

    func contains(token: String) -> Bool {
        asked.note("\(name) \(token)")
        return other.lowercased().contains(token)
    }

    static func == (first: City, second: City) -> Bool { first.name == second.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

@Suite("The tokens that a token row accepts")
struct AllowedTokensTests {
    private let row = TokenTableRow<String>("tags") { row in
        row.options = ["Apple", "Banana"]
        row.tokenizationCharacters = ","
    }
    private let tester: FormTester

    init() {
        tester = FormTester(form: Form() +++ row)
        tester.isExhaustive = false
        tester.focus("tags")
    }

    private var list: ListView? { tester.view("tags/popup") as? ListView }

    // MARK: Typed text

    @Test(
        "may be typed, and are created by Return, a delimiter, blur and submission",
        arguments: [
            { $0.key(.enter) }, { $0.type("cherry,", into: "tags") }, { $0.blur() },
            { _ = try? $0.form.submit() },
        ] as [@Sendable (FormTester) -> Void])
    func typed(end: @Sendable (FormTester) -> Void) {
        row.allowedTokens = .typed
        tester.type("cherry", into: "tags")
        end(tester)
        #expect(row.value == ["cherry"])
        #expect(row.typedText == "")
        tester.finish()
    }

    @Test("are options if the typed text names one")
    func named() {
        row.allowedTokens = .typed
        tester.type("APPLE", into: "tags")
        #expect(list?.items.map(\.title.text) == ["Apple"])
        tester.key(.enter)
        #expect(row.value == ["Apple"])
        tester.type("apple", into: "tags")
        tester.key(.enter)
        #expect(row.value == ["Apple"])
        #expect(row.typedText == "")
        tester.finish()
    }

    @Test("are picked from the list that a restored form offers for the typed text")
    func restored() throws {
        tester.type("app", into: "tags")
        let other = TokenTableRow<String>("tags") { $0.options = row.options }
        let form = Form() +++ other
        #expect(form.restore(tester.form.state).isEmpty)
        let stage = FormStage(FormViewController(form: form))
        stage.receive(ViewEvent(ViewID("tags/content/field"), .key(.enter)))
        #expect(other.value == ["Apple"])
        #expect(other.typedText == "")
        tester.finish()
    }

    @Test("are offered as typed below the options, of which the arrow keys choose one")
    func offered() {
        row.allowedTokens = .typed
        tester.type("app", into: "tags")
        #expect(list?.items.map(\.title.text) == ["Apple", "Add “app”"])
        #expect(list?.highlighted == nil)
        tester.key(.down)
        tester.key(.enter)
        #expect(row.value == ["Apple"])
        tester.type(" kiwi ", into: "tags")
        #expect(list?.items.map(\.title.text) == ["Add “kiwi”"])
        #expect(list?.placeholder == nil)
        tester.pick("kiwi", in: "tags")
        #expect(row.value == ["Apple", "kiwi"])
        #expect(row.typedText == "")
        tester.finish()
    }

    @Test("can be pasted as a list, each only once")
    func pasted() {
        row.allowedTokens = .typed
        tester.type("kiwi, apple,kiwi,\tfig\nlime\r\nplum,", into: "tags")
        #expect(row.value == ["kiwi", "Apple", "fig", "lime", "plum"])
        #expect(row.typedText == "")
        tester.finish()
    }

    @Test("are created by the row's closure")
    func made() {
        row.allowedTokens = .typed
        row.makeToken = { $0.count < 3 ? nil : $0.lowercased() }
        tester.type("KIWI", into: "tags")
        tester.key(.enter)
        tester.type("ab", into: "tags")
        #expect(list?.placeholder == "No results")
        tester.key(.enter)
        #expect(row.value == ["kiwi"])
        #expect(row.typedText == "ab")
        tester.finish()
    }

    @Test("cannot be typed if their type cannot be created from text")
    func notMade() {
        let row = TokenTableRow<Numbered>("n") { $0.allowedTokens = .typed }
        let tester = FormTester(form: Form() +++ row)
        tester.type("one", into: "n")
        tester.key(.enter, in: "n") { $0.focused = "n" }
        #expect(row.value == nil)
        #expect(row.typedText == "one")
        tester.finish()
    }

    // MARK: Options alone

    @Test("are rejected if they are not options, if only options are allowed")
    func options() {
        row.value = ["Cherry"]
        #expect(tester.form.validate() == [])
        row.allowedTokens = .options
        #expect(tester.form.validate().map(\.code) == ["notOffered"])
        row.value = ["Apple"]
        #expect(tester.form.validate() == [])
        // A search may find any token.
        row.value = ["Cherry"]
        row.searchTokens = { [$0] }
        #expect(tester.form.validate() == [])
        tester.finish()
    }

    // MARK: Count

    @Test("are limited in number, and the rest of the text stays in the field")
    func maximum() {
        row.allowedTokens = .typed
        row.maximumTokens = 2
        tester.type("kiwi,fig,lime,", into: "tags")
        #expect(row.value == ["kiwi", "fig"])
        #expect(row.typedText == "lime")
        #expect(row.isFull)
        tester.type("app", into: "tags")
        #expect(list == nil)
        tester.key(.enter)
        #expect(row.value == ["kiwi", "fig"])
        #expect(!row.addToken("Apple"))
        #expect(throws: SubmissionError.self) { try tester.form.submit() }
        #expect(row.validationErrors.map(\.message) == ["Must have at most 2 items"])
        row.removeToken("fig")
        tester.type("apple", into: "tags")
        #expect(list?.items.count == 1)
        row.value = ["a", "b", "c"]
        #expect(tester.form.validate().map(\.code) == ["maxCount"])
        tester.finish()
    }

    @Test(
        "are never more than the maximum, whatever ends the typed text",
        arguments: ["Cherry,", "cherry\n", "ch,", "Cherry,x", "Cherry,Damson,"])
    func full(text: String) {
        row.options = ["Apple", "Banana", "Cherry", "Damson"]
        row.maximumTokens = 2
        row.value = ["Apple", "Banana"]
        tester.type(text, into: "tags")
        #expect(row.value == ["Apple", "Banana"])
        #expect(!row.typedText.isEmpty)
        tester.key(.enter)
        tester.blur()
        #expect(row.value == ["Apple", "Banana"])
        tester.finish()
    }

    @Test("may be added again after one was removed, which changes the error of the typed text")
    func noLongerFull() {
        row.maximumTokens = 2
        row.value = ["Apple", "Banana"]
        tester.type("cherry", into: "tags")
        #expect(tester.form.validate().map(\.code) == ["maxCount"])
        row.removeToken("Banana")
        #expect(tester.form.validate().map(\.code) == ["notOffered"])
        tester.finish()
    }

    // MARK: The empty field

    @Test("can all be offered for an empty field")
    func empty() {
        let row = TokenTableRow<String>("all") { row in
            row.options = ["Ann", "Bo", "Cy"]
            row.offersAllOptions = true
        }
        let tester = FormTester(form: Form() +++ row)
        tester.isExhaustive = false
        tester.focus("all")
        var keys: [String]? { (tester.view("all/popup") as? ListView)?.items.map(\.key) }
        #expect(keys == ["Ann", "Bo", "Cy"])
        // Return leaves the empty field and chooses nothing.
        #expect((tester.view("all/popup") as? ListView)?.highlighted == nil)
        tester.pick("Bo", in: "all")
        #expect(keys == ["Ann", "Cy"])
        tester.type("c", into: "all")
        #expect(keys == ["Cy"])
        tester.type("", into: "all")
        #expect(keys == ["Ann", "Cy"])
        tester.key(.escape)
        #expect(keys == nil)
        tester.key(.down)
        #expect(keys == ["Ann", "Cy"])
        tester.blur()
        #expect(keys == nil)
        tester.finish()
    }

    // MARK: Search

    @Test("are searched for from a minimum length, by name or by its characters")
    func search() {
        row.minimumSearchLength = 2
        tester.type(" a ", into: "tags")
        #expect(list == nil)
        tester.type("an", into: "tags")
        #expect(list?.items.map(\.key) == ["Banana"])
        row.optionMatching = .fuzzy
        tester.type("bnn", into: "tags")
        #expect(
            list?.items.map(\.title)
                == [StyledText("Banana", highlighting: [0..<1, 2..<3, 4..<5])])
        row.optionMatching = .listed
        row.options = ["Banana", "Ann", "an"]
        tester.type("an", into: "tags")
        #expect(list?.items.map(\.key) == ["Banana", "Ann", "an"])
        tester.finish()
    }

    @Test(
        "of a type with its own search are each asked, and are listed by name")
    func ownSearch() {
        let asked = Asked()
        let cities = [
            City(name: "Hanoi", other: "Hano", asked: asked),
            City(name: "Munich", other: "München", asked: asked),
            City(name: "Bo", other: "Bo", asked: asked),
            City(name: "Han", other: "Han", asked: asked),
            City(name: "The Hague", other: "'s-Gravenhage, han", asked: asked),
        ]
        let row = TokenTableRow<City>("city") { $0.options = cities }
        let tester = FormTester(form: Form() +++ row)
        // No name contains the text.
        tester.type("ünch", into: "city")
        #expect(row.filteredTokens.map(\.name) == ["Munich"])
        #expect(
            Set(asked.texts) == [
                "Hanoi ünch", "Munich ünch", "Bo ünch", "Han ünch", "The Hague ünch",
            ])
        // A name that does not contain the text comes last.
        tester.type("han", into: "city")
        #expect(row.filteredTokens.map(\.name) == ["Han", "Hanoi", "The Hague"])
        // A name that contains the text is not enough.
        tester.type("munich", into: "city")
        #expect(row.filteredTokens == [])
        tester.finish()
    }

    @Test("can be read and set through the cell as through the row")
    func cell() {
        row.getTokensForString = { _ in nil }
        tester.type("x", into: "tags")
        row.cell.filteredTokens = ["fig", "lime"]
        row.cell.reloadOptions()
        #expect(row.filteredTokens == ["fig", "lime"])
        #expect(row.cell.filteredTokens == ["fig", "lime"])
        #expect(list?.items.map(\.key) == ["fig", "lime"])
        tester.finish()
    }
}
