import RowKit
import Synchronization
import Testing

@Suite("The life of a cell")
struct CellLifeCycleTests {
    private let heard = Recorder<String>()

    @Test("begins at the first use: the cell is created, given its row, set up and updated")
    func begin() {
        let row = StringRow { $0.value = "a" }
        row.cellSetup { [heard] in heard("setup \($0.setups)\($0.updates) \($1.value ?? "-")") }
        row.cellUpdate { [heard] in heard("update \($0.setups)\($0.updates) \($1.value ?? "-")") }
        let cell = row.cell
        #expect(cell.row === row)
        #expect(cell.setups == 1)
        #expect(cell.updates == 1)
        #expect(heard.take() == ["setup 10 a", "update 11 a"])
        #expect(row.cell === cell)
        #expect(row.baseCell === cell)
        #expect(heard.entries.isEmpty)
    }

    @Test("does not begin with any operation on the model")
    func notMade() throws {
        let row = CountingRow("a")
        let inline = NumberInlineRow("b")
        let form = Form { Section([row, inline]) }
        let changes = form.recorded()
        CountingCell.made.withLock { $0 = 0 }
        row.value = "x"
        row.title = "X"
        row.hidden = true
        row.hidden = nil
        row.disabled = true
        row.disabled = nil
        row.didSelect()
        row.setHighlighted(true)
        row.updateCell()
        inline.expandInlineRow()
        inline.collapseInlineRow()
        form.setValues(form.values())
        form.reset()
        try form.submit()
        form.removeAll()
        #expect(CountingCell.made.withLock { $0 } == 0)
        #expect(!changes.entries.isEmpty)
    }

    @Test("continues with updates that change nothing else")
    func updates() {
        let row = ShoutingRow { $0.value = "a" }
        #expect(row.cell.text == "A!")
        row.cellUpdate { [heard] cell, _ in heard(cell.text) }
        row.value = "b"
        row.updateCell()
        row.updateCell()
        #expect(heard.take() == ["B!", "B!"])
        StringRow().updateCell()
    }

    @Test("includes the row's customSetupCell once, between setup and the listeners")
    func customSetup() {
        let row = ShoutingRow { $0.value = "a" }
        row.cellSetup { [heard] cell, row in heard("\(cell.text)\(row.setups)") }
        #expect(row.setups == 0)
        let cell = row.cell
        row.updateCell()
        #expect(heard.take() == ["set up1"])
        #expect(cell.text == "A!")
        #expect(row.setups == 1)
        row.cellProvider = CellProvider { ShoutedCell() }
        _ = row.cell
        #expect(row.setups == 2)
    }

    @Test("includes its selection before the row's listeners are called")
    func selection() {
        let row = StringRow().onCellSelection { [heard] cell, _ in heard("\(cell.selections)") }
        let cell = row.cell
        row.didSelect()
        #expect(cell.selections == 1)
        #expect(heard.take() == ["1"])
    }

    @Test("runs a late cellSetup immediately")
    func lateSetup() {
        let row = StringRow()
        _ = row.cell
        row.cellSetup { [heard] _, _ in heard("late") }
        #expect(heard.take() == ["late"])
    }

    @Test("ends when the row gets another cell provider")
    func provider() {
        let row = StringRow()
        let first = row.cell
        row.cellProvider = CellProvider {
            let cell = ValueCell<String>()
            cell.height = { 44 }
            return cell
        }
        #expect(row.cell !== first)
        #expect(row.cell.height?() == 44)
        #expect(first.height == nil)
        #expect(row.cell.setups == 1)
    }

    @Test("needs no superclass")
    func plainCell() {
        let row = PlainRow()
        row.value = 3
        let form = Form { row }
        row.didSelect()
        #expect(row.cell.row === row)
        #expect(row.cell.height == nil)
        #expect(form.problems.isEmpty)
    }
}

private final class CountingCell: Cell<String>, CellType {
    static let made = Mutex(0)
    required init() {
        Self.made.withLock { $0 += 1 }
        super.init()
    }
}

private final class CountingRow: Row<CountingCell>, RowType {}

private final class ShoutedCell: Cell<String>, CellType {
    var text = ""
    override func update() {
        super.update()
        text = (row?.value ?? "").uppercased()
    }
}

private final class ShoutingRow: Row<ShoutedCell>, RowType {
    var setups = 0
    override func customSetupCell() {
        super.customSetupCell()
        setups += 1
        cell.text = "set up"
    }
    override func customUpdateCell() {
        super.customUpdateCell()
        cell.text += "!"
    }
}

private final class PlainCell: CellType {
    let view = CellView()
    weak var row: RowOf<Int>?
    var height: (() -> Double)?
}

private final class PlainRow: Row<PlainCell>, RowType {}
