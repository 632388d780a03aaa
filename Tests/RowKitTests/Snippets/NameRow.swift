import RowKit
import Testing

// snippet: name-row
/// Shows a title and a name.
final class NameCell: Cell<String>, CellType {}

/// Shows a name.
final class NameRow: Row<NameCell>, RowType {}
// end

@Suite("The articles' smallest row")
struct NameRowTests {
    @Test("shows its value")
    func showsValue() {
        let row = NameRow("name") { $0.value = "Emmy" }
        #expect(row.cell.detailTextLabel?.text == "Emmy")
    }

    @Test("shows its value with displayValueFor")
    func showsDisplayValue() {
        // snippet: display-value
        let row = NameRow("name") { row in
            row.title = "Name"
            row.displayValueFor = { name in name.map { "Ms \($0)" } }
        }
        // end
        row.value = "Noether"
        #expect(row.title == "Name")
        #expect(row.cell.detailTextLabel?.text == "Ms Noether")
    }
}
