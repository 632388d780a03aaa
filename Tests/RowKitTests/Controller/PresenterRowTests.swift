import RowKit
import Testing

@Suite("A row that presents a screen")
struct PresenterRowTests {
    private let row = NoteRow("note") { row in
        row.title = "Note"
        row.value = "old"
    }
    private let stage: FormStage

    init() { stage = FormStage("Desk", row, TextRow("name"), NoteRow()) }

    private func open() throws -> NoteController {
        stage.press("note")
        return try #require(stage.top as? NoteController)
    }

    @Test("creates the controller, configures it, calls the listeners and presents it")
    func order() throws {
        let heard = Recorder<String>()
        row.heading = "A note"
        row.presentationMode = .show(
            controllerProvider: .callback {
                heard("made")
                return NoteController()
            })
        row.onPresentCallback = { [stage] owner, note in
            heard("\(owner === stage.controller) \(note.title ?? "-") \(note.isLoaded)")
        }
        row.onPresent { _, note in heard("first of \(note.row?.value ?? "-")") }
            .onPresent { _, _ in heard("second") }
        row.onCellSelection { _, _ in heard("selected") }
        let note = try open()
        #expect(
            heard.entries == ["made", "true A note false", "first of old", "second", "selected"])
        #expect(note.presenterRow === row)
        #expect(note.presenting === stage.controller)
        #expect(note.outcome == nil)
        #expect(note.diary == ["loaded", "will appear"])
    }

    @Test("gives the controller the row's title, unless it has its own")
    func title() throws {
        let note = try open()
        #expect(note.title == "Note")
        row.presentationMode = .show(
            controllerProvider: .callback { NoteController(form: Form("Own")) })
        row.presentController()
        #expect(stage.top !== note)
        #expect(stage.top.title == "Own")
    }

    @Test("presents the controller in the given style", arguments: FormView.Presentation.allCases)
    func modes(presentation: FormView.Presentation) throws {
        let gone = Recorder<RowControllerOutcome?>()
        let provider = ControllerProvider.callback { NoteController() }
        let onDismiss = { (note: NoteController) in gone(note.outcome) }
        row.presentationMode =
            switch presentation {
            case .show: .show(controllerProvider: provider, onDismiss: onDismiss)
            case .modal: .presentModally(controllerProvider: provider, onDismiss: onDismiss)
            case .popover: .popover(controllerProvider: provider, onDismiss: onDismiss)
            case .alert: .alert(controllerProvider: provider, onDismiss: onDismiss)
            case .sheet: .sheet(controllerProvider: provider, onDismiss: onDismiss)
            }
        let note = try open()
        #expect(note.presentation == presentation)
        #expect(
            stage.textDrawing == """
                form : "Desk"
                  section #:0
                    cell note [focused]
                      text: label "Note"
                      detail: label "old"
                    cell name
                      content: stack horizontal
                        title: label
                        field: textField ""
                    cell #:0:0
                form note>: "Note" [\(presentation)]
                  section note>#:0
                    cell note>note
                      content: stack horizontal
                        title: label
                        field: textField "old"

                """)
        #expect(stage.screens.last?.presenter == ViewID("note"))
        stage.patch(ViewEvent(ViewID("note>:"), .dismiss))
        #expect(gone.entries == [.cancelled])
        #expect(stage.screens.count == 1)
    }

    enum Leave: Sendable { case commit, clear, cancel, dismiss, dismissByHost, chooseAndDismiss }

    @Test(
        "is informed of the outcome",
        arguments: [
            Example("a value", Leave.commit, "committed, new by user"),
            Example("no value", .clear, "cleared, nil by user"),
            Example("cancelled", .cancel, "cancelled, old"),
            Example("dismissed by the program", .dismiss, "cancelled, old"),
            Example("dismissed by the host", .dismissByHost, "cancelled, old"),
            Example("a value, and then dismissed", .chooseAndDismiss, "committed, new by user"),
        ])
    func outcomes(example: Example<Leave, String>) throws {
        var told: [String] = []
        var writer = ""
        row.onValueChange { writer = " by \($1.origin)" }
        row.presentationMode = .show(
            controllerProvider: .callback { NoteController() },
            onDismiss: { note in
                let outcome = note.outcome.map { "\($0)" } ?? "-"
                told.append("\(outcome), \(note.row?.value ?? "nil")\(writer)")
            })
        let note = try open()
        switch example.input {
        case .commit: note.commit("new")
        case .clear: note.clear()
        case .cancel: note.cancel()
        case .dismiss: note.dismiss()
        case .dismissByHost: stage.patch(ViewEvent(ViewID("note>:"), .dismiss))
        case .chooseAndDismiss:
            #expect(note.choose("new"))
            #expect(note.presenting != nil)
            note.dismiss()
        }
        #expect(told == [example.outcome])
        #expect(stage.screens.count == 1)
        #expect(stage.top === stage.controller)
    }

    @Test("presents nothing without a screen or an owner, or while it is hidden or disabled")
    func nothing() {
        row.disabled = true
        #expect(stage.press("note").refusal?.reason == .disabled)
        row.disabled = nil
        row.hidden = true
        row.presentController()
        #expect(stage.screens.count == 1)
        row.hidden = nil
        row.presentationMode = nil
        #expect(stage.press("note").refusal == nil)
        #expect(stage.screens.count == 1)
        #expect(stage.controller.presented == nil)

        let alone = NoteRow("alone")
        alone.didSelect()
        let form = Form { alone }
        alone.didSelect()
        #expect(form.controller == nil)
        #expect(!alone.isHighlighted)
    }

    @Test("has the focus while the screen is open, and is validated when it closes")
    func focus() throws {
        row.value = nil
        row.add(rule: RuleRequired())
        row.validationOptions = .validatesOnBlur
        let note = try open()
        #expect(row.isHighlighted)
        #expect(row.validationErrors.isEmpty)
        #expect(!row.isTouched)
        note.cancel()
        #expect(!row.isHighlighted)
        #expect(row.validationErrors.count == 1)
        #expect(row.isTouched)
        try open().commit("text")
        #expect(row.validationErrors.isEmpty)
    }

    @Test("takes the focus from the field that had it")
    func otherFocus() throws {
        let name = try #require(stage.form.rowBy(tag: "name"))
        stage.patch(ViewEvent(ViewID("name/content/field"), .focus))
        #expect(name.isHighlighted)
        _ = try open()
        #expect(!name.isHighlighted)
        #expect(row.isHighlighted)
        #expect(stage.focused == nil)
    }

    @Test("keeps its value if it was disabled in the meantime")
    func disabledMeanwhile() throws {
        let note = try open()
        row.disabled = true
        #expect(stage.screens.count == 2)
        #expect(!note.choose("new"))
        note.commit("new")
        #expect(row.value == "old")
        #expect(note.outcome == .cancelled)
        #expect(note.presenting == nil)
    }

    @Test("dismisses the screen when it is hidden or removed, or its form is replaced")
    func goneMeanwhile() throws {
        let hidden = try open()
        row.hidden = true
        #expect(hidden.outcome == .cancelled)
        #expect(stage.top === stage.controller)
        row.hidden = nil

        let removed = try open()
        try stage.form[0].remove(row)
        #expect(removed.outcome == .cancelled)
        #expect(stage.controller.presented == nil)
        stage.form[0].insert(row, at: 0)

        let sectionHidden = try open()
        stage.form[0].hidden = true
        #expect(sectionHidden.outcome == .cancelled)
        stage.form.allSections[0].hidden = nil

        let replaced = try open()
        let form = stage.form
        stage.controller.form = Form("Another")
        #expect(replaced.outcome == .cancelled)
        #expect(form.controller == nil)
        #expect(stage.takePatch().changes.count > 0)
        #expect(stage.screens.map(\.title) == ["Another"])
        #expect(row.value == "old")
        #expect(!row.isHighlighted)
    }

    @Test("ignores a screen that was dismissed")
    func late() throws {
        let note = try open()
        note.cancel()
        note.commit("late")
        #expect(row.value == "old")
        #expect(note.outcome == .cancelled)
        try open().commit("new")
        let committed = try open()
        committed.commit("newer")
        committed.cancel()
        committed.clear()
        #expect(row.value == "newer")
        #expect(committed.outcome == .committed)
    }

    @Test("dismisses the screen when it is released")
    func diesMeanwhile() throws {
        let row = NoteRow("brief")
        stage.form[0].append(row)
        stage.press("brief")
        #expect(stage.screens.count == 2)
        stage.form[0].removeAll { $0.tag == "brief" }
        #expect(stage.controller.presented == nil)
    }

    @Test("keeps the screen open when it moves")
    func movedMeanwhile() throws {
        let note = try open()
        try stage.form[0].move(row, to: .end)
        #expect(note.presenting != nil)
        note.commit("new")
        #expect(row.value == "new")
    }

    @Test("replaces another open screen with its own")
    func replacing() throws {
        let first = try open()
        let other = try #require(stage.form[0][2] as? NoteRow)
        other.presentController()
        #expect(first.outcome == .cancelled)
        _ = stage.takePatch()
        #expect(stage.screens.count == 2)
        #expect(stage.screens.last?.presenter == ViewID("#:0:0"))
        #expect(!row.isHighlighted)
        #expect(other.isHighlighted)
        other.presentController()
        #expect(other.isHighlighted)
        #expect(stage.controller.presented != nil)
    }

    @Test("works with no host attached")
    func headless() throws {
        let row = NoteRow("note") { $0.value = "old" }
        let controller = FormViewController(form: Form { row })
        row.didSelect()
        let note = try #require(controller.top as? NoteController)
        #expect(row.isHighlighted)
        #expect(note.diary == ["loaded"])
        note.form.setValues(["note": "typed"])
        note.commit(note.form.values()["note"] as? String ?? "")
        #expect(row.value == "typed")
        #expect(!row.isHighlighted)
        #expect(controller.top === controller)
        #expect(note.outcome == .committed)
        #expect(note.diary == ["loaded"])
    }

    @Test("can present the same controller repeatedly, which resets its outcome")
    func same() throws {
        let note = NoteController()
        row.presentationMode = .show(controllerProvider: .callback { note })
        try open().commit("new")
        _ = try open()
        #expect(note.outcome == nil)
        #expect(stage.top === note)
        row.presentController()
        #expect(stage.top === note)
        #expect(note.outcome == nil)
        stage.patch(ViewEvent(ViewID("note>:"), .dismiss))
        #expect(note.outcome == .cancelled)
        #expect(note.diary.filter { $0 == "loaded" }.count == 1)
    }
}
