import RowKit
import RowTesting
import SuggestionRow
import Testing

/// Somebody who is chosen among those that are known.
private struct Scientist: SuggestionValue {
    let id: Int
    let name: String

    init(_ id: Int, _ name: String) {
        self.id = id
        self.name = name
    }

    /// What is typed is nobody yet.
    init?(string: String) { nil }

    var suggestionString: String { name }
}

@Suite("A suggestion row of values that cannot be typed")
struct ScientistTests {
    private struct Unreachable: Error, CustomStringConvertible {
        var description: String { "no line" }
    }

    private let ada = Scientist(1, "Ada")
    private let row = SuggestionTableRow<Scientist>("scientist")
    private let tester: FormTester

    init() { tester = FormTester(form: Form() +++ row) }

    private var list: ListView? { tester.view("scientist/popup") as? ListView }
    private var field: TextFieldView? { tester.view("scientist/field") as? TextFieldView }

    @Test("keeps its value while something else is typed, and shows it again in the end")
    func snapsBack() {
        row.value = ada
        row.filterFunction = { [ada] text in text.hasPrefix("A") ? [ada] : [] }
        tester.focus("scientist")
        tester.type("Emm", into: "scientist")
        #expect(field?.text == "Emm" && list == nil)
        tester.blur()
        #expect(field?.text == "Ada" && row.displayText == "Ada")
        tester.type("", into: "scientist") { $0.values["scientist"] = nil }
        tester.finish()
    }

    @Test("tells values of one name apart")
    func sameNames() {
        let other = Scientist(2, "Ada")
        row.filterFunction = { [ada] _ in [ada, other] }
        tester.type("A", into: "scientist")
        #expect(list?.items.map(\.key) == ["Ada", "Ada#2"])
        tester.pick("Ada#2", in: "scientist") { $0.values["scientist"] = other }
        tester.finish()
    }

    @Test("shows what is known at once, then what comes from elsewhere")
    func both() async {
        row.filterFunction = { [ada] _ in [ada] }
        row.asyncFilterFunction = { text in [Scientist(3, text + "m Noether")] }
        tester.type("Em", into: "scientist")
        tester.expectWork("suggestions", of: "scientist", after: .milliseconds(300))
        #expect(list?.items.map(\.key) == ["Ada"] && list?.isBusy == true && row.isSearching)
        await tester.advance(by: .milliseconds(300))
        #expect(list?.items.map(\.key) == ["Emm Noether"] && list?.isBusy == false)
        tester.finish()
    }

    @Test("says that it looks, that there is nothing, and what failed; and tries again")
    func states() async {
        row.asyncFilterFunction = { [ada] text in text == "Ada" ? [ada] : [] }
        row.searchDelay = .zero
        tester.type("Em", into: "scientist")
        tester.expectWork("suggestions", of: "scientist")
        #expect(list?.items == [] && list?.placeholder == "Loading…")
        await tester.advance()
        #expect(list?.placeholder == "No results" && list?.isBusy == false)
        tester.type("Ada", into: "scientist")
        tester.expectWork("suggestions", of: "scientist")
        tester.answer(
            "suggestions", of: "scientist",
            with: Result<[Scientist], any Error>.failure(Unreachable()))
        #expect(list?.items.map(\.detail?.text) == ["Could not load: no line"])
        tester.pick("retry", in: "scientist")
        tester.expectWork("suggestions", of: "scientist")
        await tester.advance()
        tester.pick("Ada", in: "scientist") { $0.values["scientist"] = ada }
        tester.finish()
    }

    @Test("drops answers that come too late")
    func late() {
        row.asyncFilterFunction = { _ in [] }
        tester.focus("scientist")
        tester.type("A", into: "scientist")
        tester.expectWork("suggestions", of: "scientist", after: .milliseconds(300))
        tester.type("", into: "scientist")
        #expect(!row.isSearching && list == nil)
        tester.type("A", into: "scientist")
        tester.expectWork("suggestions", of: "scientist", after: .milliseconds(300))
        tester.blur()
        #expect(!row.isSearching && list == nil && field?.text == "")
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

private final class BareCell: SuggestionCellType {
    let view = CellView()
    weak var row: RowOf<String>?
    var height: (() -> Double)?
    let titleLabel: LabelView? = nil
    let textField = TextFieldView()
    let suggestionList = ListView()

    func setup() { view.contentView = textField }
}

private final class BareRow: _SuggestionRow<BareCell>, RowType {}
