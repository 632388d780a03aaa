import RowKit
import RowTesting
import StandardRows
import Testing

/// A custom panel: several views in one, which is not a cell.
private final class RatingPanel: HeaderFooterViewType {
    let stars = LabelView()
    let more = ButtonView("More")
    let view: BaseView

    init() { view = StackView(.horizontal, [stars, more]) }
}

/// A cell with a content view that inherits from nothing.
private final class OwnContentCell: ContentCellType, CellType {
    let view = CellView()
    weak var row: RowOf<Int>?
    var height: (() -> Double)?
    var content = LabelView() { didSet { view.contentView = content } }

    func setup() { view.contentView = content }
}

private final class OwnViewRow: _ViewRow<OwnContentCell>, RowType {}

@Suite("Rows that contain a view")
struct ViewRowTests {
    @Test("show the view below their title, without a custom row or cell class")
    func anyView() {
        let row = ViewRow<CanvasView>("map") { $0.title = "How to find us" }
            .cellSetup { cell, _ in
                cell.content.name = "A map"
                cell.height = { 120 }
            }
        let tester = FormTester(form: form(row))
        let drawing = tester.drawing("map")
        #expect(drawing.contains(#"title: label "How to find us""#))
        #expect(drawing.contains("content: canvas"))
        #expect(drawing.contains("A map"))
        #expect(row.cell.view.height == 120)
        #expect(row.cell.textLabel?.text == "How to find us")
        row.title = nil
        #expect(row.cell.titleLabel?.text == nil)
        tester.finish()
    }

    @Test("show a panel of several views, whose buttons work and whose texts follow the value")
    func panel() {
        let row = ViewRowOf<RatingPanel, Int>("rating") { $0.value = 1 }
            .cellSetup { cell, row in
                cell.content.more.onPress { [weak row] in row?.value = (row?.value ?? 0) + 1 }
            }
            .cellUpdate { cell, row in
                cell.content.stars.text = String(repeating: "★", count: row.value ?? 0)
            }
        let tester = FormTester(form: form(row))
        tester.isExhaustive = false
        #expect(tester.drawing("rating").contains(#"label "★""#))
        tester.press("rating/content/1") { $0.values["rating"] = 2 }
        #expect(tester.drawing("rating").contains(#"label "★★""#))
        row.disabled = true
        tester.expectRefusal(.disabled) { $0.press("rating/content/1") }
        tester.finish()
    }

    @Test("show views that a closure creates, once for each cell")
    func madeContent() {
        var made = 0
        let row = ViewRow<StackView>("logo") { row in
            row.makeContent = {
                made += 1
                return StackView(.horizontal, [LabelView("Row"), LabelView("Kit")])
            }
        }
        let tester = FormTester(form: form(row))
        row.value = "changed"
        row.updateCell()
        #expect(
            tester.drawing("logo") == """
                cell logo
                  content: stack vertical
                    title: label
                    content: stack horizontal
                      0: label "Row"
                      1: label "Kit"

                """)
        #expect(made == 1)
        tester.finish()
    }

    @Test("can be selected like any row")
    func selecting() {
        var selected = 0
        let row = ViewRow<LabelView>("terms").onCellSelection { _, _ in selected += 1 }
        let tester = FormTester(form: form(row))
        tester.select("terms")
        #expect(selected == 1)
        #expect(row.cell.view.isSelectable)
        #expect(!ViewRow<LabelView>("terms").cell.view.isSelectable)
        tester.finish()
    }

    @Test("drive a cell that inherits from nothing")
    func ownCell() {
        let row = OwnViewRow("own") { row in row.makeContent = { LabelView("made") } }
        #expect(row.cell.view.contentView === row.cell.content)
        #expect(row.cell.content.text == "made")
    }
}
