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

    @Test("validates what it submits")
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
                SwitchRow("news") { row in
                    row.title = "Send me news"
                }
            }
        }
        // end
        let linked = RowFactory(try RowRegistry(StandardRowPlugin.self))
        let text = linked.save(form).text
        let readme = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../README.md")
        #expect(try String(contentsOf: readme, encoding: .utf8).contains("```json\n\(text)```"))
        let document = Data(text.utf8)
        // snippet: readme-document
        let factory = RowFactory(try RowRegistry.linked())
        let signUp = try factory.form(from: document)
        let saved = factory.save(signUp)  // the same document, without closures
        // end
        #expect(saved.data == document && saved.leftOut == [])
        #expect(signUp.rows.map(\.tag) == form.rows.map(\.tag))
        signUp.setValues(["age": 16])
        #expect(signUp.rows.map(\.tag) == ["name", "age", "news"])
    }

    @Test("shows a form to a host")
    func hosts() async {
        // snippet: readme-hosts
        let session = FormSession {
            let form = Form("Trip") {
                SwitchRow("round") { $0.title = "Round trip" }
                DateRow("back") { row in
                    row.title = "Back on"
                    row.hidden = "$round == false"
                }
            }
            return FormViewController(form: form)
        }
        let page = await session.snapshot()  // the views to draw

        let switched = ViewEvent(ViewID("round/accessory"), .toggle(true))
        let changes = await session.send(switched)  // inserts the row "back"
        // end
        #expect(page.count == 1)
        let inserted: [ViewID] = changes.changes.compactMap { change in
            if case .insert(let view, into: _, after: _) = change { view.id } else { nil }
        }
        #expect(inserted == [ViewID("back")])
    }

    @Test("creates a row by name")
    func byName() throws {
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self))
        // snippet: readme-factory
        let country = try factory.make(
            "PushRow", tag: "country",
            settings: ["title": "Country", "options": ["Chad", "Chile"]],
            value: "Chile")
        // end
        #expect((country as? PushRow<String>)?.options == ["Chad", "Chile"])
        #expect(country.baseValue as? String == "Chile")
    }
}
