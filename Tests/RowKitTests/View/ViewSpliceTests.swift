import RowKit
import TestRuns
import Testing

@Suite("Changes of lists")
struct ViewSpliceTests {
    private final class ListsCell: Cell<Int>, CellType {
        let list = ListView()
        let canvas = CanvasView()
        override func setup() {
            super.setup()
            list.part = "list"
            canvas.part = "canvas"
            contentView = StackView(.vertical, [list, canvas])
        }
    }
    private final class ListsRow: Row<ListsCell>, RowType {}

    private static let list = ViewID("row/content/list")
    private static let canvas = ViewID("row/content/canvas")

    private let row = ListsRow("row")
    private let stage: FormStage

    init() { stage = FormStage("Lists", row) }

    private func items(_ keys: String...) -> [ListView.Item] {
        keys.map { ListView.Item($0, StyledText($0)) }
    }

    private func line(_ count: Int, _ color: RowColor = .black) -> CanvasView.Shape {
        CanvasView.Shape(
            .lines((0..<count).map { CanvasView.Point(Double($0), 1) }, isClosed: false),
            stroke: color)
    }

    @Test("are reported as the changed items")
    func items() {
        row.cell.list.items = items("a", "b", "c")
        #expect(stage.takeChanges().changes == [.set(Self.list, [.items])])
        row.cell.list.items = items("a", "x", "y", "c")
        row.cell.list.highlighted = "x"
        #expect(
            stage.takeChanges().changes == [
                .splice(Self.list, .items, ViewChange.Splice(at: 1, removed: 1, inserted: 2)),
                .set(Self.list, [.highlighted]),
            ])
        row.cell.list.items = items("z")
        #expect(stage.takeChanges().changes == [.set(Self.list, [.items])])
        row.cell.list.items = items("a")
        row.cell.list.items = items("z")
        #expect(stage.takeChanges().changes.count <= 1, "at most one change, of the whole list")
    }

    @Test("are reported as added points when a line grows")
    func lines() {
        row.cell.canvas.shapes = [line(2), line(3)]
        #expect(stage.takeChanges().changes == [.set(Self.canvas, [.shapes])])
        row.cell.canvas.shapes[1] = line(5)
        #expect(stage.takeChanges().changes == [.extend(Self.canvas, shape: 1, from: 3)])
        row.cell.canvas.shapes[1] = line(6)
        row.cell.canvas.shapes.append(line(1, .red))
        #expect(
            stage.takeChanges().changes == [
                .extend(Self.canvas, shape: 1, from: 5),
                .splice(Self.canvas, .shapes, ViewChange.Splice(at: 2, removed: 0, inserted: 1)),
            ])
        row.cell.canvas.shapes[2] = line(1, .blue)
        #expect(
            stage.takeChanges().changes == [
                .splice(Self.canvas, .shapes, ViewChange.Splice(at: 2, removed: 1, inserted: 1))
            ])
    }

    @Test("keep a host's copy equal to the lists, whatever changes")
    func random() throws {
        try Runs.repeated(of: 2_000) { seed, random in
            (row.cell.list.items, row.cell.canvas.shapes) = ([], [])
            _ = stage.takeChanges()
            var mirror = ViewMirror(stage.snapshot)
            var host = DrawnHost(stage)
            for _ in 0..<20 {
                for _ in 0...random.below(3) { change(&random) }
                let changes = stage.takeChanges()
                mirror.apply(stage.describe(changes))
                host.apply(changes, of: stage)
                try #require(
                    mirror.unappliedChanges == [] && host.misfits == [], "ROWKIT_SEED=\(seed)")
                try #require(mirror.screens == stage.snapshot, "ROWKIT_SEED=\(seed)")
                try #require(host.shown == stage.snapshot, "ROWKIT_SEED=\(seed)")
            }
        }
    }

    private func change(_ random: inout SeededGenerator) {
        let (list, canvas) = (row.cell.list, row.cell.canvas)
        switch random.below(6) {
        case 0:
            let index = random.below(list.items.count + 1)
            list.items.insert(contentsOf: items("\(random.below(1_000_000))"), at: index)
        case 1: if !list.items.isEmpty { list.items.remove(at: random.below(list.items.count)) }
        case 2: list.items = []
        case 3:
            if let last = canvas.shapes.last, case .lines(let points, _) = last.figure {
                canvas.shapes[canvas.shapes.count - 1] = line(points.count + random.below(3))
            }
        case 4: canvas.shapes.append(line(random.below(4)))
        default: if random.chance(3) { canvas.shapes = Array(canvas.shapes.dropLast()) }
        }
    }
}
