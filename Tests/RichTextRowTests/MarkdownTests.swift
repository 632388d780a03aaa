import RowKit
import Testing

@testable import RichTextRow

@Suite("Markdown of a rich text row")
struct MarkdownTests {
    /// The parts of a line, each with letters for its style: bold, italic, code and link.
    private func parts(_ source: String) -> [String] {
        MarkdownLine(source).parts.map { part in
            let style = part.style
            let letters =
                (style.isBold ? "b" : "") + (style.isItalic ? "i" : "") + (style.isCode ? "c" : "")
                + (style.link.map { "<\($0)>" } ?? "")
            return letters.isEmpty ? part.text : "\(letters):\(part.text)"
        }
    }

    @Test(
        "has bold, italic and code parts, and links",
        arguments: [
            ("plain", ["plain"]), ("", []), ("a **b** c", ["a ", "b:b", " c"]),
            ("*a* _b_", ["i:a", " ", "i:b"]), ("**a *b* c**", ["b:a ", "bi:b", "b: c"]),
            ("`a*b*`", ["c:a*b*"]), ("**`a`**", ["bc:a"]),
            ("[a](https://b.c)", ["<https://b.c>:a"]),
            ("[a](https://b/c_(d))", ["<https://b/c_(d)>:a"]),
            ("[a](b(c(d(e))))", ["[a](b(c(d(e))))"]),
            ("[**a** b](tel:1)!", ["b<tel:1>:a", "<tel:1>: b", "!"]),
            ("**[a](tel:1)**", ["b<tel:1>:a"]), ("***a*** b", ["bi:a", " b"]),
            ("**a *b***", ["b:a ", "bi:b"]), ("*a **b***", ["i:a ", "bi:b"]),
            ("***a** b*", ["bi:a", "i: b"]), ("***a* b**", ["bi:a", "b: b"]),
            ("***a***b***c***", ["bi:a", "b", "bi:c"]),
        ] as [(String, [String])])
    func styles(source: String, expected: [String]) { #expect(parts(source) == expected) }

    @Test(
        "treats unclosed marks as text",
        arguments: [
            "**a", "*a", "a*", "_a", "2 * 3 * 4", "a ** b ** c", "`a", "``", "****", "**", "[a]",
            "[a](", "[a](b c)", "[a]()", "[](b)", "[a](b(c)", "snake_case_name", "]( a",
            "<b>a</b>", "<script>alert(1)</script>", "a & b", "🇨🇭é",
        ])
    func text(source: String) { #expect(parts(source) == [source]) }

    @Test(
        "treats a mark after a backslash as text",
        arguments: [
            ("\\*a\\*", "*a*"), ("\\[a](tel:1)", "[a](tel:1)"), ("\\\\", "\\"), ("\\a", "\\a"),
        ])
    func escapes(source: String, text: String) { #expect(parts(source) == [text]) }

    @Test("has only properly nested parts")
    func crossing() {
        #expect(parts("**a _b** c_") == ["b:a _b", " c_"])
        #expect(parts("[a *b](tel:1) c*") == ["<tel:1>:a *b", " c*"])
        #expect(parts("[a [b](tel:1)") == ["[a ", "<tel:1>:b"])
    }

    @Test("has headings, items and paragraphs")
    func blocks() {
        let source = """
            # One
            ## Two
            ### Three
            #### Four
            a
              b

            - c
            * d
            12. e
            #f
            -
            1.
            """
        let blocks = MarkdownBlock.blocks(of: source)
        #expect(
            blocks.map(\.kind) == [
                .heading(1), .heading(2), .heading(3), .paragraph, .item(marker: "•"),
                .item(marker: "•"), .item(marker: "12."), .paragraph,
            ])
        #expect(
            blocks.map(\.styledText.text) == [
                "One", "Two", "Three", "#### Four a b", "• c", "• d", "12. e", "#f - 1.",
            ])
        #expect(MarkdownBlock.blocks(of: " \r\n\n\t") == [])
    }

    @Test("shows styles as runs, followed by the address of a link")
    func runs() throws {
        let block = try #require(MarkdownBlock.blocks(of: "- **a** [b *c*](tel:1) d").first)
        let styled = block.styledText
        #expect(styled.text == "• a b c (tel:1) d")
        #expect(styled.runs.map(\.range) == [2..<3, 4..<6, 6..<7, 7..<15])
        #expect(styled.runs.map(\.color) == [nil, .tint, .tint, .secondaryLabel])
        #expect(styled.runs.map { $0.font?.isBold } == [true, nil, false, nil])
    }

    @Test("keeps the size of a heading in its bold and italic parts")
    func headings() {
        let font = MarkdownBlock.blocks(of: "# a *b*").first?.styledText.runs.first?.font
        #expect(font == RowFont(size: .style(.title), isItalic: true))
    }

    @Test(
        "reads each mark once, however many there are",
        arguments: ["*", "**a", "_a ", "[", "](", "[a](", "`", "`a", "\\", "*a*", "[a](tel:1)"])
    func manyMarks(source: String) {
        let line = String(repeating: source, count: 3_000)
        let parts = MarkdownLine(line).parts
        #expect(parts.reduce(0) { $0 + $1.text.count } <= line.count)
    }
}
