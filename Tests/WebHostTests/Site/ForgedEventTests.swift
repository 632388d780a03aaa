import RowHTTP
import RowKit
import RowSeals
import StandardRows
import TestRows
import Testing

@testable import WebHost

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Events that no page sends, because its user cannot perform them.
@Suite("A forged event")
struct ForgedEventTests {
    private let box = SubmissionBox()

    private static let forms: FormList = ["trip": { trip() }, "other": { trip() }]

    private static func trip() -> Form {
        let form = Form("Trip") {
            Section("Who") {
                TextRow("name") { $0.value = "Ada" }
                SwitchRow("group")
                IntRow("people") { $0.hidden = "$group != true" }
                PushRow<String>("country") { row in
                    row.options = ["Chile", "Peru"]
                    row.trailingSwipe.actions = [
                        SwipeAction(style: .normal, title: "Peru") { _, row, done in
                            (row as? PushRow<String>)?.value = "Peru"
                            done?(true)
                        }
                    ]
                }
                SegmentedRow<String>("class") { row in
                    row.options = ["first", "second"]
                    row.value = "first"
                }
                SliderRow("budget")
                TextAreaRow("terms") { row in
                    row.value = "No refunds."
                    row.textAreaMode = .readOnly
                }
                PanelRow("panel")
            }
            Section("Off") {
                SwitchRow("offSwitch") { $0.disabled = true }
                PushRow<String>("offCountry") { row in
                    row.options = ["Chile"]
                    row.disabled = true
                }
            }
            guests()
        }
        let hidden = Section { TextRow("secret") { $0.value = "S" } }
        hidden.hidden = true
        return form +++ hidden
    }

    private static func guests() -> MultivaluedSection {
        MultivaluedSection(multivaluedOptions: [.insert, .reorder]) { section in
            section.tag = "guests"
            section.maximumCount = 1
            section.addButtonProvider = { _ in ButtonRow { $0.title = "Add" } }
            section.multivaluedRowToInsertAt = { _ in TextRow() }
            section <<< TextRow { $0.value = "Grace" }
        }
    }

    /// The view and action of an event, and the beginning of the response.
    struct Forgery: Sendable, CustomTestStringConvertible {
        let view: String
        let action: String
        let answer: String
        var testDescription: String { "\(view) \(action)" }

        init(_ view: String, _ action: String, _ answer: String) {
            (self.view, self.action, self.answer) = (view, action, answer)
        }
    }

    private static let forgeries = [
        // Views that do not exist.
        Forgery("nobody/content/field", #""do":"type","text":"7""#, "there is no view called"),
        Forgery("name/content/nothing", #""do":"type","text":"7""#, "there is no view called"),
        Forgery("", #""do":"press""#, "there is no"),
        Forgery("country>:", #""do":"dismiss""#, "there is no screen called"),
        Forgery("guests[9]", #""do":"delete""#, "there is no view called"),
        // Hidden views.
        Forgery("people/content/field", #""do":"type","text":"7""#, "the row \"people\" is hidden"),
        Forgery("people", #""do":"press""#, "the row \"people\" is hidden"),
        Forgery("secret/content/field", #""do":"type","text":"7""#, "the row \"secret\" is hidden"),
        Forgery("panel/content/8", #""do":"type","text":"7""#, "\"panel/content/8\" is hidden"),
        // Disabled and read-only views.
        Forgery("offSwitch/accessory", #""do":"toggle","on":true"#, "\"offSwitch/accessory\" is"),
        Forgery("offCountry", #""do":"press""#, "\"offCountry\" is disabled"),
        Forgery("terms/content/field", #""do":"type","text":"All""#, "the text is read-only"),
        // Options that are not offered.
        Forgery("class/content/field", #""do":"choose","keys":["third"]"#, "there is no option"),
        Forgery(
            "class/content/field", #""do":"choose","keys":["first","second"]"#,
            "one option can be chosen"),
        Forgery("class/content/field", #""do":"choose","keys":[]"#, "one option has to be"),
        Forgery("panel/content/6", #""do":"choose","keys":["z"]"#, "there is no item"),
        Forgery("panel/content/6", #""do":"choose","keys":["x","y"]"#, "one item is picked"),
        Forgery("budget/content/field", #""do":"set","number":11"#, "11.0 is not between"),
        Forgery("budget/content/field", #""do":"set","number":-1e300"#, "-1e+300 is not between"),
        Forgery("panel/content/2", #""do":"date","date":"9999-01-01""#, "9999-01-01 is not"),
        Forgery(
            "panel/content/2", #""do":"date","date":"1970-02-30""#, "\"1970-02-30\" is not a"),
        Forgery("panel/content/2", #""do":"date","date":"soon""#, "\"soon\" is not a"),
        Forgery("country", #""do":"swipe","edge":"trailing","place":1"#, "the swipe has no action"),
        Forgery("country", #""do":"swipe","edge":"leading","place":0"#, "the swipe has no action"),
        Forgery("country", #""do":"swipe","edge":"trailing","place":-1"#, "the swipe has no"),
        Forgery("panel/content/5", #""do":"point","touch":{"phase":"began"}"#, "a touch needs"),
        // Actions that a view does not have.
        Forgery("name/content/field", #""do":"toggle","on":true"#, ""),
        Forgery("name/content/field", #""do":"files","files":[]"#, ""),
        Forgery("group/accessory", #""do":"type","text":"on""#, ""),
        Forgery("group/accessory", #""do":"focus""#, "\"group/accessory\" takes no focus"),
        Forgery("country", #""do":"delete""#, "the rows of this section cannot be edited"),
        Forgery("country", #""do":"move","place":0"#, "the rows of this section cannot be edited"),
        Forgery("country", #""do":"type","text":"Peru""#, "a row takes no type"),
        Forgery(":", #""do":"dismiss""#, "the first screen cannot be dismissed"),
        Forgery(":", #""do":"press""#, ""),
        Forgery("#:0", #""do":"delete""#, ""),
        // Entries that may be moved, but not deleted, and to which none can be added.
        Forgery("guests/:0", #""do":"delete""#, ""),
    ]

    @Test("is refused with the reason, and changes nothing", arguments: forgeries)
    func refused(_ forgery: Forgery) async throws {
        let site = try box.site(Self.forms)
        let page = LivePage(site)
        try await page.open("/trip")
        let before = try await state(of: page, at: site)
        let answer = try await page.send(forgery.view, forgery.action)
        let refusal = try #require(answer["refusal"]?.text(of: .string))
        #expect(!refusal.isEmpty, "\(refusal)")
        #expect(refusal.hasPrefix(forgery.answer), "\(refusal)")
        #expect(try await state(of: page, at: site) == before)
    }

    @Test(
        "is refused if it is sent to a covered screen",
        arguments: [
            Forgery("name/content/field", #""do":"type","text":"7""#, "\"name/content/field\" is"),
            Forgery("class/content/field", #""do":"choose","keys":["second"]"#, "\"class/content"),
            Forgery("offCountry", #""do":"press""#, "\"offCountry\" is covered"),
        ])
    func covered(_ forgery: Forgery) async throws {
        let site = try box.site(Self.forms)
        let page = LivePage(site)
        try await page.open("/trip")
        try await page.send("country", #""do":"press""#)
        let before = try await state(of: page, at: site)
        let answer = try await page.send(forgery.view, forgery.action)
        #expect(answer["refusal"]?.text(of: .string)?.hasPrefix(forgery.answer) == true)
        #expect(try await page.submit()["refusal"] == "\":\" is covered by another screen")
        #expect(try await state(of: page, at: site) == before)
        #expect(box.all.isEmpty)
    }

    @Test(
        "is refused if its number is not one to which a browser counts",
        arguments: [Int.max, 1 << 53 + 1, 0, -1, Int.min])
    func number(_ number: Int) async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/trip")
        for path in ["/events", "/files"] {
            let event = #""event": {"view": "name/content/field", "do": "focus"}"#
            var request = try page.eventRequest(#"{"page": "p", "n": \#(number), \#(event)}"#)
            if path == "/files" {
                request = try Visitor.request(
                    page.session + path,
                    [("page", "p"), ("n", "\(number)"), ("view", "name/content/field")])
            }
            #expect(await page.site.respond(to: request).status == .badRequest)
        }
        try await page.send("name/content/field", #""do": "type", "text": "Grace""#)
    }

    @Test("is refused if it submits a screen without a submit button", arguments: ["x", "#:0", ""])
    func submitting(screen: String) async throws {
        let site = try box.site(Self.forms)
        let page = LivePage(site)
        try await page.open("/trip")
        let before = try await state(of: page, at: site)
        let answer = try await page.submit(screen: screen)
        #expect(answer["refusal"]?.text(of: .string)?.isEmpty == false)
        let opened = try await page.send("country", #""do":"press""#)
        let selector = try #require(
            opened.drawn("insert").elements.first { $0["class"]?.hasPrefix("screen") == true })
        let other = try await page.submit(screen: selector["id"] ?? "")
        #expect(other["refusal"]?.text(of: .string)?.hasSuffix("no button that submits it") == true)
        #expect(box.all.isEmpty)
        #expect(before.values == (try await state(of: page, at: site)).values)
    }

    @Test(
        "is rejected if it is not an event",
        arguments: [
            "", "7", "[]", "{", #"{"page":"p"}"#, #"{"page":"p","n":1}"#,
            #"{"page":"+","n":1,"event":{"submit":":"}}"#,
            #"{"page":".x","n":1,"event":{"submit":":"}}"#,
            #"{"page":"p","n":1,"event":{}}"#,
            #"{"page":"p","n":1,"event":{"view":"name/content/field"}}"#,
            #"{"page":"p","n":1,"event":{"view":"name/content/field","do":"erase"}}"#,
            #"{"page":"p","n":1,"event":{"view":"name/content/field","do":"type"}}"#,
            #"{"page":"p","n":1,"event":{"view":"name/content/field","do":"type","text":7}}"#,
            #"{"page":"p","n":1,"event":{"view":"group/accessory","do":"toggle","on":"yes"}}"#,
            #"{"page":"p","n":1,"event":{"view":"group/accessory","do":"toggle","on":null}}"#,
            #"{"page":"p","n":1,"event":{"view":"budget/content/field","do":"set","number":1e999}}"#,
            #"{"page":"p","n":1,"event":{"view":"budget/content/field","do":"set","number":NaN}}"#,
            #"{"page":"p","n":1,"event":{"view":"class/content/field","do":"choose","keys":"1"}}"#,
            #"{"page":"p","n":1,"event":{"view":"guests","do":"move","place":0.5}}"#,
            #"{"page":"p","n":1,"event":{"view":7,"do":"press"}}"#,
            #"{"page":"p","n":"1","event":{"view":"name","do":"press"}}"#,
            #"{"page":"p","n":99999999999999999999,"event":{"view":"name","do":"press"}}"#,
            #"{"page":"","n":1,"event":{"view":"name","do":"press"}}"#,
            #"{"page":"p q","n":1,"event":{"view":"name","do":"press"}}"#,
            String(repeating: "[", count: 100_000),
        ])
    func malformed(json: String) async throws {
        let site = try box.site(Self.forms)
        let page = LivePage(site)
        try await page.open("/trip")
        let before = try await state(of: page, at: site)
        let response = await site.respond(to: try page.eventRequest(json))
        #expect(response.status == .badRequest)
        let reason = String(decoding: response.bytes, as: UTF8.self)
        #expect(reason == "400 Bad Request: the body is not an event\n")
        #expect(try await state(of: page, at: site) == before)
    }

    @Test("is not performed if the same or a later event was performed before")
    func replayed() async throws {
        let site = try box.site(Self.forms)
        let page = LivePage(site)
        try await page.open("/trip")
        let on = event(1, #"{"view":"group/accessory","do":"toggle","on":true}"#)
        let first = try await page.sendRaw(on)
        let off = event(2, #"{"view":"group/accessory","do":"toggle","on":false}"#)
        let second = try await page.sendRaw(off)
        let before = try await state(of: page, at: site)
        #expect(try await page.sendRaw(off) == second)
        let replay = try await page.sendRaw(on)
        #expect(replay != first)
        #expect(replay.operations.isEmpty)
        let other = event(2, #"{"view":"name/content/field","do":"type","text":"Eve"}"#)
        try await page.sendRaw(other)
        #expect(try await state(of: page, at: site) == before)
    }

    @Test("is not performed if session, owner, form, page, site or content type do not match")
    func strangers() async throws {
        let site = try box.site(Self.forms)
        let (ada, eve) = (LivePage(site, owner: "ada"), LivePage(site, owner: "eve", page: "q"))
        try await ada.open("/trip")
        try await eve.open("/trip")
        let before = try await state(of: ada, at: site)
        let typing = event(1, #"{"view":"name/content/field","do":"type","text":"Eve"}"#)
        let submission = event(2, #"{"submit":":"}"#)
        for json in [typing, submission] {
            let own = try ada.eventRequest(json)
            let foreign = try eve.eventRequest(json)
            #expect(await site.respond(to: own, owner: "eve").status == .gone)
            #expect(await site.respond(to: own).status == .gone)
            #expect(await site.respond(to: foreign, owner: "eve").status == .gone)
            #expect(await site.respond(to: foreign, owner: "ada").status == .gone)
            let unknown = ada.session.prefix { $0 != "s" } + "s/\(SessionID())"
            for path in [ada.session.replacing("/trip/", with: "/other/"), String(unknown)] {
                let request = HTTPRequest(
                    .post, try HTTPTarget(path + "/events"), headers: own.headers, body: own.body)
                #expect(await site.respond(to: request, owner: "ada").status == .gone)
            }
            for (name, value, status) in [
                (HTTPHeaders.Name.secFetchSite, "cross-site", HTTPStatus.forbidden),
                (.secFetchSite, "same-site", .forbidden), (.secFetchSite, "none", .forbidden),
                (.secFetchSite, nil, .forbidden), (.contentType, nil, .badRequest),
                (.contentType, "text/plain", .badRequest),
                (.contentType, "application/x-www-form-urlencoded", .badRequest),
            ] as [(HTTPHeaders.Name, String?, HTTPStatus)] {
                var request = own
                request.headers[name] = value
                let response = await site.respond(to: request, owner: "ada")
                #expect(response.status == status, "\(name) \(value ?? "")")
                #expect(!response.bytes.isEmpty)
            }
        }
        #expect(try await state(of: ada, at: site) == before)
        #expect(box.all.isEmpty)
    }

    @Test("cannot use a state that is damaged, or of another form or owner")
    func brokenSeals() async throws {
        let site = try box.site(Self.forms)
        let ada = LivePage(site, owner: "ada")
        try await ada.open("/trip")
        try await ada.send("name/content/field", #""do":"type","text":"Ada Lovelace""#)
        let whole = try #require(ada.seals.first)
        try #require(!whole.isEmpty)
        let middle = whole.index(whole.startIndex, offsetBy: whole.count / 2)
        let changed =
            whole[..<middle] + (whole[middle] == "A" ? "B" : "A")
            + whole[whole.index(after: middle)...]
        for (path, owner, seals) in [
            ("/trip", "eve", ada.seals), ("/other", "ada", ada.seals),
            ("/trip", "ada", [String(changed)]), ("/trip", "ada", ["AAAA"]),
            ("/trip", "ada", [String(whole.dropLast(4))]), ("/trip", "ada", ["\u{1F4A9}"]),
        ] {
            let visitor = Visitor(site, owner: owner)
            try await visitor.post(path, seals.map { (name: "_state", value: $0) })
            #expect(visitor.page["name/content/field"]?["value"] == "Ada")
            #expect(visitor.page.text.contains("could not be restored"))
        }
    }

    // MARK: Support

    /// Everything that an event could change: the values, the drawing and the state.
    private struct Everything: Equatable {
        let values: String
        let text: String
        let state: FormState
    }

    private func state(of page: LivePage, at site: FormSite) async throws -> Everything {
        let name = page.session.split(separator: "/").last.map(String.init) ?? ""
        let id = try #require(SessionID(name))
        let session = try #require(site.session(id, form: "trip", Owner(page.owner)))
        let state = await session.session.state
        return await session.session.withStage { stage in
            var renderer = PageRenderer(phrases: stage.controller.form.phrases)
            PageWriter.writeScreens(of: stage, summarizing: nil, to: &renderer)
            let values = stage.controller.form.values(includeHidden: true)
            return Everything(
                values: values.sorted { $0.key < $1.key }.map { "\($0)" }.joined(),
                text: String(decoding: renderer.html.bytes, as: UTF8.self), state: state)
        }
    }

    private func event(_ number: Int, _ event: String) -> String {
        #"{"page":"p","n":\#(number),"event":\#(event)}"#
    }
}
