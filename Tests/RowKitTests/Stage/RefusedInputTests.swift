import RowKit
import Testing

@Suite("Refused input")
struct RefusedInputTests {
    typealias Obstacle = Example<@Sendable (Form) -> Void, (ViewID, ViewProperty, JSONValue)>

    private static func control(_ form: Form) -> TextFieldView? {
        (form.rowBy(tag: "field") as? ControlRow<TextFieldView>)?.cell.control
    }

    static let obstacles: [Obstacle] = [
        Obstacle(
            "a hidden view", { control($0)?.isHidden = true }, (.control("field"), .isHidden, true)),
        Obstacle(
            "a hidden view around it", { control($0)?.parent?.isHidden = true },
            (ViewID("field/content"), .isHidden, true)),
        Obstacle(
            "a disabled view", { control($0)?.isEnabled = false },
            (.control("field"), .isEnabled, false)),
        Obstacle(
            "a disabled view around it", { control($0)?.parent?.isEnabled = false },
            (ViewID("field/content"), .isEnabled, false)),
        Obstacle(
            "a disabled row", { $0.rowBy(tag: "field")?.disabled = true },
            (ViewID("field"), .isEnabled, false)),
        Obstacle(
            "a disabled section", { $0[0].disabled = true },
            (ViewID("field"), .isEnabled, false)),
    ]

    @Test("sends the property that prevents it to the host again", arguments: obstacles)
    func told(_ obstacle: Obstacle) {
        let form = Form { Section { ControlRow<TextFieldView>("field") } }
        let stage = FormStage(FormViewController(form: form))
        obstacle.input(form)
        _ = stage.takePatch()
        let changes = stage.patch(ViewEvent(.control("field"), .type("x")))
        #expect(changes.refusal != nil)
        #expect(form.rowBy(tag: "field")?.baseValue == nil)
        let (id, property, json) = obstacle.outcome
        let told = changes.changes.contains { change in
            if case .set(id, let values) = change { values[property] == json } else { false }
        }
        #expect(told, "\(changes.changes)")
    }
}
