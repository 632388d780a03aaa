import Foundation
import RowKit

/// The form of the example document of a community target, made by a factory for some plugins.
package func exampleForm(
    of target: String, _ plugins: any RowPlugin.Type...
) throws -> Form {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: root.appending(path: "Community/\(target)/Example.json"))
    return try RowFactory(RowRegistry(plugins)).form(from: data)
}

extension BaseRow {
    /// What the row looks like, as text.
    package var drawing: String {
        (self as? any BaseRowType)?.baseCell.view.textDrawing ?? ""
    }
}
