import RowKit
import Testing

@Suite("Listeners")
struct ListenerTests {
    private let heard = Recorder<String>()

    @Test("of every kind can be chained, and are called in order")
    func chained() throws {
        let heard = heard
        var row = NumberInlineRow("n")
        for listener in 1...3 {
            row =
                row
                .onChange { heard("change \(listener) \($0.value ?? 0)") }
                .onValueChange { heard("value \(listener) \(described($1.old))>\($1.new ?? 0)") }
                .onCellSelection { heard("selection \(listener) \($1.tag ?? "-")") }
                .cellSetup { heard("setup \(listener) \($0.setups)\($1.maximum)") }
                .cellUpdate { cell, _ in heard("update \(listener) \(cell.updates)") }
                .onCellHighlightChanged { heard("highlight \(listener) \($1.isHighlighted)") }
                .onExpandInlineRow { heard("expand \(listener) \($1.value == $2.value)") }
                .onCollapseInlineRow { _, row, _ in
                    heard("collapse \(listener) \(row.isExpanded)")
                }
        }
        let form = Form { row }
        func each(_ kinds: String..., and outcome: String) -> [String] {
            (1...3).flatMap { listener in kinds.map { "\($0) \(listener) \(outcome)" } }
        }
        _ = row.cell
        #expect(heard.take() == each("setup", and: "110") + each("update", and: "1"))
        row.value = 4
        #expect(
            heard.take() == (1...3).flatMap { ["change \($0) 4", "value \($0) nil>4"] })
        row.setHighlighted(true)
        row.setHighlighted(true)
        row.setHighlighted(false)
        #expect(heard.take() == each("highlight", and: "true") + each("highlight", and: "false"))
        row.didSelect()
        #expect(heard.take() == each("expand", and: "true") + each("selection", and: "n"))
        row.didSelect()
        #expect(heard.take() == each("collapse", and: "true") + each("selection", and: "n"))
        row.updateCell()
        #expect(heard.take() == each("update", and: "2"))
        #expect(form.problems.isEmpty)
    }

    @Test("of expanding and collapsing run before the row below is inserted or removed")
    func inlineOrder() {
        let row = NumberInlineRow()
        row.onExpandInlineRow { [heard] in heard("expand \($2.section == nil) \($1.isExpanded)") }
        row.onCollapseInlineRow { [heard] in heard("collapse \($2.section != nil)") }
        let form = Form { row }
        row.expandInlineRow()
        row.collapseInlineRow()
        #expect(heard.take() == ["expand true true", "collapse true"])
        #expect(form[0].count == 1)
    }

    @Test("of a selection are called after those of the row's own writes, when settled")
    func selectionOrder() {
        let row = FlipRow { $0.value = false }
        row.onCellSelection { [heard] in heard("selected \($1.value ?? false)") }
        row.onChange { [heard] in heard("changed \($0.value ?? false)") }
        let form = Form { row }
        row.didSelect()
        #expect(heard.take() == ["changed true", "selected true"])
        #expect(form.problems.isEmpty)
        #expect(row.isTouched)
    }

    @Test("receive the row with its own class")
    func ownClass() {
        let row = StringRow("a").onChange { [heard] (row: StringRow) in heard(row.tag ?? "-") }
        let form = Form { row }
        row.value = "x"
        #expect(heard.take() == ["a"])
        #expect(form.count == 1)
    }

    @Test("can add listeners, which are called the next time")
    func addedMeanwhile() {
        let row = NumberRow()
        row.onChange { [heard] row in
            heard("first")
            if heard.entries.count == 1 { row.onChange { _ in heard("second") } }
        }
        let form = Form { row }
        row.value = 1
        #expect(heard.take() == ["first"])
        row.value = 2
        #expect(heard.take().prefix(2) == ["first", "second"])
        #expect(form.count == 1)
    }

    @Test("can remove their row")
    func takingOut() throws {
        let row = NumberRow()
        let form = Form { Section([row, StringRow("left")]) }
        row.onChange { row in try? row.section?.remove(row) }
        row.value = 1
        #expect(form.outline == [["left"]])
        #expect(row.section == nil)
        #expect(form.problems.isEmpty)
    }
}

@Suite("Selecting a row")
struct SelectionOrderTests {
    @Test("notifies its cell, then the row, then its listeners")
    func order() {
        let row = NotingRow()
        let form = Form { Section([row]) }
        _ = row.cell
        row.onCellSelection { _, row in row.notes.append("listener") }
        row.didSelect()
        #expect(row.notes == ["cell", "row", "listener"])
        #expect(form.problems.isEmpty)
    }
}

/// A row that notes who was notified of a selection.
private final class NotingRow: Row<NotingCell>, RowType {
    var notes: [String] = []

    override func customDidSelect() {
        super.customDidSelect()
        notes.append("row")
    }
}

private final class NotingCell: Cell<Bool>, CellType {
    override func didSelect() {
        super.didSelect()
        (row as? NotingRow)?.notes.append("cell")
    }
}

/// A row that toggles its value when selected.
private final class FlipRow: Row<ValueCell<Bool>>, RowType {
    override func customDidSelect() {
        super.customDidSelect()
        value = value != true
    }
}
