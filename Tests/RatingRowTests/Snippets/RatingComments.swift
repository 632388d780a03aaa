import RatingRow
import RowKit
import Testing

// The example in the comment on rating rows.

@Suite("The example in the comment on rating rows")
struct RatingCommentTests {
    @Test("asks for a rating")
    func rating() throws {
        let form = Form {
            // snippet: comment-rating-row
            RatingRow("service") { row in
                row.title = "Service"
                row.step = 0.5
            }
            // end
        }
        let row = try #require(form.rowBy(tag: "service") as RatingRow?)
        row.value = 4.5
        #expect(row.displayText == "4.5 of 5 stars")
    }
}
