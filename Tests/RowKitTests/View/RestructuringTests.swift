import RowKit
import Testing

@Suite("Views that move")
struct RestructuringTests {
    /// A cell whose views the tests arrange.
    final class BareCell: Cell<String>, CellType {
        override func update() {}
    }
    final class BareRow: Row<BareCell>, RowType {}

    private final class Scene {
        let row: BareRow
        let form: Form
        let stage: FormStage
        var mirror: ViewMirror
        var cell: BareCell { row.cell }

        init(_ prepare: (BareCell) -> Void = { _ in }) {
            let row = BareRow("row")
            prepare(row.cell)
            self.row = row
            form = Form { Section("Header") { row } }
            stage = FormStage(FormViewController(form: form))
            mirror = ViewMirror(stage.snapshot)
        }

        /// The changes since the last call, after applying them to the mirror.
        func take(sourceLocation: SourceLocation = #_sourceLocation) -> [ViewPatch.Change] {
            let changes = stage.takePatch()
            mirror.apply(changes)
            #expect(mirror.unappliedChanges == [], sourceLocation: sourceLocation)
            #expect(mirror.screens == stage.snapshot, sourceLocation: sourceLocation)
            return changes.changes
        }
    }

    @Test("are called as hosts know them if their children change while they are elsewhere")
    func changedElsewhere() {
        let inner = StackView(.horizontal, [LabelView("x")])
        let stack = StackView(.vertical, [LabelView("a"), inner])
        let scene = Scene { $0.contentView = stack }
        for place in 0...2 {
            // Away from all views, in another place of the cell, and within another view.
            scene.cell.contentView = nil
            if place == 1 { scene.cell.accessoryView = stack }
            if place == 2 { scene.cell.accessoryView = StackView(.horizontal, [stack]) }
            inner.views = [LabelView("inner \(place)")]
            stack.views = [inner, LabelView("outer \(place)")]
            scene.cell.contentView = stack
            scene.cell.accessoryView = nil
            #expect(scene.take().isEmpty == false)
        }
        // Its own parent is in another place meanwhile.
        scene.cell.contentView = nil
        inner.views = []
        scene.cell.contentView = stack
        #expect(scene.take().count == 1)
    }

    @Test("change nothing when they return to their place")
    func backAgain() {
        let (toggle, label, popup) = (ToggleView(), LabelView("a"), ListView())
        let field = TextFieldView()
        field.popup = popup
        let stack = StackView(.horizontal, [label, field])
        let scene = Scene { cell in
            cell.accessoryView = toggle
            cell.contentView = stack
        }
        scene.cell.accessoryView = nil
        scene.cell.accessoryView = toggle
        scene.cell.contentView = nil
        scene.cell.contentView = stack
        stack.views = []
        stack.views = [label, field]
        field.popup = nil
        field.popup = popup
        #expect(scene.take() == [])
        // They are reported as before.
        toggle.isOn = true
        label.text = "b"
        popup.placeholder = "none"
        #expect(
            scene.take() == [
                .set(ViewID("row/accessory"), [.isOn: true]),
                .set(ViewID("row/content/0"), [.text: "b"]),
                .set(ViewID("row/content/1/popup"), [.placeholder: "none"]),
            ])
    }

    @Test("report what changed while they were removed")
    func changedMeanwhile() {
        let toggle = ToggleView()
        let scene = Scene { $0.accessoryView = toggle }
        scene.cell.accessoryView = nil
        toggle.isOn = true
        scene.cell.accessoryView = toggle
        #expect(scene.take() == [.set(ViewID("row/accessory"), [.isOn: true])])
    }

    @Test("leave their old place and get a new identifier")
    func stolen() {
        let toggle = ToggleView()
        let (first, second) = (StackView(.horizontal, [toggle]), StackView(.horizontal, []))
        let scene = Scene { $0.contentView = StackView(.vertical, [first, second]) }
        second.views = [toggle]
        #expect(first.views.isEmpty)
        #expect(
            scene.take() == [
                .remove(ViewID("row/content/0/0")),
                .insert(toggle.snapshot, into: ViewID("row/content/1"), after: nil),
                .set(ViewID("row"), [.control: "row/content/1/0"]),
            ])
        toggle.isOn = true
        #expect(scene.take() == [.set(ViewID("row/content/1/0"), [.isOn: true])])
        scene.cell.accessoryView = toggle
        _ = scene.take()
        scene.cell.contentView = toggle
        #expect(scene.cell.accessoryView == nil)
        _ = scene.take()
        toggle.isOn = false
        #expect(scene.take() == [.set(ViewID("row/content"), [.isOn: .null])])
    }

    @Test("leave the rest of their old cell unchanged")
    func betweenCells() {
        let (toggle, label) = (ToggleView(), LabelView("a"))
        let (first, second) = (BareRow(), BareRow())
        (first.cell.contentView, first.cell.accessoryView) = (label, toggle)
        second.cell.accessoryView = toggle
        #expect(first.cell.accessoryView == nil)
        #expect(first.cell.contentView === label)
        second.cell.contentView = label
        #expect(first.cell.contentView == nil)
        #expect(label.parent === second.cell.view)
        #expect(second.cell.accessoryView === toggle)
    }

    @Test("are no longer reported once removed")
    func gone() {
        let label = LabelView("a")
        let stack = StackView(.horizontal, [label])
        let scene = Scene { $0.contentView = stack }
        stack.views = []
        label.text = "b"
        scene.row.hidden = true
        label.text = "c"
        #expect(scene.take() == [.remove(ViewID("row"))])
        label.text = "d"
        #expect(scene.take() == [])
    }

    @Test("are reported by only one of two stages that show a form")
    func twoStages() {
        let inner = StackView(.horizontal, [LabelView("a")])
        let outer = StackView(.vertical, [inner])
        let scene = Scene { $0.contentView = outer }
        outer.views = []
        inner.views.append(LabelView("b"))
        let other = FormStage(FormViewController(form: scene.form))
        #expect(scene.stage.takePatch().changes == [], "the views belong to the other stage")
        outer.views = [inner]
        #expect(
            other.takePatch().changes == [
                .insert(inner.snapshot, into: ViewID("row/content"), after: nil)
            ])
    }

    @Test("are replaced with a row that was hidden and shown again")
    func withTheRow() {
        let (old, new) = (LabelView("old"), LabelView("new"))
        let scene = Scene { $0.contentView = old }
        scene.cell.contentView = new
        scene.row.hidden = true
        scene.row.hidden = false
        scene.cell.contentView = old
        _ = scene.take()
        #expect(scene.mirror[ViewID("row/content")]?.properties == [.text: "old"])
    }

    @Test("have names that are unique among their siblings")
    func names() {
        let (first, second, third) = (LabelView("1"), LabelView("2"), LabelView("3"))
        let stack = StackView(.horizontal, [first, second])
        #expect([first.part, second.part] == ["0", "1"])
        // A positional name is lost with the position.
        stack.views = [third, second]
        #expect([first.part, third.part, second.part] == [nil, "0", "1"])
        stack.views = [first, third, second]
        #expect(Set(stack.views.map(\.part)).count == 3)
        (first.part, third.part) = ("same", "same")
        #expect(first.part == "same")
        #expect(third.part != "same")
        #expect(third.part != second.part)
        stack.views = [first, first, third, first]
        #expect(
            stack.views.map(ObjectIdentifier.init) == [first, third].map(ObjectIdentifier.init))
        // An assigned name takes precedence over a positional one, in any order.
        let given = LabelView("given")
        given.part = "0"
        stack.views = [second, given]
        #expect(
            [second.part, given.part] == ["1", "0"] || [second.part, given.part] == ["0", "0"])
        #expect(second.part != given.part)
    }

    @Test("may be renamed in place")
    func renamed() {
        let label = LabelView("a")
        let scene = Scene { $0.contentView = StackView(.horizontal, [label]) }
        label.part = "name"
        #expect(
            scene.take() == [
                .remove(ViewID("row/content/0")),
                .insert(label.snapshot, into: ViewID("row/content"), after: nil),
            ])
        label.text = "b"
        #expect(scene.take() == [.set(ViewID("row/content/name"), [.text: "b"])])
    }

    @Test("are moved among their siblings without being redrawn")
    func moved() {
        let labels = (0..<4).map { LabelView("\($0)") }
        let stack = StackView(.horizontal, labels)
        let scene = Scene { $0.contentView = stack }
        stack.views = [labels[3], labels[0], labels[1], labels[2]]
        let content = ViewID("row/content")
        #expect(scene.take() == [.move(content.part("3"), into: content, after: nil)])
    }

    @Test("are replaced when the row gets another cell provider")
    func anotherLook() {
        let scene = Scene { $0.textLabel?.text = "old" }
        scene.row.cellProvider = CellProvider {
            let cell = BareCell()
            cell.textLabel?.text = "new"
            return cell
        }
        let changes = scene.take()
        #expect(changes.first == .remove(ViewID("row")))
        #expect(changes.count == 2)
        #expect(scene.mirror[ViewID("row/text")]?.properties == [.text: "new"])
    }

    @Test("appear when a header is added before a row")
    func headerThenRow() {
        let scene = Scene()
        scene.form[0].header = nil
        _ = scene.take()
        scene.form[0].header = "Header"
        scene.form[0].insert(BareRow("before"), at: 0)
        scene.form[0].footer = "Footer"
        scene.row.hidden = true
        #expect(scene.take().count == 4)
    }
}
