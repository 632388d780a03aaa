import Foundation
import LocaleFormats
import RowKit
import RowTesting
import StandardRows
import Testing

private final class OwnCountDownRow: _CountDownRow<OwnDateCell<Duration>>, RowType {}

@Suite("Rows with a duration")
struct CountDownRowTests {
    private func minutes(_ count: Int) -> Duration { .seconds(count * 60) }

    @Test("A duration is chosen, typed and cleared")
    func entering() {
        let row = CountDownRow("d") { $0.title = "Timer" }
        let tester = FormTester(form: form(row))
        tester.chooseDate("01:30", in: "d") { $0.values["d"] = minutes(90) }
        #expect(
            tester.drawing("d") == """
                cell d
                  content: stack horizontal
                    title: label "Timer"
                    field: date 01:30 ["1:30"]

                """)
        tester.chooseDate("2:05", in: "d") { $0.values["d"] = minutes(125) }
        #expect(row.cell.date.date == "02:05")
        tester.chooseDate("٠:٤٥", in: "d") { $0.values["d"] = minutes(45) }
        tester.chooseDate("36:00", in: "d") { $0.values["d"] = minutes(36 * 60) }
        tester.chooseDate(nil, in: "d") { $0.values["d"] = nil }
        tester.finish()
    }

    @Test(
        "Text that is not a duration stays in the field with an error",
        arguments: ["90", "1:5", "1:60", "-1:00", "an hour", "1:30 h"])
    func unread(text: String) {
        let row = CountDownRow("d") { $0.value = minutes(5) }
        let tester = FormTester(form: form(row))
        tester.chooseDate(text, in: "d") { $0.values["d"] = nil }
        #expect(row.unreadInput?.text == text)
        #expect(row.cell.date.date == text)
        #expect(row.validate().map(\.message) == ["Must be hours and minutes, such as 1:30"])
        tester.chooseDate("00:01", in: "d") {
            $0.values["d"] = minutes(1)
            $0.errors["d"] = nil
        }
        #expect(row.unreadInput == nil)
        tester.finish()
    }

    @Test("Choosing the displayed duration changes nothing, and keeps the seconds")
    func same() {
        let row = CountDownRow("d") { $0.value = .seconds(90 * 60 + 15) }
        let tester = FormTester(form: form(row))
        #expect(row.cell.date.date == "01:30")
        #expect(row.displayText == "1:30")
        tester.chooseDate("01:30", in: "d")
        #expect(!row.isChanged)
        tester.finish()
    }

    @Test(
        "A duration between two offered ones is rounded to the nearest",
        arguments: [
            (15, "00:07", 0), (15, "00:08", 15), (25, "00:40", 50), (90, "23:59", 24 * 60),
            (1, "00:07", 7), (1440, "11:00", 0), (1440, "13:00", 24 * 60),
            (1440, "999999999999:59", 60_000_000_000_480),
        ])
    func interval(interval: Int, chosen: String, found: Int) {
        let row = CountDownRow("d") { $0.minuteInterval = interval }
        let tester = FormTester(form: form(row))
        tester.chooseDate(chosen, in: "d") { $0.values["d"] = minutes(found) }
        tester.finish()
    }

    @Test("A duration out of bounds is invalid, whether set by the user or the program")
    func bounds() {
        let row = CountDownRow("d") {
            $0.minimumDuration = minutes(10)
            $0.maximumDuration = minutes(90)
            $0.minuteInterval = 15
        }
        let tester = FormTester(form: form(row))
        tester.chooseDate("01:29", in: "d") { $0.values["d"] = minutes(90) }
        tester.chooseDate("01:31", in: "d") { $0.values["d"] = minutes(91) }
        #expect(row.validate(quietly: true).map(\.message) == ["Must be at most 1:30"])
        tester.chooseDate("02:01", in: "d") { $0.values["d"] = minutes(121) }
        #expect(row.validate(quietly: true).map(\.message) == ["Must be at most 1:30"])
        tester.chooseDate("00:11", in: "d") { $0.values["d"] = minutes(15) }
        tester.finish()
        row.value = minutes(90) + .seconds(59)
        #expect(row.validate().isEmpty, "bounds apply to the displayed minutes")
        row.value = minutes(91)
        #expect(row.validate().map(\.message) == ["Must be at most 1:30"])
        row.value = minutes(9)
        #expect(row.validate().map(\.message) == ["Must be at least 0:10"])
        row.minimumDuration = nil
        row.value = .seconds(-1)
        #expect(row.validate().map(\.message) == ["Must be at least 0:00"])
    }

    @Test("Invalid bounds are a problem of the form")
    func conflicts() {
        let bounds: [(Duration?, Duration?, Int?, String)] = [
            (.seconds(-1), nil, nil, "minimumDuration cannot be -1: it must be at least 0"),
            (nil, .seconds(-60), nil, "maximumDuration cannot be -60: it must be at least 0"),
            (.seconds(60), .zero, nil, "maximumDuration cannot be 0: minimumDuration is 60"),
            (nil, nil, 0, "minuteInterval cannot be 0: it must be from 1 to 1440"),
            (nil, nil, 1441, "minuteInterval cannot be 1441: it must be from 1 to 1440"),
        ]
        for (minimum, maximum, interval, message) in bounds {
            let row = CountDownInlineRow("d") {
                $0.minimumDuration = minimum
                $0.maximumDuration = maximum
                $0.minuteInterval = interval
            }
            #expect(Form { row }.problems.map(\.message) == [message])
        }
    }

    @Test("Durations use the digits of the form's language")
    func language() {
        let row = CountDownRow("d") { $0.value = minutes(90) }
        let form = form(row)
        form.phrases = Phrases(formats: LocaleFormats("ar_EG", timeZone: .gmt))
        #expect(row.displayText == "١:٣٠")
        #expect(row.cell.date.date == "01:30")
    }

    @Test("A formatter replaces the text, and reads typed text")
    func formatter() {
        let row = CountDownRow("d") {
            $0.value = minutes(90)
            $0.durationFormatter = MinuteFormatter()
        }
        let tester = FormTester(form: form(row))
        #expect(row.displayText == "90 min")
        tester.chooseDate("45 min", in: "d") { $0.values["d"] = minutes(45) }
        tester.chooseDate("1:00", in: "d") { $0.values["d"] = minutes(60) }
        tester.finish()
    }

    @Test("A formatter does not read a duration that is chosen")
    func formatterOfChoices() {
        struct Seconds: FieldFormatter {
            func string(for value: Duration) -> String { "\(value.components.seconds)" }
            func value(from text: String) -> Duration? { .seconds(text.count) }
        }
        let row = CountDownRow("d") { $0.durationFormatter = Seconds() }
        let tester = FormTester(form: form(row))
        tester.chooseDate("01:00", in: "d") { $0.values["d"] = minutes(60) }
        tester.chooseDate("1.5", in: "d") { $0.values["d"] = Duration.seconds(3) }
        tester.finish()
    }

    @Test("A row below has the value and settings of the row that expands it")
    func inline() throws {
        let row = CountDownInlineRow("d") {
            $0.title = "Timer"
            $0.minuteInterval = 5
            $0.maximumDuration = minutes(60)
        }
        let tester = FormTester(form: form(row))
        tester.expand("d")
        let picker = try #require(row.inlineRow)
        #expect(picker.title == "Timer")
        #expect(picker.cell.date.style == .picker)
        tester.chooseDate("01:30", in: "d:inline") { $0.values["d"] = minutes(90) }
        #expect(row.validate(quietly: true).map(\.message) == ["Must be at most 1:00"])
        tester.chooseDate("00:32", in: "d:inline") { $0.values["d"] = minutes(30) }
        #expect(row.displayText == "0:30")
        tester.collapse("d")
        tester.finish()
    }

    @Test("A cell that inherits from nothing works like any other")
    func ownCell() {
        let tester = FormTester(form: form(OwnCountDownRow("d")))
        tester.chooseDate("00:20", in: "d") { $0.values["d"] = minutes(20) }
        tester.finish()
    }
}

/// Minutes, as in `90 min`.
private struct MinuteFormatter: FieldFormatter {
    func string(for value: Duration) -> String { "\(value.components.seconds / 60) min" }

    func value(from text: String) -> Duration? {
        guard text.hasSuffix(" min"), let count = Int(text.dropLast(4)) else { return nil }
        return .seconds(count * 60)
    }
}
