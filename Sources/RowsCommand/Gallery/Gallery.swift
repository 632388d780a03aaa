internal import CAssets
import RowHTTP
import RowKit
import WebHost

/// Serves the rows of a registry, the forms of a program and articles, as pages.
///
/// The page of a row is a live form with the row itself, its settings, and the code that makes it.
struct Gallery: Sendable {
    /// The first component of the paths of the pages with rows.
    static let rowsPath = "rows"

    private let site: FormSite
    private let index: GalleryIndex
    private let articles: ArticleFolder?
    private let factory: RowFactory
    private let forms: FormList

    /// Creates a gallery.
    ///
    /// - Parameters:
    ///   - factory: Makes the rows of a registry.
    ///   - phrases: The phrases of the rows, or nil for English ones.
    ///   - forms: Further forms that are served under their names.
    ///   - articles: The articles, or nil if there are none.
    ///   - keys: The keys that seal the state in pages.
    ///   - settings: The settings of the pages with forms.
    init(
        _ factory: RowFactory, forms: FormList, phrases: Phrases?, articles: ArticleFolder?,
        keys: SealKeys,
        settings: FormSite.Settings
    ) {
        self.articles = articles
        self.factory = factory
        self.forms = forms
        let registry = factory.registry
        let index = GalleryIndex(registry, forms: forms.names)
        self.index = index
        var pages = FormList()
        pages.phrases = phrases
        for row in registry.rows { pages.add(row.name) { RowPage(row, by: factory) } }
        var settings = settings
        (settings.path, settings.home) = ("/\(Self.rowsPath)", "/")
        settings.frame = PageFrame(
            style: [UInt8](CAssetGalleryStyle()), script: [UInt8](CAssetGalleryScript())
        ) { name, html in
            index.writeSkip(to: &html)
            index.writeHeader(to: &html)
            html.markup("<div class=\"gallery-columns\">")
            index.writeSide(current: name, to: &html)
            html.markup("<div class=\"gallery-page\">")
        } end: { name, html in
            if let row = registry[name] {
                RowPortrait(row, in: registry).writeDocumentation(to: &html)
            }
            html.markup("</div></div>")
        }
        site = FormSite(pages, keys: keys, settings: settings) { _ in .none }
    }

    /// Returns the response to a request, or nil if the request is not for a page of the gallery.
    func respond(to request: HTTPRequest) async -> HTTPResponse? {
        let path = request.target.path
        switch (path.first, path.count) {
        case (nil, _): return await site.refusal(of: request) ?? indexPage(request)
        case (Self.rowsPath, 2...): return await site.respond(to: request)
        case ("documents", 2):
            if let refusal = await site.refusal(of: request) { return refusal }
            return await document(path[1])
        case ("articles", 2): return await site.refusal(of: request) ?? article(path[1])
        default: return nil
        }
    }

    private func indexPage(_ request: HTTPRequest) -> HTTPResponse {
        let text = request.target.query.first { $0.name == "q" }?.value ?? ""
        let entries = index.entries(with: articles?.all ?? []).filter { $0.matches(text) }
        return page(titled: "RowKit gallery") { html in
            index.writeHeader(to: &html)
            index.write(entries, for: text, to: &html)
        }
    }

    /// Returns a page without a form.
    ///
    /// Its texts are in English, regardless of the forms' language.
    private func page(
        titled title: String, _ body: (inout HTMLWriter) -> Void
    ) -> HTTPResponse {
        site.page(titled: title, in: Phrases(), body)
    }

    /// Returns the page of a form as a document, or nil if there is no such form.
    private func document(_ name: String) async -> HTTPResponse? {
        guard let document = await FormDocument(name, of: forms, by: factory) else { return nil }
        return page(titled: document.title) { html in
            index.writeHeader(to: &html)
            html.markup("<div class=\"rowkit\"><main class=\"gallery-article\">")
            document.write(
                to: &html,
                article: articles?.all.first { $0.name == "DocumentsAndPrograms" }?.name)
            html.markup("</main></div>")
        }
    }

    private func article(_ name: String) -> HTTPResponse? {
        guard let articles else { return nil }
        if name.hasSuffix(".png") {
            return articles.pictures[String(name.dropLast(4))].map { .png($0.bytes) }
        }
        guard let article = articles.all.first(where: { $0.name == name }) else { return nil }
        return page(titled: article.title) { html in
            index.writeHeader(to: &html)
            html.markup("<div class=\"rowkit\"><main class=\"gallery-article\">")
            article.write(to: &html, among: articles.all, pictures: articles.pictures)
            html.markup("</main></div>")
        }
    }
}
