import RowHTTP
import RowText
import WebHost

/// Writes Markdown as HTML.
struct MarkdownWriter {
    /// The titles of the articles by name.
    let titles: [String: String]
    /// The pictures by name.
    let pictures: [String: ArticlePicture]
    /// How many headings have each fragment so far.
    private(set) var fragments: [String: Int] = [:]

    mutating func write(_ block: MarkdownBlock, to html: inout HTMLWriter) {
        switch block {
        case .heading(let level, let text): writeHeading(text, level, to: &html)
        case .paragraph(let text):
            html.markup("<p>")
            write(text, to: &html)
            html.markup("</p>")
        case .code(let code):
            // Keyboard users can scroll the code.
            html.markup("<pre tabindex=\"0\" role=\"group\" aria-label=\"Code\"><code>")
            html.text(code)
            html.markup("</code></pre>")
        case .list(let items, let isOrdered):
            html.markup(isOrdered ? "<ol>" : "<ul>")
            for item in items {
                html.markup("<li>")
                write(item, to: &html)
                html.markup("</li>")
            }
            html.markup(isOrdered ? "</ol>" : "</ul>")
        case .aside(let kind, let text):
            html.markup("<blockquote><p>")
            if !kind.isEmpty {
                html.markup("<strong>")
                html.text("\(kind): ")
                html.markup("</strong>")
            }
            write(text, to: &html)
            html.markup("</p></blockquote>")
        case .table(let header, let rows): writeTable(header, rows, to: &html)
        }
    }

    /// Writes a heading, whose identifier ends with a number if the page has such a heading already.
    private mutating func writeHeading(_ text: String, _ level: Int, to html: inout HTMLWriter) {
        let fragment = MarkdownSpan.plainText(of: text).asFragment
        let number = fragments[fragment, default: 0] + 1
        fragments[fragment] = number
        html.markup(level <= 2 ? "<h2" : "<h3")
        html.attribute("id", number == 1 ? fragment : "\(fragment)-\(number)")
        html.markup(">")
        write(text, to: &html)
        html.markup(level <= 2 ? "</h2>" : "</h3>")
    }

    private func writeTable(
        _ header: [String], _ rows: [[String]], to html: inout HTMLWriter
    ) {
        html.markup("<div class=\"gallery-table\" tabindex=\"0\" role=\"group\"")
        let columns = header.filter { !$0.isEmpty }.map(MarkdownSpan.plainText)
        html.attribute("aria-label", columns.joined(separator: ", "))
        html.markup("><table><thead><tr>")
        for cell in header {
            // An empty cell is not a header, because screen readers would announce nothing.
            html.markup(cell.isEmpty ? "<td>" : "<th scope=\"col\">")
            write(cell, to: &html)
            html.markup(cell.isEmpty ? "</td>" : "</th>")
        }
        html.markup("</tr></thead><tbody>")
        for row in rows {
            html.markup("<tr>")
            for cell in row {
                html.markup("<td>")
                write(cell, to: &html)
                html.markup("</td>")
            }
            html.markup("</tr>")
        }
        html.markup("</tbody></table></div>")
    }

    // MARK: Spans

    private func write(_ text: String, to html: inout HTMLWriter) {
        write(MarkdownSpan.spans(in: text), to: &html)
    }

    private func write(_ spans: [MarkdownSpan], to html: inout HTMLWriter) {
        for span in spans {
            switch span {
            case .text(let text): html.text(text)
            case .code(let code):
                html.markup("<code>")
                html.text(code)
                html.markup("</code>")
            case .strong(let inner):
                html.markup("<strong>")
                write(inner, to: &html)
                html.markup("</strong>")
            case .emphasis(let inner):
                html.markup("<em>")
                write(inner, to: &html)
                html.markup("</em>")
            case .link(let label, let target): write(label, linkedTo: target, to: &html)
            case .image(let name, let description):
                guard let picture = pictures[name] else {
                    html.text(description)
                    continue
                }
                picture.write(describedAs: description, to: &html)
            case .article(let name): writeArticle(name, to: &html)
            }
        }
    }

    /// Writes a link to an article, such as `Values`, or to a heading, such as `Values#Describe`.
    ///
    /// If there is no such article, writes only the title.
    private func writeArticle(_ name: String, to html: inout HTMLWriter) {
        let parts = name.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let article = String(parts[0])
        let heading = parts.count > 1 ? String(parts[1]) : nil
        let label = heading?.replacing("-", with: " ") ?? titles[article] ?? name
        guard article.isEmpty || titles[article] != nil else { return html.text(label) }
        let path = article.isEmpty ? "" : "/articles/\(HTTPTarget.encoded(article))"
        write([.text(label)], linkedTo: path + (heading.map { "#\($0)" } ?? ""), to: &html)
    }

    /// Writes a link.
    ///
    /// If the target is neither on the web nor a part of this page, writes only the label.
    private func write(
        _ label: [MarkdownSpan], linkedTo target: String, to html: inout HTMLWriter
    ) {
        let isKnown = ["https://", "http://", "/", "#"].contains { target.hasPrefix($0) }
        guard isKnown else { return write(label, to: &html) }
        html.markup("<a")
        html.attribute("href", target)
        html.markup(">")
        write(label, to: &html)
        html.markup("</a>")
    }
}

extension String {
    /// The identifier of a heading with this text, as in documentation links: `Add-a-row`.
    fileprivate var asFragment: String {
        split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
    }
}
