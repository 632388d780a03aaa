import RowKit
import Testing

@Suite("The title of a row")
struct TitleTests {
    private class PlainTitledCell: Cell<String>, TitledCellType, CellType {
        let titleLabel: LabelView? = LabelView()
        var shown: [String?] = []

        override func setup() {
            super.setup()
            contentView = titleLabel
        }

        func show(title: String?) {
            shown.append(title)
            titleLabel?.text = title
        }
    }

    private final class PlainTitledRow: Row<PlainTitledCell>, RowType {}

    /// A cell that shows the title in its own way.
    private final class LoudCell: PlainTitledCell {
        override func show(title: String?) { super.show(title: title?.uppercased()) }
    }

    /// A cell that replaces the title when it is updated.
    private final class NumberedCell: PlainTitledCell {
        override func update() {
            super.update()
            titleLabel?.text = "1. \(row?.title ?? "")"
        }
    }

    /// A row that replaces the title in any cell.
    private final class MarkedRow: Row<PlainTitledCell>, RowType {
        override func customUpdateCell() {
            super.customUpdateCell()
            cell.titleLabel?.text = "\(cell.titleLabel?.text ?? "") *"
        }
    }

    /// A cell that inherits from nothing and says only where its title is.
    private final class BareCell: TitledCellType, CellType {
        let view = CellView()
        weak var row: RowOf<String>?
        var height: (() -> Double)?
        let titleLabel: LabelView? = LabelView()

        func setup() { view.contentView = titleLabel }
    }

    private final class BareRow: Row<BareCell>, RowType {}

    @Test("is shown once with each update, without code in the cell or the row class")
    func once() {
        let row = PlainTitledRow("row") { $0.title = "Title" }
        let stage = FormStage(FormViewController(form: Form { row }))
        #expect(stage.textDrawing.contains("label \"Title\""))
        row.title = "Other"
        #expect(stage.textDrawing.contains("label \"Other\""))
        row.title = nil
        #expect(!stage.textDrawing.contains("label \"Other\""))
        #expect(row.cell.shown == ["Title", "Other", nil])
    }

    @Test("is shown in a cell that inherits from nothing")
    func bare() {
        let row = BareRow("row") { $0.title = "Title" }
        #expect(row.cell.titleLabel?.text == "Title")
        #expect(row.cell.view.textDrawing.contains("label \"Title\""))
    }

    @Test("can be shown by the cell in another way, or replaced in its update")
    func cells() {
        let row = PlainTitledRow("row") { row in
            row.title = "Title"
            row.cellProvider = CellProvider { LoudCell() }
        }
        #expect(row.cell.titleLabel?.text == "TITLE")
        row.cellProvider = CellProvider { NumberedCell() }
        #expect(row.cell.titleLabel?.text == "1. Title")
    }

    @Test("can be replaced by the row class, and then by listeners")
    func rows() {
        let marked = MarkedRow("row") { $0.title = "Title" }
        #expect(marked.cell.titleLabel?.text == "Title *")
        let told = MarkedRow("row") { $0.title = "Title" }
            .cellUpdate { cell, _ in cell.titleLabel?.text = "Told" }
        #expect(told.cell.titleLabel?.text == "Told")
        told.title = "Other"
        told.updateCell()
        #expect(told.cell.titleLabel?.text == "Told")
    }
}
