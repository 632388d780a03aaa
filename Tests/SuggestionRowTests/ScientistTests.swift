import RowKit
import RowTesting
import SuggestionRow
import Testing

/// A scientist, who is chosen among known ones.
private struct Scientist: SuggestionValue {
    let id: Int
    let name: String

    static func == (first: Scientist, second: Scientist) -> Bool { first.id == second.id }

    init(_ id: Int, _ name: String) {
        self.id = id
        self.name = name
    }

    /// Text alone does not identify a scientist.
    init?(string: String) { nil }

    var suggestionString: String { name }
}

private let ada = Scientist(1, "Ada")

@Suite("A suggestion row of values that cannot be typed")
struct ScientistTests {
    private struct Unreachable: Error, CustomStringConvertible {
        var description: String { "no line" }
    }

    private let row = SuggestionTableRow<Scientist>("scientist")
    private let tester: FormTester

    init() { tester = FormTester(form: Form() +++ row) }

    private var list: ListView? { tester.view("scientist/popup") as? ListView }
    private var field: TextFieldView? { tester.view("scientist/field") as? TextFieldView }

    @Test("has no value while other text is typed, keeps the text, and is not submitted with it")
    func unread() {
        row.value = ada
        row.filterFunction = { text in text.hasPrefix("A") ? [ada] : [] }
        tester.focus("scientist")
        tester.type("Emm", into: "scientist") { $0.values["scientist"] = nil }
        #expect(field?.text == "Emm")
        #expect(list == nil)
        tester.blur { $0.errors["scientist"] = ["Must be one of the options"] }
        #expect(field?.text == "Emm")
        #expect(throws: SubmissionError.self) { try tester.form.submit() }
        tester.type("", into: "scientist") { $0.errors["scientist"] = nil }
        tester.finish()
    }

    @Test(
        "reverts to its value if configured to, when it loses the focus and on submission")
    func reverts() throws {
        row.value = ada
        row.options = [ada]
        row.freeText = .revert
        row.add(rule: RuleRequired())
        tester.focus("scientist")
        tester.type("Emm", into: "scientist")
        #expect(field?.text == "Emm")
        tester.blur()
        #expect(field?.text == "Ada")
        #expect(row.displayText == "Ada")
        tester.type("Emmy", into: "scientist")
        #expect(try tester.form.submit()["scientist"] as? Scientist == ada)
        #expect(field?.text == "Ada")
        tester.type("", into: "scientist") { $0.values["scientist"] = nil }
        tester.focus("scientist")
        tester.type("x", into: "scientist")
        tester.isExhaustive = false
        tester.blur()
        #expect(throws: SubmissionError.self) { try tester.form.submit() }
        #expect(field?.text == "")
        tester.finish()
    }

    @Test("accepts a typed name when it loses the focus, and on submission")
    func names() throws {
        let emmy = Scientist(2, "Émmy")
        row.options = [ada, emmy, Scientist(3, "Bo"), Scientist(4, "Bo")]
        tester.focus("scientist")
        tester.type("emmy ", into: "scientist")
        tester.blur { $0.values["scientist"] = emmy }
        #expect(field?.text == "Émmy")
        tester.isExhaustive = false
        tester.type("ADA", into: "scientist")
        #expect(try tester.form.submit()["scientist"] as? Scientist == ada)
        #expect(field?.text == "Ada")
        #expect(list == nil)
        // Two scientists have this name.
        tester.type("Bo", into: "scientist")
        #expect(throws: SubmissionError.self) { try tester.form.submit() }
        #expect(row.value == nil)
        #expect(field?.text == "Bo")
        tester.finish()
    }

    @Test("accepts a name found by a search or a function when it loses the focus")
    func foundNames() {
        row.asyncFilterFunction = { _ in [] }
        tester.focus("scientist")
        tester.type("ada", into: "scientist")
        tester.expectWork("optionSearch", of: "scientist", after: .milliseconds(300))
        tester.answer("optionSearch", of: "scientist", with: .success([ada]))
        tester.blur { $0.values["scientist"] = ada }
        row.asyncFilterFunction = nil
        let emmy = Scientist(2, "Emmy")
        row.filterFunction = { _ in [emmy] }
        tester.focus("scientist")
        tester.type("emmy", into: "scientist") { $0.values["scientist"] = nil }
        tester.blur { $0.values["scientist"] = emmy }
        tester.finish()
    }

    @Test(
        "discards typed text when its value is set, reset, or cleared on hiding",
        arguments: Wiping.allCases, FreeText.allCases)
    private func forgets(wiping: Wiping, freeText: FreeText) {
        row.value = ada
        row.freeText = freeText
        row.options = [ada, Scientist(5, "Zzzo")]
        tester.form.markClean()
        tester.isExhaustive = false
        tester.focus("scientist")
        tester.type("zzz", into: "scientist")
        #expect(field?.text == "zzz")
        #expect(list?.items.count == 1)
        wiping.wipe(row)
        let isCleared = wiping == .writeNothing || wiping == .hide
        #expect(field?.text == (isCleared ? "" : "Ada"))
        #expect(list == nil)
        #expect(row.unreadInput == nil)
        tester.finish()
    }

    @Test("notices a changed name even if the identity is the same")
    func renamed() {
        row.value = ada
        row.value = Scientist(1, "Ada Lovelace")
        #expect(field?.text == "Ada Lovelace")
        row.options = [ada]
        row.options = [Scientist(1, "Augusta")]
        tester.type("aug", into: "scientist") { $0.values["scientist"] = nil }
        #expect(list?.items.map(\.title.text) == ["Augusta"])
        tester.finish()
    }

    @Test("distinguishes values with the same name")
    func sameNames() {
        let other = Scientist(2, "Ada")
        row.filterFunction = { _ in [ada, other] }
        tester.type("A", into: "scientist")
        #expect(list?.items.map(\.key) == ["Ada", "Ada#2"])
        tester.pick("Ada#2", in: "scientist") { $0.values["scientist"] = other }
        tester.finish()
    }

    @Test("shows known values immediately, then those found by a search")
    func both() async {
        row.filterFunction = { _ in [ada] }
        row.asyncFilterFunction = { text in [Scientist(3, text + "m Noether")] }
        tester.type("Em", into: "scientist")
        tester.expectWork("optionSearch", of: "scientist", after: .milliseconds(300))
        #expect(list?.items.map(\.key) == ["Ada"])
        #expect(list?.isBusy == true)
        #expect(row.isSearching)
        await tester.advance(by: .milliseconds(300))
        #expect(list?.items.map(\.key) == ["Ada", "Emm Noether"])
        #expect(list?.isBusy == false)
        tester.finish()
    }

    @Test("shows loading, empty and failed searches, and can try again")
    func states() async {
        row.asyncFilterFunction = { text in text == "Ada" ? [ada] : [] }
        row.searchDelay = .zero
        tester.type("Em", into: "scientist")
        tester.expectWork("optionSearch", of: "scientist")
        #expect(list?.items == [])
        #expect(list?.placeholder == "Loading…")
        await tester.advance()
        #expect(list?.placeholder == "No results")
        #expect(list?.isBusy == false)
        tester.type("Ada", into: "scientist")
        tester.expectWork("optionSearch", of: "scientist")
        tester.answer(
            "optionSearch", of: "scientist",
            with: Result<[Scientist], any Error>.failure(Unreachable()))
        #expect(list?.items.map(\.detail?.text) == ["Could not load"])
        tester.pick("retry", in: "scientist")
        tester.expectWork("optionSearch", of: "scientist")
        await tester.advance()
        tester.pick("Ada", in: "scientist") { $0.values["scientist"] = ada }
        tester.finish()
    }

    @Test("cancels the search when the text is cleared, and closes the list when the focus leaves")
    func late() {
        row.asyncFilterFunction = { _ in [] }
        tester.focus("scientist")
        tester.type("A", into: "scientist")
        tester.expectWork("optionSearch", of: "scientist", after: .milliseconds(300))
        tester.type("", into: "scientist")
        #expect(!row.isSearching)
        #expect(list == nil)
        tester.type("A", into: "scientist")
        tester.expectWork("optionSearch", of: "scientist", after: .milliseconds(300))
        tester.blur { $0.errors["scientist"] = ["Must be one of the options"] }
        #expect(row.isSearching)
        #expect(list == nil)
        #expect(field?.text == "A")
        tester.answer("optionSearch", of: "scientist", with: .success([ada]))
        #expect(!row.isSearching)
        #expect(list == nil)
        #expect(field?.text == "A")
        tester.finish()
    }

    @Test("drives a cell that inherits from nothing")
    func otherCell() {
        let row = BareRow("a") { $0.options = ["x", "xy"] }
        let tester = FormTester(form: Form() +++ row)
        tester.type("xy", into: "a") { $0.values["a"] = "xy" }
        #expect((tester.view("a/popup") as? ListView)?.items.map(\.key) == ["xy"])
        tester.pick("xy", in: "a")
        tester.finish()
    }
}

private enum Wiping: CaseIterable {
    case reset, write, writeNothing, setValues, hide

    func wipe(_ row: SuggestionTableRow<Scientist>) {
        switch self {
        case .reset: row.form?.reset()
        case .write: row.value = ada
        case .writeNothing: row.value = nil
        case .setValues: row.form?.setValues(["scientist": ada])
        case .hide:
            row.hiddenValue = .clearOnHide
            row.hidden = true
            row.hidden = false
        }
    }
}

private final class BareCell: SuggestionCellType {
    typealias OptionCell = SuggestionTableViewCell<String>

    let view = CellView()
    weak var row: RowOf<String>?
    var height: (() -> Double)?
    let control = TextFieldView()
    let suggestionList = ListView()

    func setup() { view.contentView = textField }
}

private final class BareRow: _SuggestionRow<BareCell>, RowType {}
