import RowKit
import Testing

@testable import WebHost

@Suite("A page without a script whose state is too large to be sealed")
struct PlainLargeStateTests {
    private let box = SubmissionBox()
    private static let leader = "leader/content/field"

    private func site() throws -> FormSite { try LargeForm.site(box) }

    /// A page that does not show its leader, and whose state has become too large.
    private func largePage(_ site: FormSite) async throws -> Visitor {
        let visitor = Visitor(site)
        try await visitor.open("/trip")
        visitor.enter("Ada", in: Self.leader)
        visitor.enter(LargeForm.text, in: LargeForm.notes)
        try await visitor.press("_commit")
        #expect(visitor.page[Self.leader]?["value"] == "Ada")
        visitor.enter(in: "group/accessory")
        try await visitor.press("_commit")
        #expect(visitor.page[Self.leader] == nil)
        return visitor
    }

    @Test("continues with its session, which has what no control shows, and is submitted")
    func session() async throws {
        let site = try site()
        let visitor = try await largePage(site)
        visitor.enter("on", in: "group/accessory")
        try await visitor.press("_commit")
        #expect(visitor.page[Self.leader]?["value"] == "Ada")
        #expect(!visitor.page.text.contains("could not be restored"))
        #expect(site.sessionCount == 1)
        try await visitor.press("_submit", ":")
        #expect(visitor.status == .seeOther)
        #expect(box.all.map { $0.values["leader"] } == ["Ada"])
        #expect(box.all.map { $0.values["notes"] } == [.string(LargeForm.text)])
    }

    @Test("is not submitted if its session is lost, until the user has read so")
    func lostSession() async throws {
        let fields = try await largePage(site()).fields + [("_submit", ":")]
        let after = Visitor(try site())
        try await after.post("/trip", fields)
        #expect(after.status == .unprocessableContent)
        #expect(box.all.isEmpty)
        #expect(after.page.text.contains("could not be restored"))
        #expect(after.page[LargeForm.notes]?.text == LargeForm.text)
        try await after.press("_submit", ":")
        #expect(after.status == .seeOther)
        #expect(box.all.map { $0.values["notes"] } == [.string(LargeForm.text)])
    }

    @Test("holds its state once it is small enough, for another server to continue with")
    func smaller() async throws {
        let visitor = try await largePage(site())
        visitor.enter("short", in: LargeForm.notes)
        try await visitor.press("_commit")
        visitor.enter("on", in: "group/accessory")
        let fields = visitor.fields + [("_commit", "")]
        let after = Visitor(try site())
        try await after.post("/trip", fields)
        #expect(after.status == .ok)
        #expect(after.page[Self.leader]?["value"] == "Ada")
        #expect(!after.page.text.contains("could not be restored"))
    }

    @Test("needs no session while nothing is entered, because the form can be made again")
    func newForm() async throws {
        let site = try LargeForm.site(box, sealLimit: 40)
        let visitor = Visitor(site)
        try await visitor.open("/trip")
        #expect(site.sessionCount == 0)
        visitor.enter("Ada", in: Self.leader)
        try await visitor.press("_submit", ":")
        #expect(visitor.status == .seeOther)
        #expect(box.all.map { $0.values["leader"] } == ["Ada"])
    }
}
