import RowKit
import Testing

@Suite("The lifetime of views")
struct ViewLifetimeTests {
    private final class Chooser: RowViewController<String> {}

    private final class OpeningRow: Row<ValueCell<String>>, RowType, PresenterRowType {
        @OptionalHook var presentationMode: PresentationMode<Chooser>?
        @OptionalHook var onPresentCallback: ((FormViewController, Chooser) -> Void)?

        required init(tag: String?) {
            super.init(tag: tag)
            presentationMode = .show(
                controllerProvider: .callback {
                    Chooser(form: Form { Section { TextRow("inner") } })
                })
        }
    }

    /// Objects that must be deallocated, by name.
    private final class Deaths {
        private var bodies: [(name: String, isAlive: () -> Bool)] = []

        func watch<Body: AnyObject>(_ name: String, _ body: Body?) {
            weak let watched = body
            bodies.append((name, { watched != nil }))
        }

        var survivors: [String] { bodies.filter { $0.isAlive() }.map(\.name) }
        var count: Int { bodies.count }
    }

    @Test("ends with their stage, controller and form, even below another screen")
    func all() throws {
        let deaths = Deaths()
        func live() throws {
            let header = ShiftingHeader()
            let form = Form {
                Section {
                    ShiftingRow("row").cellUpdate { cell, row in
                        if row.value != nil { cell.textLabel?.textColor = .systemRed }
                    }
                    OpeningRow("opening")
                    TextRow("field")
                }
            }
            // The expanded row stays expanded below the other screen.
            form.inlineRowHideOptions = []
            form[0].header = HeaderFooterView<ShiftingHeader>(.callback { header })
            let controller = FormViewController(form: form)
            controller.navigationItems = [ButtonView("Done")]
            controller.onCellSelected { _ in }
            let stage = FormStage(controller)
            _ = stage.patch(ViewEvent(ViewID("field/content/field"), .focus))
            _ = stage.patch(ViewEvent(ViewID("row"), .press))
            _ = stage.patch(ViewEvent(ViewID("opening"), .press))
            let chooser = try #require(controller.presented)
            try #require(stage.screens.count == 2)
            let row = try #require(form.rowBy(tag: "row") as? ShiftingRow)
            row.perform(.latest("search")) {
                1
            } then: { row, _ in
                row.value = "found"
            }
            // Changes that no host takes.
            row.value = "x"
            row.cell.contentView = nil
            form[0].header = nil
            let (cell, field) = (row.cell, form.rowBy(tag: "field") as? TextRow)
            deaths.watch("stage", stage)
            deaths.watch("controller", controller)
            deaths.watch("chooser", chooser)
            deaths.watch("form", form)
            deaths.watch("chooser's form", chooser.form)
            deaths.watch("section", form[0])
            deaths.watch("row", row)
            deaths.watch("cell", cell)
            deaths.watch("view", cell.view)
            deaths.watch("label", cell.textLabel)
            deaths.watch("inline row", row.inlineRow)
            deaths.watch("field", field?.cell.textField)
            deaths.watch("header", header)
            deaths.watch("header's label", header.label)
            deaths.watch("screen", stage.screens[1])
            deaths.watch("section's view", stage.screens[0].sections[0])
            #expect(deaths.survivors.count == deaths.count)
        }
        try live()
        #expect(deaths.survivors == [])
    }

    @Test("ends with their stage; another stage may then show the form")
    func stageAlone() throws {
        let form = Form { Section("Header") { TextRow("field") } }
        let controller = FormViewController(form: form)
        let deaths = Deaths()
        func live() throws {
            let stage = FormStage(controller)
            _ = stage.patch(ViewEvent(ViewID("field/content/field"), .focus))
            try #require(stage.screens.map(\.sections.count) == [1])
            deaths.watch("stage", stage)
            deaths.watch("screen", stage.screens[0])
            deaths.watch("section", stage.screens[0].sections[0])
        }
        try live()
        #expect(deaths.survivors == [])
        form.setValues(["field": "unseen"])
        let stage = FormStage(controller)
        #expect(
            ViewMirror(stage.snapshot)[ViewID("field/content/field")]?.properties[.text] == "unseen"
        )
        form.setValues(["field": "seen"])
        #expect(
            stage.takePatch().changes == [
                .set(ViewID("field/content/field"), [.text: "seen"])
            ])
    }

    @Test("ends for views removed from a row once the row is gone")
    func takenOut() throws {
        let row = ShiftingRow("row")
        let form = Form { Section { row } }
        let stage = FormStage(FormViewController(form: form))
        let deaths = Deaths()
        func live() throws {
            let content = try #require(row.cell.contentView as? StackView)
            deaths.watch("label", content.views.last)
            content.views.removeLast()
        }
        try live()
        #expect(deaths.survivors == ["label"], "the host has not received the removal")
        row.hidden = true
        _ = stage.takePatch()
        #expect(deaths.survivors == [])
    }

    @Test("ends when rows and screens are removed")
    func removed() throws {
        let form = Form {
            Section {
                TextRow("field"); TextRow("other")
            }
        }
        let controller = FormViewController(form: form)
        let stage = FormStage(controller)
        let deaths = Deaths()
        func live() throws {
            let other = FormViewController(form: Form { Section { TextRow("x") } })
            controller.present(other)
            _ = stage.takePatch()
            _ = stage.patch(ViewEvent(ViewID(">x/content/field"), .focus))
            deaths.watch("other", other)
            deaths.watch("other's form", other.form)
            deaths.watch("other's screen", stage.screens.last)
            other.dismiss()
            let row = try #require(form.rowBy(tag: "field") as? TextRow)
            deaths.watch("row", row)
            deaths.watch("cell", row.cell)
            deaths.watch("field", row.cell.textField)
            try form[0].remove(row)
        }
        try live()
        _ = stage.takePatch()
        #expect(deaths.survivors == [])
    }

    @Test("cannot begin inside the view itself, which stops the program")
    func cycle() async {
        await #expect(processExitsWith: .failure) {
            let (outer, inner) = (StackView(), StackView())
            outer.views = [inner]
            inner.views = [outer]
        }
    }
}
