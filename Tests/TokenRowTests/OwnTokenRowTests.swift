import RowKit
import RowTesting
import Testing
import TokenRow

// A custom row with a custom cell, as in the README of the original.

/// An option in a strip: a name in capitals.
struct MyCollectionViewCell: EurekaTokenCollectionViewCell {
    var item = ListView.Item("", "")

    mutating func setupForToken(_ token: String) {
        item.title = StyledText(token.uppercased())
        item.isEnabled = token != "Bo"
    }
}

final class MyTokenAccessoryRow: _TokenRow<TokenCollectionCell<MyCollectionViewCell>>, RowType {}

/// A cell that inherits from nothing and has its field above the tokens.
final class BareTokenCell: TokenCellType {
    typealias OptionCell = TokenTableViewCell<String>
    typealias Value = Tokens<String>

    let view = CellView()
    weak var row: RowOf<Tokens<String>>?
    var height: (() -> Double)?
    let control = TextFieldView()
    let tokenView = StackView(.vertical, [])
    let optionList = ListView()

    func setup() {
        textField.part = "field"
        tokenView.part = "tokens"
        view.contentView = StackView(.vertical, [textField, tokenView])
    }
}

final class BareTokenRow: _TokenRow<BareTokenCell>, RowType {}

@Suite("A custom token row")
struct OwnTokenRowTests {
    @Test("has its own option cells")
    func optionCells() {
        let row = MyTokenAccessoryRow("team") { $0.options = ["Ann", "Bo"] }
        row.customizeCollectionViewCell = { token, cell in
            cell.item.detail = StyledText("\(token.count) letters")
        }
        let tester = FormTester(form: Form() +++ row)
        tester.type("n", into: "team")
        let list = tester.view("team/popup") as? ListView
        #expect(list?.items.map(\.title.text) == ["ANN"])
        #expect(list?.items.map(\.detail?.text) == ["3 letters"])
        tester.type("b", into: "team")
        tester.expectRefusal(.notOffered) { $0.pick("Bo", in: "team") }
        tester.key(.down, in: "team") { $0.focused = "team" }
        #expect(list?.highlighted == nil)
        tester.key(.enter)
        tester.finish()
        #expect(row.value == nil)
    }

    @Test("works with a cell that inherits from nothing, and with another one in its place")
    func otherCell() {
        let row = BareTokenRow("team") { $0.options = ["Ann", "Bo"] }
        row.value = ["Bo"]
        let tester = FormTester(form: Form() +++ row)
        for _ in 0..<2 {
            tester.type("ann", into: "team")
            tester.pick("Ann", in: "team") { $0.values["team"] = Tokens(["Bo", "Ann"]) }
            #expect(row.cell.tokenView.views.map(\.part) == ["token-Bo", "token-Ann"])
            tester.press("team/token-Ann")
            tester.press("team/token-Ann") { $0.values["team"] = Tokens(["Bo"]) }
            row.cellProvider = CellProvider { BareTokenCell() }
        }
        tester.finish()
    }
}
