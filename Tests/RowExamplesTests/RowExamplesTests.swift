import RowExamples
import RowKit
import Testing

@Suite("The examples")
struct RowExamplesTests {
    @Test(
        "are forms with unique names, each with a title and without problems",
        arguments: RowExamples.forms.names.indices)
    func forms(place: Int) async throws {
        let names = RowExamples.forms.names
        let controller = try await RowExamples.forms.controller(names[place])
        let stage = FormStage(controller)
        #expect(Set(names).count == names.count)
        #expect(controller.title?.isEmpty == false)
        #expect(controller.form.problems.isEmpty)
        #expect(stage.textDrawing.hasPrefix("form : "))
        #expect(!controller.form.rows.isEmpty)
    }
}
