import RowKit
import Testing
import WeekDayRow

// The example in the comment on week day rows.

@Suite("The example in the comment on week day rows")
struct WeekDayCommentTests {
    @Test("asks for days")
    func days() throws {
        let form = Form {
            // snippet: comment-week-day-row
            WeekDayRow("days") { row in
                row.title = "Open on"
                row.firstDay = .sunday
                row.value = [.monday, .tuesday]
            }
            // end
        }
        let row = try #require(form.rowBy(tag: "days") as WeekDayRow?)
        #expect(row.displayText == "Mon, Tue" && row.firstDay == .sunday)
    }
}
