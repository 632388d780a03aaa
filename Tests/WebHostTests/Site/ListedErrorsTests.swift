import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("The errors that a page lists")
struct ListedErrorsTests {
    private static let forms: FormList = [
        "trip": { Form { Section { NameRow("name") { $0.add(rule: RuleRequired()) } } } }
    ]

    @Test("are listed again at another server, if the page lists them", arguments: [true, false])
    func otherServer(lists: Bool) async throws {
        let box = SubmissionBox()
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/trip")
        let refused = try await page.submit().drawn("draw")
        #expect(refused.elements.contains { $0["href"] == "#name/content/field" })
        _ = try await page.ask()  // The error itself, and with it the state.
        page.site = try box.site(Self.forms)
        page.page = "p.2"
        let answer = try await page.connect(
            more: lists ? [(name: "_summarized", value: ":")] : [])
        let drawn = ReadPage(try #require(answer["html"]?.text(of: .string)))
        let summary = try #require(drawn[":!summary"])
        #expect((summary["hidden"] == nil) == lists)
    }
}
