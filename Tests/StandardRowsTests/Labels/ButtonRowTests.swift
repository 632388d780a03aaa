import RowKit
import RowTesting
import StandardRows
import Testing

private final class OwnButtonRow: _ButtonRow<OwnButtonCell>, RowType {}

@Suite("Buttons and labels")
struct ButtonRowTests {
    @Test("Pressing the button selects the row, as selecting it does")
    func pressing() {
        var pressed = 0
        let row = ButtonRow("go") { $0.title = "Go" }.onCellSelection { _, _ in pressed += 1 }
        let controller = FormViewController(form: form(row))
        var selected: [String?] = []
        controller.onCellSelected { selected.append($0.tag) }
        let tester = FormTester(controller)
        #expect(
            tester.drawing("go") == """
                cell go
                  content: button "Go"

                """)
        tester.press("go")
        tester.select("go")
        #expect(pressed == 2)
        #expect(selected == ["go", "go"])
        row.disabled = true
        tester.expectRefusal(.disabled) { $0.press("go") }
        #expect(pressed == 2)
        tester.finish()
    }

    @Test("A button without a host is pressed when its row is selected")
    func headless() {
        var pressed = 0
        let row = ButtonRow().onCellSelection { _, _ in pressed += 1 }
        row.didSelect()
        _ = row.cell
        #expect(pressed == 1)
    }

    @Test("A button has the style of its row")
    func style() {
        let row = ButtonRow("go") { $0.style = .destructive }
        #expect(row.cell.button.style == .destructive)
    }

    @Test("A button's title label is drawn with its own attributes")
    func titleLabel() {
        let row = ButtonRow("go") { $0.title = "Go" }.cellUpdate { cell, row in
            cell.textLabel?.textColor = row.isDisabled ? nil : .systemRed
        }
        let tester = FormTester(form: form(row))
        #expect(
            tester.drawing("go") == """
                cell go
                  content: button
                    title: label "Go"

                """)
        #expect(row.cell.button.titleLabel.textColor == .systemRed)
        row.title = "Stop"
        #expect(row.cell.button.title == "Stop")
        #expect(row.cell.textLabel?.text == "Stop")
        row.disabled = true
        #expect(row.cell.textLabel?.textColor == nil)
        tester.finish()
    }

    @Test("A button adds rows to a multivalued section")
    func addButton() {
        let section = MultivaluedSection(header: "Guests") {
            $0.tag = "guests"
            $0.addButtonProvider = { _ in ButtonRow { $0.title = "Add a guest" } }
            $0.multivaluedRowToInsertAt = { _ in NameRow() }
        }
        let tester = FormTester(form: Form { section })
        #expect(tester.drawing("#guests").contains(#"button "Add a guest""#))
        tester.press(section.addButton?.tag ?? "#guests:0") {
            $0.rows["guests[0]"] = .shown
            $0.focused = "guests[0]"
        }
        tester.type("Emmy", into: "guests[0]") {
            $0.values["guests"] = ["Emmy"]
        }
        tester.finish()
    }

    @Test("A generic section can use a button row as its add button")
    func genericSection() throws {
        let section = GenericMultivaluedSection<ButtonRow> {
            $0.addButtonProvider = { _ in ButtonRow { $0.title = "Add" } }
            $0.multivaluedRowToInsertAt = { _ in TextRow() }
        }
        let form = Form { section }
        try section.insertRow()
        #expect(section.entries.count == 1)
        #expect(section.addButton is ButtonRow)
        #expect(form.problems.isEmpty)
    }

    @Test("A cell that inherits from nothing works like any other, whatever its value")
    func ownCell() {
        var pressed = 0
        let row = OwnButtonRow("go") { $0.title = "Go" }.onCellSelection { _, _ in pressed += 1 }
        let tester = FormTester(form: form(row))
        tester.press("go")
        #expect(pressed == 1)
        #expect(row.cell.button.title == "Go")
        tester.finish()
    }

    @Test("A button without a value is not part of the form's JSON")
    func json() throws {
        let attempts = ButtonRowOf<Int>("attempts")
        let form = Form {
            Section([ButtonRow("send"), OwnButtonRow("go"), attempts, LabelRow("total")])
        }
        #expect(try form.json() == ["total": .null])
        attempts.value = 2
        #expect(try form.json() == ["attempts": 2, "total": .null])
        #expect(Set(form.values().keys) == ["send", "go", "attempts", "total"])
    }

    @Test("A label shows its title and its text, and accepts no input")
    func label() {
        let row = LabelRow("total") {
            $0.title = "Total"
            $0.value = "12.50 €"
        }
        let tester = FormTester(form: form(row))
        #expect(
            tester.drawing("total") == """
                cell total
                  text: label "Total"
                  detail: label "12.50 €"

                """)
        #expect(row.cell.selectionStyle == .none)
        tester.select("total")
        row.value = nil
        #expect(row.cell.detailTextLabel?.text == nil)
        tester.finish()
    }
}
