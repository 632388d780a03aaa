import RowKit
import Testing

@Suite("In a module isolated to the main actor by default")
struct MainActorTests {
    @Test("a row and its cell compile, are shown and receive the user's input")
    func onStage() throws {
        MainActor.assertIsolated()
        let stage = FormStage(MarkController())
        let form = stage.controller.form
        let row = try #require(form.rowBy(tag: "mark") as? MarkRow)
        row.describe = { "mark \($0)" }
        row.onChange { row in row.section?.footer = "\(row.value ?? 0) of \(row.maximum)" }
        _ = stage.takeChanges()
        let changes = stage.receive(ViewEvent(ViewID("mark/accessory"), .set(5)))
        #expect(row.value == 5)
        #expect(row.cell.detailTextLabel?.text == "mark 5")
        #expect(row.section?.footer?.title == "5 of 6")
        #expect(changes.refusal == nil)
        #expect(!changes.isEmpty)
        row.maximum = 4
        #expect(stage.receive(ViewEvent(ViewID("mark/accessory"), .set(5))).refusal != nil)
        #expect(stage.receive(ViewEvent(ViewID("inline"), .press)).refusal == nil)
        #expect((form.rowBy(tag: "inline") as? MarkInlineRow)?.inlineRow?.maximum == 3)
    }

    @Test("a controller can be created in a session or passed to one")
    func inSession() async {
        let session = FormSession { MarkController() }
        await session.send(ViewEvent(ViewID("mark/accessory"), .set(2)))
        #expect(await session.values()["mark"] as? Int == 2)
        let handed = FormSession(controller: MarkController())
        let title = await handed.withForm { form in
            (form.rowBy(tag: "mark") as? MarkRow)?.title
        }
        #expect(title == "Mark")
    }
}
