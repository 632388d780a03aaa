import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("Text on a page")
struct EscapingTests {
    private func written(_ text: String) -> String {
        var html = HTMLWriter()
        html.markup("<p")
        html.attribute("title", text)
        html.markup(">")
        html.text(text)
        return String(decoding: html.bytes, as: UTF8.self)
    }

    @Test(
        "keeps control characters, which browsers keep in values and texts",
        arguments: (1..<0xA0).compactMap(Unicode.Scalar.init).filter {
            $0.properties.generalCategory == .control && $0 != "\r" && $0 != "\n"
        })
    func controls(scalar: Unicode.Scalar) {
        #expect(written("a\(scalar)b") == "<p title=\"a\(scalar)b\">a\(scalar)b")
    }

    @Test(
        "is escaped where a browser would read markup or change the text",
        arguments: [
            ("&<>\"'", "&amp;&lt;&gt;&quot;'"), ("\r\n\r\n", "&#13;&#10;&#13;&#10;"),
            ("a\0b", "a\u{FFFD}b"), ("\u{1B}<b>\u{7}", "\u{1B}&lt;b&gt;\u{7}"),
            ("\u{1F}é\u{85}", "\u{1F}é\u{85}"),
        ])
    func escaped(text: String, expected: String) {
        #expect(written(text) == "<p title=\"\(expected)\">\(expected)")
    }
}
