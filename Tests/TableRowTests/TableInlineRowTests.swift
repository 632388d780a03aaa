import RowKit
import RowTesting
import TableRow
import TestRows
import Testing

@Suite("A table row that expands")
struct TableInlineRowTests {
    private let row = TableInlineRow<String>("seat") { row in
        row.title = "Seat"
        row.columns = ["Seat", "Extra"]
        row.titledOptions = TitledOptions([
            TitledOption("12A", "Window", details: ["9 €"]), TitledOption("12C"),
        ])
        row.noValueDisplayText = "Any"
    }
    private let form = Form("Flight")

    init() { form.append(Section([row])) }

    @Test("shows the title of the choice, and the table below")
    func expanding() throws {
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        #expect(row.drawing.contains(#"detail: label "Any""#))
        tester.expand("seat")
        #expect(
            try #require(row.inlineRow).drawing.contains(
                #"choice {"Window" | "9 €", "12C"} [columns "Seat" | "Extra"]"#))
        #expect(try #require(row.inlineRow).drawing.contains(#"title: label "Seat" [hidden]"#))
        tester.choose("12A", in: "seat:inline") { $0.values["seat"] = "12A" }
        #expect(row.drawing.contains(#"detail: label "Window""#))
        #expect(row.isExpanded)
        tester.finish()
    }

    @Test("collapses once an option is chosen, if configured to at that moment")
    func collapsing() {
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.expand("seat")
        row.collapseOnInlineRowSelection = true
        tester.choose("12C", in: "seat:inline") { $0.values["seat"] = "12C" }
        #expect(row.isCollapsed)
        tester.expand("seat")
        row.collapseOnInlineRowSelection = false
        tester.choose("12A", in: "seat:inline") { $0.values["seat"] = "12A" }
        #expect(row.isExpanded)
        tester.finish()
    }

    @Test("notifies listeners of the user's choice below")
    func listening() {
        var chosen: [String] = []
        row.onDidSelect { _, option in chosen.append(option) }
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.expand("seat")
        tester.choose("12C", in: "seat:inline") { $0.values["seat"] = "12C" }
        tester.finish()
        row.value = "12A"
        #expect(chosen == ["12C"])
    }

    @Test("is expanded with its value after its state is restored")
    func state() {
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.expand("seat")
        tester.choose("12A", in: "seat:inline")
        tester.finish()
        let copy = TableInlineRow<String>("seat") { $0.options = ["12A", "12C"] }
        let again = Form("Flight") { copy }
        #expect(again.restore(form.state) == [])
        #expect(copy.value == "12A")
        #expect(copy.inlineRow?.cell.choice.selection == ["12A"])
    }
}
