import TestRuns
import RowKit
import RowSeals
import StandardRows
import Testing

@testable import WebHost

@Suite("Pages that share a session")
struct SharedSessionTests {
    private let box = SubmissionBox()
    private static let forms: FormList = ["note": { Form { Section { TextRow("text") } } }]

    private var serverHeld: FormSite.Settings {
        var settings = FormSite.Settings()
        settings.serverHeldForms = ["note"]
        return settings
    }

    @Test("show the same, and are notified of each other's changes")
    func joining() async throws {
        let site = try box.site(Self.forms)
        let first = LivePage(site)
        try await first.open("/note")
        try await first.send("text/content/field", #""do": "type", "text": "Ada""#)
        let second = try await first.another()
        #expect(second.session == first.session)
        let shown = try await second.connect()
        #expect(shown["html"]?.text(of: .string)?.contains(#"value="Ada""#) != false)
        let reply = try await second.send(
            "text/content/field", #""do": "type", "text": "Ada L.""#)
        #expect(reply["refusal"] == nil)
        let isTold = try await isTold("Ada L.", first)
        #expect(isTold)
    }

    @Test("do not keep their drawing once a script has connected")
    func drawing() async throws {
        let site = try box.site(Self.forms)
        let page = LivePage(site)
        try await page.open("/note")
        let session = try #require(site.sessions.withLock { $0.values.first })
        try await Visitor(site).open(page.session)
        #expect(await session.session.withStage { $0.hostStorage != nil })
        try await page.connect()
        #expect(await session.session.withStage { $0.hostStorage == nil })
    }

    @Test("are equal after the session was lost, as far as the first of them knows")
    func joiningAgain() async throws {
        let site = try box.site(Self.forms)
        let first = LivePage(site)
        try await first.open("/note")
        let second = try await first.another()
        let other = try box.site(Self.forms)
        (first.site, second.site) = (other, other)
        try await first.connect(typing: "Ada", into: "text/content/field")
        let shown = try await second.connect()
        #expect(shown["html"]?.text(of: .string)?.contains(#"value="Ada""#) == true)
    }

    @Test("show a new form if the session does not exist or belongs to another user")
    func strangers() async throws {
        let site = try box.site(Self.forms)
        let page = LivePage(site, owner: "ada")
        try await page.open("/note")
        try await page.connect(typing: "Ada", into: "text/content/field")
        for (path, owner) in [(page.session, "eve"), ("/note/s/\(SessionID())", "ada")] {
            let visitor = Visitor(site, owner: owner)
            try await visitor.open(path)
            #expect(visitor.status == .ok)
            #expect(visitor.page["text/content/field"]?["value"] == "")
            #expect(visitor.page["rowkit"]?["data-session"] != page.session)
        }
    }

    @Test("show another user nothing of what they held when the browser loads them again")
    func loadingAgain() async throws {
        let site = try box.site(Self.forms)
        let (ada, eve) = (LivePage(site, owner: "ada"), LivePage(site, owner: "eve"))
        try await ada.open("/note")
        try await eve.open("/note")
        let held = [(name: "text/content/field", value: "Enigma")]
        let log = [LivePage.typing("Enigma", into: "text/content/field")]
        for seals in [ada.seals, ["broken"]] {
            eve.seals = seals
            let answer = try await eve.connect(controls: held, log: log, isLoadedAgain: true)
            #expect(answer["html"]?.text(of: .string)?.contains("Enigma") == false)
            #expect(answer["refused"] != [])
        }
        // On a page that was not loaded again, the text is there to see.
        eve.seals = ada.seals
        let answer = try await eve.connect(controls: held, log: log)
        #expect(answer["html"]?.text(of: .string)?.contains("Enigma") == true)
        let own = try await ada.connect(controls: held, log: log, isLoadedAgain: true)
        #expect(own["html"]?.text(of: .string)?.contains("Enigma") == true)
    }

    @Test("hold no state if the form is held by the server, even without a script")
    func serverHeldForms() async throws {
        let site = try box.site(Self.forms, settings: serverHeld)
        let visitor = Visitor(site)
        try await visitor.open("/note")
        #expect(visitor.fields.allSatisfy { $0.name != "_state" || $0.value.isEmpty })
        visitor.enter("Ada", in: "text/content/field")
        try await visitor.press("_commit")
        #expect(site.sessionCount == 1)
        #expect(visitor.page["text/content/field"]?["value"] == "Ada")
        try await visitor.press("_submit", ":")
        #expect(box.all.first?.values["text"] == "Ada")
    }

    @Test("start empty with a note if the form was held by a server that lost it")
    func lostForms() async throws {
        let visitor = Visitor(try box.site(Self.forms, settings: serverHeld))
        try await visitor.open("/note")
        visitor.enter("Ada", in: "text/content/field")
        let fields = visitor.fields + [("_submit", ":")]
        let after = Visitor(try box.site(Self.forms, settings: serverHeld))
        try await after.post("/note", fields)
        #expect(after.status == .unprocessableContent)
        #expect(box.all.isEmpty)
        #expect(after.page["text/content/field"]?["value"] == "")
        #expect(after.page.text.contains("starts empty"))
        after.enter("Grace", in: "text/content/field")
        try await after.press("_submit", ":")
        #expect(after.status == .seeOther)
        #expect(box.all.map { $0.values["text"] } == ["Grace"])
        let page = LivePage(try box.site(Self.forms, settings: serverHeld))
        try await page.open("/note")
        try await page.send("text/content/field", #""do": "type", "text": "Ada""#)
        #expect(page.seals.allSatisfy { $0.isEmpty })
        page.site = try box.site(Self.forms, settings: serverHeld)
        let answer = try await page.connect(log: [#"{"submit": ":"}"#])
        #expect(answer["refused"]?.text.contains("starts empty") == true)
        #expect(!page.isPerformed(answer))
        #expect(answer["go"] == nil)
        #expect(box.all.count == 1)
        try await page.send("text/content/field", #""do": "type", "text": "Joan""#)
        try await page.submit()
        #expect(box.all.map { $0.values["text"] } == ["Grace", "Joan"])
        #expect(page.site.sessionCount == 1)
    }

    @Test("finish the work that began when the form was made again by the server that holds it")
    func lostWork() async throws {
        let gate = Gate<Bool>()
        let forms: FormList = [
            "note": {
                Form {
                    Section {
                        PickerRow<String>("place") { row in
                            row.optionsProvider = .lazy {
                                _ = await gate.passed()
                                return ["lake"]
                            }
                        }
                    }
                }
            }
        ]
        let page = LivePage(try box.site(forms, settings: serverHeld))
        try await page.open("/note")
        page.site = try box.site(forms, settings: serverHeld)
        try await page.connect()
        gate.open(true)
        let id = try #require(SessionID(page.name))
        let session = try #require(page.site.session(id, form: "note", Owner("")))
        await session.session.untilIdle()
        let visitor = Visitor(page.site)
        try await visitor.open(page.session)
        #expect(visitor.page.text.contains("lake"))
    }

    @Test("receive the changes of a page without a script")
    func plainPosts() async throws {
        let site = try box.site(Self.forms)
        let live = LivePage(site)
        try await live.open("/note")
        let plain = Visitor(site)
        try await plain.open(live.session)
        plain.enter("Ada", in: "text/content/field")
        try await plain.press("_commit")
        let isTold = try await isTold("Ada", live)
        #expect(isTold)
    }

    @Test("keep their focus when the form is submitted with errors on another page")
    func failedSubmission() async throws {
        let forms: FormList = [
            "note": { Form { Section { TextRow("text") { $0.add(rule: RuleRequired()) } } } }
        ]
        let live = LivePage(try box.site(forms))
        try await live.open("/note")
        let plain = Visitor(live.site)
        try await plain.open(live.session)
        try await plain.press("_submit", ":")
        #expect(plain.status == .unprocessableContent)
        #expect(box.all.isEmpty)
        plain.enter("Ada", in: "text/content/field")
        try await plain.press("_commit")
        var pushed = ""
        for _ in 1...1_000 where !pushed.contains("Ada") {
            await Task.yield()
            pushed = String(decoding: try await live.startOfStream(), as: UTF8.self)
        }
        #expect(pushed.contains("Ada"))
        #expect(!pushed.contains(#"["focus""#))
    }

    @Test("end only their own earlier connections when they connect again")
    func connectingAgain() async throws {
        let site = try box.site(Self.forms)
        let first = LivePage(site, page: "p.1")
        try await first.open("/note")
        let second = try await first.another("q.1")
        for connection in 2...5 {
            second.page = "q.\(connection)"
            try await second.connect()
        }
        second.page = "q.4"
        await #expect(throws: LivePage.Refused(status: .gone)) {
            try await second.send("text/content/field", #""do": "focus""#)
        }
        try await first.send("text/content/field", #""do": "type", "text": "Ada""#)
    }

    @Test("are removed once they have missed more pushes than are kept, unless they connect again")
    func lostPages() async throws {
        let site = try box.site(Self.forms)
        let first = LivePage(site)
        try await first.open("/note")
        let second = try await first.another()
        func misses() async throws -> Bool {
            for number in 1...100 {
                try await first.send("text/content/field", #""do": "type", "text": "\#(number)""#)
            }
            await Task.yield()
            do {
                try await second.send("text/content/field", #""do": "focus""#)
                return false
            } catch let refusal as LivePage.Refused {
                return refusal.status == .gone
            }
        }
        var isGone = false
        for _ in 1...100 where !isGone { isGone = try await misses() }
        #expect(isGone)
        let shown = try await second.connect()
        #expect(shown["html"]?.text(of: .string)?.contains(#"value="100""#) == true)
    }

    @Test("receive all that they missed, however much, when they open a stream")
    func missedPushes() async throws {
        let site = try box.site(Self.forms)
        let first = LivePage(site)
        try await first.open("/note")
        let second = try await first.another()
        let long = String(repeating: "x", count: 100_000)
        for number in 1...5 {
            try await first.send(
                "text/content/field", #""do": "type", "text": "\#(number)\#(long)""#)
        }
        var size = 0
        // The pushes arrive at the page a little later.
        for _ in 1...1_000 where size < 500_000 {
            await Task.yield()
            size = try await second.startOfStream().count
        }
        #expect(size > 500_000)
    }

    /// Whether a page receives a text, which comes with a response if no stream carried it.
    private func isTold(_ text: String, _ page: LivePage) async throws -> Bool {
        for _ in 0..<1_000 {
            let answer = try await page.send("text/content/field", #""do": "focus""#)
            if answer["before"]?.text.contains(text) == true { return true }
            await Task.yield()
        }
        return false
    }
}
