import RowKit
import Testing

@testable import WebHost

@Suite("A page whose state is too large to be sealed")
struct LargeStateTests {
    private let box = SubmissionBox()

    private func site() throws -> FormSite { try LargeForm.site(box) }

    @discardableResult
    private func type(
        _ text: String, into view: String, of page: LivePage
    ) async throws -> JSONValue {
        try await page.send(view, #""do": "type", "text": "\#(text)""#)
    }

    private func lead(_ page: LivePage, by leader: String) async throws {
        try await type(leader, into: "leader/content/field", of: page)
    }

    /// A page with a leader, whose state has then become too large.
    private func largePage() async throws -> LivePage {
        let page = LivePage(try site())
        try await page.open("/trip")
        try await lead(page, by: "Ada")
        #expect(page.seals.count > 1)
        let answer = try await type(LargeForm.text, into: LargeForm.notes, of: page)
        #expect(answer.isWholeState)
        #expect(page.seals.count == 1)
        return page
    }

    /// Hides the leader, and continues with the page at a new server.
    private func restart(
        _ page: LivePage, notes: String, log: [String] = []
    ) async throws -> JSONValue {
        try await page.send("group/accessory", #""do": "toggle", "on": false"#)
        page.site = try site()
        return try await page.connect(
            controls: [(LargeForm.notes, notes), ("_is", "group/accessory")],
            log: [LivePage.typing(notes, into: LargeForm.notes)] + log)
    }

    private func leader(of page: LivePage) async throws -> String? {
        let shown = try await page.send("group/accessory", #""do": "toggle", "on": true"#)
        return shown.drawn("insert")["leader/content/field"]?["value"]
    }

    @Test("does not continue with an earlier state, and is not submitted by its next server")
    func loss() async throws {
        let page = try await largePage()
        try await lead(page, by: "Grace")
        #expect(page.seals.count == 1)
        let answer = try await restart(page, notes: LargeForm.text, log: [#"{"submit": ":"}"#])
        #expect(answer["refused"]?.text.contains("could not be restored") == true)
        #expect(answer["go"] == nil)
        #expect(box.all.isEmpty)
        #expect(try await leader(of: page) == "")
        try await page.submit()
        #expect(box.all.map { $0.values["notes"] } == [.string(LargeForm.text)])
    }

    @Test("holds the state again once it is smaller")
    func smaller() async throws {
        let page = try await largePage()
        try await lead(page, by: "Grace")
        #expect(try await type("short", into: LargeForm.notes, of: page).isWholeState)
        try await lead(page, by: "Edith")
        let answer = try await restart(page, notes: "short")
        #expect(answer["refused"] == [])
        #expect(try await leader(of: page) == "Edith")
    }

    @Test("holds no earlier state either if the contents of its controls make it too large")
    func connecting() async throws {
        let page = LivePage(try site())
        try await page.open("/trip")
        try await lead(page, by: "Ada")
        let first = try await restart(page, notes: LargeForm.text)
        #expect(first["refused"] == [])
        #expect(page.seals.count == 1)
        let second = try await restart(page, notes: LargeForm.text)
        #expect(second["refused"]?.text.contains("could not be restored") == true)
    }
}
