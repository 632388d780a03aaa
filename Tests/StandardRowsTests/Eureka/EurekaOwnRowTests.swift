import RowKit
import RowTesting
import StandardRows
import Testing

/// An inline row that toggles itself, as Eureka's do.
private final class TogglingInlineRow: WheelInlineRow<Int> {
    override func customDidSelect() {
        if !isDisabled {
            toggleInlineRow()
        }
    }
}

/// A subclass of a row that conforms, with a method that is never called.
private final class HeirRow: WheelInlineRow<Int> {
    var calls = 0

    func expandInlineRow() { calls += 1 }
}

/// A row that implements expanding itself.
private final class OwnExpandingRow: Row<PickerInlineCell<String>>, InlineRowType, RowType {
    var calls = 0

    func setupInlineRow(_ inlineRow: PickerRow<String>) {}

    func expandInlineRow() { calls += 1 }
}

/// A row that implements collapsing itself.
private final class OwnCollapsingRow: Row<PickerInlineCell<String>>, InlineRowType, RowType {
    var calls = 0

    func setupInlineRow(_ inlineRow: PickerRow<String>) {}

    func collapseInlineRow() { calls += 1 }
}

/// A row that implements toggling itself.
private final class OwnTogglingRow: Row<PickerInlineCell<String>>, InlineRowType, RowType {
    var calls = 0

    func setupInlineRow(_ inlineRow: PickerRow<String>) {}

    func toggleInlineRow() { calls += 1 }
}

@Suite("Custom rows written for Eureka")
struct EurekaOwnRowTests {
    @Test("A cell with its own switch updates its row's value, and follows it")
    func customRow() {
        let row = CustomRow("custom") { $0.value = true }
        let tester = FormTester(form: form(row))
        #expect(row.cell.backgroundColor == .white)
        #expect(row.cell.switchControl.isOn)
        tester.toggle("custom/switch", false) { $0.values["custom"] = false }
        #expect(row.cell.backgroundColor == .black)
        row.value = true
        #expect(row.cell.switchControl.isOn)
        #expect(row.cell.backgroundColor == .white)
        row.updateCell()
        row.onColor = .yellow
        #expect(row.cell.backgroundColor == .yellow)
        tester.finish()
    }

    @Test("A custom row is created by name, with its setting, once a plugin lists it")
    func listed() throws {
        let factory = RowFactory(try RowRegistry(CustomRowPlugin.self))
        let row = try factory.make("CustomRow", tag: "a", settings: ["onColor": "#ffff00"])
        #expect((row as? CustomRow)?.onColor == .yellow)
    }

    @Test(
        "An inline row passes on options and texts, toggles if selected, and has a natural height")
    func inlineRow() throws {
        try check(WheelInlineRow<Int>("wheel"))
        try check(TogglingInlineRow("wheel"))
    }

    @Test("A subclass of a row that conforms cannot replace what the protocol gives it")
    func finality() {
        let row = HeirRow("wheel") { $0.options = [1, 2] }
        let form = form(row)
        row.didSelect()
        #expect(row.calls == 0)
        #expect(row.isExpanded)
        #expect(form.rows.count == 2)
    }

    private func check(_ row: WheelInlineRow<Int>) throws {
        row.options = [1, 2]
        row.displayValueFor = { $0.map { "No \($0)" } }
        let form = form(row)
        row.didSelect()
        let inline = try #require(row.inlineRow)
        #expect(inline.options == [1, 2])
        #expect(inline.displayValueFor?(2) == "No 2")
        #expect(inline.cell.height == nil)
        #expect(form.rows.count == 2)
        inline.setValue(2, by: .user)
        #expect(row.value == 2)
        row.toggleInlineRow()
        #expect(row.isCollapsed)
        row.expandInlineRow()
        row.collapseInlineRow()
        #expect(row.isCollapsed)
        #expect(form.rows.count == 1)
        row.disabled = true
        row.didSelect()
        #expect(row.isCollapsed)
    }

    @Test("A row that conforms may expand, collapse and toggle in its own way")
    func ownInlineRows() {
        let (expanding, collapsing) = (OwnExpandingRow("expand"), OwnCollapsingRow("collapse"))
        let toggling = OwnTogglingRow("toggle")
        let form = form(expanding, collapsing, toggling)
        expanding.didSelect()
        expanding.toggleInlineRow()
        #expect(expanding.calls == 2)
        #expect(expanding.isCollapsed)
        collapsing.didSelect()
        #expect(collapsing.calls == 0)
        #expect(collapsing.isExpanded)
        collapsing.didSelect()
        form.hideInlineRows()
        #expect(collapsing.calls == 2)
        #expect(collapsing.isExpanded)
        toggling.didSelect()
        #expect(toggling.calls == 1)
        #expect(toggling.isCollapsed)
        #expect(form.rows.count == 4)
    }

    @Test("Every row of the catalogue has an open superclass with an underscore before its name")
    func superclasses() throws {
        let helpers: Set = ["ButtonRowOf", "ViewRowOf"]
        for descriptor in StandardRowPlugin.rows where !helpers.contains(descriptor.name) {
            var superclass: AnyClass? = _getSuperclass(try made(descriptor))
            var names: [String] = []
            while let type = superclass {
                names.append(String(describing: type).prefix { $0 != "<" }.description)
                superclass = _getSuperclass(type)
            }
            #expect(names.contains("_\(descriptor.name)"), "\(names)")
        }
    }

    private func made(_ descriptor: RowDescriptor) throws -> AnyClass {
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self))
        return type(of: try factory.make(descriptor.name, tag: nil))
    }

    /// A text row with its own initial value, whose cell is orange for longer texts.
    private final class ColoredRow: _TextRow<TextCell>, RowType {
        required init(tag: String?) {
            super.init(tag: tag)
            preset { capitalization = .allCharacters }
        }

        override func customUpdateCell() {
            super.customUpdateCell()
            cell.backgroundColor = (value?.count ?? 0) > 2 ? .orange : nil
        }
    }

    @Test("An existing row is changed by subclassing its superclass")
    func subclass() {
        let row = ColoredRow("name") { $0.placeholder = "Name" }
        let tester = FormTester(form: form(row))
        tester.type("Ada", into: "name") { $0.values["name"] = "Ada" }
        #expect(row.cell.textField.placeholder == "Name")
        #expect(row.cell.textField.capitalization == .allCharacters)
        #expect(row.cell.backgroundColor == .orange)
        tester.finish()
    }

    @Test("Options are shown by custom cells, with texts that follow their rows")
    func optionCells() throws {
        final class EmojiCell: ListCheckCell<String> {}
        let row = PushRow<String>("emoji") {
            $0.options = ["💁", "🍐", "🐗"]
            $0.value = "🍐"
            $0.selectorTitle = "Choose an Emoji!"
        }.onPresent { from, to in
            to.dismissOnSelection = false
            to.dismissOnChange = false
            to.selectableRowSetup = { row in
                row.cellProvider = CellProvider { EmojiCell() }
            }
            to.selectableRowCellUpdate = { cell, row in
                cell.textLabel?.text = "Text " + row.selectableValue!
                cell.detailTextLabel?.text = "Detail " + row.selectableValue!
            }
        }
        let tester = FormTester(form: form(row))
        tester.isExhaustive = false
        tester.select("emoji")
        tester.select("emoji>#:0:2")
        let screen = try #require(tester.stage.controller.presented)
        #expect(screen.title == "Choose an Emoji!")
        #expect(row.value == "🐗")
        #expect(screen.form.rows.allSatisfy { ($0 as? ListCheckRow<String>)?.cell is EmojiCell })
        #expect(tester.stage.screens.last?.textDrawing.contains(#""Text 🐗""#) == true)
        #expect(tester.stage.screens.last?.textDrawing.contains(#""Detail 🐗""#) == true)
        tester.finish()
    }
}
