import TestRuns
import RowKit
import RowSeals
import StandardRows
import Testing

@testable import WebHost

/// The form has a button of its own, and its listener waits for a response and may reject the name.
@Suite("A submission that a row requests")
struct RequestedSubmissionTests {
    private let box = SubmissionBox()
    /// Opened when the listener waits.
    private let isWaiting = Gate<Bool>()
    /// Opened by the test, so that the listener continues.
    private let answer = Gate<Bool>()

    private func site(
        _ outcome: FormSite.Outcome = .redirect("/welcome"), showsNext: Bool = false
    ) throws -> FormSite {
        let forms: FormList = [
            "account": { [isWaiting, answer] in
                let controller = FormViewController()
                controller.form = Form {
                    Section {
                        NameRow("name")
                        ButtonRow("send") { row in
                            row.onCellSelection { _, row in row.section?.form?.requestSubmission() }
                        }
                        ButtonRow("other") { $0.onCellSelection { _, _ in } }
                    }
                }
                controller.form.onSubmit { [unowned controller] values in
                    isWaiting.open(true)
                    _ = await answer.passed()
                    if values["name"] as? String == "Ada" {
                        throw SubmissionError(["name": "This name is taken."])
                    }
                    if showsNext { controller.show(FormViewController(form: Form("Next"))) }
                }
                return controller
            }
        ]
        return try box.site(forms, outcome: outcome)
    }

    private static let field = "name/content/field"

    @Test("waits until each of the pages has been entered that connect at once")
    func deferring() async throws {
        let page = LivePage(try site())
        try await page.open("/account")
        try await page.type("Grace", into: Self.field)
        let id = try #require(SessionID(page.name))
        let session = try #require(page.site.session(id, form: "account", Owner(""))).session
        for _ in 0..<2 { await session.deferSubmissions() }
        await session.send(ViewEvent(ViewID("send"), .press))
        await session.resumeSubmissions()
        for _ in 0..<100 { await Task.yield() }
        #expect(!isWaiting.isOpen)
        await session.resumeSubmissions()
        #expect(await isWaiting.passed())
        answer.open(true)
    }

    @Test("is the response to the press on a page with a script")
    func live() async throws {
        answer.open(true)
        let page = LivePage(try site())
        try await page.open("/account")
        try await page.send(Self.field, #""do": "type", "text": "Ada""#)
        let failed = try await page.send("send", #""do": "press""#)
        #expect(failed["go"] == nil)
        #expect(box.all.isEmpty)
        let visitor = Visitor(page.site)
        try await visitor.open(page.session)
        #expect(visitor.page["name!error"]?.text == "This name is taken.")
        try await page.send(Self.field, #""do": "type", "text": "Grace""#)
        let done = try await page.send("send", #""do": "press""#)
        #expect(done["go"] == "/welcome")
        #expect(box.all.map { $0.values["name"] } == ["Grace"])
        // The buttons are not among the values.
        #expect(box.all.map { $0.values.keys.sorted() } == [["name"]])
        // The page drops the second press of a double click.
        #expect(done["sent"] == true)
        #expect(failed["sent"] == nil)
        #expect(done["failed"] == nil)
        #expect(failed["failed"] == true)
    }

    @Test("has its errors on a page that is loaded again while the listener waits")
    func loadingAgain() async throws {
        let site = try site()
        let page = LivePage(site)
        try await page.open("/account")
        try await page.send(Self.field, #""do": "type", "text": "Ada""#)
        let press = #"{"page": "p", "n": 2, "event": {"view": "send", "do": "press"}}"#
        let request = try page.eventRequest(press)
        async let first = site.respond(to: request)
        _ = await isWaiting.passed()
        // The new page repeats the press, and waits for the response.
        async let second = site.respond(to: request)
        answer.open(true)
        for response in await [first, second] {
            #expect(String(decoding: response.bytes, as: UTF8.self).contains("\"failed\":true"))
        }
        let again = LivePage(site, page: "r")
        try await again.open("/account")
        again.seals = page.seals
        try await again.connect(
            log: [LivePage.typing("Ada", into: Self.field)], isLoadedAgain: true)
        #expect(try await again.send("send", #""do": "press""#)["failed"] == true)
        let visitor = Visitor(site)
        try await visitor.open(again.session)
        #expect(visitor.page["name!error"]?.text == "This name is taken.")
        #expect(box.all.isEmpty)
    }

    @Test("is confirmed by a page, unless the form shows another screen", arguments: [true, false])
    func confirmation(showsNext: Bool) async throws {
        answer.open(true)
        let page = LivePage(try site(.page, showsNext: showsNext))
        try await page.open("/account")
        let done = try await page.send("send", #""do": "press""#)
        #expect(done["go"] == (showsNext ? nil : "/account/done"))
        #expect(box.all.count == 1)
        let host = LivePage(try site(.page, showsNext: showsNext))
        try await host.open("/account")
        #expect(try await host.submit()["go"] == (showsNext ? nil : "/account/done"))
    }

    @Test("is the response to the page that pressed the button, and not to another one")
    func otherPage() async throws {
        let site = try site()
        let page = LivePage(site)
        try await page.open("/account")
        let other = try await page.another()
        let press = #"{"page": "p", "n": 1, "event": {"view": "send", "do": "press"}}"#
        let request = try page.eventRequest(press)
        async let first = site.respond(to: request)
        _ = await isWaiting.passed()
        for count in 1...40 {
            if count == 20 { answer.open(true) }
            let text = String(repeating: "G", count: count)
            let typed = try await other.send(Self.field, #""do": "type", "text": "\#(text)""#)
            #expect(typed["go"] == nil)
        }
        #expect(String(decoding: await first.bytes, as: UTF8.self).contains("\"go\":\"/welcome\""))
        #expect(box.all.map(\.id) == ["p-1"])
    }

    @Test("does not keep a page without a script waiting that presses another button")
    func otherButton() async throws {
        let site = try site()
        let page = LivePage(site)
        try await page.open("/account")
        let visitor = Visitor(site)
        try await visitor.open(page.session)
        let press = #"{"page": "p", "n": 1, "event": {"view": "send", "do": "press"}}"#
        let request = try page.eventRequest(press)
        async let first = site.respond(to: request)
        _ = await isWaiting.passed()
        try await visitor.press("_press", "other")
        #expect(visitor.status == .ok)
        #expect(box.all.isEmpty)
        answer.open(true)
        _ = await first
        #expect(box.all.count == 1)
    }

    @Test("has the same outcome for a page that states its press whenever it connects")
    func repeatedConnection() async throws {
        answer.open(true)
        let page = LivePage(try site())
        try await page.open("/account")
        let joined = try await page.another()
        for _ in 1...2 {
            let connected = try await joined.connect(
                log: [#"{"page": "q", "n": 9, "event": {"view": "send", "do": "press"}}"#])
            #expect(connected["go"] == "/welcome")
            #expect(connected["done"] == 9)
        }
        #expect(box.all.map(\.id) == ["q-9"])
    }

    @Test("lets the page show the changes of the press while it waits")
    func changes() async throws {
        let site = try site()
        let page = LivePage(site)
        try await page.open("/account")
        try await page.send(Self.field, #""do": "type", "text": "Grace""#)
        let press = #"{"page": "p", "n": 2, "event": {"view": "send", "do": "press"}}"#
        let request = try page.eventRequest(press)
        async let first = site.respond(to: request)
        _ = await isWaiting.passed()
        let stream = String(decoding: try await page.startOfStream(), as: UTF8.self)
        #expect(stream.contains("data: "))
        #expect(box.all.isEmpty)
        // The page repeats a press that has no response.
        async let second = site.respond(to: request)
        answer.open(true)
        for response in await [first, second] {
            #expect(String(decoding: response.bytes, as: UTF8.self).contains("\"go\":\"/welcome\""))
        }
        #expect(box.all.map(\.id) == ["p-2"])
    }

    @Test("has the same identifier when another server performs it")
    func otherServer() async throws {
        answer.open(true)
        let page = LivePage(try site())
        try await page.open("/account")
        try await page.send(Self.field, #""do": "type", "text": "Grace""#)
        page.site = try site()
        let connected = try await page.connect(
            log: [
                LivePage.typing("Grace", into: Self.field), #"{"view": "send", "do": "press"}"#,
            ])
        #expect(connected["go"] == "/welcome")
        #expect(page.isPerformed(connected))
        #expect(box.all.map(\.id) == ["p-3"])
    }

    @Test("is the response to the post of a page without a script")
    func posting() async throws {
        answer.open(true)
        let visitor = Visitor(try site())
        try await visitor.open("/account")
        visitor.enter("Ada", in: Self.field)
        try await visitor.press("_press", "send")
        #expect(box.all.isEmpty)
        #expect(visitor.page["name!error"]?.text == "This name is taken.")
        #expect(visitor.status == .unprocessableContent)
        #expect(visitor.page.elements.contains { $0["href"] == "#\(Self.field)" })
        visitor.enter("Grace", in: Self.field)
        try await visitor.press("_press", "send")
        #expect(visitor.location == "/welcome")
        #expect(box.all.map { $0.values["name"] } == ["Grace"])
    }
}
