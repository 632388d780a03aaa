import Foundation
import RowKit

/// Creates the form of a community target's example document, using a factory for the plugins.
package func exampleForm(
    of target: String, _ plugins: any RowPlugin.Type...
) throws -> Form {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: root.appending(path: "Community/\(target)/Example.json"))
    return try RowFactory(RowRegistry(plugins)).form(from: data)
}

extension BaseRow {
    /// The row's cell, drawn as text.
    package var drawing: String {
        (self as? any TypedRowType)?.baseCell.view.textDrawing ?? ""
    }
}
