internal import CAssets
import RowKit

/// Writes a form as an HTML file that contains its style sheet and no script.
package enum StaticPage {
    /// Returns the page of a stage in its current state.
    package static func html(of stage: FormStage) -> [UInt8] {
        let phrases = stage.controller.form.phrases
        var page = PageRenderer(phrases: phrases, capacity: 64 << 10)
        PageWriter.writeHead(stage.screens.last?.title ?? "", to: &page)
        page.html.markup("<style>")
        page.html.trusted([UInt8](CAssetPageStyle()))
        page.html.markup("</style></head><body class=\"rowkit-page\"><div class=\"rowkit\">")
        page.html.markup("<div class=\"screens\">")
        PageWriter.writeScreens(of: stage, summarizing: nil, to: &page)
        page.html.markup("</div></div></body></html>\n")
        return page.html.bytes
    }
}
