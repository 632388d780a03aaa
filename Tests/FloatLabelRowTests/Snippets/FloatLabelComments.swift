import FloatLabelRow
import RowKit
import StandardRows
import Testing

// The examples in the comments on rows with a floating title.

// snippet: comment-float-label-own
final class AgeFloatLabelRow: _IntRow<FloatLabelCell<Int>>, RowType {
    override var shownPlaceholder: String? { cell.floatingPlaceholder }
}
// end

@Suite("The examples in the comments on rows with a floating title")
struct FloatLabelCommentTests {
    @Test("ask for a city")
    func city() throws {
        let form = Form {
            // snippet: comment-float-label-row
            TextFloatLabelRow("city") { row in
                row.title = "City"
                row.placeholder = "Where you live"
            }
            // end
        }
        let row = try #require(form.rowBy(tag: "city") as TextFloatLabelRow?)
        #expect(row.cell.textField.placeholder == "City")
    }

    @Test("float the title of a custom row")
    func age() {
        let row = AgeFloatLabelRow("age") { $0.title = "Age" }
        row.value = 36
        #expect(row.cell.titleLabel?.text == "Age" && row.cell.textField.text == "36")
    }
}
