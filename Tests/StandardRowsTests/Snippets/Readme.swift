import Foundation
import RowKit
import StandardRows
import Testing

@Suite("The README")
struct ReadmeTests {
    @Test("writes a form in Swift and as a document")
    func document() throws {
        // snippet: readme-swift
        let form = Form("Sign up") {
            Section {
                NameRow("name") { row in
                    row.title = "Name"
                    row.add(rule: RuleRequired())
                }
                IntRow("age") { row in
                    row.title = "Age"
                    row.value = 12
                }
                EmailRow("guardian") { row in
                    row.title = "A guardian's e-mail"
                    row.hidden = "$age == nil OR $age >= 16"
                    row.add(rule: RuleEmail())
                }
                SwitchRow("news") { $0.title = "Send me news" }
            }
        }
        // end
        let linked = RowFactory(try RowRegistry(StandardRowPlugin.self))
        let text = linked.save(form).text
        let readme = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../README.md")
        #expect(try String(contentsOf: readme, encoding: .utf8).contains("```json\n\(text)```"))
        let document = Data(text.utf8)
        let signUp = try linked.form(from: document)
        let saved = linked.save(signUp)
        #expect(saved.data == document && saved.leftOut == [])
        #expect(signUp.rows.map(\.tag) == form.rows.map(\.tag))
        signUp.setValues(["age": 16])
        #expect(signUp.rows.map(\.tag) == ["name", "age", "news"])
    }
}
