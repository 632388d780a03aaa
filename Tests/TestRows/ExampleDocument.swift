import Foundation
import RowKit

/// The example document of a community target, row by row.
package struct ExampleDocument {
    /// A row as the document says it.
    package struct Entry: Decodable {
        package let row: String
        package let tag: String
        package let settings: [String: JSONValue]?
        package let value: JSONValue?
    }

    private struct Contents: Decodable {
        struct Section: Decodable { let rows: [Entry] }
        let sections: [Section]
    }

    /// The rows, from first to last.
    package let entries: [Entry]

    /// Reads the document of a target.
    package init(of target: String) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let data = try Data(contentsOf: root.appending(path: "Community/\(target)/Example.json"))
        entries = try JSONDecoder().decode(Contents.self, from: data).sections.flatMap(\.rows)
    }

    /// A form of the rows, all in one section.
    package func form(of plugins: any RowPlugin.Type...) throws -> Form {
        let factory = RowFactory(try RowRegistry(plugins))
        let section = Section()
        for entry in entries {
            section.append(
                try factory.make(
                    entry.row, tag: entry.tag, settings: entry.settings ?? [:],
                    value: entry.value))
        }
        let form = Form()
        form.append(section)
        return form
    }
}

extension BaseRow {
    /// What the row looks like, as text.
    package var drawing: String {
        (self as? any BaseRowType)?.baseCell.view.textDrawing ?? ""
    }
}
