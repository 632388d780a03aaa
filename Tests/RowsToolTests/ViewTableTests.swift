import Foundation
import RowKit
import Testing

/// Compares the table in the article on views with the actual views of rows.
@Suite("The table of the views of well-known rows")
struct ViewTableTests {
    private static let rows = (try? RowRegistry.linked().rows) ?? []

    /// The words for views that users see, except titles and texts, which have many names.
    private static let words: [(kind: ViewKind, words: String)] = [
        (.stack, "stack"), (.button, "buttons?"), (.toggle, "toggles?"),
        (.textField, "text fields?"), (.textArea, "text area"), (.date, "date view"),
        (.choice, "choice"), (.slider, "sliders?"), (.stepper, "stepper"), (.canvas, "canvas"),
        (.file, "file view"), (.color, "colour view"), (.progress, "progress view"),
        (.image, "image"),
    ]

    @Test("has each row, with the kinds of its views", arguments: rows)
    func table(row: RowDescriptor) throws {
        let line = try #require(
            try Self.line(of: row.name), "Views.md: add `| \(row.name) | … |`, with its views")
        let drawn = try Self.kinds(of: row)
        // Views after a semicolon are not there initially, and views described with “for each”
        // may be missing.
        let first = String(line.prefix { $0 != ";" }).replacing(/\w+ for each/, with: "")
        #expect(Self.kinds(in: first).isSubset(of: drawn), "\(row.name)")
        guard !line.contains("any view"), !line.contains("cells of the two rows") else { return }
        #expect(drawn.isSubset(of: Self.kinds(in: line)), "\(row.name)")
    }

    /// The description of a row's views, or that of its family if it has none of its own.
    private static func line(of name: String) throws -> String? {
        let article = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/RowKit/RowKit.docc/Views.md")
        let text = try String(contentsOf: article, encoding: .utf8)
        let lines = text.split(separator: "\n").drop { $0 != "| Row | Its views |" }.dropFirst(2)
            .prefix { $0.hasPrefix("|") }
        let found = lines.flatMap { line in
            let cells = line.split(separator: "|")
            return cells[0].matches(of: /\w+Row\w*/).map { ($0.0, String(cells[1])) }
        }
        let family = found.filter {
            name.hasSuffix($0.0) || name.hasPrefix($0.0.dropLast("Row".count))
        }
        let own = found.first { $0.0 == name } ?? family.max { $0.0.count < $1.0.count }
        return own?.1.replacing(/`[^`]*`/, with: "")
    }

    private static func kinds(in text: String) -> Set<ViewKind> {
        Set(
            words.filter { entry in
                guard let pattern = try? Regex("\\b(\(entry.words))\\b") else { return false }
                return text.contains(pattern)
            }.map(\.kind))
    }

    /// The kinds of views that a row has, with and without a value.
    private static func kinds(of row: RowDescriptor) throws -> Set<ViewKind> {
        let made = try RowFactory(RowRegistry.linked())
            .make(
                row.name, settings: row.example.settings, rows: row.example.rows,
                value: row.example.value)
        let form = Form { Section([row.make(), made]) }
        let views = FormStage(FormViewController(form: form)).snapshot.flatMap(\.everyView)
        return Set(views.map(\.kind)).intersection(words.map(\.kind))
    }
}
