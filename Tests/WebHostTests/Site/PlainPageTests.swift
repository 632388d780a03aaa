import RowHTTP
import RowKit
import StandardRows
import Synchronization
import Testing

@testable import WebHost

@Suite("A page without a script")
struct PlainPageTests {
    private let box = SubmissionBox()

    private static let forms: FormList = [
        "trip": {
            Form("Trip") {
                Section("Who") {
                    TripRows.all(people: 2)
                    NameRow("leader") { row in
                        row.title = "Leader"
                        row.hidden = "$people == nil OR $people < 5 OR $group != true"
                    }
                    SegmentedRow<String>("class") { row in
                        row.title = "Class"
                        row.options = ["first", "second"]
                    }
                    DateRow("day") { $0.title = "Day" }
                    TextAreaRow("remarks")
                    PasswordRow("code") { $0.title = "Code" }
                }
            }
        }
    ]

    @Test("shows every control with its value and its label")
    func drawing() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/trip")
        #expect(visitor.status == .ok)
        let field = try #require(visitor.page["name/content/field"])
        #expect(field["aria-required"] == "true")
        #expect(field["value"] == "")
        let label = visitor.page.elements.first { $0["for"] == "name/content/field" }
        #expect(label?.text == "Name")
        #expect(visitor.page["people"] == nil)
        #expect(visitor.page.text.contains("Submit"))
    }

    @Test("accepts what was entered, even in rows that thereby appear")
    func entering() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/trip")
        visitor.enter("Ada", in: "name/content/field")
        visitor.enter("on", in: "group/accessory")
        // Controls from an earlier drawing of the page, of rows that are now hidden.
        visitor.enter("7", in: "people/content/field")
        visitor.enter("Grace", in: "leader/content/field")
        try await visitor.press("_commit")
        #expect(visitor.page["name/content/field"]?["value"] == "Ada")
        #expect(visitor.page["group/accessory"]?["checked"] != nil)
        #expect(visitor.page["people/content/field"]?["value"] == "7")
        #expect(visitor.page["leader/content/field"]?["value"] == "Grace")
    }

    @Test("keeps values derived from other input where the user has entered nothing")
    func consequences() async throws {
        let visitor = Visitor(
            try box.site([
                "names": {
                    let nickname = TextRow("nickname") { $0.value = "?" }
                    let loud = SwitchRow("loud")
                    let name = TextRow("name").onChange { row in
                        nickname.value = row.value.map { String($0.prefix(3)) }
                        loud.value = row.value == "Grace"
                    }
                    return Form { Section([name, nickname, loud]) }
                }
            ]))
        try await visitor.open("/names")
        visitor.enter("Grace", in: "name/content/field")
        try await visitor.press("_commit")
        #expect(visitor.page["nickname/content/field"]?["value"] == "Gra")
        #expect(visitor.page["loud/accessory"]?["checked"] != nil)
        visitor.enter("Ada", in: "name/content/field")
        visitor.enter("Countess", in: "nickname/content/field")
        try await visitor.press("_commit")
        #expect(visitor.page["nickname/content/field"]?["value"] == "Countess")
        #expect(visitor.page["loud/accessory"]?["checked"] == nil)
    }

    @Test("lists errors with links, and submits the values once there are none")
    func submitting() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/trip")
        try await visitor.press("_submit", ":")
        #expect(visitor.status == .unprocessableContent)
        let field = try #require(visitor.page["name/content/field"])
        #expect(field["aria-invalid"] == "true")
        #expect(field["aria-describedby"] == "name!error")
        #expect(visitor.page["name!error"]?.text.isEmpty == false)
        #expect(visitor.page.elements.contains { $0["href"] == "#name/content/field" })
        #expect(box.all.isEmpty)

        visitor.enter("Ada", in: "name/content/field")
        visitor.enter("=second", in: "class/content/field")
        visitor.enter("line one\r\nline two", in: "remarks/content/field")
        visitor.enter("secret", in: "code/content/field")
        try await visitor.press("_submit", ":")
        #expect(visitor.status == .seeOther)
        #expect(visitor.location == "/trip/done")
        let values = try #require(box.all.first).values
        #expect(values["name"] == "Ada")
        #expect(values["code"] == "secret")
        #expect(values["remarks"] == "line one\nline two")
        #expect(box.all.count == 1)
    }

    @Test("keeps what was entered if it cannot be saved, and reports the failure by the status")
    func failedSaving() async throws {
        let keys = try SealKeys(secret: "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=")
        let log = Mutex<[String]>([])
        var settings = FormSite.Settings()
        settings.log = { line in log.withLock { $0.append(line) } }
        let site = FormSite(Self.forms, keys: keys, settings: settings) { submission in
            submission.values["name"] == "Ada"
                ? .failed("ENOSPC") : .refused("No place is left.")
        }
        let visitor = Visitor(site)
        try await visitor.open("/trip")
        visitor.enter("Ada", in: "name/content/field")
        try await visitor.press("_submit", ":")
        #expect(visitor.status == .unprocessableContent)
        #expect(visitor.page["name/content/field"]?["value"] == "Ada")
        #expect(visitor.page.text.contains("The form could not be submitted. Please try again."))
        #expect(!visitor.page.text.contains("ENOSPC"))
        #expect(log.withLock { $0 } == ["trip: ENOSPC"])

        visitor.enter("Grace", in: "name/content/field")
        try await visitor.press("_submit", ":")
        #expect(visitor.status == .unprocessableContent)
        #expect(visitor.page.text.contains("No place is left."))
        #expect(log.withLock { $0.count } == 1)
    }

    @Test("keeps values that no control shows, and values that are entered again")
    func state() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/trip")
        visitor.enter("on", in: "group/accessory")
        visitor.enter("9", in: "people/content/field")
        try await visitor.press("_commit")
        visitor.enter(in: "group/accessory")
        try await visitor.press("_commit")
        #expect(visitor.page["people"] == nil)
        visitor.enter("on", in: "group/accessory")
        try await visitor.press("_commit")
        #expect(visitor.page["people/content/field"]?["value"] == "9")
    }

    @Test("reports that its state was damaged, and keeps the content of its controls")
    func brokenSeal() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/trip")
        visitor.enter("Ada", in: "name/content/field")
        visitor.enter("AAAA", in: "_state")
        try await visitor.press("_commit")
        #expect(visitor.page["name/content/field"]?["value"] == "Ada")
        #expect(visitor.page.text.contains("could not be restored"))
    }

    @Test("distinguishes rows from its own fields, even if they have the same names")
    func namesOfRows() async throws {
        let tags = ["_press", "_state", "_is", "_page"]
        let site = try box.site(["odd": { Form { Section(tags.map { TextRow($0) }) } }])
        let visitor = Visitor(site)
        try await visitor.open("/odd")
        for tag in tags { visitor.enter("text of \(tag)", in: "\(tag)/content/field") }
        try await visitor.press("_submit", ":")
        let values = try #require(box.all.first).values
        for tag in tags { #expect(values[tag] == .string("text of \(tag)")) }
    }

    @Test("does not wait forever for work that does not end")
    func endlessWork() async throws {
        let site = try box.site([
            "slow": {
                Form {
                    Section {
                        TextRow("name") { row in
                            row.perform(.latest("forever")) {
                                try await Task.sleep(for: .seconds(3600))
                            } then: { _, _ in
                            }
                        }
                    }
                }
            }
        ])
        let visitor = Visitor(site)
        try await visitor.open("/slow")
        visitor.enter("Ada", in: "name/content/field")
        try await visitor.press("_commit")
        #expect(visitor.page["name/content/field"]?["value"] == "Ada")
    }

    @Test("is served only under the site's host names")
    func hosts() async throws {
        let keys = try SealKeys(environment: [:])
        var settings = FormSite.Settings()
        settings.hosts = ["localhost", "[::1]", "Forms.Example"]
        let site = FormSite(Self.forms, keys: keys, settings: settings) { _ in .page }
        for (host, status) in [
            ("localhost", HTTPStatus.ok), ("LOCALHOST:8080", .ok), ("[::1]:8080", .ok),
            ("[::1]", .ok), ("forms.EXAMPLE", .ok), ("evil.example:8080", .misdirectedRequest),
            ("", .misdirectedRequest),
        ] {
            var request = HTTPRequest(.get, try HTTPTarget("/trip"))
            request.headers[.host] = host
            #expect(await site.respond(to: request).status == status, "\(host)")
        }
    }

    @Test("escapes every text of the form")
    func escaping() async throws {
        let evil = "\"><script>alert(1)</script>&amp;"
        let site = try box.site([
            "evil": {
                Form(evil) {
                    Section(evil, footer: evil) {
                        TextRow(evil) { row in
                            row.title = evil
                            row.placeholder = evil
                            row.value = evil
                        }
                    }
                }
            }
        ])
        let request = HTTPRequest(.get, try HTTPTarget("/evil"))
        let response = await site.respond(to: request)
        let html = String(decoding: response.bytes, as: UTF8.self)
        #expect(!html.contains("<script>alert"))
        #expect(html.contains("&amp;amp;"))
        let field = try #require(ReadPage(html).elements(ofClass: "input").first)
        #expect(field["value"] == evil)
        #expect(field["placeholder"] == evil)
        #expect(response.headers[.contentSecurityPolicy]?.contains("default-src 'none'") == true)
    }

    @Test("rejects posts from other sites", arguments: ["cross-site", "same-site", "none"])
    func otherSites(site: String) async throws {
        var request = try Visitor.request("/trip", [("_commit", "")])
        request.headers[.secFetchSite] = site
        #expect(try await box.site(Self.forms).respond(to: request).status == .forbidden)
        request.headers[.secFetchSite] = nil
        request.headers[.origin] = "https://evil.example"
        request.headers[.host] = "form.example"
        #expect(try await box.site(Self.forms).respond(to: request).status == .forbidden)
        request.headers[.origin] = "https://form.example"
        #expect(try await box.site(Self.forms).respond(to: request).status == .ok)
    }
}
