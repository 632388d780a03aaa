import Foundation
import RowKit
import Testing

/// Tests every registered row with a secure field.
@Suite("Each registered row with secure text")
struct SecureRowTests {
    private static let rows = ((try? RowRegistry.linked().rows) ?? []).filter { row in
        let form = Form { row.make() }
        let stage = FormStage(FormViewController(form: form))
        return stage.snapshot.flatMap(\.everyView).contains { $0.properties[.isSecure] == true }
    }

    @Test("includes the password row")
    func found() { #expect(Self.rows.map(\.name).contains("PasswordRow")) }

    @Test("hides it from every host, draft and problem", arguments: rows)
    func kept(row: RowDescriptor) throws {
        let made = row.make()
        let form = Form { Section { made } }
        let stage = FormStage(FormViewController(form: form))
        let field = try #require(
            stage.snapshot.flatMap(\.everyView).first { $0.properties[.isSecure] == true })
        var out: [String] = []
        func note(_ changes: ViewChanges) throws {
            let patch = stage.describe(changes)
            out.append(String(decoding: try JSONEncoder().encode(patch), as: UTF8.self))
        }
        for action in [
            ViewAction.focus, .type("hunter2"), .key(.enter), .press, .type("hunter2x"), .blur,
        ] {
            try note(stage.receive(ViewEvent(field.id, action)))
        }
        #expect(made.keepsValueSecret)
        #expect(made.baseValue != nil)
        made.disabled = true
        try note(stage.receive(ViewEvent(field.id, .type("hunter2y"))))
        made.hidden = true
        try note(stage.takeChanges())
        made.hidden = false
        try note(stage.takeChanges())
        form.validate()
        out += ["\(stage.snapshot)", stage.textDrawing, "\(form.problems)"]
        out.append(String(decoding: try JSONEncoder().encode(stage.state), as: UTF8.self))
        out.append("\(stage.takeStateChanges())")
        made.baseValue = ["hunter2"]
        out += form.problems.map(\.description)
        for text in out { #expect(!text.contains("hunter2"), "\(row.name): \(text)") }
        #expect(out.count > 12)
    }
}
