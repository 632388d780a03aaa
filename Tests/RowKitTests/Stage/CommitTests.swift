import RowKit
import Testing

@Suite("Committed text")
struct CommitTests {
    /// A row that reads its text only on commit.
    private final class SlowRow: Row<FieldCell>, RowType {
        override func customSetupCell() {
            super.customSetupCell()
            cell.textField.popup = ListView()
        }

        override func commitInput() {
            super.commitInput()
            setValue(cell.textField.text.uppercased(), by: .user)
        }
    }

    @Test("becomes the value, and the focus and the popup stay")
    func commit() {
        let row = SlowRow("row")
        let stage = FormStage(FormViewController(form: Form { row }))
        let field = ViewID("row/content/field")
        stage.receive(ViewEvent(field, .focus))
        stage.receive(ViewEvent(field, .type("ada")))
        let changes = stage.receive(ViewEvent(field, .commit))
        #expect(changes.refusal == nil)
        #expect(row.value == "ADA")
        #expect(stage.focused == field)
        #expect(row.cell.textField.popup != nil)
    }

    @Test("is refused if there is no row")
    func noRow() {
        let stage = FormStage(FormViewController(form: Form("Title")))
        let refusal = stage.receive(ViewEvent(ViewID(":"), .commit)).refusal
        #expect(refusal?.reason == .notUnderstood)
    }

    @Test("A failed submission gives the focus to the first invalid row, or scrolls to it")
    func firstError() {
        let (first, second) = (TextRow("first"), StringRow("second"))
        second.add(rule: RuleRequired())
        let form = Form {
            first; second
        }
        let stage = FormStage(FormViewController(form: form))
        #expect(throws: SubmissionError.self) { try form.submit() }
        #expect(stage.takeChanges().changes.last == .reveal(ViewID("second")))
        first.add(rule: RuleRequired())
        #expect(throws: SubmissionError.self) { try form.submit() }
        #expect(stage.focused == ViewID("first/content/field"))
    }
}
