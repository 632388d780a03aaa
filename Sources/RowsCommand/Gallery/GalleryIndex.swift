import RowHTTP
import RowKit
import RowText
import WebHost

/// The entries of a gallery, and the navigation on its pages.
struct GalleryIndex: Sendable {
    /// A page of the gallery.
    struct Entry: Sendable {
        let title: String
        var summary = ""
        /// A short text at the end of the entry.
        var detail = ""
        let path: [String]
        let group: String
        /// Whether the title is a name in code.
        var isCode = false

        /// Whether each word of a string occurs in the entry, regardless of case and diacritics.
        func matches(_ text: String) -> Bool {
            let own = Folding.all.fold("\(title) \(summary) \(detail) \(group)")
            return Folding.all.fold(text).split(separator: " ").allSatisfy { own.contains($0) }
        }
    }

    private let rows: [Entry]
    private let forms: [Entry]

    init(_ registry: RowRegistry, forms: [String]) {
        // The plugins with the most rows come first.
        let plugins = Dictionary(grouping: registry.rows.filter(\.isListed), by: \.plugin)
            .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        rows = plugins.flatMap(\.value).map { row in
            Entry(
                title: row.name, summary: row.summary, detail: row.shownValueType,
                path: [Gallery.rowsPath, row.name], group: row.plugin, isCode: true)
        }
        self.forms =
            forms.map { Entry(title: $0, path: [$0], group: "Forms of this program") }
            + forms.map { name in
                Entry(
                    title: name, summary: "The form as JSON, and what only Swift can express",
                    path: ["documents", name], group: "Documents of these forms")
            }
    }

    /// Returns all entries, in the order in which the gallery lists them.
    func entries(with articles: [Article]) -> [Entry] {
        rows + forms
            + articles.map {
                Entry(
                    title: $0.title, summary: $0.summary, path: ["articles", $0.name],
                    group: "Articles", isCode: $0.isAboutSymbol)
            }
    }

    // MARK: Pages

    /// Writes the header that all pages have.
    func writeHeader(to html: inout HTMLWriter) {
        html.markup("<header class=\"gallery-header\"")
        html.languageOfGallery()
        html.markup("><a href=\"/\">RowKit gallery</a></header>")
    }

    /// Writes the index page with the entries found by a search.
    func write(_ entries: [Entry], for text: String, to html: inout HTMLWriter) {
        html.markup("<div class=\"rowkit\"><main class=\"gallery-index\"><h1>Gallery</h1>")
        Self.writeSearch(for: text, to: &html)
        html.markup("<div id=\"gallery-found\"><p class=\"gallery-count\">")
        switch entries.count {
        case 0: html.text("No page has all of these words.")
        case 1: html.text("1 page")
        default: html.text("\(entries.count) pages")
        }
        html.markup("</p>")
        if entries.isEmpty { html.markup("<p><a href=\"/\">Show all pages</a></p>") }
        var groups: [String] = []
        for entry in entries where !groups.contains(entry.group) { groups.append(entry.group) }
        for group in groups {
            html.markup("<section class=\"section\"><h2 class=\"head\">")
            html.text(group)
            html.markup("</h2><ul class=\"rows\">")
            for entry in entries where entry.group == group { Self.write(entry, to: &html) }
            html.markup("</ul></section>")
        }
        html.markup("</div><p id=\"gallery-status\" class=\"gallery-unseen\" role=\"status\"></p>")
        html.markup("</main></div>")
    }

    /// Writes the link with which keyboard users skip the header.
    func writeSkip(to html: inout HTMLWriter) {
        html.markup("<a class=\"gallery-skip\" href=\"#rowkit\"")
        html.languageOfGallery()
        html.markup(">Skip to the row</a>")
    }

    /// Writes the list of rows beside the page of a row.
    func writeSide(current: String, to html: inout HTMLWriter) {
        html.markup("<nav class=\"gallery-side\" aria-label=\"Rows\"")
        html.languageOfGallery()
        html.markup("><ul>")
        for row in rows.sorted(by: { $0.title < $1.title }) {
            html.markup("<li><a")
            html.attribute("href", Self.path(row.path))
            if row.title == current { html.markup(" aria-current=\"page\"") }
            html.markup(">")
            html.text(row.title)
            html.markup("</a></li>")
        }
        html.markup("</ul></nav>")
        html.markup("<p id=\"gallery-status\" class=\"gallery-unseen\" role=\"status\"></p>")
    }

    private static func writeSearch(for text: String, to html: inout HTMLWriter) {
        html.markup("<form class=\"gallery-search\" role=\"search\" action=\"/\">")
        html.markup("<label for=\"gallery-q\">Search rows, forms and articles</label><div>")
        html.markup("<input id=\"gallery-q\" name=\"q\" type=\"search\" autocomplete=\"off\"")
        html.attribute("value", text)
        html.markup("><button class=\"prominent\">Search</button></div></form>")
    }

    private static func write(_ entry: Entry, to html: inout HTMLWriter) {
        html.markup("<li class=\"row\"><a class=\"main press\"")
        html.attribute("href", path(entry.path))
        html.markup("><span class=\"text\">")
        if entry.isCode {
            write(identifier: entry.title, to: &html)
        } else {
            html.text(entry.title)
        }
        if !entry.summary.isEmpty {
            html.markup("<span class=\"gallery-summary\">")
            html.text(entry.summary)
            html.markup("</span>")
        }
        html.markup("</span>")
        if !entry.detail.isEmpty {
            html.markup("<span class=\"detail\">")
            html.text(entry.detail)
            html.markup("</span>")
        }
        html.markup("<span class=\"chevron\" aria-hidden=\"true\"></span></a></li>")
    }

    /// Writes an identifier so that lines can break between its words.
    private static func write(identifier: String, to html: inout HTMLWriter) {
        html.markup("<code>")
        var word = ""
        for letter in identifier {
            if letter.isUppercase, word.last?.isLowercase == true {
                html.text(word)
                html.markup("<wbr>")
                word = ""
            }
            word.append(letter)
        }
        html.text(word)
        html.markup("</code>")
    }

    private static func path(_ segments: [String]) -> String {
        segments.map { "/" + HTTPTarget.encoded($0) }.joined()
    }
}

extension HTMLWriter {
    /// Writes the language and the direction of the gallery's own texts as attributes.
    ///
    /// The page of a row is in the language of its form.
    mutating func languageOfGallery() {
        attribute("lang", "en")
        attribute("dir", "ltr")
    }
}
