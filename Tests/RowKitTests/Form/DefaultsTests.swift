import RowKit
import Testing

@Suite("Defaults")
struct DefaultsTests {
    private var defaults = Form.Defaults()

    @Test("apply to rows that join, by class including subclasses")
    func joining() {
        var defaults = defaults
        defaults.set(\_ValueRow<ValueCell<String>>.placeholder, "general")
        defaults.set(\BaseRow.title, "titled")
        let form = Form(defaults: defaults) {
            StringRow("a")
            NumberRow("b")
        }
        let a: StringRow? = form.rowBy(tag: "a")
        #expect(a?.placeholder == "general")
        #expect(a?.title == "titled")
        let b: NumberRow? = form.rowBy(tag: "b")
        #expect(b?.placeholder == nil)
        #expect(b?.title == "titled")
        let late = StringRow()
        form[0].append(late)
        #expect(late.placeholder == "general")
        #expect(!form.isDirty)
        #expect(form.problems.isEmpty)
    }

    @Test("apply from superclass to subclass, in whatever order they were set")
    func generalToSpecial() {
        var defaults = defaults
        defaults.set(\StringRow.title, "special")
        defaults.set(\BaseRow.title, "general")
        let form = Form(defaults: defaults) {
            StringRow("a")
            NumberRow("b")
        }
        #expect(form.rows.map(\.title) == ["special", "general"])
    }

    @Test("never replace a setting made on the row, even to nil or to its initial value")
    func own() {
        var defaults = defaults
        defaults.set(\StringRow.title, "default")
        defaults.set(\StringRow.maximum, 99)
        let row = StringRow {
            $0.title = nil
            $0.maximum = 10
        }
        let form = Form(defaults: defaults) { row }
        #expect(row.title == nil)
        #expect(row.maximum == 10)
        let other = StringRow()
        form.append(Section([other]))
        other.title = "own"
        form.defaults = Form.Defaults()
        #expect(other.title == "own")
        #expect(other.maximum == 10)
    }

    @Test("override the presets of the row's class, which return when the row leaves")
    func presets() throws {
        var defaults = defaults
        defaults.set(\PresetRow.maximum, 99)
        let (row, own) = (PresetRow("a"), PresetRow("b") { $0.maximum = 5 })
        let form = Form(defaults: defaults) { Section([row, own]) }
        #expect(row.maximum == 99)
        #expect(own.maximum == 5)
        #expect(row.placeholder == "preset")
        #expect(PresetRow().maximum == 3)
        try form[0].remove(row)
        #expect(row.maximum == 3)
    }

    @Test("are removed when the row leaves, alone or with its section")
    func leaving() throws {
        var defaults = defaults
        defaults.set(\BaseRow.title, "general")
        defaults.set(\StringRow.title, "special")
        let rows = strings("a", "b")
        let form = Form(defaults: defaults) { Section(rows) }
        let section = form[0]
        try section.remove(rows[0])
        #expect(rows[0].title == nil)
        #expect(rows[1].title == "special")
        try form.remove(section)
        #expect(rows[1].title == nil)
        form.append(section)
        #expect(rows[1].title == "special")
    }

    @Test("are removed when the form is released and the row joins another")
    func formThatGoes() {
        let row = StringRow()
        let section = Section([row])
        var defaults = defaults
        defaults.set(\BaseRow.title, "old")
        _ = Form(defaults: defaults) { section }
        let form = Form { section }
        #expect(form.count == 1)
        #expect(row.title == nil)
    }

    @Test("can be replaced after the form is built")
    func replacing() {
        var defaults = defaults
        defaults.set(\StringRow.maximum, 1)
        let row = StringRow()
        let form = Form { row }
        let changes = form.recorded()
        form.defaults = defaults
        #expect(row.maximum == 1)
        #expect(changes.take().count == 1)
        form.defaults.set(\StringRow.maximum, 2)
        #expect(row.maximum == 2)
        form.defaults = Form.Defaults()
        #expect(row.maximum == 10)
        #expect(form.defaults.isEmpty)
    }

    @Test("create hooks with a closure, and reach inline rows")
    func hooksAndInlineRows() {
        var defaults = defaults
        defaults.set(\NumberRow.displayValueFor) { { value in value.map { "\($0) €" } } }
        defaults.set(\NumberRow.title, "below")
        let row = NumberRow { $0.value = 3 }
        let inline = NumberInlineRow { $0.maximum = 7 }
        let form = Form(defaults: defaults) { Section([row, inline]) }
        #expect(row.displayText == "3 €")
        #expect(form.problems.isEmpty)
        inline.expandInlineRow()
        #expect(inline.inlineRow?.title == "below")
        #expect(inline.inlineRow?.maximum == 7)
    }

    @Test("for anything but a setting or a hook change nothing and are a problem")
    func notASetting() {
        var defaults = defaults
        defaults.set(\StringRow.value, "never")
        let row = StringRow { $0.value = "own" }
        let form = Form(defaults: defaults) { row }
        #expect(row.value == "own")
        #expect(form.problems.map(\.code) == [.notASetting])
    }

    @Test("call their listeners before the row's own, from superclass to subclass")
    func listeners() {
        let heard = SharedLog()
        var defaults = defaults
        defaults.onChange(StringRow.self) { _ in heard("special") }
        defaults.onChange(BaseRow.self) { _ in heard("general") }
        defaults.onCellSelection(StringRow.self) { _, _ in heard("selection") }
        defaults.onCellHighlightChanged(StringRow.self) { _, _ in heard("highlight") }
        defaults.cellSetup(StringRow.self) { _, _ in heard("setup") }
        defaults.cellUpdate(StringRow.self) { _, _ in heard("update") }
        let row = StringRow()
        let form = Form(defaults: defaults) { row }
        _ = row.onChange { _ in heard("own") }.cell
        #expect(heard.take() == ["setup", "update"])
        row.value = "x"
        #expect(heard.take() == ["general", "special", "own"])
        row.didSelect()
        row.setHighlighted(true)
        #expect(heard.take() == ["selection", "highlight"])
        form[0].remove(at: 0)
        row.value = "y"
        row.didSelect()
        #expect(heard.entries.isEmpty)
    }

    @Test("set up a cell that exists already, once for each listener")
    func existingCell() {
        let heard = SharedLog()
        var defaults = defaults
        defaults.cellSetup(StringRow.self) { cell, _ in
            heard("first")
            cell.accessoryType = .checkmark
        }
        let row = StringRow { $0.cell.height = { 30 } }
        let form = Form(defaults: defaults) { row }
        let stage = FormStage(FormViewController(form: form))
        #expect(heard.take() == ["first"])
        #expect(stage.textDrawing.contains("checkmark"))
        row.value = "x"
        form.defaults.cellSetup(StringRow.self) { _, _ in heard("second") }
        _ = stage.takeChanges()
        #expect(heard.take() == ["second"])
        #expect(row.cell.accessoryType == .checkmark)
        form[0].remove(at: 0)
        form[0].append(row)
        _ = stage.takeChanges()
        #expect(heard.entries.isEmpty)
    }

    @Test("do not override what the row itself set for a cell that exists already")
    func ownAppearance() {
        func paint(_ cell: ValueCell<String>) { cell.textLabel?.textColor = .red }
        let paintings: [(String, (StringRow) -> Void)] = [
            ("early", { row in _ = row.cellSetup { cell, _ in paint(cell) }.cell }),
            (
                "late",
                { row in
                    _ = row.cell
                    row.cellSetup { cell, _ in paint(cell) }
                }
            ),
        ]
        for (name, paintRow) in paintings {
            let row = StringRow("row") { $0.title = "Row" }
            paintRow(row)
            let form = Form()
            form.defaults.cellSetup(StringRow.self) { cell, _ in
                cell.textLabel?.textColor = .blue
                cell.backgroundColor = .blue
            }
            form.append(row)
            let stage = FormStage(FormViewController(form: form))
            for value in ["a", "b"] {
                row.value = value
                _ = stage.takeChanges()
                #expect(row.cell.textLabel?.textColor == .red, "\(name)")
                #expect(row.cell.backgroundColor == .blue, "\(name)")
            }
        }
    }

    @Test("added later replace earlier ones, but not what the row itself set")
    func laterDefaults() {
        let row = StringRow("row") { $0.title = "Row" }
        row.cellSetup { cell, _ in cell.textLabel?.textColor = .red }
        let form = Form { row }
        let stage = FormStage(FormViewController(form: form))
        for color in [RowColor.blue, .yellow] {
            form.defaults.cellSetup(StringRow.self) { cell, _ in
                cell.textLabel?.textColor = color
                cell.backgroundColor = color
            }
            row.value = "\(color)"
            _ = stage.takeChanges()
            row.updateCell()
            #expect(row.cell.textLabel?.textColor == .red)
            #expect(row.cell.backgroundColor == color)
        }
    }

    @Test("that are set while the form is drawn reach the drawing")
    func drawn() {
        let row = StringRow("row") { $0.title = "Plain" }
        let form = Form { row }
        let stage = FormStage(FormViewController(form: form))
        form.defaults.cellUpdate(StringRow.self) { cell, _ in cell.textLabel?.text = "Updated" }
        form.defaults.onCellSelection(StringRow.self) { _, row in row.value = "Selected" }
        _ = stage.takeChanges()
        #expect(stage.textDrawing.contains("\"Updated\""))
        #expect(row.cell.view.isSelectable)
        stage.press("row")
        #expect(row.value == "Selected")
    }
}

/// A row whose class presets settings of its superclass.
private final class PresetRow: _ValueRow<ValueCell<String>>, RowType {
    required init(tag: String?) {
        super.init(tag: tag)
        preset {
            maximum = 3
            preset { placeholder = "preset" }
        }
    }
}
