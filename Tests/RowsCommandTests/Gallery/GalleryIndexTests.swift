import RowKit
import Testing
import WebHost

@testable import RowsCommand

@Suite("The index of the gallery")
struct GalleryIndexTests {
    private func html(_ title: String, isCode: Bool = true) throws -> String {
        let entry = GalleryIndex.Entry(
            title: title, path: ["rows", title], group: "Rows", isCode: isCode)
        var html = HTMLWriter()
        GalleryIndex(try RowRegistry(), forms: []).write([entry], for: "", to: &html)
        return String(decoding: html.bytes, as: UTF8.self)
    }

    @Test("Long names in code can wrap between their words")
    func names() throws {
        #expect(
            try html("ButtonRowWithPresent").contains(
                "<code>Button<wbr>Row<wbr>With<wbr>Present</code>"))
        #expect(try html("URLRow").contains("<code>URLRow</code>"))
        #expect(try html("My<Row>").contains("<code>My&lt;Row&gt;</code>"))
        #expect(try html("Sign up", isCode: false).contains("<span class=\"text\">Sign up</span>"))
    }
}
