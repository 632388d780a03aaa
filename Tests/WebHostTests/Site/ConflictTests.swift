import Foundation
import RowKit
import RowSeals
import StandardRows
import Synchronization
import Testing

@testable import WebHost

@Suite("Two pages whose users do not know of each other")
struct ConflictTests {
    private let box = SubmissionBox()
    private static let forms: FormList = [
        "trip": {
            Form {
                Section {
                    NameRow("name") { $0.title = "Name" }
                    PasswordRow("code") { $0.title = "Code" }
                    SwitchRow("more") { $0.title = "More" }
                    NameRow("what") {
                        $0.title = "What"
                        $0.hidden = "NOT $more == true"
                    }
                    PushRow<String>("place") {
                        $0.title = "Place"
                        $0.options = ["lake", "hill"]
                    }
                    MultipleSelectorRow<String>("groups") {
                        $0.title = "Groups"
                        $0.options = ["club", "team"]
                    }
                    PickerInlineRow<String>("meal") {
                        $0.title = "Meal"
                        $0.options = ["cake", "pie"]
                    }
                }
                SelectableSection<ListCheckRow<String>>("Music") { section in
                    for music in ["jazz", "rock"] {
                        section <<< ListCheckRow<String>(music) { $0.selectableValue = music }
                    }
                }
            }
        },
        "untagged": {
            Form {
                Section {
                    PasswordRow { $0.title = "Code" }
                    MultipleSelectorRow<String>("groups") { $0.options = ["club", "team"] }
                }
            }
        },
    ]

    private static let name = "name/content/field"
    private static let code = "code/content/field"
    private static let notRestored = notRestored(of: "Code")

    private static func notRestored(of row: String) -> String {
        "Some entries could not be restored. Please check: \(row)"
    }

    private func twice(_ row: String) -> JSONValue {
        .array([.string("Changed on two pages at once, please check: \(row)")])
    }

    private func twoPages() async throws -> (LivePage, LivePage) {
        try await LivePage.two(of: try box.site(Self.forms), at: "/trip")
    }

    /// Waits until a page shows what another one does.
    private func show(_ page: LivePage, like other: LivePage) async throws {
        for _ in 0..<1_000 where page.known != other.known {
            await Task.yield()
            _ = try await page.ask()
        }
        #expect(page.known == other.known)
    }

    private func toggle(_ isOn: Bool) -> String {
        #"{"view": "more/accessory", "do": "toggle", "on": \#(isOn)}"#
    }

    /// What a response to an event names.
    private func named(_ answer: JSONValue) -> [JSONValue] {
        guard case .array(let before)? = answer["before"] else { return [] }
        return before.compactMap { $0["refused"] }
    }

    @Test("are told by the one that is performed last")
    func live() async throws {
        let (first, second) = try await twoPages()
        #expect(named(try await first.type("Ada", into: Self.name)).isEmpty)
        #expect(named(try await second.type("Grace", into: Self.name)) == [twice("Name")])
        // The first page has seen that.
        try await show(first, like: second)
        let answer = try await first.type("Joan", into: Self.name, knowing: first.known)
        #expect(named(answer).isEmpty)
    }

    @Test("are told if one acts while the controls of the other are entered")
    func betweenControls() async throws {
        for attempt in 1... {
            let codes = Mutex<[String?]>([])
            let meanwhile = Mutex<(@Sendable () async -> Void)?>(nil)
            let form: FormList = [
                "trip": {
                    Form {
                        PasswordRow("first").onChange { _ in
                            guard let act = meanwhile.withLock({ $0.take() }) else { return }
                            Task.detached(priority: .high) { await act() }
                            // The act waits for the session, if it comes before the next control.
                            Thread.sleep(forTimeInterval: 0.05 * Double(attempt))
                        }
                        PasswordRow("code") { $0.title = "Code" }
                            .onChange { row in codes.withLock { $0.append(row.value) } }
                    }
                }
            ]
            let (first, second) = try await LivePage.two(of: try box.site(form), at: "/trip")
            let request = try second.eventRequest(
                #"{"page": "q", "n": 1, "event": \#(LivePage.typing("2", into: Self.code))}"#)
            meanwhile.withLock { [site = second.site] act in
                act = { _ = await site.respond(to: request, owner: "") }
            }
            first.page = "p.2"
            let answer = try await first.connect(
                controls: [("first/content/field", "1"), (Self.code, "3")])
            guard codes.withLock({ $0 }) == ["2", "3"] else {
                try #require(attempt < 20)
                continue
            }
            #expect(answer["refused"] == twice("Code"))
            return
        }
    }

    @Test("are told if one acted before its page had received what the other has changed elsewhere")
    func actingBeforeReceiving() async throws {
        let (first, second) = try await twoPages()
        let known = first.known
        second.site = try box.site(Self.forms)
        second.page = "q.2"
        try await second.connect(log: [toggle(true)])
        first.site = try box.site(Self.forms)
        first.page = "p.2"
        first.seals += second.seals
        try await first.connect()
        let toggled = #""do": "toggle", "on": false"#
        let answer = try await first.send("more/accessory", toggled, knowing: known)
        #expect(named(answer) == [twice("More")])
    }

    @Test(
        "are told if one typed before its page received what the other typed, and it is restored",
        arguments: [false, true])
    func typingBeforeReceiving(hasMovedFocus: Bool) async throws {
        let (first, second) = try await twoPages()
        let known = first.known
        try await second.send(Self.name, #""do": "focus""#)
        try await second.type("Grace", into: Self.name)
        if hasMovedFocus {
            // The row loses the focus, and the response has what the other page has typed.
            try await first.send(Self.code, #""do": "focus""#, knowing: known)
        } else {
            try await show(first, like: second)
        }
        first.site = try box.site(Self.forms)
        first.page = "p.2"
        let typing = LivePage.typing("Ada", into: Self.name)
        let message = #"{"page": "p.2", "n": 2, "known": "\#(known)", "event": \#(typing)}"#
        let answer = try await first.connect(controls: [(Self.name, "Ada")], log: [message])
        #expect(answer["refused"] == twice("Name"))
    }

    @Test("are told if one typed a secret before its page received the change of the other")
    func typingSecretBeforeReceiving() async throws {
        let (first, second) = try await twoPages()
        let known = first.known
        try await second.type("new", into: Self.code)
        try await show(first, like: second)
        first.site = try box.site(Self.forms)
        first.page = "p.2"
        let typing = LivePage.typing("old", into: Self.code)
        let message = #"{"page": "p.2", "n": 1, "known": "\#(known)", "event": \#(typing)}"#
        let answer = try await first.connect(controls: [(Self.code, "old")], log: [message])
        #expect(answer["refused"] == twice("Code"))
    }

    @Test("are told if both have entered the same, and one then changes it")
    func confirming() async throws {
        let (first, second) = try await twoPages()
        try await first.send("more/accessory", #""do": "toggle", "on": true"#)
        second.page = "q.2"
        #expect(try await second.connect(log: [toggle(true)])["refused"] == [])
        first.page = "p.2"
        #expect(try await first.connect(log: [toggle(false)])["refused"] == twice("More"))
    }

    @Test("are told if one confirms its own entry in an outage, and the other changes it")
    func confirmingOwn() async throws {
        let (first, second) = try await twoPages()
        try await first.send("more/accessory", #""do": "toggle", "on": true"#)
        try await show(second, like: first)
        first.page = "p.2"
        try await first.connect(log: [toggle(true)])
        second.page = "q.2"
        #expect(try await second.connect(log: [toggle(false)])["refused"] == twice("More"))
    }

    @Test("are told if one has closed a screen that was closed, and the other opens it again")
    func closingTwice() async throws {
        let (first, second) = try await twoPages()
        try await first.send("place", #""do": "press""#)
        try await show(second, like: first)
        try await second.send("place>:", #""do": "dismiss""#)
        first.page = "p.2"
        try await first.connect(log: [#"{"view": "place>:", "do": "dismiss"}"#])
        second.page = "q.2"
        let press = #"{"view": "place", "do": "press"}"#
        #expect(try await second.connect(log: [press])["refused"] == twice("Place"))
    }

    @Test("are told of a choice on a screen that the other has closed, but not of a second press")
    func closedScreen() async throws {
        let (first, second) = try await twoPages()
        try await first.send("place", #""do": "press""#)
        try await first.send("place>:", #""do": "dismiss""#)
        second.page = "q.2"
        let option = #"{"view": "place>#:0:0", "do": "press"}"#
        let answer = try await second.connect(log: [option])
        #expect(answer["refused"] == ["Place: This is not possible right now."])
        let press = #"{"view": "place", "do": "press"}"#
        first.page = "p.2"
        #expect(try await first.connect(log: [press, press])["refused"] == [])
    }

    @Test("choose in a row that the other has collapsed, live or in an outage")
    func collapsedRow() async throws {
        try await collapsed { first, known in
            let choice = #""do": "choose", "keys": ["pie"]"#
            return try await first.send("meal:inline/content/field", choice, knowing: known)
        }
        try await collapsed { first, _ in
            first.page = "p.2"
            let choice = #""do": "choose", "keys": ["pie"]"#
            let answer = try await first.connect(
                log: [#"{"view": "meal:inline/content/field", \#(choice)}"#])
            #expect(answer["refused"] == [])
            return answer
        }
    }

    private func collapsed(_ choose: (LivePage, String) async throws -> JSONValue) async throws {
        let (first, second) = try await twoPages()
        try await first.send("meal", #""do": "press""#)
        try await show(second, like: first)
        let known = first.known
        try await second.send(Self.name, #""do": "focus""#)
        #expect(try await choose(first, known).text.contains("pie"))
    }

    @Test("are told of a screen that the other has opened, and that is closed")
    func otherScreen() async throws {
        let (first, second) = try await twoPages()
        try await first.send("place", #""do": "press""#)
        let answer = try await second.send("place>:", #""do": "dismiss""#)
        #expect(named(answer) == [twice("Place")])
    }

    @Test("are told if one has closed a screen, and the other has chosen on it, at two servers")
    func closedApart() async throws {
        let (first, second) = try await twoPages()
        try await first.send("groups", #""do": "press""#)
        try await show(second, like: first)
        second.site = try box.site(Self.forms)
        try await second.connect()
        try await second.send("groups>#:0:0", #""do": "press""#)
        try await first.send("groups>:", #""do": "dismiss""#)
        second.site = first.site
        second.page = "q.2"
        #expect(try await second.connect()["refused"] == twice("Groups"))
    }

    @Test("are not told of what a single page does at two servers in turn")
    func inTurn() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/trip")
        try await page.send("groups", #""do": "press""#)
        let (first, seals, known) = (page.site, page.seals, page.known)
        let choice = #"{"view": "groups>#:0:0", "do": "press"}"#
        let message = #"{"page": "p", "n": 2, "known": "\#(known)", "event": \#(choice)}"#
        // The first server performs it, but the page does not get its response.
        try await page.sendRaw(message)
        (page.seals, page.site) = (seals, try box.site(Self.forms))
        try await page.connect(log: [message])
        page.events = 2
        try await page.send("groups>:", #""do": "dismiss""#)
        (page.site, page.page) = (first, "p.2")
        #expect(try await page.connect()["refused"] == [])
    }

    @Test("are not told of a row from which one has taken the focus of the other")
    func lostFocus() async throws {
        let (first, second) = try await twoPages()
        let known = second.known
        try await first.send(Self.name, #""do": "focus""#)
        try await first.type("Ada", into: Self.name)
        let answer = try await second.send(Self.code, #""do": "focus""#, knowing: known)
        #expect(named(answer).isEmpty)
        #expect(named(try await first.type("Adam", into: Self.name)).isEmpty)
    }

    @Test("are not told if what one has entered was refused")
    func refusedInput() async throws {
        let (first, second) = try await twoPages()
        try await first.send("more/accessory", #""do": "toggle", "on": true"#)
        try await show(second, like: first)
        let refused = try await second.send("what/content/field", #""do": "toggle", "on": true"#)
        #expect(refused["sentence"] != nil)
        #expect(named(try await first.type("A", into: "what/content/field")).isEmpty)
    }

    @Test("are told of two choices of which only one can be made, in sessions of two servers")
    func choices() async throws {
        let (first, second) = try await twoPages()
        second.site = try box.site(Self.forms)
        try await second.connect()
        try await first.send("jazz", #""do": "press""#)
        try await second.send("rock", #""do": "press""#)
        first.site = second.site
        let named = try await first.connect()["refused"]
        #expect(named == [.string(Self.notRestored(of: "Music"))])
    }

    @Test("are told if one has entered apart what was there, and the other something else")
    func unchanged() async throws {
        let (first, second) = try await twoPages()
        second.site = try box.site(Self.forms)
        try await second.connect(log: [toggle(false)])
        try await first.send("more/accessory", #""do": "toggle", "on": true"#)
        first.site = second.site
        #expect(try await first.connect()["refused"] == twice("More"))
    }

    @Test("are told again of what was refused, if the response was lost")
    func lostRefusal() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/trip")
        let press = #""event": {"view": "place>#:0:0", "do": "press"}"#
        let message = #"{"page": "p", "n": 1, \#(press)}"#
        #expect(try await page.sendRaw(message)["sentence"] == "This is not possible right now.")
        let refused: JSONValue = ["Place: This is not possible right now."]
        page.page = "p.2"
        #expect(try await page.connect(log: [message])["refused"] == refused)
        // Of several messages that were sent when the page was left, too.
        let typing = LivePage.typing("Ada", into: Self.name)
        let next = #"{"page": "p", "n": 2, "event": \#(typing)}"#
        try await page.sendRaw(next.replacing(#""p""#, with: #""p.2""#))
        page.page = "p.3"
        #expect(try await page.connect(log: [message, next])["refused"] == refused)
    }

    @Test(
        "are told of what the page of which one is a copy has entered since, not of what before",
        arguments: [0, 1])
    func loadedAgain(known copied: Int) async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/trip")
        let known = page.known
        page.page = "again.1"
        let typing = LivePage.typing("Ada", into: Self.name)
        let head = #""known": "\#(known)", "event""#
        let answer = try await page.connect(
            log: [
                #"{"page": "p", "n": 1, \#(head): \#(typing)}"#,
                #"{"page": "again.1", "n": 1, \#(head): \#(LivePage.typing("Bo", into: Self.name))}"#,
            ], isLoadedAgain: true, more: [(name: "_left", value: "p \(copied)")])
        #expect(answer["refused"] == (copied == 0 ? twice("Name") : []))
    }

    @Test(
        "are told of what the page of which one is a copy has entered once more", arguments: [1, 2])
    func enteredAgain(known copied: Int) async throws {
        let (page, _) = try await twoPages()
        let known = page.known
        for _ in 0..<2 { try await page.type("Ada", into: Self.name, knowing: page.known) }
        page.page = "again.1"
        let typing = LivePage.typing("Bo", into: Self.name)
        let answer = try await page.connect(
            log: [#"{"page": "again.1", "n": 1, "known": "\#(known)", "event": \#(typing)}"#],
            isLoadedAgain: true, more: [(name: "_left", value: "p \(copied)")])
        #expect(answer["refused"] == (copied == 1 ? twice("Name") : []))
    }

    @Test("are not told of what the same page has entered, after a kill or at another server")
    func sameAuthor() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/trip")
        let (known, seals) = (page.known, page.seals)
        func message(_ number: Int, _ text: String) -> String {
            let typing = LivePage.typing(text, into: Self.name)
            return #"{"page": "p", "n": \#(number), "known": "\#(known)", "event": \#(typing)}"#
        }
        try await page.type("Ada", into: Self.name)
        let site = page.site
        page.site = try box.site(Self.forms)
        page.page = "p.2"
        #expect(try await page.connect(log: [message(2, "Adam")])["refused"] == [])
        // Of two sessions that both have something of the page, the later remains.
        page.site = try box.site(Self.forms)
        page.page = "p.3"
        page.seals = seals
        #expect(try await page.connect(log: [message(3, "Adele")])["refused"] == [])
        page.site = site
        page.page = "p.4"
        let answer = try await page.connect()
        #expect(answer["refused"] == [])
        #expect(answer["html"]?.text.contains("Adele") == true)
    }

    @Test("are told again until a page has shown that it knows")
    func lostResponse() async throws {
        let (first, second) = try await twoPages()
        try await first.type("Ada", into: Self.name)
        second.page = "q.2"
        let answer = try await second.connect(typing: "Grace", into: Self.name)
        #expect(answer["refused"] == twice("Name"))
        second.page = "q.3"
        #expect(try await second.connect()["refused"] == twice("Name"))
        _ = try await second.ask()
        second.page = "q.4"
        #expect(try await second.connect()["refused"] == [])
    }

    @Test("are told again if another session has taken the place of theirs meanwhile")
    func replacedSession() async throws {
        let (first, second) = try await twoPages()
        try await first.type("Ada", into: Self.name)
        second.page = "q.2"
        // Of what follows, the page receives no response.
        let known = #""known": "\#(second.known)""#
        let name = LivePage.typing("Grace", into: Self.name)
        let typing = #"{"page": "q.2", "n": 1, \#(known), "event": \#(name)}"#
        let option = #"{"view": "place>#:0:0", "do": "press"}"#
        let press = #"{"page": "q.2", "n": 2, \#(known), "event": \#(option)}"#
        let held = second.seals
        #expect(try await second.connect(log: [typing])["refused"] == twice("Name"))
        try await second.sendRaw(press)
        second.seals = held
        // The other page brings what another server has.
        let site = first.site
        first.site = try box.site(Self.forms)
        try await first.connect()
        try await first.send("more/accessory", #""do": "toggle", "on": true"#)
        first.site = site
        try await first.connect()
        second.page = "q.3"
        let told = try await second.connect(log: [typing, press])["refused"]
        let named: JSONValue = "Changed on two pages at once, please check: Name"
        #expect(told == [named, "Place: This is not possible right now."])
    }

    @Test("are told after a kill, though only the other page has what they have changed")
    func lostAnswer() async throws {
        let (first, second) = try await twoPages()
        let (known, held) = (second.known, second.seals)
        try await first.type("Ada", into: Self.name)
        // The page receives no response, and nothing else.
        let name = LivePage.typing("Grace", into: Self.name)
        let typing = #"{"page": "q.2", "n": 1, "known": "\#(known)", "event": \#(name)}"#
        second.page = "q.2"
        try await second.connect(log: [typing])
        try await show(first, like: second)
        second.seals = held
        first.site = try box.site(Self.forms)
        first.page = "p.2"
        #expect(try await first.connect()["refused"] == [])
        second.site = first.site
        second.page = "q.3"
        #expect(try await second.connect(log: [typing])["refused"] == twice("Name"))
        try await first.submit()
        #expect(box.all.last?.values["name"] == "Grace")
    }

    @Test("are told of presses on a page that is gone, after input that was refused")
    func heldPress() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/trip")
        page.page = "p.2"
        let typing = LivePage.typing("A", into: "what/content/field")
        let answer = try await page.connect(log: [
            #"{"page": "gone.1", "n": 1, "event": \#(typing)}"#,
            #"{"page": "gone.1", "n": 2, "event": {"view": "place", "do": "press"}}"#,
            #"{"page": "gone.1", "n": 3, "event": \#(LivePage.typing("Ada", into: Self.name))}"#,
        ])
        #expect(
            answer["refused"] == ["What: This is not possible right now.", "Not done: Place"])
        // What was entered after the press is not lost.
        try await page.submit()
        #expect(box.all.last?.values["name"] == "Ada")
    }

    // MARK: Secrets, which only the page has where they were entered

    /// The secret that is submitted from a page.
    private func code(of page: LivePage) async throws -> JSONValue? {
        try await page.submit()
        return try #require(box.all.last).values["code"]
    }

    @Test("bring a secret back, whichever connects first")
    func secret() async throws {
        let (first, second) = try await twoPages()
        try await first.type("1234", into: Self.code)
        try await show(second, like: first)
        let other = try box.site(Self.forms)
        (first.site, second.site) = (other, other)
        #expect(try await second.connect()["refused"] == [.string(Self.notRestored)])
        let controls = [(name: Self.code, value: "1234")]
        #expect(try await first.connect(controls: controls)["refused"] == [])
        #expect(try await code(of: first) == "1234")
    }

    @Test("bring back a secret although another page has changed a row of a screen at its place")
    func otherScreenRow() async throws {
        let (first, second) = try await LivePage.two(of: try box.site(Self.forms), at: "/untagged")
        let code = "#:0:0/content/field"
        try await first.type("1234", into: code)
        try await show(second, like: first)
        try await second.send("groups", #""do": "press""#)
        try await second.send("groups>#:0:0", #""do": "press""#)
        let other = try box.site(Self.forms)
        (first.site, second.site) = (other, other)
        first.seals = second.seals
        try await second.connect()
        let answer = try await first.connect(controls: [(name: code, value: "1234")])
        #expect(answer["refused"] == [])
        let session = try #require(
            SessionID(first.name).flatMap {
                other.session($0, form: "untagged", Owner(""))
            })
        let isFilled = await session.session.withStage { stage in
            (stage.view(ViewID(code)) as? TextFieldView)?.isFilled
        }
        #expect(isFilled == true)
    }

    @Test("do not bring back a secret after which the other has entered one")
    func olderSecret() async throws {
        let (first, second) = try await twoPages()
        try await first.type("old", into: Self.code)
        try await second.type("new", into: Self.code)
        let other = try box.site(Self.forms)
        (first.site, second.site) = (other, other)
        // The first page has the state of the second, but does not show it yet.
        first.seals = second.seals
        let old = try await first.connect(controls: [(name: Self.code, value: "old")])
        #expect(old["refused"]?.text.contains(Self.notRestored) == true)
        #expect(old.operations == [["value", .string(Self.code), false]])
        try await second.connect(controls: [(name: Self.code, value: "new")])
        #expect(try await code(of: second) == "new")
    }

    @Test("empty a control that has another secret than the session")
    func otherSecret() async throws {
        let (first, second) = try await twoPages()
        try await first.type("new", into: Self.code)
        second.page = "q.2"
        let answer = try await second.connect(controls: [(name: Self.code, value: "old")])
        #expect(answer["refused"] == twice("Code"))
        #expect(answer.operations == [["value", .string(Self.code), true]])
        #expect(try await code(of: second) == "new")
    }

    @Test("name what the browser has not kept over a load of the page")
    func missing() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/trip")
        page.page = "again.1"
        let missing = [(name: "_missing", value: Self.code)]
        let answer = try await page.connect(isLoadedAgain: true, more: missing)
        #expect(answer["refused"] == [.string(Self.notRestored)])
        try await page.type("1234", into: Self.code)
        page.page = "again.2"
        #expect(try await page.connect(isLoadedAgain: true, more: missing)["refused"] == [])
    }
}

@Suite("A response to an event")
struct FollowingAnswerTests {
    @Test("without changes only follows the last one, whose number may be that of a push")
    func following() async throws {
        let box = SubmissionBox()
        let page = LivePage(try box.site(["trip": { Form { Section { NameRow("name") } } }]))
        try await page.open("/trip")
        let view = "name/content/field"
        let focus = try await page.send(view, #""do": "focus""#)
        let number = try #require(focus["number"])
        let answer = try await page.send(view, #""do": "type", "text": "A""#)
        #expect(answer["at"] == number)
        #expect(answer["number"] == nil)
    }
}
