import RowKit
import Testing

@Suite("A stage")
struct StageTests {
    private func makeForm() -> Form {
        Form("Sign up") {
            Section("Who are you?") {
                TextRow("name") { $0.title = "Name" }
                SwitchedRow("adult") { $0.title = "Adult" }
                TextRow("guardian") { row in
                    row.title = "Guardian"
                    row.hidden = "$adult == true"
                }
            }
        }
    }

    @Test("shows the new cell of a row whose cellProvider was set and cell used immediately")
    func otherLook() throws {
        let row = ShiftingRow("row") { $0.value = "x" }
        let form = Form { Section { row } }
        let stage = FormStage(FormViewController(form: form))
        var mirror = ViewMirror(stage.snapshot)
        let old = row.cell
        form.update {
            row.cellProvider = CellProvider { ShiftingCell() }
            row.cell.contentView = LabelView("other")
        }
        mirror.apply(stage.takePatch())
        #expect(row.cell !== old)
        #expect(mirror.unappliedChanges == [])
        let label = try #require(mirror[ViewID("row/content")])
        #expect(label.kind == .label)
        #expect(label.properties[.text] == "other")
        row.value = "y"
        let changes = stage.takePatch().changes
        #expect(changes.allSatisfy { if case .set = $0 { true } else { false } })
    }

    @Test("draws a form as lines of text")
    func drawing() {
        let stage = FormStage(FormViewController(form: makeForm()))
        #expect(
            stage.textDrawing == """
                form : "Sign up"
                  section #:0
                    header: label "Who are you?" [header]
                    cell name
                      content: stack horizontal
                        title: label "Name"
                        field: textField ""
                    cell adult
                      text: label "Adult"
                      accessory: toggle off
                    cell guardian
                      content: stack horizontal
                        title: label "Guardian"
                        field: textField ""

                """)
        #expect(!stage.hasChanges)
    }

    @Test("reports the removal of a row that a switch hides")
    func hiding() {
        let form = makeForm()
        let stage = FormStage(FormViewController(form: form))
        let changes = stage.patch(ViewEvent(ViewID("adult/accessory"), .toggle(true)))
        #expect(changes.changes == [.remove(ViewID("guardian"))])
        #expect(form.values() as? [String: Bool?] == ["adult": true, "name": nil])
        form.setValues(["adult": false])
        guard case .insert(let view, let parent, let sibling) = stage.takePatch().changes.first
        else {
            Issue.record("the row was not inserted again")
            return
        }
        #expect(view.id == ViewID("guardian"))
        #expect(parent == ViewID("#:0"))
        #expect(sibling == ViewID("adult"))
    }

    @Test("does not send typed text back to the field")
    func typing() {
        let form = makeForm()
        let stage = FormStage(FormViewController(form: form))
        let changes = stage.patch(
            ViewEvent(ViewID("name/content/field"), .type("Ada", caret: 3)))
        #expect(changes.isEmpty)
        #expect(form.rowBy(tag: "name")?.baseValue as? String == "Ada")
        form.setValues(["name": "Grace"])
        #expect(
            stage.takePatch().changes == [.set(ViewID("name/content/field"), [.text: "Grace"])])
    }

    @Test("can be asked whether it is idle while a result is handled")
    func askedWhileAnswering() async {
        let row = TextRow("name")
        let stage = FormStage(FormViewController(form: Form { row }))
        var wasIdle: Bool?
        row.perform(.latest("name")) {
            "Ada"
        } then: { row, result in
            row.value = try? result.get()
            wasIdle = stage.isIdle
        }
        for order in stage.takeWork().start { stage.finish(order.id, await order.run()) }
        #expect(row.value == "Ada")
        #expect(wasIdle == true)
    }
}

@Suite("Errors of sections and forms")
struct WiderErrorTests {
    @Test("are shown at their section or form, and disappear with their cause")
    func errors() {
        let section = Section { TextRow("a") }
        let form = Form { section }
        section.add(
            rule: RuleClosure<Section> { section in
                section?.count == 1 ? ValidationError(msg: "one is none") : nil
            })
        form.add(
            rule: RuleClosure<Form> { form in
                form?.title == nil ? ValidationError(msg: "no title") : nil
            })
        let stage = FormStage(FormViewController(form: form))
        form.validate()
        #expect(
            stage.takePatch().changes == [
                .set(ViewID(":"), [.error: "no title"]),
                .set(ViewID("#:0"), [.error: "one is none"]),
            ])
        form.title = "Titled"
        section.append(TextRow("b"))
        let changes = stage.takePatch().changes
        #expect(changes.contains(.set(ViewID(":"), [.title: "Titled", .error: .null])))
        #expect(changes.contains(.set(ViewID("#:0"), [.error: .null])))
    }

    @Test("A changed title is reported")
    func title() {
        let form = Form("Before") { TextRow("a") }
        let stage = FormStage(FormViewController(form: form))
        form.title = "After"
        #expect(stage.takePatch().changes == [.set(ViewID(":"), [.title: "After"])])
    }
}
