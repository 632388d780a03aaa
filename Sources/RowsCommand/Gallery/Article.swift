import RowText
import WebHost

/// An article of a documentation catalogue, which is written in Markdown.
struct Article: Sendable {
    /// The name of the article's file without its extension.
    ///
    /// Other articles refer to it by this name.
    let name: String
    /// The title, without markup.
    let title: String
    /// The first paragraph, without markup.
    let summary: String
    /// Whether the article is about a symbol in code.
    let isAboutSymbol: Bool
    private let blocks: [MarkdownBlock]

    /// Reads an article.
    ///
    /// The topics at the end are left out, because they only organize symbols.
    ///
    /// - Returns: Nil if the text has no title.
    init?(_ name: String, source: String) {
        var blocks = MarkdownBlock.blocks(in: source)
        guard case .heading(1, let heading)? = blocks.first else { return nil }
        blocks.removeFirst()
        if let topics = blocks.firstIndex(of: .heading(2, "Topics")) {
            blocks.removeSubrange(topics...)
        }
        blocks.removeAll { $0 == .heading(2, "Overview") }
        self.name = name
        self.blocks = blocks
        isAboutSymbol = heading.hasPrefix("``")
        let title = MarkdownSpan.plainText(of: heading)
        // The path of a symbol begins with its module.
        self.title = isAboutSymbol ? title.split(separator: "/").last.map(String.init) ?? "" : title
        summary =
            if case .paragraph(let text)? = blocks.first { MarkdownSpan.plainText(of: text) } else {
                ""
            }
    }

    /// Writes the article, with links to others.
    func write(
        to html: inout HTMLWriter, among others: [Article], pictures: [String: ArticlePicture] = [:]
    ) {
        html.markup("<h1>")
        html.text(title)
        html.markup("</h1>")
        let titles = Dictionary(others.map { ($0.name, $0.title) }) { first, _ in first }
        var writer = MarkdownWriter(titles: titles, pictures: pictures)
        for block in blocks { writer.write(block, to: &html) }
    }
}
