import RowKit
import StandardRows

/// Asks for days, times, moments and durations in each kind of row: with a field, with a row below
/// that opens, and with a picker that is always open.
///
/// `Documents/dates.json` is the same form.
final class DatesViewController: FormViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        form.title = "Dates"
        form
            +++ Section(header: "Fields", footer: "Type a date, or pick one.")
            <<< DateRow("day") { $0.title = "Day" }
            <<< TimeRow("time") { $0.title = "Time" }
            <<< DateTimeRow("moment") { $0.title = "Day and time" }
            <<< CountDownRow("duration") { $0.title = "Duration" }

            +++ Section("Rows that open")
            <<< DateInlineRow("inlineDay") { $0.title = "Day" }
            <<< TimeInlineRow("inlineTime") { row in
                row.title = "Time"
                row.minuteInterval = 15
            }
            <<< DateTimeInlineRow("inlineMoment") { $0.title = "Day and time" }
            <<< CountDownInlineRow("inlineDuration") { $0.title = "Duration" }

            +++ Section("Open pickers") { $0.isExpanded = false }
            <<< DatePickerRow("pickedDay") { $0.title = "Day" }
            <<< TimePickerRow("pickedTime") { $0.title = "Time" }
            <<< DateTimePickerRow("pickedMoment") { $0.title = "Day and time" }
            <<< CountDownPickerRow("pickedDuration") { $0.title = "Duration" }
    }
}
