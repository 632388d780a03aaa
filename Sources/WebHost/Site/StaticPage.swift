import RowKit

/// A form as a file: HTML that holds its own style sheet and no script.
package enum StaticPage {
    /// Returns the page of a stage as it is now.
    package static func html(of stage: FormStage) -> [UInt8] {
        let phrases = stage.controller.form.phrases
        var page = PageRenderer(phrases: phrases, capacity: 64 << 10)
        PageWriter.writeHead(stage.screens.last?.title ?? "", to: &page)
        page.html.markup("<style>")
        page.html.trusted(PackageResources.rowkit_css)
        page.html.markup("</style></head><body class=\"rowkit-page\"><div class=\"rowkit\">")
        page.html.markup("<div class=\"screens\">")
        PageWriter.writeScreens(of: stage, summarizing: nil, to: &page)
        page.html.markup("</div></div></body></html>\n")
        return page.html.bytes
    }
}
