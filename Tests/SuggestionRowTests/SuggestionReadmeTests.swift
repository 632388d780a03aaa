import RowKit
import RowTesting
import SuggestionRow
import Testing

// Code in the form of the README of SuggestionRow for Eureka, with the changes that the page of
// SuggestionRow names.

private struct Painter {
    var id: Int
    var firstName: String
    var lastName: String

    init(id: Int, firstName: String, lastName: String) {
        self.id = id
        self.firstName = firstName
        self.lastName = lastName
    }
}

extension Painter: SuggestionValue {
    init?(string stringValue: String) {
        nil
    }

    var suggestionString: String {
        "\(firstName) \(lastName)"
    }
}

private func == (lhs: Painter, rhs: Painter) -> Bool {
    lhs.id == rhs.id
}

private final class OwnTableRow<Value: SuggestionValue>:
    _SuggestionRow<OwnTableCell<OwnTableViewCell<Value>>>, RowType
{
    required init(tag: String?) {
        super.init(tag: tag)
    }
}

private class OwnTableCell<TableViewCell: EurekaSuggestionTableViewCell>:
    SuggestionTableCell<TableViewCell>
{
    override func setup() {
        super.setup()
        suggestionList.style = .strip
    }
}

private struct OwnTableViewCell<Value: SuggestionValue>: EurekaSuggestionTableViewCell {
    var item = ListView.Item("", "")

    mutating func setupForValue(_ value: Value) {
        item.title = StyledText(value.suggestionString.uppercased())
    }
}

private final class PaintersViewController: FormViewController {
    let painters = [
        Painter(id: 1, firstName: "Frida", lastName: "Kahlo"),
        Painter(id: 2, firstName: "Paula", lastName: "Becker"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        form +++ Section("Table")
            <<< SuggestionTableRow<Painter>("table") {
                $0.filterFunction = { [unowned self] text in
                    self.painters.filter({ $0.firstName.lowercased().contains(text.lowercased()) })
                }
                $0.placeholder = "Search for a painter"
                $0.maxSuggestionRows = 3
            }
            .cellSetup { cell, _ in
                cell.customizeTableViewCell = { painter, option in
                    option.item.detail = StyledText("No. \(painter.id)")
                }
            }
            +++ Section("Strip")
            <<< SuggestionAccessoryRow<Painter>("strip") {
                $0.asyncFilterFunction = { text in
                    [Painter(id: 3, firstName: text, lastName: "Valadon")]
                }
            }
            +++ Section("Cells of its own")
            <<< OwnTableRow<Painter>("own") { $0.options = painters }
    }
}

@Suite("A form in the style of the README of SuggestionRow")
struct SuggestionReadmeTests {
    private let tester = FormTester(PaintersViewController())

    private func list(_ name: String) -> ListView? { tester.view("\(name)/popup") as? ListView }

    @Test("suggests what its function returns, in cells that are customized")
    func table() {
        tester.type("FRI", into: "table")
        #expect(list("table")?.items.map(\.title.text) == ["Frida Kahlo"])
        #expect(list("table")?.items.map(\.detail?.text) == ["No. 1"])
        #expect(list("table")?.height == 132)
        tester.pick("Frida Kahlo", in: "table") {
            $0.values["table"] = Painter(id: 1, firstName: "Frida", lastName: "Kahlo")
        }
        tester.finish()
    }

    @Test("suggests what it finds later, in a strip")
    func strip() async {
        tester.type("Suzanne", into: "strip")
        tester.expectWork("optionSearch", of: "strip", after: .milliseconds(300))
        await tester.advance(by: .milliseconds(300))
        #expect(list("strip")?.items.map(\.title.text) == ["Suzanne Valadon"])
        tester.pick("Suzanne Valadon", in: "strip") {
            $0.values["strip"] = Painter(id: 3, firstName: "Suzanne", lastName: "Valadon")
        }
        tester.finish()
    }

    @Test("has a row with cells of its own")
    func own() {
        tester.type("paula", into: "own")
        #expect(list("own")?.style == .strip)
        #expect(list("own")?.items.map(\.title.text) == ["PAULA BECKER"])
        tester.pick("Paula Becker", in: "own") {
            $0.values["own"] = Painter(id: 2, firstName: "Paula", lastName: "Becker")
        }
        tester.finish()
    }
}
