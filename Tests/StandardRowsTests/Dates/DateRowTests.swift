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

    @Test("A day is chosen and cleared")
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

    @Test("A date is shown and read in the mode that a listener gives the date view")
    func otherMode() throws {
        let (allDay, start) = (SwitchRow("allDay"), DateTimeInlineRow("start"))
        start.value = moment
        start.onExpandInlineRow { [weak allDay] _, _, inlineRow in
            inlineRow.cellUpdate { cell, _ in
                cell.date.mode = allDay?.value == true ? .date : .dateAndTime
            }
        }
        allDay.onChange { [weak start] _ in start?.inlineRow?.updateCell() }
        let tester = FormTester(form: StandardRowsTests.form(allDay, start))
        tester.expand("start") { $0.rows["start:inline"] = .shown }
        let view = try #require(tester.view("start:inline/field") as? DateView)
        #expect(view.date == "1992-07-27T23:00")
        tester.toggle("allDay", true) { $0.values["allDay"] = true }
        #expect(view.date == "1992-07-27")
        tester.chooseDate("1992-07-28", in: "start:inline") { $0.values["start"] = moment + 3600 }
        #expect(view.date == "1992-07-28")
        #expect(start.inlineRow?.unreadInput == nil)
        tester.toggle("allDay", false) { $0.values["allDay"] = false }
        #expect(view.date == "1992-07-28T00:00")
        tester.chooseDate("1992-07-28T09:05", in: "start:inline") {
            $0.values["start"] = moment + 3600 + 32_700
        }
        tester.finish()
    }

    @Test("The form's time zone determines the day of a moment, and its language how it is written")
    func formats() throws {
        let (day, both) = (DateRow("day"), DateTimeRow("both"))
        let form = try form(in: "Europe/Berlin", "en_US", day, both, TimeRow("time"))
        form.setValues(["day": moment, "both": moment, "time": moment])
        let tester = FormTester(form: form)
        #expect(day.cell.date.date == "1992-07-28")
        #expect(day.displayText == "Jul 28, 1992")
        #expect(both.cell.date.date == "1992-07-28T01:00")
        #expect(tester.drawing("time").contains("date 01:00"))
        tester.chooseDate("02:30", in: "time") { $0.values["time"] = moment + 5400 }
        day.dateStyle = .long
        #expect(day.cell.date.text == "July 28, 1992")
        tester.finish()
    }

    @Test(
        "A time keeps the day of the value, or is on 1 January 2001, in any time zone",
        arguments: [
            ("GMT", 0), ("America/New_York", 5), ("Asia/Tokyo", -9), ("Pacific/Kiritimati", -14),
        ])
    func time(zone: String, hoursBehind: Double) throws {
        let row = TimeRow("t")
        let tester = FormTester(form: try form(in: zone, "en_US", row))
        let first = Date(timeIntervalSinceReferenceDate: hoursBehind * 3600)
        tester.chooseDate("09:05", in: "t") { $0.values["t"] = first + 9 * 3600 + 300 }
        // Sixty days later, none of these time zones has changed its clocks.
        row.value = first + 60 * 86_400 + 1
        tester.chooseDate("23:59", in: "t") {
            $0.values["t"] = first + 61 * 86_400 - 60
        }
        tester.finish()
    }

    @Test(
        "A time keeps its day after the user removed it, or typed text that is not a time",
        arguments: [nil, "9:0", "1x"] as [String?])
    func dayOfLastTime(input: String?) {
        let row = TimeRow("t") { $0.minimumDate = Date(timeIntervalSinceReferenceDate: 0) }
        let tester = FormTester(form: StandardRowsTests.form(row))
        row.value = moment
        tester.chooseDate(input, in: "t") { $0.values["t"] = nil }
        tester.chooseDate(input, in: "t")
        tester.chooseDate("11:00", in: "t") { $0.values["t"] = moment - 12 * 3600 }
        tester.finish()
    }

    @Test("A time is placed on the day of the reset value if there was no other")
    func dayOfResetValue() {
        let row = TimeRow("t") { $0.value = moment }
        let tester = FormTester(form: StandardRowsTests.form(row))
        row.value = nil
        tester.chooseDate("11:00", in: "t") { $0.values["t"] = moment - 12 * 3600 }
        tester.finish()
    }

    @Test("A day that is chosen again after its removal begins at midnight")
    func dayAgain() {
        let row = DateRow("d") { $0.value = moment }
        let tester = FormTester(form: StandardRowsTests.form(row))
        tester.chooseDate(nil, in: "d") { $0.values["d"] = nil }
        tester.chooseDate("1992-07-27", in: "d") { $0.values["d"] = moment - 23 * 3600 }
        tester.finish()
    }

    @Test(
        "Choosing the displayed date changes nothing",
        arguments: ["GMT", "America/New_York", "Asia/Tokyo"])
    func same(zone: String) throws {
        let both = DateTimeRow("both")
        let rows: [RowOf<Date>] = [DateRow("day"), both, TimeRow("time")]
        for row in rows { row.value = moment + 33.5 }
        let form = try form(in: zone, "en_US", rows[0], rows[1], rows[2])
        var changes = 0
        let observation = form.observe { changes += $0.updatedRows.count }
        defer { observation.cancel() }
        let tester = FormTester(form: form)
        for name in ["day", "both", "time"] {
            let view = try #require(tester.view("\(name)/field") as? DateView)
            let shown = try #require(view.date)
            tester.chooseDate(shown, in: name)
            if name != "day" { tester.chooseDate(shown + ":00", in: name) }
            #expect(view.date == shown)
        }
        #expect(changes == 0)
        #expect(!form.isDirty)
        // Choosing other seconds is a change.
        tester.chooseDate(both.cell.date.date.map { $0 + ":34" }, in: "both") {
            $0.values["both"] = moment + 34
        }
        tester.finish()
    }

    @Test(
        "A moment chosen on the first or last day is clamped to the bounds",
        arguments: [("GMT", "1992-07-27"), ("Asia/Tokyo", "1992-07-28")])
    func clamped(zone: String, day: String) throws {
        let row = DateRow("day") {
            $0.minimumDate = moment + 1800
            $0.maximumDate = moment + 1800 + 86_400
        }
        let tester = FormTester(form: try form(in: zone, "en_US", row))
        tester.chooseDate(day, in: "day") { $0.values["day"] = moment + 1800 }
        let both = DateTimeRow("both") { $0.minimumDate = moment + 30 }
        tester.form[0].append(both)
        let minute = try #require(both.cell.date.minimum)
        tester.chooseDate(minute, in: "both") { $0.values["both"] = moment + 30 }
        tester.finish()
    }

    @Test(
        "A time between two offered ones is rounded to the nearest",
        arguments: [
            (15, "09:07", "09:00"), (15, "09:08", "09:15"), (15, "23:58", "23:45"),
            (25, "00:26", "00:25"), (90, "23:59", "22:30"), (1440, "12:00", "00:00"),
            (1, "09:07", "09:07"),
        ])
    func interval(minutes: Int, chosen: String, found: String) throws {
        let time = TimeRow("t") { $0.minuteInterval = minutes }
        let both = DateTimeRow("both") { $0.minuteInterval = minutes }
        let tester = FormTester(form: try form(in: "America/New_York", "en_US", time, both))
        tester.isExhaustive = false
        tester.chooseDate(chosen, in: "t")
        tester.chooseDate("2024-02-29T\(chosen)", in: "both")
        #expect(time.cell.date.date == found)
        #expect(both.cell.date.date == "2024-02-29T\(found)")
        // Even if that is the value already.
        tester.chooseDate(chosen, in: "t")
        #expect(time.cell.date.date == found)
        tester.finish()
    }

    @Test("Rounding stays within the bounds if possible")
    func intervalInBounds() throws {
        let row = TimeRow("t") {
            $0.minuteInterval = 15
            $0.minimumDate = Date(timeIntervalSinceReferenceDate: 9 * 3600 + 60)
            $0.maximumDate = Date(timeIntervalSinceReferenceDate: 9 * 3600 + 25 * 60)
        }
        let tester = FormTester(form: StandardRowsTests.form(row))
        let nine = Date(timeIntervalSinceReferenceDate: 9 * 3600)
        tester.chooseDate("09:02", in: "t") { $0.values["t"] = nine + 900 }
        tester.chooseDate("09:24", in: "t")
        row.maximumDate = nine + 600
        tester.chooseDate("09:03", in: "t") { $0.values["t"] = nine + 180 }
        tester.finish()
    }

    @Test("A time out of bounds is not rounded into them")
    func intervalOutOfBounds() throws {
        let nine = Date(timeIntervalSinceReferenceDate: 9 * 3600)
        let row = TimeRow("t") {
            $0.minuteInterval = 30
            $0.minimumDate = nine
            $0.maximumDate = nine + 8 * 3600
        }
        let tester = FormTester(form: StandardRowsTests.form(row))
        for (text, minutes, isValid) in [
            ("16:50", 480, true), ("17:14", 494, false), ("17:30", 510, false),
            ("08:50", -10, false),
        ] {
            tester.chooseDate(text, in: "t") { $0.values["t"] = nine + Double(minutes * 60) }
            #expect(row.validate(quietly: true).isEmpty == isValid)
        }
        tester.finish()
    }

    @Test("A date out of bounds is invalid, even if the program sets it")
    func outOfBounds() throws {
        let (day, both, time) = (DateRow("day"), DateTimeRow("both"), TimeRow("time"))
        let form = try form(in: "Asia/Tokyo", "en_US", day, both, time)
        for row in [day, both, time] as [RowOf<Date>] { row.value = moment }
        // In Tokyo it is eight in the morning of 28 July.
        day.minimumDate = moment + 3600
        both.minimumDate = moment + 30
        time.maximumDate = moment + 30 * 86_400
        #expect(form.validate().isEmpty)
        day.minimumDate = moment + 86_400
        both.maximumDate = moment - 60
        both.minimumDate = nil
        time.minimumDate = moment + 60
        time.maximumDate = moment + 12 * 3600
        #expect(
            form.validate().map(\.description).map { $0.replacing("\u{202F}", with: " ") } == [
                "day: Must not be before Jul 29, 1992",
                "both: Must not be after 7/28/1992, 7:59 AM", "time: Must not be before 8:01 AM",
            ])
        // Across midnight, from one minute past eight in the evening.
        time.minimumDate = moment + 12 * 3600 + 60
        time.maximumDate = moment + 24 * 3600
        #expect(time.validate().isEmpty)
        time.value = moment + 60
        #expect(time.validate().map(\.code) == ["DateRow.tooEarly"])
        time.value = nil
        #expect(time.validate().isEmpty)
        day.dateStyle = .none
        #expect(day.validate().map(\.message) == ["Must not be before 1992-07-29"])
    }

    @Test("The limit of a rule is shown in the row's style and time zone")
    func limits() throws {
        let noon = Date(timeIntervalSince1970: 1_735_732_800)
        let (day, both, time) = (DateRow("day"), DateTimeRow("both"), TimeRow("time"))
        both.timeZone = TimeZone(identifier: "America/New_York")
        for row in [day, both, time] as [RowOf<Date>] {
            row.value = noon - 1
            row.add(rule: RuleGreaterOrEqualThan(min: noon))
        }
        #expect(
            [day, both, time].flatMap { $0.validate() }.map(\.message) == [
                "Must be at least 2025-01-01", "Must be at least 2025-01-01 07:00",
                "Must be at least 12:00",
            ])
        let form = try form(in: "GMT", "de_DE", day, both, time)
        #expect(
            form.validate().map(\.message) == [
                "Must be at least 1. Jan. 2025", "Must be at least 1.1.2025, 7:00",
                "Must be at least 12:00",
            ])
        #expect(day.validationErrors.first?.parameters == ["limit": .date(noon)])
    }

    @Test("Bounds can cross midnight", arguments: ["GMT", "America/New_York", "Asia/Tokyo"])
    func overMidnight(zone: String) throws {
        let row = TimeRow("t")
        let form = try form(in: zone, "en_US", row)
        let day = try #require(
            form.phrases.formats.isoDate(
                from: "2024-05-05", style: .date, onDayOf: .distantPast))
        let (first, last) = (day + 22 * 3600, day + 26 * 3600)
        row.minimumDate = first
        row.maximumDate = last
        let tester = FormTester(form: form)
        tester.chooseDate("21:59", in: "t") { $0.values["t"] = first - 60 }
        #expect(row.validate(quietly: true).count == 1)
        tester.chooseDate("02:01", in: "t") { $0.values["t"] = day + 2 * 3600 + 60 }
        #expect(row.validate(quietly: true).count == 1)
        tester.chooseDate("01:00", in: "t") { $0.values["t"] = day + 25 * 3600 }
        tester.chooseDate("23:00", in: "t") { $0.values["t"] = day + 23 * 3600 }
        tester.chooseDate("02:00", in: "t") { $0.values["t"] = last }
        tester.chooseDate("22:00", in: "t") { $0.values["t"] = first }
        // A value on another day stays on that day.
        row.value = first + 10 * 86_400
        tester.chooseDate("01:00", in: "t") { $0.values["t"] = day + 10 * 86_400 + 3600 }
        // A range of a whole day includes all times.
        row.maximumDate = first + 86_400
        #expect(row.cell.date.minimum == nil)
        #expect(row.cell.date.maximum == nil)
        tester.finish()
    }

    @Test("Only the times of day of the bounds count, however many days they are apart")
    func daysBetweenTimes() {
        let nine = Date(timeIntervalSinceReferenceDate: 9 * 3600)
        let row = TimeRow("t") {
            $0.minimumDate = nine
            $0.maximumDate = nine + 4 * 86_400 + 8 * 3600
        }
        let tester = FormTester(form: StandardRowsTests.form(row))
        #expect(row.cell.date.minimum == "09:00")
        #expect(row.cell.date.maximum == "17:00")
        tester.chooseDate("17:01", in: "t") { $0.values["t"] = nine + 8 * 3600 + 60 }
        #expect(row.validate(quietly: true).map(\.code) == ["DateRow.tooLate"])
        tester.chooseDate("16:00", in: "t") { $0.values["t"] = nine + 7 * 3600 }
        #expect(row.validate(quietly: true).isEmpty)
        row.maximumDate = nine + 30
        #expect(row.cell.date.maximum == "09:00")
        tester.finish()
    }

    @Test("A date that is not between the first and the last stays in the field, and is invalid")
    func bounds() {
        let row = DateRow("day") {
            $0.minimumDate = moment
            $0.maximumDate = moment + 2 * 86_400
        }
        let tester = FormTester(form: StandardRowsTests.form(row))
        let last = Date(timeIntervalSince1970: 712_368_000)
        tester.chooseDate("1992-07-26", in: "day") { $0.values["day"] = last - 3 * 86_400 }
        #expect(row.cell.date.date == "1992-07-26")
        #expect(row.validate(quietly: true).map(\.code) == ["DateRow.tooEarly"])
        tester.chooseDate("1992-07-30", in: "day") { $0.values["day"] = last + 86_400 }
        #expect(row.cell.date.date == "1992-07-30")
        #expect(row.validate(quietly: true).map(\.code) == ["DateRow.tooLate"])
        tester.chooseDate("1992-07-29", in: "day") { $0.values["day"] = last }
        #expect(row.validate().isEmpty)
        tester.finish()
    }

    @Test(
        "A time is not rounded to one that clocks skip",
        arguments: [
            (15, "01:55", "01:45"), (60, "01:40", "01:00"), (15, "03:05", "03:00"),
            (60, "03:10", "03:00"), (15, "01:50", "01:45"),
        ])
    func intervalBesideSkippedTime(minutes: Int, chosen: String, found: String) throws {
        let (both, time) = (DateTimeRow("both"), TimeRow("t"))
        both.minuteInterval = minutes
        time.minuteInterval = minutes
        // Half past midnight in Berlin, where clocks are put forward at two o'clock.
        time.value = Date(timeIntervalSince1970: 1_774_742_400 - 1800)
        let tester = FormTester(form: try form(in: "Europe/Berlin", "en_US", both, time))
        tester.isExhaustive = false
        tester.chooseDate("2026-03-29T\(chosen)", in: "both")
        tester.chooseDate(chosen, in: "t")
        #expect(both.value != nil)
        #expect(both.value == time.value)
        #expect(both.cell.date.date == "2026-03-29T\(found)")
        #expect(time.cell.date.date == found)
        tester.finish()
    }

    @Test("A time that clocks skip is not rounded", arguments: ["02:00", "02:05", "02:55"])
    func intervalAtSkippedTime(chosen: String) throws {
        let row = DateTimeRow("t") { $0.minuteInterval = 15 }
        let tester = FormTester(form: try form(in: "Europe/Berlin", "en_US", row))
        tester.isExhaustive = false
        tester.chooseDate("2026-03-29T\(chosen)", in: "t")
        #expect(row.value == nil)
        #expect(row.cell.date.date == "2026-03-29T\(chosen)")
        #expect(row.validate().map(\.code) == ["DateRow.skippedTime"])
        tester.finish()
    }

    @Test("A time that clocks show twice is the later one if only that is within the bounds")
    func repeatedTimeInBounds() throws {
        // The second 02:30 of the day on which clocks in Berlin are put back at three o'clock.
        let second = Date(timeIntervalSince1970: 1_792_891_800)
        let row = DateTimeRow("t") { $0.minimumDate = second }
        let tester = FormTester(form: try form(in: "Europe/Berlin", "en_US", row))
        for (text, minutes, isValid) in [
            ("02:45", 15, true), ("03:00", 30, true), ("02:30", 0, true), ("02:15", -75, false),
        ] {
            tester.chooseDate("2026-10-25T\(text)", in: "t") {
                $0.values["t"] = second + Double(minutes * 60)
            }
            #expect(row.validate(quietly: true).isEmpty == isValid, "\(text)")
        }
        row.minimumDate = nil
        row.maximumDate = second - 3600
        row.value = second
        tester.chooseDate("2026-10-25T02:15", in: "t") { $0.values["t"] = second - 75 * 60 }
        tester.finish()
    }

    @Test("A time that clocks show twice is the later one if the earlier value was in that hour")
    func repeatedTimeAfterAnother() throws {
        let second = Date(timeIntervalSince1970: 1_792_891_800)
        let (both, time) = (DateTimeRow("both"), TimeRow("time"))
        for row in [both, time] as [RowOf<Date>] { row.value = second }
        let tester = FormTester(form: try form(in: "Europe/Berlin", "en_US", both, time))
        for (text, minutes) in [("02:45", 15), ("02:00", -30), ("03:15", 45), ("02:45", -45)] {
            let moment = second + Double(minutes * 60)
            tester.chooseDate("2026-10-25T\(text)", in: "both") { $0.values["both"] = moment }
            tester.chooseDate(text, in: "time") { $0.values["time"] = moment }
        }
        tester.finish()
    }

    @Test("A time that clocks skip stays in the field, and is invalid")
    func skipped() throws {
        let row = DateTimeRow("t") { $0.value = moment }
        let form = try form(in: "Europe/Berlin", "en_US", row)
        let tester = FormTester(form: form)
        tester.chooseDate("2025-03-30T02:30", in: "t") { $0.values["t"] = nil }
        #expect(row.cell.date.date == "2025-03-30T02:30")
        #expect(form.validate().map(\.message) == ["Is skipped when clocks are put forward"])
        tester.finish()
    }

    @Test("Without a date, the placeholder text is shown")
    func noValue() {
        let row = DateRow("day") { $0.noValueDisplayText = "Any day" }
        #expect(row.cell.date.text == "Any day")
        #expect(row.cell.date.date == nil)
        row.value = moment
        row.updateCell()
        #expect(row.cell.date.text == "1992-07-27")
    }

    @Test("A disabled row refuses dates")
    func disabled() {
        let tester = FormTester(form: StandardRowsTests.form(DateRow("d") { $0.disabled = true }))
        tester.expectRefusal(.disabled) { $0.chooseDate("1992-07-27", in: "d") }
        tester.finish()
    }

    @Test("The minute interval is at least one")
    func minutes() {
        let row = TimeRow { $0.minuteInterval = 15 }
        #expect(row.cell.date.minuteInterval == 15)
        row.minuteInterval = 0
        row.updateCell()
        #expect(row.cell.date.minuteInterval == 1)
    }

    @Test("A cell that inherits from nothing works like any other")
    func ownCell() {
        let tester = FormTester(form: StandardRowsTests.form(OwnDateRow("d")))
        tester.chooseDate("2001-01-02", in: "d") {
            $0.values["d"] = Date(timeIntervalSinceReferenceDate: 86_400)
        }
        tester.finish()
    }
}
