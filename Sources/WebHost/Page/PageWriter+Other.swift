import RowKit

extension PageWriter {
    /// Returns the page that lists forms.
    static func index(
        of links: [(name: String, path: String)], phrases: Phrases, assets: PageAssets
    ) -> [UInt8] {
        plainPage(phrases.text(.forms), phrases, assets) { html in
            html.markup("<div class=\"section\"><div class=\"rows\">")
            for (name, path) in links {
                html.markup("<div class=\"row\"><a class=\"main press\"")
                html.attribute("href", path)
                html.markup("><span class=\"text\">")
                html.text(name)
                html.markup("</span><span class=\"chevron\" aria-hidden=\"true\"></span></a></div>")
            }
            html.markup("</div></div>")
        }
    }

    /// Returns the page that a user sees after submitting a form.
    ///
    /// - Parameter path: The path of the form.
    static func done(path: String, phrases: Phrases, assets: PageAssets) -> [UInt8] {
        plainPage(phrases.text(.submitted), phrases, assets) { html in
            html.markup("<p><a")
            html.attribute("href", path)
            html.markup(">")
            html.text(phrases.text(.back))
            html.markup("</a></p>")
        }
    }

    static func plainPage(
        _ title: String, _ phrases: Phrases, _ assets: PageAssets,
        _ body: (inout HTMLWriter) -> Void
    ) -> [UInt8] {
        page(titled: title, phrases, assets) { html in
            html.markup("<div class=\"rowkit\"><main class=\"screen first\">")
            html.markup("<header class=\"bar\"><h1>")
            html.text(title)
            html.markup("</h1></header>")
            body(&html)
            html.markup("</main></div>")
        }
    }

    /// Returns a page whose body is written by a closure.
    static func page(
        titled title: String, _ phrases: Phrases, _ assets: PageAssets,
        _ body: (inout HTMLWriter) -> Void
    ) -> [UInt8] {
        var page = PageRenderer(phrases: phrases)
        writeHead(title, to: &page)
        var html = page.html
        writeStart(assets, to: &html)
        body(&html)
        html.markup("</body></html>\n")
        return html.bytes
    }
}
