import Foundation
import LocaleFormats
import RowKit
import RowTesting
import StandardRows
import Testing

private final class OwnInlineRow: _DateInlineRow<OwnPlainCell<Date>>, RowType {}
private final class OwnPickerRow: _DateTimePickerRow<OwnDateCell<Date>>, RowType {}

@Suite("Rows with a date picker, and rows that expand one")
struct DateInlineRowTests {
    /// 27 July 1992, 23:00 in Greenwich.
    private let moment = Date(timeIntervalSince1970: 712_278_000)

    @Test("A day is shown as text, and chosen in the row below")
    func day() {
        let row = DateInlineRow("day") {
            $0.title = "Day"
            $0.noValueDisplayText = "Any"
        }
        let tester = FormTester(form: form(row))
        #expect(row.cell.detailTextLabel?.text == "Any")
        tester.expand("day")
        tester.chooseDate("1992-07-27", in: "day:inline") {
            $0.values["day"] = Date(timeIntervalSince1970: 712_195_200)
        }
        #expect(row.cell.detailTextLabel?.text == "1992-07-27")
        tester.collapse("day")
        tester.finish()
    }

    @Test("Each kind of picker offers its kind of date")
    func modes() throws {
        func mode(of row: some BaseRow & InlineRowType) -> DateView.Mode? {
            let form = form(row)
            row.expandInlineRow()
            #expect(form.rows.count == 2)
            let view = (row.inlineRow?.baseCell as? any ControlCellType<DateView>)?.date
            #expect(view?.style == .picker)
            return view?.mode
        }
        #expect(mode(of: DateInlineRow()) == .date)
        #expect(mode(of: TimeInlineRow()) == .time)
        #expect(mode(of: DateTimeInlineRow()) == .dateAndTime)
        #expect(mode(of: CountDownInlineRow()) == .countDown)
        let fields =
            [DateRow().cell, TimeRow().cell, DateTimeRow().cell] as [any ControlCellType<DateView>]
        #expect(fields.map { $0.date.style } == [.field, .field, .field])
    }

    @Test("The row below has all settings of the row above")
    func settings() throws {
        let row = DateTimeInlineRow("both") {
            $0.title = "Starts"
            $0.minimumDate = moment
            $0.maximumDate = moment + 86_400
            $0.minuteInterval = 20
            $0.dateStyle = .long
            $0.timeStyle = .medium
            $0.timeZone = TimeZone(identifier: "Asia/Tokyo")
            $0.noValueDisplayText = "Soon"
            $0.textFormats = LocaleFormats("de_DE", timeZone: .gmt)
        }
        let form = form(row)
        row.expandInlineRow()
        let picker = try #require(row.inlineRow)
        row.value = moment
        let date = picker.cell.date
        #expect(form.problems.isEmpty)
        #expect(date.minimum == "1992-07-28T08:00")
        #expect(date.maximum == "1992-07-29T08:00")
        #expect(date.minuteInterval == 20)
        #expect(date.date == "1992-07-28T08:00")
        #expect(picker.displayText == row.displayText)
        #expect(picker.title == "Starts")
        let tokyo = try #require(row.timeZone)
        #expect(
            row.displayText
                == LocaleFormats("de_DE", timeZone: tokyo).string(
                    for: moment, style: DateStyle(date: .long, time: .medium)))
        #expect(picker.noValueDisplayText == "Soon")
    }

    @Test("A date out of bounds is invalid, expanded or not")
    func bounds() {
        let row = DateInlineRow("day") {
            $0.value = moment
            $0.minimumDate = moment + 86_400
        }
        let form = form(row)
        #expect(form.validate().map(\.message) == ["Must not be before 1992-07-28"])
        row.expandInlineRow()
        #expect(form.validate().map(\.description) == ["day: Must not be before 1992-07-28"])
        // The bound is a moment, but any moment of its day is accepted.
        row.value = moment + 3600
        #expect(row.validate().isEmpty)
    }

    @Test("Bounds set by a listener take effect immediately")
    func boundsThatChange() {
        let end = DateTimePickerRow("end")
        let start = DateTimePickerRow("start") { row in
            row.onChange { start in
                end.minimumDate = start.value
                if let first = start.value, let last = end.value, last < first { end.value = first }
            }
        }
        let tester = FormTester(form: form(start, end))
        tester.chooseDate("1992-07-27T10:30", in: "end") { $0.values["end"] = moment - 45_000 }
        tester.chooseDate("1992-07-27T23:00", in: "start") {
            $0.values["start"] = moment
            $0.values["end"] = moment
        }
        tester.chooseDate("1992-07-27T22:59", in: "end") { $0.values["end"] = moment - 60 }
        #expect(end.validate(quietly: true).map(\.code) == ["DateRow.tooEarly"])
        tester.finish()
    }

    @Test("Cells that inherit from nothing work like any other")
    func ownCells() throws {
        let row = OwnInlineRow("day") { $0.title = "Day" }
        let tester = FormTester(form: form(row, OwnPickerRow("both")))
        tester.expand("day")
        #expect(row.inlineRow?.title == "Day")
        tester.chooseDate("2001-01-02", in: "day:inline") {
            $0.values["day"] = Date(timeIntervalSinceReferenceDate: 86_400)
        }
        tester.chooseDate("2001-01-02T00:01", in: "both") {
            $0.values["both"] = Date(timeIntervalSinceReferenceDate: 86_460)
        }
        #expect((tester.view("both/content") as? DateView)?.style == .picker)
        tester.finish()
    }
}
