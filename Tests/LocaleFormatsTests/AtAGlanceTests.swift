import Foundation
import LocaleFormats
import RowKit
import Testing

/// Compares the table of formats in the article *At a glance* with what the formats write.
@Suite("The table of formats in the article At a glance")
struct AtAGlanceTests {
    @Test("has the texts in both languages", arguments: [("en_US", 2), ("de_DE", 3)])
    func texts(language: String, column: Int) throws {
        let formats: any TextFormats = LocaleFormats(language, timeZone: .gmt)
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        let names = ["A", "B", "C"]
        let texts: [String] = [
            formats.string(for: 1234, style: .integer),
            formats.string(for: 1234.5, style: .decimal),
            formats.string(for: 1234.5, style: .decimal(2...2)),
            formats.string(for: 1234.5, style: .decimal.ungrouped),
            formats.string(for: 1234.5, style: .currency("EUR")),
            formats.string(for: 0.25, style: .percent),
            formats.string(for: date, style: .date),
            formats.string(for: date, style: DateStyle(date: .long, time: .none)),
            formats.string(for: date, style: .time),
            formats.string(for: date, style: .dateTime),
            formats.string(for: Duration.seconds(3900)),
            formats.list(names, join: .and),
            formats.list(names),
        ]
        // Spaces that do not break a line are plain ones in the table.
        let plain = texts.map { String($0.map { $0.isWhitespace ? " " : $0 }) }
        #expect(try Self.table.map { $0[column] } == plain)
    }

    @Test("has expressions that compile")
    func expressions() throws {
        let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        for row in try Self.table {
            #expect(source.contains("            \(row[1]),\n"), "\(row[1])")
        }
    }

    /// The cells of the rows of the table, without the marks of code.
    private static var table: [[String]] {
        get throws {
            var url = URL(filePath: #filePath)
            for _ in 0..<3 { url.deleteLastPathComponent() }
            let text = try String(
                contentsOf: url.appending(path: "Sources/RowKit/RowKit.docc/AtAGlance.md"),
                encoding: .utf8)
            let lines = text.components(separatedBy: "\n")
            let start = try #require(
                lines.firstIndex(of: "| To write | Expression | `en_US` | `de_DE` |"))
            return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
                line.split(separator: "|").map { cell in
                    cell.replacing("`", with: "").trimmingCharacters(in: .whitespaces)
                }
            }
        }
    }
}
