import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("The memory of a session")
struct SessionMemoryTests {
    private let box = SubmissionBox()
    private static let forms: FormList = [
        "note": { Form { Section { [TextRow("text"), TextRow("more")] } } }
    ]

    private func page(memory: Int) async throws -> LivePage {
        var settings = FormSite.Settings()
        settings.limits.memory = memory
        let page = LivePage(try box.site(Self.forms, settings: settings))
        try await page.open("/note")
        return page
    }

    private func type(_ count: Int, _ row: String, _ page: LivePage) async throws {
        let text = String(repeating: "x", count: count)
        try await page.send("\(row)/content/field", #""do": "type", "text": "\#(text)""#)
    }

    @Test("counts what users enter, so that the session ends if that is too large")
    func growth() async throws {
        let page = try await page(memory: 300_000)
        try await type(30_000, "text", page)
        // A text takes the place of the earlier one.
        try await type(31_000, "text", page)
        try await type(10, "text", page)
        try await type(30_000, "more", page)
        #expect(page.site.sessionCount == 1)
        try await type(31_000, "text", page)
        #expect(page.site.sessionCount == 0)
        // The page goes on in a new session, with what it holds.
        page.seals = []
        try await page.connect(controls: [("text/content/field", "Ada")])
        try await page.submit()
        #expect(box.all.first?.values["text"] == "Ada")
    }
}
