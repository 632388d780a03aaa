import RowKit
import SplitRow
import StandardRows
import Testing

// The examples in the comments on split rows.

@Suite("The examples in the comments on split rows")
struct SplitCommentTests {
    @Test("ask for a street and a number")
    func street() throws {
        let form = Form {
            // snippet: comment-split-row
            SplitRow<TextRow, IntRow>("street") { row in
                row.rowLeft.title = "Street"
                row.rowRight.title = "Number"
                row.rowLeftPercentage = 0.7
                row.value = SplitRowValue(left: "Main Street", right: 12)
            }
            // end
            TextRow("kind") { $0.value = "abroad" }
        }
        let row = try #require(form.rowBy(tag: "street") as SplitRow<TextRow, IntRow>?)
        // snippet: split-row-sides
        row.onValueChange { row, change in
            let sides = row.sides(changedFrom: change.old, to: change.new)
            if sides.contains(.right) { print("The number is now \(row.rowRight.value ?? 0)") }
        }
        row.rowRight.hidden = "$kind == 'abroad'"
        row.rowLeft.add(rule: RuleRequired())
        // end
        row.rowRight.value = 13
        #expect(row.rowRight.isHidden && row.value?.right == 13 && form.problems == [])
    }
}
