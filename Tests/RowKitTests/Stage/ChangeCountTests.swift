import Foundation
import RowKit
import Testing

@Suite("Changes that a host receives of a form with 1,000 rows")
struct ChangeCountTests {
    private let form: Form
    private let stage: FormStage
    private let rows: [ControlRow<TextFieldView>]

    init() {
        let rows = (0..<1_000).map { ControlRow<TextFieldView>("row\($0)") }
        rows[1].add(rule: RuleMinLength(minLength: 3))
        rows[1].validationOptions = .validatesOnChange
        rows[2].hidden = "$row1 == 'hide'"
        rows[3].disabled = "$row1 == 'off'"
        form = Form { Section("Rows") { rows.map { $0 as BaseRow } } }
        self.rows = rows
        stage = FormStage(FormViewController(form: form))
    }

    private func json(_ text: String) throws -> String {
        let changes = stage.patch(ViewEvent(.control("row1"), .type(text, caret: text.count)))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(changes.changes), as: UTF8.self)
    }

    @Test("are exactly those that a keystroke caused, and no other cell is updated")
    func keystroke() throws {
        let before = rows.map(\.cell.updates)
        #expect(
            try json("a")
                == #"[{"error":"Must have at least 3 characters","set":"row1"}]"#)
        #expect(try json("ab") == "[]")
        #expect(try json("abc") == #"[{"error":null,"set":"row1"}]"#)
        #expect(try json("off") == #"[{"enabled":false,"set":"row3"}]"#)
        #expect(try json("hide") == #"[{"remove":"row2"},{"enabled":null,"set":"row3"}]"#)
        let updated = zip(rows, before).filter { $0.cell.updates != $1 }.map { $0.0.tag }
        #expect(updated == ["row1", "row3"])
    }

    @Test("are empty if a write changes nothing")
    func nothing() {
        let updates = rows.map(\.cell.updates)
        let row = rows[7]
        row.value = nil
        row.title = nil
        row.hidden = nil
        row.hidden = false
        row.disabled = false
        row.cell.control.text = ""
        row.cell.control.isEnabled = true
        row.cell.control.name = nil
        row.cell.contentView = row.cell.contentView
        form[0].header = "Rows"
        form.setValues(form.values())
        #expect(!stage.hasChanges || stage.takePatch().isEmpty)
        #expect(rows.map(\.cell.updates) == updates)
        form.update(by: nil) {
            row.value = "a"
            row.value = nil
        }
        #expect(stage.takePatch().isEmpty)
    }
}
