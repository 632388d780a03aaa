import RowKit
import Testing

@Suite("Collapsible sections")
struct CollapsedSectionTests {
    /// A form with a collapsed section between two that cannot be collapsed.
    private func makeForm() -> Form {
        Form {
            Section([TextRow("before")])
            Section("More") { more in
                more.tag = "more"
                more.isExpanded = false
                more <<< TextRow("inside") { $0.value = "kept" }
            }
            Section([TextRow("after")])
        }
    }

    private func press(_ name: String, on stage: FormStage) -> ViewRefusal? {
        stage.receive(ViewEvent(ViewID(name), .press)).refusal
    }

    @Test("expand and collapse when pressed; other sections refuse the press")
    func pressing() throws {
        let form = makeForm()
        let stage = FormStage(FormViewController(form: form))
        let view = try #require(stage.view(ViewID("#more")) as? SectionView)
        #expect(view.isExpanded == false)
        #expect(view.rows.count == 1)
        #expect(press("#more", on: stage) == nil)
        #expect(form[1].isExpanded == true)
        #expect(view.isExpanded == true)
        #expect(press("#more", on: stage) == nil)
        #expect(form[1].isExpanded == false)
        #expect(view.isExpanded == false)
        let refusal = try #require(press(form[0].key, on: stage))
        #expect(refusal.reason == .notUnderstood)
        #expect(form[0].isExpanded == nil)
    }

    @Test("report one changed property to hosts, and no row")
    func changes() {
        let form = makeForm()
        let stage = FormStage(FormViewController(form: form))
        _ = stage.takeChanges()
        form[1].isExpanded = true
        #expect(stage.takeChanges().changes == [.set(ViewID("#more"), [.isExpanded])])
        form[1].isExpanded = true
        #expect(stage.takeChanges().changes.isEmpty)
    }

    @Test("can be pressed even if they or the form are disabled")
    func disabled() {
        let form = makeForm()
        form[1].disabled = true
        form.isDisabled = true
        let stage = FormStage(FormViewController(form: form))
        #expect(press("#more", on: stage) == nil)
        #expect(form[1].isExpanded == true)
    }

    @Test("keep the values, rules and input of their rows")
    func rowsCount() {
        let form = makeForm()
        form[1][0].baseValue = nil
        (form[1][0] as? TextRow)?.add(rule: RuleRequired())
        #expect(form.values().keys.contains("inside"))
        #expect(form.validate().map(\.tag) == ["inside"])
        #expect(form[1].isExpanded == false)
        let stage = FormStage(FormViewController(form: form))
        // Text typed on another page is not lost.
        let typed = ViewEvent(ViewID("inside/content/field"), .type("typed"))
        #expect(stage.receive(typed).refusal == nil)
        #expect(form[1][0].baseValue as? String == "typed")
    }

    @Test("are skipped by the focus while collapsed")
    func navigation() {
        let form = makeForm()
        let controller = FormViewController(form: form)
        let stage = FormStage(controller)
        _ = stage.receive(ViewEvent(ViewID("before/content/field"), .focus))
        #expect(controller.focusNext())
        #expect(stage.focused?.text == "after/content/field")
        #expect(controller.focusPrevious())
        #expect(stage.focused?.text == "before/content/field")
        form[1].isExpanded = true
        #expect(controller.focusNext())
        #expect(stage.focused?.text == "inside/content/field")
    }

    @Test("expand when one of their rows gets the focus or is scrolled to")
    func focusing() {
        for isFocused in [true, false] {
            let form = makeForm()
            let controller = FormViewController(form: form)
            let stage = FormStage(controller)
            if isFocused {
                #expect(controller.focus(form[1][0]))
            } else {
                controller.scroll(to: form[1][0])
            }
            #expect(form[1].isExpanded == true)
            #expect(stage.screens.count == 1)
        }
    }

    @Test("expand when a submission fails because of them or of one of their rows")
    func submission() {
        for isOfRow in [true, false] {
            let form = makeForm()
            form[2].isExpanded = false
            if isOfRow {
                form[1][0].baseValue = nil
                (form[1][0] as? TextRow)?.add(rule: RuleRequired())
            } else {
                form[1].add(rule: RuleMinCount(minCount: 2))
            }
            #expect(throws: SubmissionError.self) { try form.submit() }
            #expect(form.map(\.isExpanded) == [nil, true, false])
        }
    }

    @Test("are restored from the form's state")
    func state() throws {
        let form = makeForm()
        form[1].isExpanded = true
        let other = makeForm()
        #expect(other.restore(form.state).isEmpty)
        #expect(other.map(\.isExpanded) == [nil, true, nil])
        #expect(other.state == form.state)
        // A section that can no longer be collapsed stays that way.
        let changed = makeForm()
        changed[1].isExpanded = nil
        #expect(changed.restore(form.state).isEmpty)
        #expect(changed[1].isExpanded == nil)
    }

    @Test("report the changes of their state")
    func stateChanges() {
        let form = makeForm()
        let stage = FormStage(FormViewController(form: form))
        var copy = stage.state
        _ = stage.takeStateChanges()
        #expect(press("#more", on: stage) == nil)
        copy.apply(stage.takeStateChanges())
        #expect(copy == form.state)
        #expect(stage.takeStateChanges().isEmpty)
    }

    @Test("are drawn as collapsed")
    func drawing() {
        let form = makeForm()
        let stage = FormStage(FormViewController(form: form))
        let sections = stage.screens.first?.sections.map {
            String($0.textDrawing.prefix { $0 != "\n" })
        }
        #expect(sections == ["section #:0", "section #more [collapsed]", "section #:1"])
    }
}
