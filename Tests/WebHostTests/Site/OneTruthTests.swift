import RowKit
import RowSeals
import StandardRows
import Testing

@testable import WebHost

/// Each test is a transition in the table of *Load and failures*.
@Suite("The pages of a session")
struct OneTruthTests {
    private let box = SubmissionBox()
    private static let forms: FormList = [
        "trip": {
            Form {
                Section {
                    NameRow("name") { $0.title = "Name" }
                    NameRow("town") { $0.title = "Town" }
                }
                MultivaluedSection(multivaluedOptions: [.insert, .delete]) { section in
                    section.tag = "guests"
                    section.multivaluedRowToInsertAt = { _ in NameRow() }
                }
            }
        },
        "hidden": {
            Form {
                Section {
                    SwitchRow("more") { $0.value = true }
                    NameRow("name") { $0.hidden = "$more == false" }
                }
            }
        },
    ]

    private static let name = "name/content/field"
    private static let town = "town/content/field"

    private func twoPages() async throws -> (LivePage, LivePage) {
        try await LivePage.two(of: try box.site(Self.forms), at: "/trip")
    }

    /// Two pages type, each at a node of its own, and the second connects to the node of the first.
    private func joined(
        _ text: String, into view: String, _ otherText: String, into otherView: String
    ) async throws -> (answer: JSONValue, page: LivePage) {
        let (first, second) = try await twoPages()
        first.site = try box.site(Self.forms)
        try await first.connect(typing: text, into: view)
        second.site = try box.site(Self.forms)
        try await second.connect(typing: otherText, into: otherView)
        second.site = first.site
        second.page = "q.2"
        return (try await second.connect(), second)
    }

    /// Asks for what a page without a stream has missed.
    private func ask(_ page: LivePage) async throws { _ = try await page.ask() }

    private func values(of page: LivePage) async throws -> [String: JSONValue] {
        try await page.submit()
        return try #require(box.all.last).values
    }

    @Test("each have all of it when the session is lost", arguments: [true, false])
    func kill(firstIsLeft: Bool) async throws {
        let (first, second) = try await twoPages()
        try await first.type("Ada", into: Self.name)
        try await first.send("#guests:0", #""do": "press""#)
        try await second.type("London", into: Self.town)
        let left = firstIsLeft ? first : second
        for _ in 0..<1_000 where left.seals.count < 4 {
            await Task.yield()
            try await ask(left)
        }
        left.site = try box.site(Self.forms)
        let answer = try await left.connect()
        #expect(answer["refused"] == [])
        let values = try await values(of: left)
        #expect(values["name"] == "Ada")
        #expect(values["town"] == "London")
    }

    @Test("never replace it by something older, in whatever order they connect again")
    func older() async throws {
        let (first, second) = try await twoPages()
        try await first.type("Ada", into: Self.name)
        try await first.send(Self.name, #""do": "blur""#)
        // The second page has received nothing yet, and connects again.
        second.page = "q.2"
        let answer = try await second.connect()
        #expect(answer["html"]?.text.contains("Ada") == true)
        #expect(try await values(of: first)["name"] == "Ada")
    }

    @Test("replace an older one that another node has kept")
    func movedBack() async throws {
        let page = LivePage(try box.site(Self.forms))
        let (node, other) = (page.site, try box.site(Self.forms))
        try await page.open("/trip")
        page.site = other
        try await page.connect(typing: "Ada", into: Self.name)
        page.site = node
        page.page = "p.3"
        let answer = try await page.connect()
        #expect(answer["html"]?.text.contains("Ada") == true)
        #expect(try await values(of: page)["name"] == "Ada")
    }

    @Test("are joined row by row if each brings something else")
    func joining() async throws {
        let (answer, second) = try await joined("Ada", into: Self.name, "London", into: Self.town)
        #expect(answer["refused"] == [])
        let values = try await values(of: second)
        #expect(values["name"] == "Ada")
        #expect(values["town"] == "London")
    }

    @Test("name the rows that both have changed")
    func conflict() async throws {
        let (answer, second) = try await joined("Ada", into: Self.name, "Grace", into: Self.name)
        #expect(answer["refused"] == ["Changed on two pages at once, please check: Name"])
        #expect(try await values(of: second)["name"] == "Ada")
    }

    @Test("say so if one enters what another has entered meanwhile")
    func overwriting() async throws {
        let (first, second) = try await twoPages()
        try await first.type("Ada", into: Self.name)
        second.page = "q.2"
        let answer = try await second.connect(typing: "Grace", into: Self.name)
        #expect(answer["refused"] == ["Changed on two pages at once, please check: Name"])
        let again = try await first.connect(typing: "Joan", into: Self.town)
        #expect(again["refused"] == [])
    }

    @Test("perform what a page has entered before what hides it")
    func hiding() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/hidden")
        page.site = try box.site(Self.forms)
        try await page.connect(log: [
            LivePage.typing("Ada", into: Self.name),
            #"{"view": "more/accessory", "do": "toggle", "on": false}"#,
        ])
        try await page.send("more/accessory", #""do": "toggle", "on": true"#)
        #expect(try await values(of: page)["name"] == "Ada")
    }

    @Test("without script enter text before the switch that hides it")
    func plainHiding() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/hidden")
        visitor.enter("Ada", in: Self.name)
        visitor.enter(in: "more/accessory")
        try await visitor.press("_commit")
        visitor.enter("on", in: "more/accessory")
        try await visitor.press("_commit")
        #expect(visitor.page[Self.name]?["value"] == "Ada")
    }

    @Test("go on in the session if their state cannot be read")
    func unreadableState() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/trip")
        try await page.type("Ada", into: Self.name)
        page.seals = ["broken"]
        page.page = "p.2"
        let answer = try await page.connect(typing: "London", into: Self.town)
        #expect(answer["refused"] == [])
        let values = try await values(of: page)
        #expect(values["name"] == "Ada")
        #expect(values["town"] == "London")
    }

    @Test("are told if what they showed is in a state that cannot be read, and not in the session")
    func unreadableNewerState() async throws {
        let (first, second) = try await twoPages()
        let site = first.site
        first.site = try box.site(Self.forms)
        first.page = "p.2"
        try await first.connect(typing: "Ada", into: Self.name)
        first.site = site
        first.seals = ["broken"]
        first.page = "p.3"
        let note: JSONValue = "Some entries could not be restored. Please check the form."
        #expect(try await first.connect()["refused"] == [note])
        second.page = "q.2"
        #expect(try await second.connect()["refused"] == [])
    }

    @Test("keep what they were to be told if their connection ends because they took no pushes")
    func untaken() async throws {
        let (first, second) = try await twoPages()
        first.page = "p.2"
        let wrong = #"{"view": "town/content/other", "do": "type", "text": "A"}"#
        let refused = try await first.connect(log: [wrong])["refused"]
        #expect(refused != [])
        let id = try #require(SessionID(first.name))
        let session = try #require(first.site.session(id, form: "trip", Owner("")))
        for count in 0..<2_000 where session.state.withLock({ $0.pages["p.2"] }) != nil {
            try await second.type("A\(count)", into: Self.name)
            await Task.yield()
        }
        #expect(session.state.withLock { $0.pages["p.2"] } == nil)
        first.page = "p.3"
        #expect(try await first.connect()["refused"] == refused)
    }

    @Test("are served by one stream, which tells those that it does not know")
    func oneStream() async throws {
        let site = try box.site(Self.forms)
        let (first, second) = (LivePage(site), LivePage(site, page: "q"))
        try await first.open("/trip")
        try await second.open("/trip")
        let unknown = SessionID().description
        let stream = try await first.openStream(with: [
            "\(second.name)/q/0", "\(unknown)/r/0",
        ])
        let start = String(decoding: stream.drain(), as: UTF8.self)
        #expect(start.contains(#"{"to":"\#(unknown)","gone":true}"#))
        // Another page of the second session, whose changes are pushed.
        let other = try await second.another("s")
        try await other.type("Ada", into: Self.name)
        var pushed = ""
        for _ in 0..<1_000 where !pushed.contains("Ada") {
            await Task.yield()
            pushed += String(decoding: stream.drain(), as: UTF8.self)
        }
        #expect(pushed.contains(#"{"to":"\#(second.name)","push":"#))
        #expect(pushed.contains("Ada"))
        site.endStreams()
        #expect(stream.isEnded)
    }
}
