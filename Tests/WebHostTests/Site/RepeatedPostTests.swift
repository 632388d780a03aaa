import RowKit
import StandardRows
import Testing

@testable import WebHost

/// The browser has sent it twice, as for a double click.
@Suite("A post that is repeated to a session")
struct RepeatedPostTests {
    private let box = SubmissionBox()
    private static let field = "name/content/field"

    private static let forms: FormList = [
        "account": {
            Form {
                Section {
                    NameRow("name") { $0.add(rule: RuleRequired(msg: "Must be filled in")) }
                    IntRow("count") { $0.value = 0 }
                    ButtonRow("add") { row in
                        row.onCellSelection { _, row in
                            let count = row.section?.form?.rowBy(tag: "count") as? IntRow
                            count?.value = (count?.value ?? 0) + 1
                        }
                    }
                }
            }
        }
    ]

    private func visitor(_ outcome: FormSite.Outcome = .page) async throws -> Visitor {
        var settings = FormSite.Settings()
        settings.serverHeldForms = ["account"]
        settings.log = { _ in }
        let visitor = Visitor(try box.site(Self.forms, settings: settings, outcome: outcome))
        try await visitor.open("/account")
        return visitor
    }

    @Test("presses its button once")
    func pressing() async throws {
        let visitor = try await visitor()
        let fields = visitor.fields + [("_press", "add")]
        for _ in 1...2 { try await visitor.post("/account", fields) }
        #expect(visitor.page["count/content/field"]?["value"] == "1")
        // The next page has another press.
        try await visitor.press("_press", "add")
        #expect(visitor.page["count/content/field"]?["value"] == "2")
    }

    @Test("is another one if only the name of a field differs")
    func names() async throws {
        let visitor = try await visitor()
        let fields = visitor.fields
        try await visitor.post("/account", fields + [("_commit", "add")])
        try await visitor.post("/account", fields + [("_press", "add")])
        #expect(visitor.page["count/content/field"]?["value"] == "1")
    }

    @Test("shows the outcome of the submission again, and changes no later input")
    func later() async throws {
        let visitor = try await visitor(.none)
        visitor.enter("Ada", in: Self.field)
        let fields = visitor.fields + [("_submit", ":")]
        try await visitor.post("/account", fields)
        visitor.enter("Grace", in: Self.field)
        try await visitor.press("_commit")
        try await visitor.post("/account", fields)
        #expect(visitor.status == .ok)
        #expect(visitor.page[Self.field]?["value"] == "Grace")
        #expect(box.all.map { $0.values["name"] } == ["Ada"])
    }

    @Test("shows the errors again if the form was not submitted")
    func failing() async throws {
        let visitor = try await visitor()
        let fields = visitor.fields + [("_submit", ":")]
        for _ in 1...2 {
            try await visitor.post("/account", fields)
            #expect(visitor.status == .unprocessableContent)
            #expect(box.all.isEmpty)
            #expect(visitor.page["name!error"]?.text == "Must be filled in")
        }
    }

    @Test("submits the form again if the site did not accept its values")
    func refusal() async throws {
        let visitor = try await visitor(.failed("disk full"))
        visitor.enter("Ada", in: Self.field)
        let fields = visitor.fields + [("_submit", ":")]
        for count in 1...2 {
            try await visitor.post("/account", fields)
            #expect(visitor.status == .unprocessableContent)
            #expect(box.all.count == count)
        }
    }
}
