import TestRuns
import RowKit
import StandardRows
import Testing

@testable import WebHost

/// The text of the field is part of the page's state, but the open list is not.
@Suite("A list below a field, without a script")
struct PlainPopupTests {
    private let box = SubmissionBox()
    private static let options = (0..<100).map { "Option \($0)" }

    private static func forms(
        _ setUp: @escaping @Sendable (KeptSearchFormRow) -> Void
    ) -> FormList {
        ["search": { Form { Section { KeptSearchFormRow("row", setUp) } } }]
    }

    /// A site that waits for as long as a busy machine may need.
    private func site(_ forms: FormList) throws -> FormSite {
        try box.site(forms, patience: .patience)
    }

    /// A visitor who sees the options for a text.
    private func visitor(
        _ text: String, _ setUp: @escaping @Sendable (KeptSearchFormRow) -> Void
    ) async throws -> Visitor {
        let visitor = Visitor(try site(Self.forms(setUp)))
        try await visitor.open("/search")
        visitor.enter(text, in: "row/content")
        try await visitor.press("_commit")
        #expect(visitor.page.elements.contains { $0["name"] == "_choose" })
        #expect(visitor.page["row/content"]?["value"] == text)
        return visitor
    }

    @Test("is open when an option in it is pressed")
    func picking() async throws {
        let visitor = try await visitor("Option 4") { $0.options = Self.options }
        try await visitor.press("_choose", "row/content/popup Option 42")
        #expect(visitor.page["row/content"]?["value"] == "Option 42")
        try await visitor.press("_submit", ":")
        #expect(box.all.first?.values["row"] == "Option 42")
    }

    @Test("waits for options that are searched asynchronously")
    func asynchronousOptions() async throws {
        let visitor = try await visitor("Option 4") { row in
            row.lookUp = { text in
                try await Task.sleep(for: .milliseconds(10))
                return Self.options.filter { $0.hasPrefix(text) }
            }
        }
        try await visitor.press("_choose", "row/content/popup Option 42")
        try await visitor.press("_submit", ":")
        #expect(box.all.first?.values["row"] == "Option 42")
    }

    @Test("can show further options")
    func window() async throws {
        let visitor = try await visitor("Option") { $0.options = Self.options }
        let gap = try #require(visitor.page.elements.first { $0["name"] == "_window" }?["value"])
        let before = visitor.page.elements.compactMap { $0["data-key"] }
        try await visitor.press("_window", gap)
        let after = visitor.page.elements.compactMap { $0["data-key"] }
        #expect(!after.isEmpty)
        #expect(after.first != before.first)
    }

    @Test("reports that the pressed option is gone, or that there is no such list")
    func unknownOptions() async throws {
        let visitor = try await visitor("Option 4") { $0.options = Self.options }
        for (button, reason) in [
            ("row/content/popup Option 400", "An option that you chose is no longer available."),
            ("row/other/popup Option 4", "This is not possible right now."),
        ] {
            try await visitor.press("_choose", button)
            #expect(visitor.page["row/content"]?["value"] == "Option 4")
            #expect(visitor.page.text.contains(reason))
        }
    }

    @Test("is open for an event that its previous server has not performed")
    func connecting() async throws {
        let forms = Self.forms { $0.lookUp = { _ in Self.options } }
        let page = LivePage(try site(forms))
        try await page.open("/search")
        try await page.send("row/content", #""do": "focus""#)
        try await page.send("row/content", #""do": "type", "text": "Option 4""#)
        page.site = try site(forms)
        let event = #"{"view": "row/content/popup", "do": "choose", "keys": ["Option 42"]}"#
        let answer = try await page.connect(
            log: [LivePage.typing("Option 4", into: "row/content"), event])
        #expect(answer["refused"] == [])
        try await page.submit()
        #expect(box.all.first?.values["row"] == "Option 42")
    }
}
