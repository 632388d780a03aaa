import RowKit
import Testing

@Suite("The number of changes")
struct ChangeNumberTests {
    @Test("counts those that a host must apply, whoever caused them")
    func numbers() {
        let row = TextRow("name")
        let stage = FormStage(FormViewController(form: Form { row }))
        #expect(stage.takePatch().number == 0)
        #expect(stage.takePatch().number == 0)
        row.value = "a"
        #expect(stage.takePatch().number == 1)
        #expect(stage.takePatch().number == 1)
        row.value = "b"
        row.title = "Name"
        #expect(stage.takePatch().number == 2)
        #expect(stage.type("c", in: "name/content/field").number == 2)
        let unknown = stage.press("nobody")
        #expect(unknown.refusal != nil)
        #expect(unknown.changes == [])
        #expect(unknown.number == 2)
        row.disabled = true
        #expect(stage.type("d", in: "name/content/field").number == 3)
        #expect(stage.type("d", in: "name/content/field").number == 4, "it is sent again")
    }
}
