import Foundation
import Testing

/// The lists of the package that name each row of `Community`, besides its own files.
@Suite("A row of Community")
struct ContributedRowTests {
    private static let root = PackageSources.root
    private static let rows =
        (try? FileManager.default.contentsOfDirectory(
            atPath: root.appending(path: "Community").path))?
        .filter { file("Community/\($0)/Example.json") != nil }.sorted() ?? []

    private static func file(_ path: String) -> String? {
        try? String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The beginning of a line that must be in a file, or an element of a list in it.
    private struct Line {
        let file: String
        let start: String
        /// What is before the list.
        var list = ""

        var isThere: Bool {
            guard let text = ContributedRowTests.file(file) else { return false }
            guard !list.isEmpty else { return text.contains(start) }
            guard let list = text.firstRange(of: list) else { return false }
            return text[list.upperBound...].prefix { $0 != "]" }.contains(start)
        }

        var advice: String {
            "\(file): \(list.isEmpty ? "" : "after `\(list)`, ")add `\(start)`"
        }
    }

    private static func lines(for row: String) -> [Line] {
        let page = "Community/\(row)/\(row).docc/\(row).md"
        return [
            Line(
                file: "Package.swift", start: ".library(name: \"\(row)\", targets: [\"\(row)\"]),"),
            Line(file: "Package.swift", start: "path: \"Community/\(row)\""),
            Line(file: "Package.swift", start: "name: \"\(row)Tests\","),
            Line(file: "Package.swift", start: "\"\(row)\"", list: "name: \"RowsTool\","),
            Line(file: "Package.swift", start: "\"\(row)\"", list: "name: \"RowsToolTests\","),
            Line(file: "README.md", start: "| [`\(row)`](\(page)) | "),
            Line(file: page, start: "# ``\(row)``\n"),
        ]
    }

    @Test("is in each list, of which a missing line is named", arguments: rows)
    func lists(row: String) {
        for line in Self.lines(for: row) { #expect(line.isThere, "\(line.advice)") }
        let hasSurface = Self.file(".ci/parts/surface/\(row).txt") != nil
        #expect(hasSurface, ".ci/parts/surface/\(row).txt: run `.ci/surface --record`")
    }

    @Test("is missing in all lists before it is contributed")
    func missing() {
        #expect(Self.rows.contains("RatingRow"))
        #expect(!Self.rows.contains("Gazetteer"))
        let missing = Self.lines(for: "StarsRow").filter { !$0.isThere }
        #expect(missing.count == Self.lines(for: "StarsRow").count)
        #expect(
            missing[3].advice == "Package.swift: after `name: \"RowsTool\",`, add `\"StarsRow\"`")
    }
}
