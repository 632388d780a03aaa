import RowKit
import Testing

@Suite("Appearance set during a cell update")
struct TransientLooksTests {
    private let label = ViewID("row/text")

    private func makeRow() -> StringRow {
        StringRow("row") { row in
            row.title = "Title"
            row.add(rule: RuleRequired())
            row.validationOptions = .validatesOnChange
        }
    }

    @Test("is reverted automatically and reported once")
    func turningBack() {
        let row = makeRow().cellUpdate { cell, row in
            if !row.isValid { cell.textLabel?.textColor = .systemRed }
        }
        let stage = FormStage(FormViewController(form: Form { Section { row } }))
        row.value = "a"
        _ = stage.takePatch()
        row.value = nil
        #expect(
            stage.takePatch().changes.contains(.set(label, [.color: "systemRed"])))
        row.updateCell()
        row.updateCell()
        #expect(stage.takePatch().isEmpty)
        row.value = "b"
        #expect(stage.takePatch().changes.contains(.set(label, [.color: .null])))
        #expect(row.cell.textLabel?.textColor == nil)
    }

    @Test("reverts to what was set before, after any number of changes")
    func several() {
        var look: RowColor?
        let row = makeRow()
        row.cellSetup { cell, _ in cell.textLabel?.textColor = .systemBlue }
        row.cellUpdate { cell, _ in if let look { cell.textLabel?.textColor = look } }
        #expect(row.cell.textLabel?.textColor == .systemBlue)
        for next in [RowColor.systemRed, .systemGreen, .systemBlue, .systemRed, .systemYellow] {
            look = next
            row.updateCell()
            #expect(row.cell.textLabel?.textColor == next)
        }
        look = nil
        row.updateCell()
        #expect(row.cell.textLabel?.textColor == .systemBlue)
        row.updateCell()
        #expect(row.cell.textLabel?.textColor == .systemBlue)
    }

    @Test("leaves appearance set elsewhere in the meantime")
    func elsewhere() {
        var isRed = true
        let row = makeRow()
        row.cellUpdate { cell, _ in
            if isRed {
                cell.textLabel?.textColor = .systemRed
                cell.textLabel?.font = .boldSystemFont(ofSize: 20)
                cell.backgroundColor = .systemYellow
            }
        }
        let cell = row.cell
        cell.textLabel?.textColor = .systemGreen
        cell.detailTextLabel?.textColor = .systemBlue
        isRed = false
        row.updateCell()
        #expect(cell.textLabel?.textColor == .systemGreen)
        #expect(cell.detailTextLabel?.textColor == .systemBlue)
        #expect(cell.textLabel?.font == nil)
        #expect(cell.backgroundColor == nil)
        row.updateCell()
        #expect(cell.textLabel?.textColor == .systemGreen)
    }

    @Test("is reverted in fields too")
    func fields() {
        var isRed = true
        let row = TextRow("row").cellUpdate { cell, _ in
            guard isRed else { return }
            cell.textField.textColor = .systemRed
            cell.textField.font = .boldSystemFont(ofSize: 20)
            cell.textField.backgroundColor = .systemYellow
        }
        let field = row.cell.textField
        #expect(field.textColor == .systemRed)
        #expect(field.font != nil)
        isRed = false
        row.updateCell()
        #expect(field.textColor == nil)
        #expect(field.font == nil)
        #expect(field.backgroundColor == nil)
    }

    @Test("is forgotten with its view")
    func lifetime() {
        var isRed = true
        let row = makeRow().cellSetup { cell, _ in cell.accessoryView = LabelView("mark") }
            .cellUpdate { cell, _ in
                let mark = cell.accessoryView as? LabelView
                if isRed { mark?.textColor = .systemRed }
            }
        weak let old = row.cell.accessoryView as? LabelView
        #expect(old?.textColor == .systemRed)
        row.cell.accessoryView = nil
        #expect(old == nil)
        isRed = false
        row.updateCell()
        let new = LabelView("mark")
        row.cell.accessoryView = new
        #expect(new.textColor == nil)
    }
}
