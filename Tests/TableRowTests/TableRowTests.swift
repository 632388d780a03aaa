import RowKit
import RowTesting
import TableRow
import TestRows
import Testing

@Suite("A table row")
struct TableRowTests {
    private let row = TableRow<String>("fare") { row in
        row.title = "Fare"
        row.columns = ["Fare", .init("Price", alignment: .trailing)]
        row.titledOptions = TitledOptions([
            TitledOption("basic", "Basic", details: ["120 €"]),
            TitledOption("flex", "Flex", details: ["180 €"]),
        ])
    }
    private let form = Form("Flight")

    init() { form.append(Section([row])) }

    @Test("shows the title above a table with a line for each option")
    func drawing() {
        row.value = "flex"
        #expect(
            row.drawing == """
                cell
                  content: stack vertical
                    title: label "Fare"
                    options: choice {"Basic" | "120 €", *"Flex" | "180 €"} [columns "Fare" | "Price"]

                """)
        #expect(row.cell.choice.columns.map(\.alignment) == [.leading, .trailing])
    }

    @Test("has the value of the line that the user chooses, and notifies listeners of it")
    func choosing() {
        var chosen: [String] = []
        row.onDidSelect { row, option in chosen.append("\(row.tag ?? "") \(option)") }
        let tester = FormTester(form: form)
        tester.choose("flex", in: "fare") { $0.values["fare"] = "flex" }
        tester.expectRefusal(.notOffered) { $0.choose(in: "fare") }
        tester.expectRefusal(.notOffered) { $0.choose("first", in: "fare") }
        tester.finish()
        row.value = "basic"
        #expect(chosen == ["fare flex"])
    }

    @Test("can lose its value if deselection is enabled")
    func deselection() {
        row.value = "flex"
        row.enableDeselection = true
        let tester = FormTester(form: form)
        tester.choose(in: "fare") { $0.values["fare"] = nil }
        tester.finish()
    }

    @Test("displays the first text of the chosen option, or the text of its display closure")
    func display() {
        row.value = "flex"
        #expect(row.displayText == "Flex")
        row.displayValueFor = { $0?.uppercased() }
        #expect(row.displayText == "FLEX")
        #expect(row.cell.choice.options.map(\.title) == ["BASIC", "FLEX"])
        #expect(row.cell.choice.options.map(\.details) == [["120 €"], ["180 €"]])
    }

    @Test("shows texts returned by a closure, and options configured by another")
    func closures() {
        row.titledOptions = TitledOptions([
            TitledOption("basic", "Basic", details: ["120 €"]),
            TitledOption("flex", "Flex", details: ["180 €"]), TitledOption("other"),
        ])
        row.configureOption = { option, fare, index in
            option.isEnabled = fare != "flex"
            option.details.append("\(index)")
            option.key = "another"
        }
        #expect(row.cell.choice.options.map(\.key) == ["basic", "flex", "other"])
        #expect(row.cell.choice.options.map(\.isEnabled) == [true, false, true])
        #expect(
            row.cell.choice.options.map(\.details) == [["120 €", "0"], ["180 €", "1"], ["2"]])
        row.columnTextsFor = { [$0.uppercased(), "\($0.count)"] }
        row.updateCell()
        #expect(row.cell.choice.options.map(\.title) == ["BASIC", "FLEX", "OTHER"])
        #expect(row.cell.choice.options.last?.details == ["5", "2"])
        let tester = FormTester(form: form)
        tester.expectRefusal(.notOffered) { $0.choose("flex", in: "fare") }
        tester.finish()
    }

    @Test("updates no view while nothing changes")
    func idempotence() {
        let stage = FormStage(FormViewController(form: form))
        _ = stage.takeChanges()
        row.updateCell()
        #expect(stage.takeChanges().isEmpty)
    }

    @Test("is valid only with one of its options")
    func validation() {
        row.value = "first"
        #expect(row.validate().map(\.code) == [ValidationError(.notOffered).code])
        row.value = "flex"
        #expect(row.validate() == [])
    }

    @Test("is unchanged after its state is restored")
    func state() {
        let tester = FormTester(form: form)
        tester.choose("flex", in: "fare") { $0.values["fare"] = "flex" }
        tester.finish()
        let copy = TableRow<String>("fare") { $0.options = ["basic", "flex"] }
        let again = Form("Flight") { copy }
        #expect(again.restore(form.state) == [])
        #expect(copy.value == "flex")
        #expect(copy.cell.choice.selection == ["flex"])
    }

    @Test("drives a cell that inherits from nothing")
    func plainCell() {
        let row = PlainTableRow("fare") {
            $0.titledOptions = TitledOptions([TitledOption(1, "one", details: ["I"])])
        }
        #expect(row.cell.choice.options == [.init("1", "one", details: ["I"])])
    }

    @Test("can be an entry of a multivalued section")
    func entries() {
        let section = MultivaluedSection(multivaluedOptions: [.insert, .delete]) { section in
            section.tag = "fares"
            section.multivaluedRowToInsertAt = { _ in
                TableRow<String> { $0.options = ["basic", "flex"] }
            }
        }
        let form = Form { section }
        form.setValues(["fares": ["flex", "basic"]])
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.choose("flex", in: "fares[1]") { $0.values["fares"] = ["flex", "flex"] }
        tester.finish()
        #expect(form.problems == [])
    }

    @Test("keeps the laws of rows")
    func laws() throws { try expectLaws(of: TableRowPlugin.self) }
}

/// A cell that inherits from nothing.
private final class PlainTableCell: TitledCellType, ControlCellType, CellType {
    let view = CellView()
    weak var row: RowOf<Int>?
    var height: (() -> Double)?
    let titleLabel: LabelView? = nil
    let control = ChoiceView()
}

private final class PlainTableRow: _TableRow<PlainTableCell>, RowType {}
