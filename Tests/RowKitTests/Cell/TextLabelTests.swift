import RowKit
import Testing

@Suite("The texts of a cell")
struct TextLabelTests {
    /// A cell whose title and second text are in its own content view.
    private final class OwnCell: Cell<String>, TitledCellType, CellType {
        let titleLabel: LabelView? = LabelView()
        let second = LabelView()
        override var detailTextLabel: LabelView? { second }

        override func setup() {
            super.setup()
            contentView = StackView(.vertical, [titleLabel, second].compactMap { $0 })
        }
    }

    /// A cell whose title is its text label, whether or not that is drawn.
    private final class CircularCell: Cell<String>, TitledCellType, CellType {
        var hasContent = false { didSet { contentView = hasContent ? ButtonView("a") : nil } }
        var titleLabel: LabelView? { textLabel }
    }

    /// A cell whose title is in no view.
    private final class LostCell: Cell<String>, TitledCellType, CellType {
        let titleLabel: LabelView? = LabelView("lost")

        override func setup() {
            super.setup()
            contentView = ButtonView("a")
        }
    }

    private final class OwnRow: Row<OwnCell>, RowType {}
    private final class CircularRow: Row<CircularCell>, RowType {}
    private final class LostRow: Row<LostCell>, RowType {}

    private func drawing(_ row: BaseRow) -> String {
        FormStage(FormViewController(form: Form { row })).textDrawing
    }

    @Test("are those that are drawn, even in the cell's own content view")
    func ownTitle() {
        let row = OwnRow("row").cellUpdate { cell, _ in
            cell.textLabel?.text = "Renamed"
            cell.textLabel?.textColor = .systemRed
            cell.detailTextLabel?.text = "Second"
        }
        #expect(row.cell.textLabel === row.cell.titleLabel)
        #expect(row.cell.titleLabel?.textColor == .systemRed)
        let drawing = drawing(row)
        #expect(drawing.contains("label \"Renamed\""))
        #expect(drawing.contains("label \"Second\""))
    }

    @Test("are nil if the cell's own content view has none")
    func none() {
        let row = StringRow("row") { $0.title = "Title" }
        row.cellSetup { cell, _ in cell.contentView = ButtonView("Press") }
        #expect(row.cell.textLabel == nil)
        #expect(row.cell.detailTextLabel == nil)
        #expect(row.cell.view.textLabel == nil)
        #expect(row.cell.view.detailTextLabel == nil)
        row.cell.contentView = nil
        row.cell.textLabel?.text = "Text"
        row.cell.detailTextLabel?.text = "Detail"
        let drawing = row.cell.view.textDrawing
        #expect(drawing.contains("text: label \"Text\""))
        #expect(drawing.contains("\"Detail\""))
    }

    @Test("exclude a title that is not drawn; circular definitions do not recurse")
    func undrawn() {
        #expect(LostRow().cell.textLabel == nil)
        let circular = CircularRow()
        #expect(circular.cell.titleLabel === circular.cell.view.textLabel)
        circular.cell.hasContent = true
        #expect(circular.cell.textLabel == nil)
        #expect(circular.cell.titleLabel == nil)
    }

    @Test("can be in a button, in place of its title, until they are moved elsewhere")
    func button() {
        let row = StringRow("row")
        let (button, stack) = (ButtonView("Press"), StackView())
        row.cell.contentView = StackView(.vertical, [button, stack])
        let stage = FormStage(FormViewController(form: Form { row }))
        var mirror = ViewMirror(stage.snapshot)
        func isTold() -> Bool {
            mirror.apply(stage.takePatch())
            return mirror.screens == stage.snapshot && mirror.unappliedChanges.isEmpty
        }
        button.titleLabel.textColor = .systemRed
        #expect(isTold())
        #expect(button.snapshot.properties[.title] == nil)
        #expect(button.snapshot.children.map { $0.properties[.text] } == ["Press"])
        button.title = "Go"
        #expect(isTold())
        #expect(button.titleLabel.text == "Go")
        #expect(button.title == "Go")
        button.titleLabel.text = nil
        #expect(isTold())
        #expect(button.title == nil)
        button.titleLabel.text = "On"
        stack.views = [button.titleLabel]
        #expect(isTold())
        #expect(button.children.isEmpty)
        #expect(button.title == "On")
        #expect(button.snapshot.properties[.title] == "On")
    }

    @Test("can follow an image, as can the cell's own content view")
    func picture() {
        let row = OwnRow("row")
        let stage = FormStage(FormViewController(form: Form { row }))
        var mirror = ViewMirror(stage.snapshot)
        row.cell.imageView = ImageView(.symbol("star"))
        mirror.apply(stage.takePatch())
        #expect(mirror.screens == stage.snapshot)
        #expect(
            mirror[ViewID("row")]?.children.map(\.id.text) == ["row/image", "row/content"])
        row.cell.imageView = nil
        mirror.apply(stage.takePatch())
        #expect(mirror[ViewID("row")]?.children.map(\.id.text) == ["row/content"])
    }

    @Test("follow an image that is made when it is first read")
    func lazyPicture() {
        let row = StringRow("row") { $0.title = "Title" }
        let stage = FormStage(FormViewController(form: Form { row }))
        #expect(!stage.textDrawing.contains("image"))
        #expect(row.cell.view.imageView == nil)
        row.cellSetup { cell, _ in cell.imageView?.image = .symbol("star") }
        _ = stage.takeChanges()
        #expect(stage.textDrawing.contains("image: image star"))
        #expect(row.cell.imageView === row.cell.view.imageView)
        row.cell.imageView?.image = nil
        #expect(stage.textDrawing.contains("image: image\n"))
        row.cell.imageView?.size = ViewSize(width: 20, height: 20)
        #expect(stage.textDrawing.contains("image: image none\n"))
        row.cell.imageView = nil
        _ = stage.takeChanges()
        #expect(!stage.textDrawing.contains("image"))
    }
}
