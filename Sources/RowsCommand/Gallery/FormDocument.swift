import RowHTTP
import RowKit
import RowText
import WebHost

/// A form of the program as a document, and a list of everything that only Swift can express.
struct FormDocument {
    let name: String
    /// The document.
    let text: String
    /// The places and descriptions of contents that the document omits.
    let leftOut: [String]

    /// Makes a form and saves it.
    ///
    /// - Returns: Nil if there is no such form, or if it needs a context.
    init?(_ name: String, of forms: FormList, by factory: RowFactory) async {
        guard let controller = try? await forms.controller(name) else { return nil }
        controller.loadViewIfNeeded()
        let saved = factory.save(controller.form)
        self.name = name
        text = String(saved.text.trimmed)
        leftOut = saved.leftOut.map(\.description)
    }

    /// The title of the page.
    var title: String { "\(name) as a document" }

    /// Writes the page: the document, and the list of what it omits.
    ///
    /// - Parameter article: The name of the article on documents, or nil if there is none.
    func write(to html: inout HTMLWriter, article: String?) {
        var writer = MarkdownWriter(titles: [:], pictures: [:])
        html.markup("<h1>")
        html.text(title)
        html.markup("</h1><p><a")
        html.attribute("href", "/\(HTTPTarget.encoded(name))")
        html.markup(">Open the form</a></p>")
        if leftOut.isEmpty {
            writer.write(.paragraph("The document is the whole form."), to: &html)
        } else {
            writer.write(
                .paragraph(
                    "The document is the form without the parts that are listed below it."),
                to: &html)
        }
        writer.write(.code(text), to: &html)
        guard !leftOut.isEmpty else { return }
        writer.write(.heading(2, "Only in Swift"), to: &html)
        html.markup("<ul>")
        for part in leftOut {
            html.markup("<li>")
            html.text(part)
            html.markup("</li>")
        }
        html.markup("</ul>")
        guard let article else { return }
        html.markup("<p><a")
        html.attribute("href", "/articles/\(article)#omitted-contents")
        html.markup(">Why, and what to write in a document</a></p>")
    }
}
