import RowKit
import StandardRows
import Testing
import WebHost

@testable import RowsCommand

@Suite("A form of the gallery as a document")
struct FormDocumentTests {
    private static let forms: FormList = [
        "whole": { Form("Whole") { TextRow("name") { $0.title = "Name" } } },
        "rest": { Form("Rest") { TextRow("name").onChange { _ in } } },
    ]

    private func page(_ name: String, article: String?) async throws -> String {
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self))
        let document = try #require(await FormDocument(name, of: Self.forms, by: factory))
        var html = HTMLWriter()
        document.write(to: &html, article: article)
        return String(decoding: html.bytes, as: UTF8.self)
    }

    @Test("is shown in full")
    func whole() async throws {
        let page = try await page("whole", article: "DocumentsAndPrograms")
        #expect(page.contains("The document is the whole form."))
        #expect(page.contains("{&quot;row&quot;") || page.contains("{\"row\""))
        #expect(page.contains("<a href=\"/whole\">"))
        #expect(!page.contains("Only in Swift"))
    }

    @Test("lists the parts that only Swift can express, and links to the article about them")
    func rest() async throws {
        let page = try await page("rest", article: "DocumentsAndPrograms")
        #expect(
            page.contains(
                "<li>sections[0].rows[0]: change listener 1 can only be set in Swift</li>"))
        #expect(page.contains("<a href=\"/articles/DocumentsAndPrograms#omitted-contents\">"))
        #expect(try await !self.page("rest", article: nil).contains("/articles/"))
    }

    @Test("does not exist for a form that the program does not have")
    func missing() async throws {
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self))
        #expect(await FormDocument("other", of: Self.forms, by: factory) == nil)
    }
}
