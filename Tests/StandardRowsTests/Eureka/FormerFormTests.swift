import RowKit
import StandardRows
import Testing

@Suite("A form written for Former")
struct FormerFormTests {
    private let rows = [TextRow("first"), SwitchRow("switch"), TextRow("second")] as [BaseRow]
    private let controller: FormViewController
    private let stage: FormStage

    init() {
        controller = FormViewController(form: Form() +++ Section(rows))
        stage = FormStage(controller)
    }

    private var focused: String? { controller.form.rows.first(where: \.isHighlighted)?.tag }

    @Test("moves the focus forward and back among its fields, and ends editing")
    func focus() {
        controller.focus(rows[0])
        #expect(focused == "first")
        #expect(controller.canFocus(.forward))
        #expect(!controller.canFocus(.backward))
        controller.focusNext()
        #expect(focused == "second", "a switch is skipped")
        #expect(!controller.canFocus(.forward))
        #expect(controller.canFocus(.backward))
        controller.focusNext()
        #expect(focused == "second")
        controller.focusPrevious()
        #expect(focused == "first")
        controller.endEditing()
        #expect(focused == nil)
        #expect(stage.focused == nil)
    }

    @Test("selects a row, reports the selection, and deselects it")
    func selection() {
        var selected: [String?] = []
        controller.onCellSelected { selected.append($0.tag) }
        controller.select(rows[1])
        #expect(selected == ["switch"])
        controller.focus(rows[0])
        controller.deselect(rows[1])
        #expect(focused == "first", "another row keeps the focus")
        controller.deselect(rows[0])
        #expect(focused == nil)
    }

    @Test("redraws a row as soon as a property is set")
    func updating() {
        rows[0].title = "Updated title"
        #expect(stage.textDrawing.contains(#"label "Updated title""#))
        rows[0].disabled = true
        #expect(stage.textDrawing.contains("cell first [disabled]"))
    }

    @Test("applies a new cellUpdate at once")
    func lateUpdate() throws {
        let row = try #require(rows[0] as? TextRow)
        #expect(stage.view(ViewID("first")) != nil)
        row.cellUpdate { cell, _ in cell.textField.placeholder = "Late" }
        #expect(row.cell.textField.placeholder == "Late")
    }

    @Test("reports cells and headers that appear, and rows that disappear")
    func appearance() {
        var heard: Set<String> = []
        let row = TextRow("late").cellSetup { _, _ in heard.insert("cell") }
        let section = Section([row])
        var header = HeaderFooterView<LabelView>(.class)
        header.onSetupView = { _, _ in heard.insert("header") }
        section.header = header
        let observation = controller.form.observe { changes in
            if !changes.removedRows.isEmpty { heard.insert("gone") }
        }
        #expect(heard.isEmpty)
        controller.form.append(section)
        #expect(stage.textDrawing.contains("cell late"))
        #expect(heard == ["cell", "header"])
        row.hidden = true
        #expect(heard == ["cell", "header", "gone"])
        observation.cancel()
    }

    @Test("switches a row that is selected, as the user would")
    func switching() {
        var heard: [Bool] = []
        let row = SwitchRow("news").onSwitchChanged { heard.append($0) }
            .onCellSelection { _, row in row.setValue(row.value != true, by: .user) }
        controller.form[0].append(row)
        controller.select(row)
        controller.select(row)
        #expect(heard == [true, false])
    }

    @Test("has the title and the text of any cell in two labels")
    func labels() {
        let label = LabelRow("label") { row in
            row.title = "Title"
            row.value = "Text"
        }
        .cellSetup { cell, _ in cell.textLabel?.textColor = .systemBlue }
        controller.form[0].append(label)
        #expect(stage.view(ViewID("label")) != nil)
        #expect(label.cell.textLabel?.text == "Title")
        #expect(label.cell.textLabel?.textColor == .systemBlue)
        #expect(label.cell.detailTextLabel?.text == "Text")
    }

    @Test("has rows whose heights are computed at each update")
    func heights() {
        let row = TextRow("area").cellSetup { cell, row in
            cell.height = { [weak row] in (row?.value ?? "").count > 2 ? 100 : 44 }
        }
        controller.form[0].append(row)
        #expect(stage.view(ViewID("area")) != nil)
        #expect(row.cell.view.height == 44)
        row.value = "long"
        #expect(row.cell.view.height == 100)
        row.value = nil
        #expect(row.cell.view.height == 44)
    }
}
