import RowKit
import Testing

@Suite("Screens")
struct ScreenTests {
    private final class LoggedController: FormViewController {
        let name: String
        let log: Recorder<String>
        var onAppear: ((LoggedController) -> Void)?

        init(_ name: String, _ log: Recorder<String>, form: Form = Form()) {
            (self.name, self.log) = (name, log)
            super.init(form: form)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            log("\(name) load")
        }

        override func viewWillAppear() {
            super.viewWillAppear()
            log("\(name) appear")
            onAppear?(self)
        }

        override func viewDidDisappear() {
            super.viewDidDisappear()
            log("\(name) disappear")
        }
    }

    @Test("appear and disappear in order, including those below")
    func life() {
        let log = Recorder<String>()
        let (a, b, c) = (
            LoggedController("a", log), LoggedController("b", log), LoggedController("c", log)
        )
        let stage = FormStage(a)
        #expect(log.take() == ["a load", "a appear"])
        a.present(b)
        _ = stage.takePatch()
        #expect(log.take() == ["b load", "b appear", "a disappear"])
        b.dismiss()
        _ = stage.takePatch()
        #expect(log.take() == ["a appear", "b disappear"])
        // Two at once: the one in between is never on top.
        a.present(b)
        b.present(c)
        _ = stage.takePatch()
        #expect(log.take() == ["c load", "c appear", "a disappear"])
        c.dismiss()
        _ = stage.takePatch()
        #expect(log.take() == ["b appear", "c disappear"])
    }

    @Test("can present others when they appear")
    func opening() {
        let log = Recorder<String>()
        let (a, b) = (LoggedController("a", log), LoggedController("b", log))
        a.onAppear = { if $0.presented == nil { $0.present(b) } }
        let stage = FormStage(a)
        #expect(stage.screens.count == 2)
        #expect(!stage.hasChanges)
        #expect(log.take() == ["a load", "a appear", "b load", "b appear", "a disappear"])
    }

    @Test("show the form as it is after all cells are set up, whatever the setup changed")
    func setUpWrites() {
        let form = Form()
        let section = Section("Rows")
        form.append(section)
        let first = StringRow("first").cellSetup { _, row in
            row.form?.rowBy(tag: "third")?.hidden = true
            row.section?.append(StringRow("fourth"))
        }
        section.append(contentsOf: [first, StringRow("second"), StringRow("third")])
        (form.rowBy(tag: "second") as? StringRow)?.cellSetup { _, row in
            (row.form?.rowBy(tag: "first") as? StringRow)?.value = "written"
        }
        let stage = FormStage(FormViewController(form: form))
        #expect(stage.snapshot.first?.cells.map(\.id.text) == ["first", "second", "fourth"])
        let detail = ViewMirror(stage.snapshot)[ViewID("first/detail")]
        #expect(detail?.properties == [.text: "written"])
        form.rowBy(tag: "third")?.hidden = false
        var mirror = ViewMirror(stage.snapshot)
        mirror.apply(stage.takePatch())
        #expect(mirror.screens == stage.snapshot)
    }

    @Test("report changes of their buttons, even after other changes")
    func buttons() {
        let controller = FormViewController(form: Form("Title"))
        let (done, search) = (ButtonView("Done"), TextFieldView())
        controller.navigationItems = [done]
        controller.headerView = search
        controller.navigationAccessory.items = [ButtonView("Now")]
        let stage = FormStage(controller)
        controller.title = "Other"
        #expect(stage.takePatch().changes == [.set(ViewID(":"), [.title: "Other"])])
        done.title = "Finished"
        search.text = "a"
        #expect(
            stage.takePatch().changes == [
                .set(ViewID(":/navigation/0"), [.title: "Finished"]),
                .set(ViewID(":/header"), [.text: "a"]),
            ])
    }

    @Test("report the options of the keyboard")
    func keyboard() {
        let controller = FormViewController(form: Form("Title"))
        controller.navigationAccessory = .init(showsDone: false)
        let stage = FormStage(controller)
        #expect(stage.snapshot.first?.properties == [.title: "Title", .showsDone: false])
        controller.navigationAccessory = .init(showsPreviousAndNext: false)
        #expect(
            stage.takePatch().changes == [
                .set(ViewID(":"), [.showsPreviousAndNext: false, .showsDone: .null])
            ])
        controller.navigationAccessory = .init()
        #expect(
            stage.takePatch().changes == [
                .set(ViewID(":"), [.showsPreviousAndNext: .null])
            ])
        controller.navigationOptions = .disabled
        #expect(
            stage.takePatch().changes == [
                .set(ViewID(":"), [.showsPreviousAndNext: false])
            ], "the focus cannot move")
        controller.navigationOptions = .enabled
        #expect(
            stage.takePatch().changes == [
                .set(ViewID(":"), [.showsPreviousAndNext: .null])
            ])
        (controller.animateScroll, controller.rowKeyboardSpacing) = (true, 8)
        #expect(
            stage.takePatch().changes == [
                .set(ViewID(":"), [.animatesScroll: true, .keyboardSpacing: 8])
            ])
    }

    @Test("draw another form when the controller's form is replaced")
    func otherForm() {
        let controller = FormViewController(form: Form("One") { Section { TextRow("a") } })
        let stage = FormStage(controller)
        var mirror = ViewMirror(stage.snapshot)
        let old = controller.form
        controller.form = Form("Two") { Section { TextRow("b") } }
        mirror.apply(stage.takePatch())
        #expect(mirror.screens == stage.snapshot)
        #expect(mirror.unappliedChanges.isEmpty)
        #expect(mirror.screens.first?.cells.map(\.id.text) == ["b"])
        old.setValues(["a": "unseen"])
        #expect(!stage.hasChanges)
    }

    @Test("request to scroll only to visible rows")
    func revealing() throws {
        let form = Form {
            Section {
                StringRow("a"); StringRow("b")
            }
        }
        let controller = FormViewController(form: form)
        let stage = FormStage(controller)
        let row = form[0][1]
        controller.scroll(to: row)
        #expect(stage.takePatch().changes == [.reveal(ViewID("b"))])
        controller.scroll(to: row)
        row.hidden = true
        #expect(stage.takePatch().changes == [.remove(ViewID("b"))])
        controller.scroll(to: row)
        #expect(stage.takePatch().isEmpty)
    }
}
