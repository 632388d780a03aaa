import RowKit
import RowText
import WebHost

extension RowPortrait {
    /// Writes the facts about the row, and its settings.
    func writeDocumentation(to html: inout HTMLWriter) {
        html.markup("<section class=\"rowkit gallery-docs\" aria-labelledby=\"gallery-docs\"")
        html.languageOfGallery()
        html.markup(">")
        html.markup("<h2 id=\"gallery-docs\">Documentation</h2><dl class=\"gallery-facts\">")
        for (name, text) in facts {
            html.markup("<div><dt>")
            html.text(name)
            html.markup("</dt><dd>")
            html.text(text)
            html.markup("</dd></div>")
        }
        html.markup("</dl><h3>Settings</h3><dl class=\"gallery-settings\">")
        for setting in settings {
            html.markup("<div><dt><code>")
            html.text(setting.declaration)
            html.markup("</code></dt><dd>")
            html.text(setting.explanation.joined(separator: " "))
            html.markup("</dd></div>")
        }
        html.markup("</dl></section>")
    }
}
