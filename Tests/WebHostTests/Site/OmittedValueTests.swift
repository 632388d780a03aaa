import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("A page whose state omits secure text")
struct OmittedValueTests {
    private let box = SubmissionBox()
    private let code = "code/content/field"

    private static let forms: FormList = [
        "trip": {
            Form {
                NameRow("name") { $0.add(rule: RuleRequired()) }
                PasswordRow("code")
            }
        }
    ]

    /// A page without a script, after a submission that failed because the name was missing.
    private func failedPage() async throws -> Visitor {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/trip")
        visitor.enter("1234", in: code)
        try await visitor.press("_submit", ":")
        #expect(visitor.location == nil)
        #expect(visitor.page[code]?["value"] != "1234")
        visitor.enter("Ada", in: "name/content/field")
        return visitor
    }

    @Test("is submitted if its controls contain the text")
    func entered() async throws {
        let visitor = try await failedPage()
        visitor.enter("5678", in: code)
        try await visitor.press("_submit", ":")
        #expect(visitor.status == .seeOther)
        #expect(box.all.map { $0.values["code"] } == ["5678"])
    }

    @Test("reports missing text once instead of being submitted")
    func missing() async throws {
        let visitor = try await failedPage()
        try await visitor.press("_submit", ":")
        #expect(visitor.status == .unprocessableContent)
        #expect(box.all.isEmpty)
        #expect(visitor.page.text.contains("could not be restored"))
        try await visitor.press("_submit", ":")
        #expect(visitor.status == .seeOther)
        #expect(box.all.count == 1)
    }

    @Test("is submitted at another server while it connects")
    func connecting() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/trip")
        try await page.send("name/content/field", #""do": "type", "text": "Ada""#)
        try await page.send(code, #""do": "type", "text": "1234""#)
        try await page.send(code, #""do": "blur""#)
        let controls = [(name: code, value: "1234")]
        page.site = try box.site(Self.forms)
        let answer = try await page.connect(controls: controls, log: [#"{"submit": ":"}"#])
        #expect(answer["refused"] == [])
        #expect(page.isPerformed(answer))
        #expect(box.all.map { $0.values["code"] } == ["1234"])
    }
}
