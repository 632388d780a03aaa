import RowKit
import Testing

@Suite("A row created by the add button")
struct AddedRowTests {
    private typealias TextRow = ControlRow<TextFieldView>

    private let form = Form { ControlRow<TextFieldView>("name") }
    private let controller: FormViewController
    private let stage: FormStage

    init() {
        controller = FormViewController(form: form)
        stage = FormStage(controller)
    }

    private func section(_ make: @escaping () -> BaseRow) -> MultivaluedSection {
        let section = MultivaluedSection { section in
            section.tag = "many"
            section.multivaluedRowToInsertAt = { _ in make() }
            section.addButtonProvider = { _ in FlagRow("add") }
        }
        form.append(section)
        _ = stage.takePatch()
        return section
    }

    private func focuses(_ changes: ViewPatch) -> [ViewID?] {
        changes.changes.compactMap { change in
            if case .focus(let id) = change { .some(id) } else { nil }
        }
    }

    @Test("receives the focus, and hosts are notified of it")
    func focus() throws {
        let section = section { TextRow() }
        let changes = stage.patch(ViewEvent(ViewID("add"), .press))
        try #require(section.entries.count == 1)
        let field = ViewID.control(section.entries[0].key)
        #expect(changes.refusal == nil)
        #expect(focuses(changes) == [field])
        #expect(stage.focused == field)
        guard case .focus? = changes.changes.last else {
            Issue.record("the row must be inserted first")
            return
        }
        #expect(section.entries[0].isHighlighted)
        #expect(controller.focusedRow === section.entries[0])
        let next = stage.patch(ViewEvent(ViewID("add"), .press))
        try #require(section.entries.count == 2)
        #expect(focuses(next) == [.control(section.entries[1].key)])
        #expect(!section.entries[0].isHighlighted)
        #expect(section.entries[0].isTouched)
    }

    @Test("receives the focus when the button is selected through the controller")
    func controllerFocus() throws {
        let section = section { TextRow() }
        let button = try #require(section.addButton)
        controller.select(button)
        try #require(section.entries.count == 1)
        #expect(stage.focused == .control(section.entries[0].key))
        #expect(focuses(stage.takePatch()) == [.control(section.entries[0].key)])
        button.didSelect()
        try #require(section.entries.count == 2)
        #expect(stage.focused == .control(section.entries[1].key))
    }

    @Test("does not receive the focus if it has no field, or if the program adds it")
    func noFocus() throws {
        _ = stage.patch(ViewEvent(.control("name"), .focus))
        var makesField = false
        let section = section { makesField ? TextRow() : StringRow() }
        #expect(focuses(stage.patch(ViewEvent(ViewID("add"), .press))) == [])
        makesField = true
        try section.insertRow()
        section.append(TextRow())
        form.setValues(["many": ["1", "2", "3", "4", "5"]])
        #expect(focuses(stage.takePatch()) == [])
        #expect(stage.focused == .control("name"))
        section.disabled = true
        section.addButton?.didSelect()
        #expect(section.entries.count == 5)
    }

    @Test("does not receive the focus if it is hidden or disabled", arguments: [false, true])
    func outOfReach(isHidden: Bool) throws {
        let section = section {
            TextRow { row in if isHidden { row.hidden = true } else { row.disabled = true } }
        }
        #expect(focuses(stage.patch(ViewEvent(ViewID("add"), .press))) == [])
        let entry = try #require(section.entries.first)
        entry.hidden = nil
        entry.disabled = nil
        #expect(focuses(stage.takePatch()) == [], "not later either")
    }

    @Test("does not receive the focus if it could not be added")
    func refused() {
        let placed = TextRow("placed")
        form.append(placed)
        let section = section { placed }
        #expect(focuses(stage.patch(ViewEvent(ViewID("add"), .press))) == [])
        #expect(section.entries.isEmpty)
        #expect(form.problems.map(\.code) == [.alreadyPlaced])
    }

    @Test("expands if it is an inline row, drawn or not", arguments: [false, true])
    func inline(isDrawn: Bool) throws {
        let section: MultivaluedSection
        if isDrawn {
            section = self.section { NumberInlineRow() }
            let changes = stage.patch(ViewEvent(ViewID("add"), .press))
            #expect(changes.refusal == nil)
            #expect(focuses(changes) == [])
        } else {
            section = MultivaluedSection {
                $0.multivaluedRowToInsertAt = { _ in NumberInlineRow() }
            }
            let form = Form { section }
            section.addButton?.didSelect()
            #expect(form.problems.isEmpty)
        }
        let row = try #require(section.entries.first as? NumberInlineRow)
        #expect(row.isExpanded)
        try section.insertRow()
        #expect(section.entries.count == 2)
        #expect((section.entries.last as? NumberInlineRow)?.isCollapsed == true)
    }
}
