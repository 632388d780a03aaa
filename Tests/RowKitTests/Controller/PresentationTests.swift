import RowKit
import Testing

@Suite("Presented screens")
struct PresentationTests {
    private let first = NoteController(form: Form("first"))
    private let second = NoteController(form: Form("second"))
    private let third = NoteController(form: Form("third"))
    private let stage: FormStage

    init() {
        stage = FormStage(first)
        first.present(second)
        second.present(third, as: .sheet)
        _ = stage.takePatch()
    }

    private var titles: [String?] { stage.screens.map(\.title) }

    @Test("are in the order of presentation; only the one on top receives events")
    func order() {
        #expect(titles == ["first", "second", "third"])
        #expect(first.top === third)
        #expect(stage.screens.map(\.presentation) == [nil, .show, .sheet])
        #expect(stage.screens.map(\.presenter) == [nil, nil, nil])
        let typed = stage.type("x", in: "note/content/field")
        #expect(typed.refusal?.reason == .hidden)
        #expect(stage.type("x", in: ">>note/content/field").refusal == nil)
        #expect(third.form.values()["note"] as? String == "x")
    }

    @Test("inherit the language of the one below, unless they have their own")
    func language() throws {
        func phrases(_ done: Phrases.Text) throws -> Phrases {
            try Phrases(formats: PlainFormats(), translations: ["done": done])
        }
        first.form.phrases = try phrases("Fertig")
        let (plain, own) = (NoteController(form: Form("plain")), NoteController(form: Form("own")))
        own.form.phrases = Phrases()
        first.show(plain)
        #expect(plain.form.phrases.text(.done) == "Fertig")
        first.show(own)
        #expect(own.form.phrases.text(.done) == "Done")
    }

    @Test("inherit phrases and defaults even if they replace their form, unless it has its own")
    func replacedForm() throws {
        func give(_ text: Phrases.Text, _ title: String, to form: Form) throws {
            form.phrases = try Phrases(formats: PlainFormats(), translations: ["done": text])
            form.defaults.set(\BaseRow.title, title)
        }
        func isGiven(_ text: String, _ title: String, _ form: Form) -> Bool {
            form.phrases.text(.done) == text && form.rows.map(\.title) == [title]
        }
        try give("Fertig", "Allgemein", to: first.form)
        first.form = Form { TextRow("plain") }
        #expect(isGiven("Fertig", "Allgemein", first.form))
        let replacing = ReplacingController()
        first.show(replacing)
        #expect(isGiven("Fertig", "Allgemein", replacing.form))
        let own = Form { TextRow("own") }
        try give("Prêt", "Général", to: own)
        first.form = own
        #expect(isGiven("Prêt", "Général", own))
    }

    @Test("keep their IDs and still refer to the presenting row when its key changes")
    func movedPresenter() throws {
        let (row, away) = (TextRow(), Section("away"))
        third.form.append(Section { row })
        third.form.append(away)
        let fourth = NoteController(form: Form("fourth"))
        third.present(fourth, from: row)
        let id = try #require(stage.screens.last?.id)
        #expect(stage.screens.last?.presenter?.text == ">>" + row.key)
        let old = row.key
        _ = stage.takePatch()
        try away.move(row, to: .end)
        #expect(row.key != old)
        let changes = stage.takePatch().changes
        #expect(changes.contains(.set(id, [.presenter: .string(">>" + row.key)])))
        #expect(stage.screens.last?.id == id)
        #expect(stage.snapshot == FormStage(first).snapshot)
    }

    @Test("are dismissed with the one below them")
    func middle() {
        var gone: [String] = []
        let fourth = FormViewController(form: Form("fourth"))
        third.present(fourth) { gone.append("fourth") }
        second.dismiss()
        #expect(stage.takePatch().changes.count == 2)
        #expect(gone == ["fourth"])
        #expect(titles == ["first"])
        #expect(second.presenting == nil)
        #expect(second.presented == nil)
        #expect(third.presenting == nil)
    }

    @Test("call their dismissal closures from the top down")
    func goneInOrder() {
        var gone: [String] = []
        let controllers = ["a", "b", "c"].map { FormViewController(form: Form($0)) }
        var under: FormViewController = first
        for controller in controllers {
            under.present(controller) { gone.append(controller.title ?? "-") }
            under = controller
        }
        first.dismissPresented()
        #expect(gone == ["c", "b", "a"])
    }

    @Test("appear when they come to the top, and disappear when they leave it")
    func life() {
        #expect(first.takeDiary() == ["loaded", "will appear", "did disappear"])
        #expect(second.takeDiary() == ["loaded"])
        #expect(third.takeDiary() == ["loaded", "will appear"])
        third.dismiss()
        _ = stage.takePatch()
        #expect(third.takeDiary() == ["did disappear"])
        #expect(second.takeDiary() == ["will appear"])
        second.present(third)
        _ = stage.takePatch()
        #expect(third.takeDiary() == ["will appear"])
        #expect(second.takeDiary() == ["did disappear"])
        first.dismissPresented()
        _ = stage.takePatch()
        #expect(first.takeDiary() == ["will appear"])
        #expect(second.takeDiary() == [])
        #expect(third.takeDiary() == ["did disappear"])
    }

    @Test("do not react to one that is dismissed before changes are taken")
    func unnoticed() {
        let brief = NoteController()
        third.present(brief)
        brief.dismiss()
        #expect(stage.takePatch().isEmpty)
        #expect(brief.diary == ["loaded"])
        #expect(third.diary == ["loaded", "will appear"])
    }

    @Test("can present another when they appear")
    func inTurn() {
        final class Hasty: FormViewController {
            var next: FormViewController?
            override func viewWillAppear() {
                super.viewWillAppear()
                if let next { show(next) }
                next = nil
            }
        }
        let hasty = Hasty(form: Form("hasty"))
        hasty.next = FormViewController(form: Form("next"))
        third.show(hasty)
        _ = stage.takePatch()
        #expect(titles == ["first", "second", "third", "hasty", "next"])
    }

    @Test("cannot be presented again while they are shown")
    func once() {
        third.present(first)
        third.present(second)
        third.present(third)
        #expect(third.presented == nil)
        #expect(first.presented === second)
    }

    @Test("include the first, which cannot be dismissed, but dismisses the others")
    func firstStays() {
        first.dismiss()
        _ = stage.takePatch()
        #expect(first.presented == nil)
        #expect(second.presenting == nil)
        #expect(third.presenting == nil)
        first.dismiss()
        let answer = stage.patch(ViewEvent(ViewID(":"), .dismiss))
        #expect(answer.refusal?.reason == .notUnderstood)
        #expect(titles == ["first"])
    }

    @Test("that replace each other leave the one presented last")
    func replacing() {
        let other = FormViewController(form: Form("other"))
        let last = FormViewController(form: Form("last"))
        first.dismissPresented()
        first.present(second) { [first] in first.present(last) }
        first.present(other)
        _ = stage.takePatch()
        #expect(titles == ["first", "last"])
        #expect(other.presenting == nil)
    }

    @Test("are redrawn when their form is replaced")
    func anotherForm() {
        _ = [first, second, third].map { $0.takeDiary() }
        second.form = Form("new second") { TextRow("name") }
        let changes = stage.takePatch().changes
        #expect(changes.prefix(2) == [.remove(ViewID(">>:")), .remove(ViewID(">:"))])
        #expect(changes.count == 4)
        #expect(titles == ["first", "new second", "third"])
        #expect([first, second, third].flatMap { $0.diary } == [])
        #expect(stage.screens.dropFirst().first?.textDrawing.contains("cell >name") == true)
    }

    @Test("presented by rows have the keys of all those rows in their IDs")
    func names() throws {
        let inner = NoteRow { $0.title = "Inner" }
        let outer = NoteRow("a/b") { $0.title = "Outer" }
        outer.onPresent { _, note in note.form +++ inner }
        let stage = FormStage("Root", outer)
        stage.press("a~2fb")
        stage.press("a~2fb>#:0:0")
        #expect(stage.screens.map(\.id.text) == [":", "a~2fb>:", "a~2fb>#:0:0>:"])
        #expect(
            stage.screens.map(\.presenter) == [nil, ViewID("a~2fb"), ViewID("a~2fb>#:0:0")])
        stage.patch(ViewEvent(ViewID("a~2fb>:"), .dismiss))
        #expect(stage.screens.count == 3)
        stage.patch(ViewEvent(ViewID("a~2fb>#:0:0>:"), .dismiss))
        #expect(stage.screens.count == 2)
    }

    @Test("receive events as soon as the program has dismissed those above them")
    func uncovered() {
        first.dismissPresented()
        #expect(stage.type("x", in: "note/content/field").refusal == nil)
        #expect(first.form.values()["note"] as? String == "x")
        #expect(titles == ["first"])
    }

    @Test("take the focus from the one they cover, even if it moved during presentation")
    func coveredFocus() throws {
        let form = Form {
            Section {
                TextRow("a"); TextRow("b")
            }
        }
        let owner = FormViewController(form: form)
        let stage = FormStage(owner)
        let (a, b) = (try #require(form.rowBy(tag: "a")), try #require(form.rowBy(tag: "b")))
        (a as? TextRow)?.onCellHighlightChanged { [unowned owner, unowned b] _, row in
            if !row.isHighlighted { owner.focus(b) }
        }
        #expect(owner.focus(a))
        #expect(a.isHighlighted)
        _ = stage.takePatch()
        owner.present(NoteController(form: Form("over")))
        #expect(b.isHighlighted)
        _ = stage.takePatch()
        #expect(!b.isHighlighted)
        #expect(stage.focused == nil)
        owner.dismissPresented()
        _ = stage.takePatch()
        #expect(stage.focused == nil)
    }

    @Test("are released after they were dismissed")
    func lifetime() throws {
        weak var controller: NoteController?
        weak var form: Form?
        weak var row: NoteRow?
        do {
            let made = NoteRow("note")
            made.onPresent { owner, note in note.onCellSelected { _ in owner.endEditing() } }
            let stage = FormStage(nil, made)
            stage.press("note")
            let note = try #require(stage.top as? NoteController)
            note.present(FormViewController(form: Form { NoteRow() }), from: note.form[0][0])
            (controller, form, row) = (note, note.form, made)
            try #require(stage.screens.count == 3)
            stage.patch(ViewEvent(stage.screens[2].id, .dismiss))
            note.commit("x")
            #expect(stage.screens.count == 1)
            #expect(made.value == "x")
        }
        #expect(controller == nil)
        #expect(form == nil)
        #expect(row == nil)
    }

    @Test("call their listeners when one of their rows is selected")
    func selections() throws {
        let row = TextRow("name")
        let controller = FormViewController(form: Form { row })
        var selected: [String?] = []
        controller.onCellSelected { selected.append($0.tag) }
        controller.onCellSelected { selected.append($0.tag?.uppercased()) }
        FormStage(controller).press("name")
        row.disabled = true
        controller.select(row)
        #expect(selected == ["name", "NAME"])
    }
}

/// A controller that makes its form when it is loaded.
private final class ReplacingController: FormViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        form = Form { TextRow("replaced") }
    }
}
