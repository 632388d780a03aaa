import RowKit
import Testing

@Suite("Disabled rows")
struct DisabledRowTests {
    @Test("are disabled by their own condition or their section's, while it holds")
    func disabling() {
        let row = StringRow()
        let section = Section([row])
        #expect(!row.isDisabled)
        row.disabled = true
        #expect(row.isDisabled)
        row.disabled = nil
        section.disabled = true
        #expect(row.isDisabled)
        #expect(section.isDisabled)
        section.disabled = Condition(false)
        #expect(!row.isDisabled)
    }

    @Test("are disabled with the whole form, and follow their own conditions again afterwards")
    func wholeForm() throws {
        let row = StringRow("a") { $0.disabled = Condition(false) }
        let disabled = StringRow("b") { $0.disabled = true }
        let follower = StringRow("c") { $0.hidden = "$a.isDisabled" }
        let form = Form { Section([row, disabled, follower]) }
        let changes = form.recorded()
        form.isDisabled = true
        #expect(row.isDisabled)
        #expect(disabled.isDisabled)
        #expect(form[0].isDisabled)
        #expect(follower.isHidden)
        #expect(changes.take().count == 1)
        let late = StringRow()
        form[0].append(late)
        #expect(late.isDisabled)
        let stage = FormStage(FormViewController(form: form))
        #expect(row.cell.view.isEnabled == false)
        form.isDisabled = false
        #expect(!row.isDisabled)
        #expect(disabled.isDisabled)
        #expect(!late.isDisabled)
        #expect(!follower.isHidden)
        #expect(row.cell.view.isEnabled)
        #expect(stage.screens.count == 1)
    }

    @Test("include all rows of a read-only form, whose text can still be selected")
    func readOnly() throws {
        let row = TextRow("a") { $0.value = "kept" }
        let follower = StringRow("c") { $0.hidden = "$a.isDisabled" }
        let form = Form { Section([row, follower]) }
        form.onSubmit { _ in }
        let stage = FormStage(FormViewController(form: form))
        let screen = try #require(stage.screens.first)
        let field = ViewID("a/content/field")
        #expect(screen.wantsSubmitButton)
        #expect(!row.cell.view.isReadOnly)
        form.isReadOnly = true
        #expect(row.isDisabled)
        #expect(follower.isHidden)
        #expect(form[0].isDisabled)
        #expect(!row.cell.view.isEnabled)
        #expect(row.cell.view.isReadOnly)
        #expect(!screen.wantsSubmitButton)
        #expect(row.cell.textField.showsReadOnly)
        #expect(!row.cell.textField.isReadOnly)
        #expect(stage.receive(ViewEvent(field, .focus)).refusal == nil)
        #expect(stage.focused == nil)
        #expect(!row.isHighlighted)
        #expect(stage.receive(ViewEvent(field, .type("other"))).refusal?.reason == .disabled)
        #expect(row.value == "kept")
        row.value = "by the program"
        #expect(described(form.values())["a"] == "by the program")
        form.isDisabled = true
        #expect(!row.cell.view.isReadOnly, "a disabled form is drawn as disabled")
        form.isDisabled = false
        form.isReadOnly = false
        #expect(!row.isDisabled)
        #expect(!follower.isHidden)
        #expect(screen.wantsSubmitButton)
        #expect(row.cell.view.isEnabled)
        #expect(!row.cell.view.isReadOnly)
    }

    @Test("cannot be selected, and call no listener", arguments: [false, true])
    func selection(bySection: Bool) {
        let heard = Recorder<String>()
        let row = NumberInlineRow().onCellSelection { _, _ in heard("selected") }
        let form = Form { row }
        let cell = row.cell
        if bySection { form[0].disabled = true } else { row.disabled = true }
        row.didSelect()
        #expect(heard.entries.isEmpty)
        #expect(cell.selections == 0)
        #expect(row.isCollapsed)
        row.disabled = nil
        form[0].disabled = nil
        row.didSelect()
        #expect(heard.take() == ["selected"])
        #expect(cell.selections == 1)
        #expect(row.isExpanded)
    }

    @Test("disable the inline row expanded below them")
    func inline() throws {
        let row = NumberInlineRow()
        let form = Form { row }
        row.expandInlineRow()
        let child = try #require(row.inlineRow)
        let changes = form.recorded()
        row.disabled = true
        #expect(child.isDisabled)
        #expect(changes.take().first?.updatedRows.count == 2)
    }

    @Test("cannot be chosen in a selectable section")
    func options() {
        let option = OptionRow {
            $0.selectableValue = "a"
            $0.disabled = true
        }
        let section = SelectableSection<OptionRow> { $0 <<< option }
        let form = Form { section }
        option.didSelect()
        #expect(section.selectedRow() == nil)
        #expect(form.problems.isEmpty)
    }

    @Test("keep their value, which the program can still set")
    func program() {
        let row = StringRow("a") { $0.disabled = true }
        let form = Form { row }
        row.value = "written"
        #expect(described(form.values()) == ["a": "written"])
    }

    @Test("of a multivalued section cannot be added, deleted or moved")
    func multivalued() {
        let section = MultivaluedSection(multivaluedOptions: [.insert, .delete, .reorder]) {
            $0.multivaluedRowToInsertAt = { _ in StringRow() }
            $0 <<< StringRow("a") <<< StringRow("b")
            $0.disabled = true
        }
        let form = Form { section }
        #expect(throws: Form.Problem.self) { try section.insertRow() }
        #expect(throws: Form.Problem.self) { try section.deleteRow(section[0]) }
        #expect(throws: Form.Problem.self) { try section.moveRow(section[0], to: 1) }
        section.addButton?.didSelect()
        #expect(form.outline == [["a", "b", "-"]])
        #expect(form.problems.isEmpty)
    }
}
