import Testing

@testable import RowsCommand
@testable import WebHost

@Suite("Markdown")
struct MarkdownTests {
    @Test(
        "Blocks follow the rules of Markdown",
        arguments: [
            ("# Title", [.heading(1, "Title")]),
            ("one\ntwo\n\nthree", [.paragraph("one two"), .paragraph("three")]),
            ("#no heading", [.paragraph("#no heading")]),
            ("- a\n- b\n  c", [.list(["a", "b c"], isOrdered: false)]),
            ("1. a\n2. b", [.list(["a", "b"], isOrdered: true)]),
            (
                "```swift\nlet a = 1\n\n  b\n```\nend",
                [.code("let a = 1\n\n  b"), .paragraph("end")]
            ),
            ("```\nnever closed", [.code("never closed")]),
            ("- a\n\n  ```\n    b\n  ```", [.list(["a"], isOrdered: false), .code("  b")]),
            ("> Note: Take care\n> of it.", [.aside("Note", "Take care of it.")]),
            ("> At 10:30 we go.", [.aside("", "At 10:30 we go.")]),
            (
                "| A | B |\n|---|:-:|\n| `x \\| y` | z |\n| `p | q` |",
                [.table(header: ["A", "B"], rows: [["`x | y`", "z"], ["`p | q`"]])]
            ),
            ("| no table |", [.paragraph("| no table |")]),
            ("", []),
        ] as [(String, [MarkdownBlock])])
    func blocks(source: String, blocks: [MarkdownBlock]) {
        #expect(MarkdownBlock.blocks(in: source) == blocks)
    }

    @Test(
        "Parts of a line follow the rules of Markdown",
        arguments: [
            ("a `b*c` d", [.text("a "), .code("b*c"), .text(" d")]),
            ("``Row/make(_:)-(A,B)``", [.code("Row/make(_:)")]),
            ("**a `b`**!", [.strong([.text("a "), .code("b")]), .text("!")]),
            ("*a*", [.emphasis([.text("a")])]),
            ("2 * 3 * 4", [.text("2 * 3 * 4")]),
            ("[a](#b)", [.link([.text("a")], to: "#b")]),
            ("[a] (b)", [.text("[a] (b)")]),
            ("<doc:Values>", [.article("Values")]),
            ("![A *map*](map)", [.image("map", description: "A map")]),
            ("Really![a]", [.text("Really![a]")]),
            ("a < b & `c", [.text("a < b & `c")]),
            ("\\*a\\*", [.text("*a*")]),
        ] as [(String, [MarkdownSpan])])
    func spans(source: String, spans: [MarkdownSpan]) {
        #expect(MarkdownSpan.spans(in: source) == spans)
    }

    private func page(of source: String, titles: [String: String] = [:]) -> String {
        var html = HTMLWriter()
        var writer = MarkdownWriter(titles: titles, pictures: [:])
        for block in MarkdownBlock.blocks(in: source) { writer.write(block, to: &html) }
        return String(decoding: html.bytes, as: UTF8.self)
    }

    @Test("Text and code cannot become markup")
    func escaping() {
        #expect(
            page(of: "<b> & `<i>`") == "<p>&lt;b&gt; &amp; <code>&lt;i&gt;</code></p>")
    }

    @Test("Headings of the same words have different identifiers")
    func headings() {
        #expect(
            page(of: "## Limits\n### *Limits*\n## Others")
                == "<h2 id=\"Limits\">Limits</h2><h3 id=\"Limits-2\"><em>Limits</em></h3>"
                + "<h2 id=\"Others\">Others</h2>")
    }

    @Test("A link leads only to the web, a heading or an article")
    func links() {
        #expect(page(of: "[a](https://b.example)") == "<p><a href=\"https://b.example\">a</a></p>")
        #expect(page(of: "[a](javascript:b)") == "<p>a</p>")
        #expect(
            page(of: "<doc:Values>", titles: ["Values": "All values"])
                == "<p><a href=\"/articles/Values\">All values</a></p>")
        #expect(
            page(of: "<doc:Values#In-JSON>", titles: ["Values": "All values"])
                == "<p><a href=\"/articles/Values#In-JSON\">In JSON</a></p>")
        #expect(page(of: "<doc:#In-JSON>") == "<p><a href=\"#In-JSON\">In JSON</a></p>")
        #expect(page(of: "<doc:Missing>") == "<p>Missing</p>")
        #expect(page(of: "<doc:Missing#In-JSON>") == "<p>In JSON</p>")
    }

    @Test("An empty cell at the top of a table is not a header")
    func emptyHeader() {
        #expect(
            page(of: "| | B |\n|---|---|\n| a | b |")
                == "<div class=\"gallery-table\" tabindex=\"0\" role=\"group\" aria-label=\"B\">"
                + "<table><thead><tr><td></td><th scope=\"col\">B</th></tr></thead>"
                + "<tbody><tr><td>a</td><td>b</td></tr></tbody></table></div>")
    }

    @Test("An article has a title and a summary, and omits its topics")
    func article() throws {
        let source = """
            # The `rows` command

            List **rows**.

            ## Overview

            Text.

            ## Topics

            - ``Row``
            """
        let article = try #require(Article("Rows", source: source))
        #expect(article.title == "The rows command")
        #expect(article.summary == "List rows.")
        var html = HTMLWriter()
        article.write(to: &html, among: [])
        #expect(
            String(decoding: html.bytes, as: UTF8.self)
                == "<h1>The rows command</h1><p>List <strong>rows</strong>.</p><p>Text.</p>")
        #expect(Article("Untitled", source: "Text.") == nil)
    }
}
