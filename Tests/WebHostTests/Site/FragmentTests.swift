import RowHTTP
import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("A form as a part of a page")
struct FragmentTests {
    private let box = SubmissionBox()

    private struct Order: Codable, Sendable { var customer: String }

    private static let forms: FormList = {
        var forms: FormList = [
            "trip": {
                Form("Trip") {
                    Section("Who") {
                        NameRow("name") { row in
                            row.title = "Name"
                            row.add(rule: RuleRequired())
                        }
                        SwitchRow("group") { $0.title = "A group" }
                        IntRow("people") { row in
                            row.title = "People"
                            row.hidden = "$group != true"
                        }
                        SegmentedRow<String>("class") { row in
                            row.title = "Class"
                            row.options = ["first", "second"]
                        }
                        PushRow<String>("country") { row in
                            row.title = "Country"
                            row.options = ["Chile", "Peru"]
                        }
                    }
                }
            }
        ]
        forms.add("order") { (order: Order) in
            Form("Order") { Section { NameRow("name") { $0.value = order.customer } } }
        }
        return forms
    }()

    /// Attributes that refer to one or more elements of the page.
    private static let references = [
        "for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-activedescendant",
    ]

    /// Returns the identifiers that refer to no element of a page, and those of several elements.
    private func faults(in page: ReadPage) -> [String] {
        let ids = page.elements.compactMap { $0["id"] }
        let repeated = Dictionary(grouping: ids, by: \.self).filter { $0.value.count > 1 }.keys
        var named = Self.references.flatMap { name in
            page.elements.compactMap { $0[name] }
                .flatMap { $0.split(separator: " ").map(String.init) }
        }
        named += page.elements.compactMap { $0["href"] }.filter { $0.hasPrefix("#") }
            .map { String($0.dropFirst()) }
        return Array(repeated) + Set(named).subtracting(ids)
    }

    @Test("has unique identifiers, even beside one of the same form, and refers only to its own")
    func identifiers() async throws {
        let site = try box.site(Self.forms)
        let parts = [
            try await site.fragment(of: "trip"), try await site.fragment(of: "trip", id: "second"),
            try await site.fragment(of: "trip", id: "trip:"),
            try await site.fragment(of: "order", context: { _ in Order(customer: "Ada") }),
        ]
        let page = ReadPage(parts.map(\.html).joined())
        #expect(faults(in: page) == [])
        #expect(page["trip:name/content/field"]?["name"] == "name/content/field")
        #expect(page["second:name/content/field"] != nil)
        #expect(page["trip%3A:name/content/field"] != nil)
        #expect(page["order:name/content/field"]?["value"] == "Ada")
        #expect(page.elements.filter { $0.name == "main" || $0.name == "h1" }.isEmpty)
        let whole = Visitor(site)
        try await whole.open("/trip")
        #expect(faults(in: whole.page) == [])
    }

    @Test("lists the assets that it loads, and the sources that the page must allow")
    func assets() async throws {
        let site = try box.site([
            "plain": { Form() },
            "pictures": {
                let form = Form()
                form.imageOrigins = ["https://pictures.example"]
                return form
            },
        ])
        let plain = try await site.fragment(of: "plain")
        let pictures = try await site.fragment(of: "pictures")
        for path in [plain.styleSheet, plain.script] {
            let request = HTTPRequest(.get, try HTTPTarget(path))
            #expect(await site.respond(to: request).status == .ok)
        }
        #expect(plain.html.contains("src=\"\(plain.script)\""))
        #expect(
            plain.policy.description == """
                base-uri 'none'; connect-src 'self'; default-src 'none'; form-action 'self'; \
                frame-ancestors 'none'; img-src 'self' blob: data:; media-src blob:; script-src 'self'; style-src 'self'
                """)
        var both = plain.policy.union(pictures.policy)
        #expect(both.description.contains("img-src 'self' blob: data: https://pictures.example;"))
        both.allow("'self'", for: "frame-ancestors")
        #expect(both.description.contains("frame-ancestors 'self';"))
    }

    @Test("declares its language, and escapes its name")
    func hostileNames() async throws {
        let site = try box.site(Self.forms)
        let part = try await site.fragment(of: "trip", id: "\"><script> é#")
        #expect(!part.html.contains("<script> "))
        let page = ReadPage(part.html)
        let form = try #require(page.elements.first { $0.name == "form" })
        #expect(form["id"] == "%22%3E%3Cscript%3E%20%C3%A9%23:rowkit")
        #expect(form["lang"] == "en")
        #expect(form["dir"] == "ltr")
        #expect(faults(in: page) == [])
    }

    @Test("is live: events name views, and drawings belong to the part")
    func live() async throws {
        let site = try box.site(Self.forms)
        let parts = [
            try await site.fragment(of: "trip"), try await site.fragment(of: "trip", id: "second"),
        ]
        let (first, second) = (LivePage(site), LivePage(site, page: "q"))
        let answer = try await first.open(parts[0], prefix: "trip:")
        #expect(answer["html"] == nil)
        #expect(answer["refused"] == [])
        #expect(try await second.open(parts[1], prefix: "second:")["html"] == nil)
        let toggle = #""do": "toggle", "on": true"#
        let shown = try await first.send("group/accessory", toggle)
        #expect(
            shown.drawn("insert")["trip:people/content/field"]?["name"] == "people/content/field")
        #expect(shown.operations.contains { $0.dropFirst(2).elementsEqual(["#:0", "group"]) })
        let other = try await second.send("group/accessory", toggle)
        #expect(other.drawn("insert")["second:people/content/field"] != nil)
        let failed = try await second.submit()
        let summary = failed.drawn("draw")
        #expect(summary.elements.contains { $0["href"] == "#second:name/content/field" })
        let field = try await second.send("name/content/field", #""do": "focus""#).drawn("draw")
        #expect(faults(in: field).allSatisfy { $0.hasPrefix("second:") })
    }

    @Test("continues at another node, where it keeps its name")
    func otherNode() async throws {
        let site = try box.site(Self.forms)
        let page = LivePage(site)
        try await page.open(try await site.fragment(of: "trip", id: "mine"), prefix: "mine:")
        try await page.send("group/accessory", #""do": "toggle", "on": true"#)
        page.site = try box.site(Self.forms)
        let answer = try await page.connect(
            controls: [("_prefix", "mine:")],
            log: [LivePage.typing("Ada", into: "name/content/field")])
        let drawn = ReadPage(answer["html"]?.text(of: .string) ?? "")
        #expect(drawn["mine:name/content/field"]?["value"] == "Ada")
        #expect(drawn["mine:people/content/field"] != nil)
        try await page.submit()
        #expect(box.all.first?.values["name"] == "Ada")
    }

    @Test("continues without a script as a separate page")
    func plainPosts() async throws {
        let site = try box.site(Self.forms)
        let part = try await site.fragment(of: "trip", owner: "ada")
        let read = ReadPage(part.html)
        let action = try #require(read.elements.first { $0.name == "form" }?["action"])
        let visitor = Visitor(site, owner: "ada")
        try await visitor.post(action, read.fields + [("_submit", ":")])
        #expect(visitor.status == .unprocessableContent)
        #expect(visitor.page["name/content/field"] != nil)
        #expect(faults(in: visitor.page) == [])
        let fields = read.fields.filter { $0.name != "name/content/field" }
        try await visitor.post(
            action, fields + [("name/content/field", "Ada"), ("_submit", ":")])
        #expect(visitor.status == .seeOther)
        #expect(box.all.first?.values["name"] == "Ada")
        let stranger = Visitor(site, owner: "eve")
        try await stranger.post(action, read.fields)
        #expect(stranger.page.text.contains("could not be restored"))
    }

    @Test("of a form held by the server has a session from the start, and no state")
    func serverHeldForms() async throws {
        var settings = FormSite.Settings()
        settings.serverHeldForms = ["trip"]
        let site = try box.site(Self.forms, settings: settings)
        let part = try await site.fragment(of: "trip", owner: "ada")
        #expect(site.sessionCount == 1)
        #expect(ReadPage(part.html).fields.allSatisfy { $0.name != "_state" || $0.value.isEmpty })
        let page = LivePage(site, owner: "ada")
        #expect(try await page.open(part, prefix: "trip:")["refused"] == [])
        #expect(site.sessionCount == 1)
    }

    @Test("cannot be created for a form that does not exist, or without its context")
    func problems() async throws {
        let site = try box.site(Self.forms)
        await #expect(throws: Form.Problem.self) { try await site.fragment(of: "trap") }
        await #expect(throws: Form.Problem.self) { try await site.fragment(of: "order") }
    }
}
