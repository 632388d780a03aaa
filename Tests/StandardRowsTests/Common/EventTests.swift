import Foundation
import RowKit
import RowTesting
import StandardRows
import Testing

private final class OwnTextRow: _TextRow<OwnFieldCell<String>>, RowType {}

@Suite("Typed events")
struct EventTests {
    @Test("report what the user changed, once for each row")
    func events() {
        var heard: [String] = []
        let text = TextRow("text").onTextChanged { heard.append("text \($0)") }
        let own = OwnTextRow("own").onTextChanged { heard.append("own \($0)") }
        let notes = TextAreaRow("notes").onTextChanged { heard.append("notes \($0)") }
        let toggle = SwitchRow("switch").onSwitchChanged { heard.append("switch \($0)") }
        let check = CheckRow("check").onCheckChanged { heard.append("check \($0)") }
        let slider = SliderRow("slider").onValueChanged { heard.append("slider \($0)") }
        let stepper = StepperRow("stepper").onValueChanged { heard.append("stepper \($0)") }
        let tester = FormTester(form: form(text, own, notes, toggle, check, slider, stepper))
        tester.type("a", into: "text") { $0.values["text"] = "a" }
        tester.type("", into: "text") { $0.values["text"] = nil }
        tester.type("b", into: "own") { $0.values["own"] = "b" }
        tester.type("c", into: "notes") { $0.values["notes"] = "c" }
        tester.toggle("switch", true) { $0.values["switch"] = true }
        tester.select("check") { $0.values["check"] = true }
        tester.set("slider", to: 5) { $0.values["slider"] = Float(5) }
        tester.set("stepper", to: 2) { $0.values["stepper"] = 2.0 }
        #expect(
            heard == [
                "text a", "text ", "own b", "notes c", "switch true", "check true", "slider 5.0",
                "stepper 2.0",
            ])
        tester.finish()
    }

    @Test("report the text of a field whose value is not text, even if it has no value")
    func typedText() {
        var heard: [String] = []
        let row = IntRow("count")
        row.onTextChanged { [weak row] text in
            heard.append("\(text): \(row?.value.map { "\($0)" } ?? "none")")
        }
        let tester = FormTester(form: form(row))
        tester.isExhaustive = false
        tester.type("12", into: "count") { $0.values["count"] = 12 }
        tester.type("12 x", into: "count") { $0.values["count"] = nil }
        tester.type("12 xy", into: "count")
        row.value = 5
        tester.type("", into: "count") { $0.values["count"] = nil }
        #expect(heard == ["12: 12", "12 x: none", "12 xy: none", ": none"])
        tester.finish()
    }

    @Test("do not report programmatic changes")
    func program() {
        var heard: [String] = []
        let text = TextRow("text").onTextChanged { heard.append($0) }
        let date = DateRow("date").onDateChanged { _ in heard.append("date") }
        let size = SegmentedRow<String>("size") { $0.options = ["S", "M"] }
            .onValueChanged { heard.append($0 ?? "none") }
        let form = form(text, date, size)
        form.setValues(["text": "a", "date": Date(), "size": "S"])
        text.setValue("b", by: .program)
        #expect(heard.isEmpty)
        form.update(by: .user) {
            date.value = .distantPast
            size.value = "M"
        }
        date.setValue(nil, by: .user)
        #expect(heard == ["date", "M", "date"])
    }

    @Test("report what the user changed in a row that expands")
    func inline() throws {
        var heard: [String] = []
        let size = PickerInlineRow<String>("size") { $0.options = ["S", "M"] }
            .onValueChanged { heard.append($0 ?? "none") }
        let date = DateInlineRow("date").onDateChanged { _ in heard.append("date") }
        let form = form(size, date)
        size.expandInlineRow()
        try #require(size.inlineRow).setValue("M", by: .user)
        size.value = "S"
        date.expandInlineRow()
        try #require(date.inlineRow).setValue(.distantPast, by: .user)
        #expect(heard == ["M", "date"])
        #expect(form.values()["size"] as? String == "S")
    }

    @Test("report the duration that the user chose, in the row or below it")
    func durations() throws {
        var heard: [Duration?] = []
        let row = CountDownRow("row").onDurationChanged { heard.append($0) }
        let picker = CountDownPickerRow("picker").onDurationChanged { heard.append($0) }
        let inline = CountDownInlineRow("inline").onDurationChanged { heard.append($0) }
        let form = form(row, picker, inline)
        row.setValue(.seconds(60), by: .user)
        row.value = .seconds(90)
        row.setValue(nil, by: .user)
        picker.setValue(.seconds(120), by: .user)
        inline.expandInlineRow()
        try #require(inline.inlineRow).setValue(.seconds(180), by: .user)
        #expect(heard == [.seconds(60), nil, .seconds(120), .seconds(180)])
        #expect(form.values()["inline"] as? Duration == .seconds(180))
    }
}
