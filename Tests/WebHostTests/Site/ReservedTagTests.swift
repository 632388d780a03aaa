import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("Tags like the identifiers of a page's own elements")
struct ReservedTagTests {
    private let box = SubmissionBox()

    private static let tags = [
        "rowkit", "rowkit-status", "rowkit-speech", "rowkit/content/field", "~72owkit", "RowKit",
        "a", "a!error", "a!hint", "a!none", "a!delete", "a/content/field!error", "!error", "!none",
        ">", ":", ":!title", ":!actions", ":!bar", ":!summary", "#:0", "#a", "#a!head", "#a!foot",
        "_state", "_nonce", "_drawn", "_page", "_focus", "_event", "_joined", "_prefix", "_is",
        "_summarized", "_submit", "_commit", "order:", "order:rowkit", "order:a", "id", "name",
        "action", "method", "elements", "length", "submit", "reset", "getAttribute",
        "querySelectorAll", "__proto__", "constructor", "toString", "hasOwnProperty", "location",
    ]

    private static let forms: FormList = [
        "order": {
            let form = Form("Order") {
                Section("All") {
                    for tag in tags {
                        TextRow(tag) { row in
                            row.title = "Text"
                            row.add(rule: RuleRequired())
                        }
                    }
                }
            }
            for tag in tags { form.append(Section("Section") { $0.tag = "section \(tag)" }) }
            for tag in tags { form.append(Section("Section") { $0.tag = tag }) }
            for section in form.allSections.dropFirst() { section.append(LabelRow()) }
            return form
        }
    ]

    /// The identifiers of more than one element.
    private func repeated(_ page: ReadPage) -> [String] {
        let ids = page.elements.compactMap { $0["id"] }
        return Dictionary(grouping: ids, by: \.self).filter { $0.value.count > 1 }.map(\.key)
    }

    /// The names of the text fields, in the order of the tags.
    private func names(_ page: ReadPage) -> [String] {
        page.fields.map(\.name).filter { $0.hasSuffix("/content/field") }
    }

    @Test("belong to one element each, and are submitted by a page without a script")
    func plain() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/order")
        #expect(repeated(visitor.page) == [])
        #expect(visitor.page["rowkit"]?.name == "form")
        #expect(visitor.page["rowkit-status"]?["role"] == "status")
        // The page now has all errors and their list.
        try await visitor.press("_submit", ":")
        #expect(repeated(visitor.page) == [])
        #expect(visitor.page.elements(ofClass: "error").count >= Self.tags.count)
        let names = names(visitor.page)
        try #require(names.count == Self.tags.count)
        for (tag, name) in zip(Self.tags, names) { visitor.enter("of \(tag)", in: name) }
        try await visitor.press("_submit", ":")
        let values = try #require(box.all.first?.values)
        for tag in Self.tags { #expect(values[tag] == .string("of \(tag)")) }
    }

    @Test("are found by events")
    func live() async throws {
        let page = LivePage(try box.site(Self.forms))
        try await page.open("/order")
        let names = page.fields.map(\.name).filter { $0.hasSuffix("/content/field") }
        try #require(names.count == Self.tags.count)
        for (tag, name) in zip(Self.tags, names) {
            try await page.send(name, #""do": "type", "text": "of \#(tag)""#)
        }
        try await page.submit()
        let values = try #require(box.all.first?.values)
        for tag in Self.tags { #expect(values[tag] == .string("of \(tag)")) }
    }

    @Test("belong to one element each on a page with several forms")
    func fragments() async throws {
        let site = try box.site(Self.forms)
        var html = ""
        for id in ["order", "order:a", "rowkit", "a", "#a"] {
            html += try await site.fragment(of: "order", id: id).html
        }
        let page = ReadPage(html)
        #expect(repeated(page) == [])
        #expect(page["order:rowkit"]?.name == "form")
        #expect(page["rowkit:rowkit"]?.name == "form")
    }
}
