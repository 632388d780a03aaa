import RowKit
import Testing

@Suite("A row that is drawn without its cell", .timeLimit(.minutes(1)))
struct BareRowTests {
    /// A cell that appends another row of its kind during setup.
    private final class SpawningCell: Cell<String>, CellType {
        override func setup() {
            super.setup()
            row?.section?.append(SpawningRow())
        }
    }

    private final class SpawningRow: Row<SpawningCell>, RowType {}

    private let form = Form { Section { SpawningRow() } }

    private func makeStage() -> FormStage { FormStage(FormViewController(form: form)) }

    private func lastCell(of stage: FormStage) throws -> CellView {
        try #require(stage.screens.first?.sections.first?.rows.last)
    }

    @Test("shows the state of its row, and follows it")
    func state() throws {
        let stage = makeStage()
        let row = try #require(form.rows.last as? SpawningRow)
        let cell = try lastCell(of: stage)
        var mirror = ViewMirror(stage.snapshot)
        #expect(cell.isEnabled)
        #expect(cell.error == nil)
        #expect(!cell.isHighlighted)
        row.title = "Title"
        row.disabled = true
        row.add(rule: RuleRequired(msg: "Missing"))
        row.validate()
        row.setHighlighted(true)
        #expect(!cell.isEnabled)
        #expect(cell.error == "Missing")
        #expect(cell.isHighlighted)
        #expect(cell.textLabel?.text == "Title")
        row.disabled = nil
        row.value = "text"
        row.setHighlighted(false)
        #expect(cell.isEnabled)
        #expect(cell.error == nil)
        #expect(!cell.isHighlighted)
        mirror.apply(stage.takePatch())
        #expect(mirror.unappliedChanges == [])
        #expect(mirror.screens == stage.snapshot)
        #expect(mirror[cell.id.part("text")] != nil)
        #expect(mirror[cell.id.part("detail")] == nil)
    }

    @Test("shows its state when it is first drawn")
    func firstDrawing() throws {
        form[0].disabled = true
        let stage = makeStage()
        #expect(try !lastCell(of: stage).isEnabled)
        #expect(form.rows.count > 1)
    }

    @Test("does not affect the cells of other rows")
    func others() throws {
        let stage = makeStage()
        let row = StringRow("other") { row in
            row.title = "Title"
            row.value = "text"
        }
        func expectCell(sourceLocation: SourceLocation = #_sourceLocation) {
            let mirror = ViewMirror(stage.snapshot)
            #expect(
                mirror[ViewID("other/detail")]?.properties == [.text: "text"],
                sourceLocation: sourceLocation)
        }
        form[0].append(row)
        expectCell()
        row.cellProvider = CellProvider { ValueCell() }
        expectCell()
        try form[0].remove(row)
        form.append(Section([row]))
        expectCell()
    }
}
