import Foundation
import RowKit
import StandardRows
import Testing

/// An element of the list that a client receives.
private struct Listed: Decodable, Hashable, CustomStringConvertible {
    let place: String
    let code: String
    let message: String

    var description: String { "\(place.isEmpty ? "-" : place): \(code)" }
}

/// Submits JSON, and returns `place: code` for each error, or nil if the form was submitted.
private func errors(_ form: Form, _ json: JSONValue) async throws -> [String]? {
    do throws(SubmissionError) {
        try await form.submit(json: json)
        return nil
    } catch {
        return try list(of: error).map(\.description)
    }
}

private func list(of error: SubmissionError) throws -> [Listed] {
    try JSONDecoder().decode([Listed].self, from: try JSONEncoder().encode(error))
}

/// A form with a row of each kind that the table needs.
private func makeForm() -> Form {
    Form {
        Section {
            EmailRow("email") { row in
                row.add(rule: RuleRequired())
                row.add(rule: RuleEmail())
            }
            IntRow("age") { $0.add(rule: RuleGreaterOrEqualThan(min: 13)) }
            DateRow("birthday")
            SwitchRow("company")
            NameRow("companyName") { row in
                row.hidden = "NOT $company == true"
                row.add(rule: RuleRequired())
            }
            NameRow("department") { $0.disabled = "$companyName == nil" }
            SegmentedRow<String>("size") { $0.options = ["S", "L"] }
            PushRow<String>("place")
            PasswordRow("password")
            StepperRow("cups") { $0.step = 2 }
            SliderRow("milk") { $0.value = 1 }
            LabelRow("label") { $0.value = "read" }
            ButtonRow("button")
            NameRow("fixed") { row in
                row.value = "given"
                row.disabled = true
            }
        }
        MultivaluedSection { section in
            section.tag = "guests"
            section.maximumCount = 3
            section.multivaluedRowToInsertAt = { _ in
                NameRow { $0.add(rule: RuleMaxLength(maxLength: 5)) }
            }
        }
        MultivaluedSection(multivaluedOptions: .reorder) { section in
            section.tag = "order"
            for name in ["a", "b"] { section <<< NameRow { $0.value = name } }
        }
        SelectableSection<ListCheckRow<String>>(selectionType: .multipleSelection) { section in
            section.tag = "oceans"
            section.selectionLimit = 2
            for name in ["Arctic", "Indian", "Pacific", "Dead"] {
                section
                    <<< ListCheckRow<String> { row in
                        row.selectableValue = name
                        row.disabled = name == "Dead" ? true : nil
                    }
            }
        }
        SelectableSection<ListCheckRow<String>>(
            selectionType: .singleSelection(enableDeselection: false)
        ) { section in
            section.tag = "one"
            for name in ["x", "y"] {
                section
                    <<< ListCheckRow<String> { row in
                        row.selectableValue = name
                        row.value = name == "x" ? name : nil
                    }
            }
        }
    }
}

@Suite("A form submitted as JSON")
struct SubmittedJSONTests {
    private static let good: [String: JSONValue] = ["email": "ada@example.org"]

    @Test(
        "refuses what a user could not enter",
        arguments: [
            ([:], nil),
            // Types.
            (["age": 4.5], ["/age: wrongType"]),
            (["age": 1e300], ["/age: wrongType"]),
            (["age": "20"], ["/age: wrongType"]),
            (["birthday": 20], ["/birthday: wrongType"]),
            (["birthday": "yesterday"], ["/birthday: wrongType"]),
            (["birthday": "2024-02-29"], nil),
            (["company": "yes"], ["/company: wrongType"]),
            (["guests": "Ada"], ["/guests: wrongType"]),
            (["guests": ["Ada", 1]], ["/guests/1: wrongType"]),
            // Rules, of visible rows only.
            (["age": 12], ["/age: greaterOrEqual"]),
            (["age": 13], nil),
            (["email": ""], ["/email: required"]),
            (["email": .null], ["/email: required"]),
            (["email": 1], ["/email: wrongType"]),
            (["email": "ada"], ["/email: email"]),
            (["company": true], ["/companyName: required"]),
            (["guests": ["Ada", "Grace H."]], ["/guests/1: maxLength"]),
            // Rows that are shown or enabled by another member, whatever their order.
            (["companyName": "AG", "company": true, "department": "R&D"], nil),
            (["companyName": "AG"], ["/companyName: hidden"]),
            (["companyName": "AG", "company": false], ["/companyName: hidden"]),
            (
                ["company": true, "department": "R&D"],
                ["/companyName: required", "/department: disabled"]
            ),
            (["fixed": "mine"], ["/fixed: disabled"]),
            (["fixed": "given"], ["/fixed: disabled"]),
            // Names.
            (["emial": "a@b.org"], ["/emial: unknown"]),
            (["a/b~c": 1], ["/a~1b~0c: unknown"]),
            (["guests[0]": "Ada"], ["/guests[0]: unknown"]),
            // Rows without input.
            (["label": "x"], ["/label: readOnly"]),
            (["button": "x"], ["/button: readOnly"]),
            // Options.
            (["size": "S"], nil),
            (["size": "M"], ["/size: notOffered"]),
            (["place": "anywhere"], ["/place: notOffered"]),
            (["oceans": ["Arctic", "Indian"]], nil),
            (["oceans": ["Arctic", "Lake"]], ["/oceans/1: notOffered"]),
            (["oceans": ["Arctic", "Arctic"]], ["/oceans/1: notOffered"]),
            (["oceans": ["Arctic", "Indian", "Pacific"]], ["/oceans: maxCount"]),
            (["oceans": ["Dead"]], ["/oceans: disabled"]),
            (["oceans": "Arctic"], ["/oceans: wrongType"]),
            (["one": "y"], nil), (["one": .null], ["/one: required"]),
            (["one": "z"], ["/one: notOffered"]),
            // Entries.
            (["guests": ["a", "b", "c"]], nil),
            (["guests": ["a", "b", "c", "d"]], ["/guests: maxCount"]),
            (["order": ["b", "a"]], nil), (["order": ["b"]], nil),
            (["order": ["a", "b", "c"]], ["/order: maxCount"]),
            // Clearing.
            (["age": .null, "birthday": .null, "company": .null, "size": .null], nil),
            (["milk": .null], ["/milk: required"]),
            // Everything in one list.
            (
                [
                    "age": 4.5, "emial": 1, "email": "ada", "label": 1,
                    "guests": ["Ada", "Grace H."],
                ],
                [
                    "/email: email", "/age: wrongType", "/label: readOnly",
                    "/guests/1: maxLength", "/emial: unknown",
                ]
            ),
        ] as [([String: JSONValue], [String]?)])
    func table(members: [String: JSONValue], expected: [String]?) async throws {
        let form = makeForm()
        var listened = 0
        form.onSubmit { _ in listened += 1 }
        let json = JSONValue.object(Self.good.merging(members) { $1 })
        let found = try await errors(form, json)
        #expect(found == expected)
        #expect(listened == (expected == nil ? 1 : 0))
        #expect(form.rowBy(tag: "fixed")?.baseValue as? String == "given")
        #expect(form.problems == [])
    }

    @Test("has the values that a user would have entered")
    func values() async throws {
        let form = makeForm()
        let values = try await form.submit(json: [
            "email": "ada@example.org ", "cups": 3, "guests": ["Ada", "Grace"], "order": ["c"],
            "oceans": ["Pacific", "Arctic"], "one": "y",
        ])
        #expect(values["email"] as? String == "ada@example.org")
        #expect(values["cups"] as? Double == 4)
        #expect(values["guests"] as? [String] == ["Ada", "Grace"])
        #expect(values["order"] as? [String] == ["c"])
        #expect(values["oceans"] as? [String] == ["Arctic", "Pacific"])
        #expect(values["one"] as? String == "y")
        #expect(form.rowBy(tag: "email")?.isTouched == true)
    }

    @Test("is an object, of limited depth")
    func wholes() async throws {
        #expect(try await errors(makeForm(), []) == ["-: wrongType"])
        #expect(try await errors(makeForm(), .null) == ["-: wrongType"])
        var deep: JSONValue = 1
        for _ in 0..<500 { deep = [deep] }
        #expect(try await errors(makeForm(), ["email": deep]) == ["-: limit"])
    }

    @Test(
        "reports text that is not JSON in the same list",
        arguments: [
            ("{", ["-: syntax"]), (#"{"email": "\ud800"}"#, ["-: syntax"]),
            (#"{"email": "a@b.org", "email": "c@d.org"}"#, ["-: duplicate"]),
            (#"{"email": "a@b.org", "age": 1e400}"#, ["-: syntax"]),
            (#"{"email": "a@b.org"}"#, nil),
        ] as [(String, [String]?)])
    func text(_ text: String, expected: [String]?) async throws {
        do throws(SubmissionError) {
            try await makeForm().submit(json: Data(text.utf8))
            #expect(expected == nil)
        } catch {
            #expect(try list(of: error).map(\.description) == expected)
        }
    }

    @Test("does not make a million entries")
    func million() async throws {
        let many = JSONValue.array(Array(repeating: "x", count: 1_000_000))
        let form = Form {
            MultivaluedSection { section in
                section.tag = "guests"
                section.multivaluedRowToInsertAt = { _ in NameRow() }
            }
        }
        #expect(try await errors(form, ["guests": many]) == ["/guests: maxCount"])
        #expect((form.sectionBy(tag: "guests") as? MultivaluedSection)?.entries.isEmpty == true)
    }

    @Test("has messages in the form's language, and suggests a name")
    func messages() async throws {
        let form = makeForm()
        do throws(SubmissionError) {
            try await form.submit(json: ["emial": "a@b.org", "age": 4.5])
            Issue.record("submitted")
        } catch {
            #expect(
                try list(of: error).map(\.message) == [
                    "Must be filled in", "Has the wrong type",
                    "Is not part of this form. Did you mean “email”?",
                ])
            let detail = error.errors[1].parameters["detail"]
            #expect(detail == .text("expected a whole number, found the number 4.5"))
        }
    }

    @Test("lists the errors of a listener with their places")
    func listener() async throws {
        let form = makeForm()
        form.onSubmit { _ async throws in
            throw SubmissionError(["guests[1]": "Is taken", "email": "Has an account"])
        }
        let json: JSONValue = ["email": "a@b.org", "guests": ["Ada", .null, "Grace"]]
        #expect(
            try await errors(form, json) == ["/email: custom", "/guests/2: custom"])
    }

    @Test("does not tell a secret value")
    func secret() async throws {
        let form = makeForm()
        do throws(SubmissionError) {
            try await form.submit(json: ["email": "a@b.org", "password": 47_110_815])
        } catch {
            #expect(error.errors.map(\.code) == ["wrongType"])
            #expect(!"\(error.errors[0].parameters)".contains("47110815"))
        }
    }

    @Test("enters a value again that was cleared when its row was hidden meanwhile")
    func clearedOnHide() async throws {
        let form = Form {
            NameRow("name") { row in
                row.hidden = "$hides == true AND $shows == nil"
                row.hiddenValue = .clearOnHide
            }
            SwitchRow("hides")
            SwitchRow("shows")
        }
        let values = try await form.submit(json: ["name": "Ada", "hides": true, "shows": true])
        #expect(values["name"] as? String == "Ada")
    }

    @Test("is refused while another submission waits")
    func busy() throws {
        let form = makeForm()
        #expect(try list(of: SubmissionError(msg: "Closed")).map(\.description) == ["-: custom"])
        #expect(form.problems == [])
    }
}

@Suite("The JSON of a form with secrets")
struct SecretJSONTests {
    private static func makeForm() -> Form {
        Form {
            Section {
                NameRow("name") { $0.value = "Ada" }
                PasswordRow("password") { $0.value = "hush" }
            }
            MultivaluedSection { section in
                section.tag = "codes"
                section <<< PasswordRow { $0.value = "hush" }
            }
        }
    }

    @Test("leaves them out, unless asked for them")
    func secrets() throws {
        let form = Self.makeForm()
        #expect(try form.json() == ["name": "Ada"])
        #expect(
            try form.json(includeSecrets: true)
                == ["name": "Ada", "password": "hush", "codes": ["hush"]])
        struct Values: Decodable { var password: String; var codes: [String] }
        let values = try form.decode(Values.self)
        #expect(values.password == "hush")
        #expect(values.codes == ["hush"])
    }

    @Test("has a schema that says so")
    func schema() {
        let schema = Self.makeForm().valueSchema
        #expect(schema["properties"]?["password"]?["writeOnly"] == true)
        #expect(schema["properties"]?["codes"]?["writeOnly"] == true)
        #expect(schema["required"] == ["name"])
    }
}

@Suite("The schema of what a form accepts")
struct InputSchemaTests {
    @Test("requires what only a program can give, and marks what it must not send")
    func members() {
        let schema = makeForm().inputSchema
        #expect(schema["required"] == ["email"])
        #expect(schema["additionalProperties"] == false)
        let properties = schema["properties"]
        for tag in ["label", "button", "fixed"] {
            #expect(properties?[tag]?["readOnly"] == true, "\(tag)")
        }
        for tag in ["email", "age", "size", "milk", "guests", "oceans", "department"] {
            #expect(properties?[tag] != nil && properties?[tag]?["readOnly"] == nil, "\(tag)")
        }
        #expect(properties?["password"]?["writeOnly"] == true)
    }
}
