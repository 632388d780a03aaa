import RowKit
import Testing

@Suite("A cell")
struct CellLifeTests {
    final class RecordingCell: StarsCell {
        var steps: [String] = []

        override func setup() {
            super.setup()
            steps.append(row == nil ? "no row" : "setup")
        }

        override func update() {
            super.update()
            steps.append("update")
        }

        override func show(_ stars: Int, of maximum: Int) { steps.append("row") }
    }

    @Test("has the lifecycle described in the article")
    func steps() throws {
        let row = StarsRow { $0.cellProvider = CellProvider { RecordingCell() } }
            .cellSetup { cell, _ in (cell as? RecordingCell)?.steps.append("setup listener") }
            .cellUpdate { cell, _ in (cell as? RecordingCell)?.steps.append("update listener") }
        row.updateCell()
        let cell = try #require(row.cell as? RecordingCell)
        let first = ["setup", "setup listener", "update", "row", "update listener"]
        #expect(cell.steps == first)
        row.updateCell()
        #expect(cell.steps == first + ["update", "row", "update listener"])
        row.cellProvider = CellProvider { StarsCell() }
        #expect(row.cell !== cell)
    }
}
