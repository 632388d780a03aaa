import RowHTTP
import RowKit
import StandardRows
import Synchronization
import Testing

@testable import WebHost

@Suite("A live page")
struct LivePageTests {
    private let box = SubmissionBox()

    private static let forms: FormList = [
        "trip": {
            Form("Trip") {
                Section("Who") {
                    TripRows.all()
                    PushRow<String>("country") { row in
                        row.title = "Country"
                        row.options = ["Chile", "Peru"]
                    }
                }
            }
        },
        "other": { Form("Other") { Section { NameRow("name") } } },
    ]

    @Test("that is up to date is not drawn again when it connects")
    func connecting() async throws {
        let page = LivePage(try box.site(Self.forms))
        let answer = try await page.open("/trip")
        #expect(answer["html"] == nil)
        #expect(answer["refused"] == [])
        let changed = try await page.connect(typing: "Ada", into: "name/content/field")
        #expect(changed["html"]?.text(of: .string)?.contains(#"value="Ada""#) == true)
    }

    @Test("receives only the changes of an event")
    func events() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/trip")
        let typed = try await page.send(
            "name/content/field", #""do": "type", "text": "Ada", "caret": 3"#)
        #expect(typed.operations.allSatisfy { $0.first != "value" })
        let shown = try await page.send("group/accessory", #""do": "toggle", "on": true"#)
        #expect(shown.drawn("insert")["people/content/field"] != nil)
        #expect(shown.operations.contains { $0.dropFirst(2).elementsEqual(["#:0", "group"]) })
        let hidden = try await page.send("group/accessory", #""do": "toggle", "on": false"#)
        #expect(hidden.operations.contains(["remove", "people"]))
    }

    @Test("that is left sends several events at once, which are done in the order of their numbers")
    func leaving() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/trip")
        let (site, owner) = (page.site, page.owner)
        let requests = try ["A", "Ad", "Ada"].enumerated().map { index, text in
            try page.eventRequest(
                #"{"page": "p", "n": \#(index + 1), "event": "#
                    + #"{"view": "name/content/field", "do": "type", "text": "\#(text)"}}"#)
        }
        await withTaskGroup { group in
            for request in requests.reversed() {
                group.addTask { _ = await site.respond(to: request, owner: owner) }
                try? await Task.sleep(for: .milliseconds(5))
            }
        }
        let visitor = Visitor(site, owner: owner)
        try await visitor.open(page.session)
        #expect(visitor.page["name/content/field"]?["value"] == "Ada")
    }

    @Test("receives only the error of a field while nothing else changes")
    func typedError() async throws {
        let form: FormList = [
            "form": {
                Form {
                    TextRow("name") { row in
                        row.add(rule: RuleMinLength(minLength: 2))
                        row.validationOptions = .validatesOnChange
                    }
                    TextRow("copy") { $0.title = "Copy" }
                    SwitchRow("fine") { $0.add(rule: RuleAccepted()) }
                }
            }
        ]
        let page = LivePage(try box.site(form))
        try await page.open("/form")
        let field = "name/content/field"
        try await page.send(field, #""do": "focus""#)
        let short = try await page.send(field, #""do": "type", "text": "A""#)
        let error = JSONValue.string("Must have at least 2 characters")
        #expect(short.operations == [["error", "name", .string(field), error]])
        let valid = try await page.send(field, #""do": "type", "text": "Ad""#)
        #expect(valid.operations == [["error", "name", .string(field), .null]])
        try await page.send(field, #""do": "type", "text": "A""#)
        let left = try await page.send(field, #""do": "blur""#)
        #expect(left.drawn("draw")["name!error"] != nil, "the row has lost the focus as well")
    }

    @Test("inserts a first row of a section before all others")
    func firstRow() async throws {
        let page = LivePage(
            try box.site([
                "list": {
                    Form {
                        Section("Header") {
                            TextRow("first") { $0.hidden = "$on != true" }
                            SwitchRow("on")
                        }
                    }
                }
            ]))
        try await page.open("/list")
        let shown = try await page.send("on/accessory", #""do": "toggle", "on": true"#)
        let insertion = try #require(shown.operations.first { $0.first == "insert" })
        #expect(insertion.dropFirst(2).elementsEqual(["#:0", .null]))
    }

    @Test("opens a screen over the first, and closes it")
    func screens() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/trip")
        let opened = try await page.send("country", #""do": "press""#)
        #expect(opened.operations.contains(["cover", ":", "hidden"]))
        let screen = opened.drawn("insert")
        #expect(screen.text.contains("Peru"))
        #expect(screen.text.contains("Back"))
        let button = try #require(
            screen.elements.first { $0["name"] == "_press" && $0["value"] != nil })
        let chosen = try await page.send(button["value"] ?? "", #""do": "press""#)
        #expect(chosen.operations.contains(["cover", ":", .null]))
        #expect(chosen.drawn("draw").text.contains("Chile"))
    }

    @Test("covers screens once it has all of them, and only when that may have changed")
    func covers() async throws {
        let form: FormList = [
            "form": {
                Form {
                    TimeInlineRow("time")
                    AlertRow<String>("size") { $0.options = ["S", "M"] }
                }
            }
        ]
        let page = LivePage(try box.site(form))
        try await page.open("/form")
        for _ in 1...2 {
            let folded = try await page.send("time", #""do": "press""#)
            #expect(!folded.operations.contains { $0.first == "cover" })
        }
        try await page.send("time", #""do": "press""#)
        let opened = try await page.send("size", #""do": "press""#)
        let names = opened.operations.compactMap { $0.first?.text(of: .string) }
        #expect(Array(names.prefix(4)) == ["remove", "insert", "cover", "cover"])
    }

    @Test("continues at another node with everything that was entered, even hidden values")
    func otherNode() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/trip")
        try await page.send("name/content/field", #""do": "type", "text": "Ada""#)
        try await page.send("group/accessory", #""do": "toggle", "on": true"#)
        try await page.send("people/content/field", #""do": "type", "text": "7""#)
        try await page.send("group/accessory", #""do": "toggle", "on": false"#)
        page.site = try box.site(Self.forms)
        await #expect(throws: LivePage.Refused(status: .gone)) {
            try await page.send("name/content/field", #""do": "blur""#)
        }
        // Text typed while no server responded.
        try await page.connect(typing: "Ada Lovelace", into: "name/content/field")
        let shown = try await page.send("group/accessory", #""do": "toggle", "on": true"#)
        #expect(shown.drawn("insert")["people/content/field"]?["value"] == "7")
        try await page.submit()
        let values = try #require(box.all.first).values
        #expect(values["name"] == "Ada Lovelace")
        #expect(values["people"] == 7)
    }

    @Test("has an unanswered event performed when it connects")
    func waitingEvent() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/trip")
        let name = "name/content/field"
        let shown = try await page.connect(log: [
            LivePage.typing("Ada", into: name),
            #"{"view": "group/accessory", "do": "toggle", "on": true}"#,
        ])
        #expect(page.isPerformed(shown))
        #expect(shown["html"]?.text(of: .string)?.contains("people/content/field") == true)
        let done = try await page.connect(log: [#"{"submit": ":"}"#])
        #expect(done["go"] == "/trip/done")
        #expect(box.all.map(\.id) == ["p-3"])
        #expect(box.all.first?.values["name"] == "Ada")
        let failed = try await page.connect(log: [
            LivePage.typing("", into: name), #"{"submit": ":"}"#,
        ])
        #expect(failed["go"] == nil)
        #expect(box.all.count == 1)
        #expect(failed["html"]?.text(of: .string)?.contains("#name/content/field") == true)
    }

    @Test("is not answered by a server that has an earlier connection of it")
    func earlierConnection() async throws {
        let (first, second) = (try box.site(Self.forms), try box.site(Self.forms))
        let page = LivePage(first, page: "p.1")
        try await page.open("/trip")
        page.site = second
        page.page = "p.2"
        try await page.connect()
        page.site = first
        await #expect(throws: LivePage.Refused(status: .gone)) {
            try await page.send("group/accessory", #""do": "toggle", "on": true"#)
        }
    }

    @Test("submits the form of the screen whose button was pressed")
    func screenForms() async throws {
        let log = SubmissionLog()
        let forms: FormList = [
            "guests": {
                Form {
                    Section {
                        ButtonRow("add") { row in
                            row.title = "Add a guest"
                            row.onCellSelection { cell, _ in
                                let guest = Form {
                                    Section { NameRow("guest") { $0.add(rule: RuleRequired()) } }
                                }
                                guest.onSubmit { log.add($0["guest"] as? String) }
                                cell.formViewController()?.show(FormViewController(form: guest))
                            }
                        }
                    }
                }
            }
        ]
        let page = LivePage(try box.site(forms))
        try await page.open("/guests")
        let opened = try await page.send("add", #""do": "press""#)
        let button = try #require(
            opened.drawn("insert").elements.first { $0["name"] == "_submit" }?["value"])
        let failed = try await page.submit(screen: button)
        #expect(failed.drawn("draw").text.contains("attention"))
        #expect(box.all.isEmpty)
        let field = try #require(
            opened.drawn("insert").elements.first { $0["data-k"] == "type" }?["id"])
        try await page.send(field, #""do": "type", "text": "Grace""#)
        try await page.submit(screen: button)
        #expect(box.all.isEmpty)
        #expect(log.all == ["Grace"])
    }

    /// The values that the second form passed to its listener.
    private final class SubmissionLog: Sendable {
        private let names = Mutex<[String?]>([])
        var all: [String?] { names.withLock { $0 } }
        func add(_ name: String?) { names.withLock { $0.append(name) } }
    }

    @Test("is not restored from parts of its state in another order")
    func chain() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/trip")
        for text in ["A", "Ad", "Ada"] {
            try await page.send("name/content/field", #""do": "type", "text": "\#(text)""#)
            try await page.send("name/content/field", #""do": "commit""#)
        }
        #expect(page.seals.count > 2)
        let site = try box.site(Self.forms)
        let other = LivePage(site)
        try await other.open("/trip")
        for seals in [
            Array(page.seals.dropFirst()), page.seals.reversed(),
            page.seals.dropLast(2) + page.seals.suffix(1), other.seals + page.seals.dropFirst(),
        ] {
            let fields = seals.map { (name: "_state", value: $0) }
            let visitor = Visitor(site)
            try await visitor.post("/trip", fields)
            #expect(visitor.page["name/content/field"]?["value"] == "")
            #expect(visitor.page.text.contains("could not be restored"))
        }
        let visitor = Visitor(site)
        try await visitor.post("/trip", page.seals.map { ("_state", $0) })
        #expect(visitor.page["name/content/field"]?["value"] == "Ada")
    }

    @Test("has each event performed once, however often it is sent")
    func repeated() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/trip")
        let first = try await page.send("group/accessory", #""do": "toggle", "on": true"#)
        let again = try await page.send(
            "group/accessory", #""do": "toggle", "on": true"#, repeating: true)
        #expect(first == again)
        try await page.send("name/content/field", #""do": "type", "text": "Ada""#)
        #expect(try await page.submit()["go"] == "/trip/done")
        #expect(try await page.submit(repeating: true)["go"] == "/trip/done")
        #expect(box.all.count == 1)
    }

    @Test("moves the focus to the first error, even in a row that opens a screen")
    func focusOnError() async throws {
        let forms: FormList = [
            "trip": {
                Form("Trip") {
                    TextRow("name") { $0.value = "Ada" }
                    PushRow<String>("country") { row in
                        row.options = ["Chile", "Peru"]
                        row.add(rule: RuleRequired())
                    }
                    TextRow("note")
                }
            }
        ]
        let page = LivePage(try box.site(forms))
        try await page.open("/trip")
        #expect(try await page.submit().operations.contains(["focus", "country"]))
    }

    @Test("lists the errors when it cannot be submitted")
    func errors() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/trip")
        let answer = try await page.submit()
        #expect(answer["go"] == nil)
        #expect(box.all.isEmpty)
        #expect(answer.drawn("draw").elements.contains { $0["href"] == "#name/content/field" })
        let title = answer.operations.first { $0.first == .string("title") }?.last
        #expect(title?.text(of: .string)?.hasPrefix("Error: ") == true)
    }

    @Test(
        "refuses events that its user cannot perform",
        arguments: [
            ("people/content/field", #""do": "type", "text": "7""#),
            ("nobody/content/field", #""do": "type", "text": "7""#),
            ("name/content/field", #""do": "toggle", "on": true"#),
            ("country", #""do": "delete""#),
            (":", #""do": "dismiss""#),
        ])
    func forged(view: String, action: String) async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/trip")
        let before = page.seals
        let answer = try await page.send(view, action)
        #expect(answer["refusal"] != nil)
        #expect(page.seals == before)
    }

    @Test("gets no response to an event of another owner, form, site or page")
    func strangers() async throws {
        let site = try box.site(Self.forms)
        let page = LivePage(site, owner: "ada")
        try await page.open("/trip")
        let event = #"{"page": "p", "n": 1, "event": {"view": "group", "do": "press"}}"#
        var request = try page.eventRequest(event)
        #expect(await site.respond(to: request, owner: "eve").status == .gone)
        #expect(await site.respond(to: request, owner: "ada").status == .ok)
        request.headers[.secFetchSite] = "cross-site"
        #expect(await site.respond(to: request, owner: "ada").status == .forbidden)
        request.headers[.secFetchSite] = "same-origin"
        request.headers[.contentType] = "text/plain"
        #expect(await site.respond(to: request, owner: "ada").status == .badRequest)
        let stranger = try page.eventRequest(event.replacing(#""p""#, with: #""q""#))
        #expect(await site.respond(to: stranger, owner: "ada").status == .gone)
        let other = page.session.replacing("/trip/", with: "/other/")
        let elsewhere = HTTPRequest(
            .post, try HTTPTarget(other + "/events"),
            headers: [.contentType: "application/json", .secFetchSite: "same-origin"],
            body: Array(event.utf8))
        #expect(await site.respond(to: elsewhere, owner: "ada").status == .gone)
    }
}
