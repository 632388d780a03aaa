import RowKit
import StandardRows
import Testing

@Suite("The examples in the comments on rows with a date picker, and on durations")
struct DateCommentTests {
    @Test("are rows without problems, in order")
    func rows() {
        let form = Form {
            Section {
                // snippet: comment-count-down-inline-row
                CountDownInlineRow("timer") { row in row.title = "Remind me in" }
                // end
                // snippet: comment-date-inline-row
                DateInlineRow("arrival") { row in row.title = "Arrival" }
                // end
                // snippet: comment-date-picker-row
                DatePickerRow("day") { row in row.title = "Day" }
                // end
                // snippet: comment-date-time-inline-row
                DateTimeInlineRow("starts") { row in row.title = "Starts" }
                // end
                // snippet: comment-date-time-picker-row
                DateTimePickerRow("departure") { row in row.title = "Departure" }
                // end
                // snippet: comment-time-inline-row
                TimeInlineRow("opening") { row in
                    row.title = "Opens at"
                    row.minuteInterval = 30
                }
                // end
                // snippet: comment-time-picker-row
                TimePickerRow("alarm") { row in row.title = "Wake me at" }
                // end
            }
        }
        let others = Form {
            Section {
                // snippet: comment-count-down-row
                CountDownRow("timer") { row in
                    row.title = "Remind me in"
                    row.minuteInterval = 5
                    row.value = .seconds(30 * 60)
                }
                // end
            }
            Section {
                // snippet: comment-count-down-picker-row
                CountDownPickerRow("countdown") { row in row.title = "Remind me in" }
                // end
            }
        }
        #expect(
            form.rows.map(\.title) == [
                "Remind me in", "Arrival", "Day", "Starts", "Departure", "Opens at", "Wake me at",
            ])
        #expect((form.problems + others.problems).isEmpty)
        #expect(others.rowBy(tag: "timer")?.baseValue as? Duration == .seconds(1800))
    }
}
