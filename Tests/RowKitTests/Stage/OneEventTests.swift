import Testing

@testable import RowKit

@Suite("One event")
struct OneEventTests {
    private let form = Form {
        ControlRow<TextFieldView>("first") { $0.add(rule: RuleRequired()) }
        ControlRow<TextFieldView>("second")
    }

    private func field(_ tag: String) -> ViewID { .control(tag) }

    @Test(
        "causes one transaction, whatever its consequences",
        arguments: [
            ViewAction.focus, .type("Ada"), .key(.next), .key(.enter), .key(.escape),
        ])
    func transactions(action: ViewAction) {
        let stage = FormStage(FormViewController(form: form))
        stage.patch(ViewEvent(field("second"), .focus))
        let heard = Recorder<Int>()
        let observation = form.observe { heard($0.updatedRows.count) }
        defer { observation.cancel() }
        stage.patch(ViewEvent(field("first"), action))
        #expect(heard.entries.count == 1)
    }

    @Test("updates the screens once, and only if it changed the controllers")
    func screens() throws {
        let button = StringRow("open")
        form[0].append(button)
        let controller = FormViewController(form: form)
        button.onCellSelection { [unowned controller] _, _ in
            controller.present(FormViewController(form: Form { StringRow("inner") }))
        }
        let stage = FormStage(controller)
        func updates(_ event: ViewEvent) -> Int {
            let before = stage.screenUpdates
            stage.patch(event)
            return stage.screenUpdates - before
        }
        #expect(updates(ViewEvent(field("first"), .type("Ada"))) == 0)
        #expect(updates(ViewEvent(ViewID("open"), .press)) == 1)
        #expect(stage.screens.count == 2)
        let top = try #require(stage.screens.last?.id)
        #expect(updates(ViewEvent(top, .dismiss)) == 1)
        #expect(stage.screens.count == 1)
    }
}
