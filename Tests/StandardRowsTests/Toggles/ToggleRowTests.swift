import RowKit
import RowTesting
import StandardRows
import Testing

private final class OwnSwitchRow: _SwitchRow<OwnToggleCell>, RowType {}

@Suite("Rows with a switch or a check")
struct ToggleRowTests {
    @Test("A switch is off without a value, and has one once it is switched")
    func switching() {
        let row = SwitchRow("news") { $0.title = "Send me news" }
        let tester = FormTester(form: form(row))
        #expect(
            tester.drawing("news") == """
                cell news
                  text: label "Send me news"
                  accessory: toggle off

                """)
        tester.toggle("news", true) { $0.values["news"] = true }
        tester.toggle("news", false) { $0.values["news"] = false }
        tester.select("news")
        row.value = true
        #expect(tester.drawing("news").contains("toggle on"))
        #expect(row.displayText == "On")
        tester.finish()
    }

    @Test("A check is toggled by pressing the box or selecting the row")
    func checking() {
        let row = CheckRow("terms") { $0.title = "I accept" }
        let tester = FormTester(form: form(row))
        tester.select("terms") { $0.values["terms"] = true }
        tester.select("terms") { $0.values["terms"] = false }
        tester.toggle("terms", true) { $0.values["terms"] = true }
        #expect(row.cell.toggle.style == .checkbox)
        #expect(row.cell.toggle.isOn)
        tester.finish()
    }

    @Test("Pressing the box selects the row, as selecting the row presses the box")
    func pressingTheBox() {
        let row = CheckRow("terms")
        var heard: [Bool?] = []
        var rows: [BaseRow] = []
        row.onCellSelection { _, row in heard.append(row.value) }
        let controller = FormViewController(form: form(row))
        controller.onCellSelected { rows.append($0) }
        let tester = FormTester(controller)
        tester.toggle("terms", true) { $0.values["terms"] = true }
        tester.select("terms") { $0.values["terms"] = false }
        #expect(heard == [true, false])
        #expect(rows.count == 2)
        #expect(row.isTouched)
        // An outdated page sends the state that the row already has.
        tester.toggle("terms", false)
        #expect(row.value == false)
        #expect(heard.count == 2)
        tester.finish()
    }

    @Test("A disabled row stays unchanged")
    func disabled() {
        let tester = FormTester(
            form: form(
                SwitchRow("a") { $0.disabled = true }, CheckRow("b") { $0.disabled = true }))
        tester.expectRefusal(.disabled) { $0.toggle("a", true) }
        tester.expectRefusal(.disabled) { $0.select("b") }
        tester.finish()
    }

    @Test("A cell that inherits from nothing works like any other")
    func ownCell() {
        let tester = FormTester(form: form(OwnSwitchRow("a") { $0.value = true }))
        #expect(tester.drawing("a").contains("toggle on"))
        tester.toggle("a", false) { $0.values["a"] = false }
        tester.finish()
    }

    @Test("On and off are written in the form's language")
    func language() throws {
        let row = SwitchRow("a") { $0.value = true }
        let form = form(row)
        form.phrases = try Phrases(formats: PlainFormats(), translations: ["on": "An"])
        #expect(row.displayText == "An")
    }
}
