import Foundation
import RowKit
import StandardRows
import Testing

@Suite("The README")
struct ReadmeTests {
    @Test("makes a form and fills it")
    func forms() throws {
        var printed: [String] = []
        func print(_ text: String) { printed.append(text) }
        // snippet: readme-form
        let form =
            Form("Sign up")
            +++ Section("Name")
            <<< TextRow("first") { row in
                row.title = "First name"
            }
            <<< TextRow("last").onChange { row in
                print("Hello, \(row.value ?? "")")
            }
            +++ MultivaluedSection(header: "Guests") { section in
                section.tag = "guests"
                section.multivaluedRowToInsertAt = { _ in NameRow() }
            }

        form.setValues(["last": "Noether", "guests": ["Emmy", "David"]])
        let values = form.values()  // first: nil, last: Noether, guests: Emmy and David
        // end
        #expect(printed == ["Hello, Noether"])
        #expect(values["first"] as? String? == .some(nil) && values["last"] as? String == "Noether")
        #expect(values["guests"] as? [String?] == ["Emmy", "David"])
        #expect(form.problems.isEmpty)
    }

    @Test("hides and disables rows")
    func conditions() throws {
        // snippet: readme-conditions
        let address = Form("Address") {
            TextRow("country")
            TextRow("state") { row in
                row.hidden = "NOT $country IN[c] {'US', 'Canada'}"
            }
            TextRow("town") { row in
                row.disabled = .function { form in form.rowBy(tag: "country")?.baseValue == nil }
            }
        }
        // end
        #expect(address.rows.map(\.tag) == ["country", "town"])
        #expect(address.rows.map(\.isDisabled) == [false, true])
        address.setValues(["country": "us"])
        #expect(address.rows.map(\.tag) == ["country", "state", "town"])
        #expect(address.rows.allSatisfy { !$0.isDisabled })
    }

    @Test("judges what it submits")
    func rules() throws {
        var printed: [String] = []
        func print(_ value: Any) { printed.append("\(value)") }
        // snippet: readme-rules
        let contact = Form("Contact") {
            TextRow("name") { row in
                row.add(rule: RuleRequired())
            }
            EmailRow("email") { row in
                row.add(rule: RuleEmail())
            }
        }
        contact.onSubmit { values in print(values) }

        contact.setValues(["name": "Emmy", "email": "emmy"])
        do {
            try contact.submit()
        } catch {
            print(error)  // email: Must be a valid e-mail address
        }
        // end
        #expect(printed == ["email: Must be a valid e-mail address"])
    }

    @Test("makes a row and a form by name")
    func byName() throws {
        let document = Data(
            """
            {
              "title": "Sign up",
              "sections": [
                {
                  "rows": [
                    {"row": "NameRow", "tag": "name", "rules": [{"rule": "required"}]},
                    {"row": "EmailRow", "tag": "email", "hidden": "$name == nil"}
                  ]
                }
              ]
            }

            """.utf8)
        // snippet: readme-factory
        let factory = RowFactory(try RowRegistry.linked())

        let country = try factory.make(
            "PushRow", tag: "country",
            settings: ["title": "Country", "options": ["Chad", "Chile"]],
            value: "Chile")
        // end
        #expect((country as? PushRow<String>)?.options == ["Chad", "Chile"])
        #expect(country.baseValue as? String == "Chile")
        // snippet: readme-document
        let invitation = try factory.form(from: document)
        let saved = factory.save(invitation)  // the same text, byte for byte, without closures
        // end
        #expect(saved.data == document && saved.leftOut == [])
        #expect(invitation.rows.map(\.tag) == ["name"])
        let readme = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../README.md")
        #expect(try String(contentsOf: readme, encoding: .utf8).contains(saved.text))
    }
}
