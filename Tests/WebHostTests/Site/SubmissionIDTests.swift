import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("The identifier of a submission")
struct SubmissionIDTests {
    private let box = SubmissionBox()

    private static let forms: FormList = [
        "guest": {
            Form {
                Section {
                    NameRow("name")
                    ButtonRow("add") { row in
                        row.title = "Add"
                        row.onCellSelection { _, row in
                            _ = try? row.section?.form?.submit()
                        }
                    }
                    ButtonRow("later") { row in
                        row.title = "Add later"
                        row.onCellSelection { _, row in
                            row.perform(.latest("later")) {
                            } then: { row, _ in
                                _ = try? row.section?.form?.submit()
                            }
                        }
                    }
                }
            }
        }
    ]

    @Test("is the same when a page that got no response submits at another node")
    func otherNode() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/guest")
        try await page.send("name/content/field", #""do": "type", "text": "Ada""#)
        try await page.submit()
        page.site = try box.site(Self.forms)
        try await page.connect(log: [
            #"{"page": "p", "n": 1, "event": \#(LivePage.typing("Ada", into: "name/content/field"))}"#,
            // The second message of the page, to which there was no response.
            #"{"page": "p", "n": 2, "event": {"submit": ":"}}"#,
        ])
        #expect(box.all.map(\.id) == ["p-2", "p-2"])
        #expect(box.all.allSatisfy { $0.values["name"] == "Ada" })
    }

    @Test("differs for each submission of a page, even by a row of the form")
    func another() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/guest")
        try await page.send("add", #""do": "press""#)
        try await page.send("add", #""do": "press""#)
        try await page.submit()
        #expect(box.all.map(\.id) == ["p-1", "p-2", "p-3"])
    }

    @Test("belongs to one submission, whose result is given again if a row's event is repeated")
    func repeatedPress() async throws {
        let page = LivePage(try box.site(Self.forms, outcome: .redirect("/thanks")))
        try await page.open("/guest")
        let answer = try await page.send("add", #""do": "press""#)
        #expect(answer["go"] == "/thanks")
        #expect(try await page.send("add", #""do": "press""#, repeating: true) == answer)
        #expect(box.all.map(\.id) == ["p-1"])
    }

    @Test("belongs to one submission, also if the page states its event whenever it connects")
    func repeatedConnection() async throws {
        let site = try box.site(Self.forms)
        let first = LivePage(site)
        try await first.open("/guest")
        let joined = try await first.another()
        for _ in 1...2 {
            let answer = try await joined.connect(
                log: [#"{"page": "q", "n": 9, "event": {"view": "add", "do": "press"}}"#])
            #expect(answer["done"] == 9)
        }
        #expect(box.all.map(\.id) == ["q-9"])
    }

    @Test(
        "is the same for each repeated post of a page without a script, wherever its state is held",
        arguments: [true, false])
    func plainPages(serverHeld: Bool) async throws {
        var settings = FormSite.Settings()
        if serverHeld { settings.serverHeldForms = ["guest"] }
        settings.log = { _ in }
        // The post is performed again, because the values were not saved.
        let site = try box.site(Self.forms, settings: settings, outcome: .failed("disk full"))
        let visitor = Visitor(site)
        for text in ["Ada", "Ada", "Grace"] {
            try await visitor.open("/guest")
            visitor.enter(text, in: "name/content/field")
            let fields = visitor.fields + [("_submit", ":")]
            for _ in 1...2 { try await visitor.post("/guest", fields) }
        }
        let ids = box.all.map(\.id)
        try #require(ids.count == 6 && Set(ids).count == 3)
        #expect(ids[0] == ids[1])
        #expect(ids[2] == ids[3])
        #expect(ids[4] == ids[5])
    }

    @Test("differs for each post of a program that has opened no page")
    func programs() async throws {
        let site = try box.site(Self.forms)
        for _ in 1...2 {
            try await Visitor(site).post(
                "/guest", [("name/content/field", "Ada"), ("_submit", ":")])
        }
        #expect(box.all.count == 2)
        #expect(Set(box.all.map(\.id)).count == 2)
    }

    @Test("exists for a form that submits itself when its work has ended")
    func laterSubmission() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/guest")
        try await page.send("later", #""do": "press""#)
        while box.all.isEmpty { await Task.yield() }
        try #require(box.all.count == 1)
        #expect(!box.all[0].id.isEmpty)
    }
}
