import RowKit
import Testing

@Suite("The revision of a cell")
struct CellRevisionTests {
    @Test("differs when the cell has another identifier")
    func identifier() throws {
        let row = StringRow()
        let (first, second) = (Section([row]), Section())
        let form = Form() +++ first +++ second
        let stage = FormStage(FormViewController(form: form))
        let cell = try #require(stage.screens.first?.sections.first?.rows.first)
        let (id, revision) = (cell.id, cell.revision)
        try second.move(row, to: .end)
        _ = stage.takePatch()
        #expect(stage.screens.first?.sections.last?.rows.first === cell)
        #expect(cell.id != id)
        #expect(cell.revision != revision)
    }
}
