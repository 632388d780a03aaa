import Foundation
import LocaleFormats
import RowKit
import RowTesting
import StandardRows
import Testing

private final class OwnDateRow: _DateRow<OwnDateCell<Date>>, RowType {}

@Suite("Rows with a date")
struct DateRowTests {
    /// 27 July 1992, 23:00 in Greenwich.
    private let moment = Date(timeIntervalSince1970: 712_278_000)

    private func form(in zone: String, _ locale: String, _ rows: BaseRow...) throws -> Form {
        let form = Form { Section(rows) }
        let zone = try #require(TimeZone(identifier: zone))
        form.phrases = Phrases(formats: LocaleFormats(locale, timeZone: zone))
        return form
    }

    @Test("A day is chosen and taken back")
    func day() {
        let row = DateRow("day") { $0.title = "Day" }
        let tester = FormTester(form: StandardRowsTests.form(row))
        tester.chooseDate("1992-07-27", in: "day") {
            $0.values["day"] = Date(timeIntervalSince1970: 712_195_200)
        }
        #expect(
            tester.drawing("day") == """
                cell day
                  content: stack horizontal
                    title: label "Day"
                    field: date 1992-07-27 ["1992-07-27"]

                """)
        tester.chooseDate(nil, in: "day") { $0.values["day"] = nil }
        tester.finish()
    }

    @Test("The form's zone says which day a moment is, and its language how it is written")
    func formats() throws {
        let (day, both) = (DateRow("day"), DateTimeRow("both"))
        let form = try form(in: "Europe/Berlin", "en_US", day, both, TimeRow("time"))
        form.setValues(["day": moment, "both": moment, "time": moment])
        let tester = FormTester(form: form)
        #expect(day.cell.date.date == "1992-07-28" && day.displayText == "Jul 28, 1992")
        #expect(both.cell.date.date == "1992-07-28T01:00")
        #expect(tester.drawing("time").contains("date 01:00"))
        tester.chooseDate("02:30", in: "time") { $0.values["time"] = moment + 5400 }
        day.dateStyle = .long
        #expect(day.cell.date.text == "July 28, 1992")
        tester.finish()
    }

    @Test("A time falls on the day that the value had, or on 1 January 2001")
    func time() {
        let tester = FormTester(form: StandardRowsTests.form(TimeRow("t")))
        tester.chooseDate("09:05", in: "t") {
            $0.values["t"] = Date(timeIntervalSinceReferenceDate: 9 * 3600 + 300)
        }
        tester.finish()
    }

    @Test("Only dates between the first and the last can be chosen")
    func bounds() {
        let row = DateRow("day") {
            $0.minimumDate = moment
            $0.maximumDate = moment + 2 * 86_400
        }
        let tester = FormTester(form: StandardRowsTests.form(row))
        tester.expectRefusal(.notOffered) { $0.chooseDate("1992-07-26", in: "day") }
        tester.expectRefusal(.notOffered) { $0.chooseDate("1992-07-30", in: "day") }
        tester.chooseDate("1992-07-29", in: "day") {
            $0.values["day"] = Date(timeIntervalSince1970: 712_368_000)
        }
        tester.finish()
    }

    @Test("A time that clocks skip stays where it was chosen and is not valid")
    func skipped() throws {
        let row = DateTimeRow("t") { $0.value = moment }
        let form = try form(in: "Europe/Berlin", "en_US", row)
        let tester = FormTester(form: form)
        tester.chooseDate("2025-03-30T02:30", in: "t") { $0.values["t"] = nil }
        #expect(row.cell.date.date == "2025-03-30T02:30")
        #expect(form.validate().map(\.message) == ["Is skipped when clocks are put forward"])
        tester.finish()
    }

    @Test("Without a date, a text of the author's is shown")
    func noValue() {
        let row = DateRow("day") { $0.noValueDisplayText = "Any day" }
        #expect(row.cell.date.text == "Any day" && row.cell.date.date == nil)
        row.value = moment
        row.updateCell()
        #expect(row.cell.date.text == "1992-07-27")
    }

    @Test("A disabled row takes no date")
    func disabled() {
        let tester = FormTester(form: StandardRowsTests.form(DateRow("d") { $0.disabled = true }))
        tester.expectRefusal(.disabled) { $0.chooseDate("1992-07-27", in: "d") }
        tester.finish()
    }

    @Test("Minutes are at least one apart")
    func minutes() {
        let row = TimeRow { $0.minuteInterval = 15 }
        #expect(row.cell.date.minuteInterval == 15)
        row.minuteInterval = 0
        row.updateCell()
        #expect(row.cell.date.minuteInterval == 1)
    }

    @Test("A cell that inherits from nothing is driven as any")
    func ownCell() {
        let tester = FormTester(form: StandardRowsTests.form(OwnDateRow("d")))
        tester.chooseDate("2001-01-02", in: "d") {
            $0.values["d"] = Date(timeIntervalSinceReferenceDate: 86_400)
        }
        tester.finish()
    }
}
