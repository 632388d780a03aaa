import RowKit
import Testing

@Suite("A controller")
struct ControllerNamesTests {
    private let row = NoteRow("note")
    private let form: Form
    private let controller: FormViewController

    init() {
        form = Form() +++ row
        controller = FormViewController(form: form)
    }

    @Test("moves the focus by the default options if its own are nil")
    func navigationOptions() {
        let fields = FormViewController(form: Form { Section([TextRow("a"), TextRow("b")]) })
        let stage = FormStage(fields)
        func next() -> String? {
            fields.focus(fields.form.rows[0])
            fields.focusNext()
            return fields.form.rows.first(where: \.isHighlighted)?.tag
        }
        #expect(fields.navigationOptions == nil)
        #expect(next() == "b")
        fields.navigationOptions = .disabled
        #expect(next() == "a")
        fields.navigationOptions = nil
        #expect(next() == "b")
        withExtendedLifetime(stage) {}
        #expect(RowNavigationOptions.standard == [.enabled, .skipCanNotBecomeFirstResponderRow])
    }

    @Test("is known to the cells of its form, whatever their superclass")
    func formViewController() {
        final class PlainCell: CellType {
            let view = CellView()
            weak var row: RowOf<Int>?
            var height: (() -> Double)?
        }
        final class PlainRow: Row<PlainCell>, RowType {}
        let plain = PlainRow("plain")
        #expect(plain.cell.formViewController() == nil)
        form[0].append(plain)
        #expect(plain.cell.formViewController() === controller)
        #expect(plain.baseCell.formViewController() === controller)
        #expect(row.cell.formViewController() === controller)
    }

    @Test("is created and presented by a presentation mode")
    func presentationMode() throws {
        let gone = Recorder<String>()
        let mode = PresentationMode.popover(
            controllerProvider: .callback { NoteController() },
            onDismiss: { _ in gone("gone") })
        if let note = mode.makeController() {
            note.row = row
            mode.present(note, row: row, presentingController: controller)
            #expect(controller.presented === note)
            #expect(note.presentation == .popover)
            #expect(note.presenterRow === row)
            #expect(gone.entries.isEmpty)
            note.dismiss()
        }
        mode.present(nil, row: row, presentingController: controller)
        #expect(controller.presented == nil)
        #expect(gone.take() == ["gone"])
    }

    @Test("of a row calls onDismissCallback each time it is dismissed")
    func onDismissCallback() {
        let gone = Recorder<Bool>()
        let note = NoteController { gone($0.presenting == nil) }
        for _ in 1...2 {
            controller.present(note)
            #expect(gone.entries.isEmpty)
            note.dismiss()
            #expect(gone.take() == [true])
        }
        let silent = NoteController(nil)
        silent.onDismissCallback = { _ in gone(false) }
        controller.present(silent)
        controller.dismissPresented()
        #expect(gone.take() == [false])
    }

    @Test("of a row is dismissed by its own onDismissCallback, whether or not one was assigned")
    func endsItself() {
        let gone = Recorder<Bool>()
        for note in [NoteController(nil), NoteController { gone($0.presenting == nil) }] {
            controller.present(note)
            note.onDismissCallback?(note)
            #expect(controller.presented == nil)
            // It was dismissed once, and is not dismissed again.
            note.onDismissCallback?(note)
        }
        #expect(gone.take() == [true])
    }
}
