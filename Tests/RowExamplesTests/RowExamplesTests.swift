import RowExamples
import RowKit
import Testing

@Suite("The examples")
struct RowExamplesTests {
    @Test("are forms of different names, all without problems and with a title", arguments: 0..<6)
    func forms(place: Int) {
        let (name, make) = RowExamples.forms[place]
        let controller = make()
        let stage = FormStage(controller)
        #expect(RowExamples.forms.count == 6 && RowExamples.forms.count { $0.key == name } == 1)
        #expect(controller.title?.isEmpty == false && controller.form.problems.isEmpty)
        #expect(stage.textDrawing.hasPrefix("form : "))
        #expect(!controller.form.rows.isEmpty)
    }
}
