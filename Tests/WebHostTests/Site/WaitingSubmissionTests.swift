import TestRuns
import RowKit
import StandardRows
import Testing

@testable import WebHost

/// The listener of such a form awaits a response, and rejects names that are taken.
@Suite("A form whose submit listener waits and may fail")
struct WaitingSubmissionTests {
    private let box = SubmissionBox()
    /// Opened when the listener waits.
    private let isWaiting = Gate<Bool>()
    /// Opened by the test, so that the listener continues.
    private let answer = Gate<Bool>()

    private func site(serverHeld: Bool = false) throws -> FormSite {
        var settings = FormSite.Settings()
        if serverHeld { settings.serverHeldForms = ["account"] }
        let forms: FormList = [
            "account": { [isWaiting, answer] in
                let form = Form { Section { NameRow("name") { $0.title = "Name" } } }
                form.onSubmit { values in
                    isWaiting.open(true)
                    _ = await answer.passed()
                    if values["name"] as? String == "Ada" {
                        throw SubmissionError(["name": "This name is taken."])
                    }
                }
                return form
            }
        ]
        return try box.site(forms, settings: settings)
    }

    private static let field = "name/content/field"

    @Test("shows its errors at their rows on a page without a script")
    func posting() async throws {
        answer.open(true)
        let visitor = Visitor(try site())
        try await visitor.open("/account")
        visitor.enter("Ada", in: Self.field)
        try await visitor.press("_submit", ":")
        #expect(visitor.status == .unprocessableContent)
        #expect(box.all.isEmpty)
        #expect(visitor.page["name!error"]?.text == "This name is taken.")
        #expect(visitor.page[Self.field]?["aria-invalid"] == "true")
        #expect(visitor.page.elements.contains { $0["href"] == "#\(Self.field)" })
        visitor.enter("Grace", in: Self.field)
        try await visitor.press("_submit", ":")
        #expect(visitor.status == .seeOther)
        #expect(box.all.map { $0.values["name"] } == ["Grace"])
    }

    @Test("shows its errors at their rows on a page with a script")
    func live() async throws {
        answer.open(true)
        let page = LivePage(try site())
        try await page.open("/account")
        try await page.send(Self.field, #""do": "type", "text": "Ada""#)
        let failed = try await page.submit()
        #expect(failed["go"] == nil)
        #expect(failed["failed"] == true)
        #expect(box.all.isEmpty)
        #expect(failed.drawn("draw").text.contains("Name: This name is taken."))
        try await page.send(Self.field, #""do": "type", "text": "Grace""#)
        let done = try await page.submit()
        #expect(done["go"] == "/account/done")
        #expect(box.all.map { $0.values["name"] } == ["Grace"])
    }

    @Test("is submitted once if its button is pressed twice on a page with a script")
    func pressedTwice() async throws {
        let site = try site()
        let page = LivePage(site)
        try await page.open("/account")
        try await page.send(Self.field, #""do": "type", "text": "Grace""#)
        let requests = try (2...3).map { number in
            try page.eventRequest(#"{"page": "p", "n": \#(number), "event": {"submit": ":"}}"#)
        }
        async let first = site.respond(to: requests[0])
        _ = await isWaiting.passed()
        let second = String(decoding: await site.respond(to: requests[1]).bytes, as: UTF8.self)
        #expect(!second.contains("\"go\""))
        #expect(box.all.isEmpty)
        answer.open(true)
        #expect(String(decoding: await first.bytes, as: UTF8.self).contains("\"go\""))
        #expect(box.all.map { $0.values["name"] } == ["Grace"])
    }

    @Test("says on other pages of its session that it is already being submitted")
    func submittedElsewhere() async throws {
        let site = try site()
        let page = LivePage(site)
        try await page.open("/account")
        try await page.send(Self.field, #""do": "type", "text": "Grace""#)
        let other = try await page.another()
        let plain = Visitor(site)
        try await plain.open(page.session)
        let request = try page.eventRequest(
            #"{"page": "p", "n": 2, "event": {"submit": ":"}}"#)
        async let first = site.respond(to: request)
        _ = await isWaiting.passed()
        #expect(try await other.submit()["sentence"] == "The form is already being submitted.")
        try await plain.press("_submit", ":")
        #expect(plain.status == .unprocessableContent)
        #expect(plain.page.text.contains("The form is already being submitted."))
        answer.open(true)
        #expect(String(decoding: await first.bytes, as: UTF8.self).contains("\"go\""))
        #expect(box.all.map { $0.values["name"] } == ["Grace"])
    }

    /// Two posts of a page that holds its state do not know of each other.
    ///
    /// Both have the same identifier, so that a store can ignore one.
    @Test(
        "has one identifier and one result if its button is pressed twice without a script",
        arguments: [true, false])
    func postedTwice(serverHeld: Bool) async throws {
        let site = try site(serverHeld: serverHeld)
        let visitor = Visitor(site)
        try await visitor.open("/account")
        visitor.enter("Grace", in: Self.field)
        let request = try Visitor.request("/account", visitor.fields + [("_submit", ":")])
        async let first = site.respond(to: request)
        _ = await isWaiting.passed()
        async let second = site.respond(to: request)
        answer.open(true)
        let responses = await [first, second, site.respond(to: request)]
        #expect(responses.allSatisfy { $0.headers[.location] == "/account/done" })
        #expect(box.all.count == (serverHeld ? 1 : 3))
        #expect(Set(box.all.map(\.id)).count == 1)
    }
}
