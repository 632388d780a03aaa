import RowKit
import StandardRows
import Testing

@testable import RowHTTP
@testable import WebHost

@Suite("A clock that jumps", .timeLimit(.minutes(30)))
struct ClockTests {
    private static let forms: FormList = [
        "trip": {
            Form("Trip") {
                Section {
                    NameRow("name")
                    SwitchRow("group") { $0.title = "A group" }
                    IntRow("people") { $0.hidden = "$group != true" }
                }
            }
        }
    ]
    private static let expired = """
        The page was open for too long. Only the contents of its fields could be kept. \
        Please check your choices and lists.
        """

    private let clock = JumpingClock()

    /// Creates a site, as a new process with the same keys does.
    private func site(idleTime: Duration = .seconds(1800)) throws -> FormSite {
        var settings = FormSite.Settings()
        settings.limits.idleTime = idleTime
        let keys = try SealKeys(secret: "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=")
        return FormSite(Self.forms, keys: keys, settings: settings, clock: clock.clock) { _ in
            .page
        }
    }

    /// A page with a value that no control shows.
    private func page(of site: FormSite) async throws -> LivePage {
        let page = LivePage(site)
        try await page.open("/trip")
        try await page.send("group/accessory", #""do": "toggle", "on": true"#)
        try await page.send("people/content/field", #""do": "type", "text": "7""#)
        try await page.send("group/accessory", #""do": "toggle", "on": false"#)
        return page
    }

    /// Continues with a page in a new process, and returns the notes to the user and the value.
    private func restart(_ page: LivePage) async throws -> (notes: JSONValue?, value: String?) {
        page.site = try site()
        let answer = try await page.connect()
        let shown = try await page.send("group/accessory", #""do": "toggle", "on": true"#)
        let value = shown.drawn("insert")["people/content/field"]?["value"]
        try await page.send("group/accessory", #""do": "toggle", "on": false"#)
        return (answer["refused"], value)
    }

    @Test("by days forward or hours back ends no session", arguments: [24 * 30, -5])
    func sessions(hours: Int) async throws {
        let site = try site()
        let page = try await page(of: site)
        clock.jump(hours: hours)
        let shown = try await page.send("group/accessory", #""do": "toggle", "on": true"#)
        #expect(shown.drawn("insert")["people/content/field"]?["value"] == "7")
        #expect(site.sessionCount == 1)
    }

    @Test(
        "by less than the lifetime forward, or back, keeps every page",
        arguments: [
            24 * 6, -5, -24 * 6,
        ])
    func seals(hours: Int) async throws {
        let page = try await page(of: try site())
        clock.jump(hours: hours)
        var (notes, value) = try await restart(page)
        #expect(notes == [])
        #expect(value == "7")
        // The correct time is restored.
        clock.jump(hours: -hours)
        (notes, value) = try await restart(page)
        #expect(notes == [])
        #expect(value == "7")
    }

    @Test("by more than the lifetime forward expires pages without a session, with a note")
    func expiry() async throws {
        let page = try await page(of: try site())
        clock.jump(hours: 24 * 8)
        let (notes, value) = try await restart(page)
        #expect(notes == [.string(Self.expired)])
        #expect(value != "7")
    }

    @Test("forward before a change keeps a page whose session still exists")
    func change() async throws {
        let page = try await page(of: try site())
        clock.jump(hours: 24 * 30)
        try await page.send("name/content/field", #""do": "type", "text": "Ada""#)
        let (notes, value) = try await restart(page)
        #expect(notes == [])
        #expect(value == "7")
    }

    @Test("forward and back lets pages sealed meanwhile live longer, but not forever")
    func wrongTime() async throws {
        clock.jump(hours: 24 * 10)
        let page = try await page(of: try site())
        let seals = page.seals
        clock.jump(hours: -24 * 10)
        clock.pass(.seconds(16 * 24 * 3600))
        #expect(try await restart(page).value == "7")
        let late = try await self.page(of: try site())
        #expect(late.seals != seals)
        clock.pass(.seconds(8 * 24 * 3600))
        #expect(try await restart(late).value != "7")
    }

    @Test("after the machine was suspended ends idle sessions, and their pages continue")
    func suspension() async throws {
        let site = try site()
        let page = try await page(of: site)
        clock.pass(.seconds(3600))
        await #expect(throws: LivePage.Refused(status: .gone)) {
            try await page.send("name/content/field", #""do": "focus""#)
        }
        site.dropIdle()
        #expect(site.sessionCount == 0)
        let (notes, value) = try await restart(page)
        #expect(notes == [])
        #expect(value == "7")
    }

    @Test("is not needed to end idle sessions, even if no request arrives")
    func idleSessions() async throws {
        var settings = FormSite.Settings()
        settings.limits.idleTime = .milliseconds(1)
        let site = try SubmissionBox().site(Self.forms, settings: settings)
        for _ in 1...2 {
            try await LivePage(site).open("/trip")
            while site.sessionCount > 0 { try await Task.sleep(for: .milliseconds(10)) }
        }
    }

    @Test("changes the date of responses, but no time limit of a connection")
    func connections() {
        var moments = MomentSource(clock.clock)
        let first = moments.now()
        clock.jump(hours: -5)
        let second = moments.now()
        #expect(first.date == "Wed, 18 May 2033 03:33:20 GMT")
        #expect(second.date == "Tue, 17 May 2033 22:33:20 GMT")
        #expect(first.uptime == second.uptime)
        // A clock without a battery starts before 1970 in some time zones.
        clock.jump(hours: -24 * 365 * 70)
        #expect(moments.now().date == "Thu, 01 Jan 1970 00:00:00 GMT")
    }
}
