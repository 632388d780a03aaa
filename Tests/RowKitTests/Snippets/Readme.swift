import RowKit
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
                section.multivaluedRowToInsertAt = { _ in TextRow() }
            }

        form.setValues(["last": "Noether", "guests": ["Emmy", "David"]])
        let values = form.values()  // first: nil, last: Noether, guests: Emmy and David
        // end
        #expect(printed == ["Hello, Noether"])
        #expect(
            described(values) == ["first": "nil", "last": "Noether", "guests": "[Emmy, David]"])
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

    @Test("shows a form to a host")
    func hosts() async {
        // snippet: readme-hosts
        let session = FormSession {
            FormViewController(form: Form("Vote") { RatingRow("film") { $0.title = "The film" } })
        }
        let page = await session.snapshot()  // what there is to draw

        let fifth = ViewEvent(ViewID("film/content/1/4"), .press)
        let changes = await session.send(fifth)  // five stars that are full now
        // end
        #expect(page.count == 1 && changes.changes.count == 5)
        #expect(await session.values()["film"] as? Int == 5)
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
            TextRow("email") { row in
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
}
