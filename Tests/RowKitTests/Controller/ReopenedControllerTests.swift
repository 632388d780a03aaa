import RowKit
import Testing

@Suite("A controller that is shown again")
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

    @Test("by no row stays, whatever becomes of the row that opened it before")
    func byNoRow() throws {
        owner.present(shown)
        #expect(owner.presented === shown && shown.presenterRow == nil && !first.isHighlighted)
        first.hidden = true
        #expect(owner.presented === shown)
        try form[0].remove(first)
        #expect(owner.presented === shown && shown.presenting === owner)
    }

    @Test("by another row goes with that alone")
    func byAnotherRow() {
        owner.present(shown, from: other)
        #expect(shown.presenterRow === other && other.isHighlighted)
        first.hidden = true
        #expect(owner.presented === shown)
        other.hidden = true
        #expect(owner.presented == nil && !other.isHighlighted)
    }

    @Test("by the same row goes with it again")
    func bySameRow() {
        owner.present(shown, from: first)
        #expect(first.isHighlighted)
        first.hidden = true
        #expect(owner.presented == nil && !first.isHighlighted)
    }

    @Test("tells whoever opened it last, and nobody else, that it has gone")
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
