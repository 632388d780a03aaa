import RowKit
import Testing

@Suite("A controller that is presented again")
struct ReopenedControllerTests {
    private let first = StringRow("first")
    private let other = StringRow("other")
    private let form = Form()
    private let owner: FormViewController
    private let shown = FormViewController(form: Form("Shown"))

    init() {
        owner = FormViewController(form: form)
        form.append(Section([first, other]))
        owner.present(shown, from: first)
        shown.dismiss()
    }

    @Test("by no row stays, whatever happens to the row that presented it before")
    func byNoRow() throws {
        owner.present(shown)
        #expect(owner.presented === shown)
        #expect(shown.presenterRow == nil)
        #expect(!first.isHighlighted)
        first.hidden = true
        #expect(owner.presented === shown)
        try form[0].remove(first)
        #expect(owner.presented === shown)
        #expect(shown.presenting === owner)
    }

    @Test("by another row is dismissed only with that row")
    func byAnotherRow() {
        owner.present(shown, from: other)
        #expect(shown.presenterRow === other)
        #expect(other.isHighlighted)
        first.hidden = true
        #expect(owner.presented === shown)
        other.hidden = true
        #expect(owner.presented == nil)
        #expect(!other.isHighlighted)
    }

    @Test("is independent of the stage in between")
    func between() {
        let stage = FormStage(owner)
        owner.present(shown)
        #expect(stage.screens.count == 2)
        shown.dismiss()
        _ = stage.takeChanges()
        shown.form = Form("Meanwhile") { StringRow("new") }
        shown.title = "Meanwhile"
        #expect(!stage.hasChanges)
        owner.present(shown)
        #expect(stage.screens.map(\.title).last == "Meanwhile")
        #expect(stage.hasChanges)
    }

    @Test("on another stage belongs to that stage")
    func elsewhere() {
        let stage = FormStage(owner)
        let other = FormStage(FormViewController(form: Form("Other")))
        owner.present(shown)
        #expect(stage.screens.count == 2)
        shown.dismiss()
        other.controller.present(shown)
        #expect(other.screens.count == 2)
        #expect(stage.screens.count == 1)
        _ = (stage.takeChanges(), other.takeChanges())
        shown.form = Form("Meanwhile") { StringRow("new") }
        #expect(other.hasChanges)
        #expect(!stage.hasChanges)
        #expect(other.screens.last?.sections.first?.rows.count == 1)
    }

    @Test("by the same row is dismissed with it again")
    func bySameRow() {
        owner.present(shown, from: first)
        #expect(first.isHighlighted)
        first.hidden = true
        #expect(owner.presented == nil)
        #expect(!first.isHighlighted)
    }

    @Test("calls only the dismissal closure of its last presentation")
    func told() {
        let gone = Recorder<String>()
        owner.present(shown) { gone("once") }
        shown.dismiss()
        owner.present(shown)
        shown.dismiss()
        owner.present(shown) { gone("again") }
        owner.dismissPresented()
        #expect(gone.take() == ["once", "again"])
    }
}
