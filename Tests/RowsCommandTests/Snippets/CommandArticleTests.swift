import Foundation
import RowKit
import Testing

@testable import RowsCommand

@Suite("The article on the rows command")
struct CommandArticleTests {
    private let article: String

    init() throws {
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let path = "Sources/RowKit/RowKit.docc/TheRowsCommand.md"
        article = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    @Test("names every verb with its options and its purpose")
    func verbs() {
        for verb in RowsProgram.verbs {
            let line = "| `rows \(verb.usage.synopsis)` | \(verb.usage.summary) |"
            #expect(article.contains(line), "\(line)")
        }
        #expect(article.components(separatedBy: "\n| `rows ").count - 1 == RowsProgram.verbs.count)
    }

    @Test("names every kind of row that can be created")
    func kinds() {
        for kind in RowDescriptor.Kind.allCases {
            #expect(article.contains("\n| `\(kind.rawValue)` | "))
        }
    }

    @Test(
        "shows the actual output",
        arguments: [
            (["list"], "", "rows list"), (["describe", "StarsRow"], "", "rows describe StarsRow"),
            (["check", "film.json"], "", "rows check film.json"),
            (
                ["check", "rating.json", "--values", "-"], #"{"rating": 9, "titel": "Rope"}"#,
                #"echo '{"rating": 9, "titel": "Rope"}' | rows check rating.json --values -"#
            ),
            (
                ["fill", "rating.json", "--values", "-"], #"{"rating": 4}"#,
                #"echo '{"rating": 4}' | rows fill rating.json --values -"#
            ),
            (["schema", "rating.json"], "", "rows schema rating.json"),
        ])
    func output(arguments: [String], input: String, typed: String) async {
        let world = FakeWorld(files: [
            "film.json":
                #"{"sections": [{"rows": [{"row": "StarsRow", "settings": {"maximun": 3}}]}]}"#,
            "rating.json": #"""
            {"sections": [{"rows": [{"row": "StarsRow", "tag": "rating",
              "rules": [{"rule": "smallerOrEqual", "limit": 5}]}]}]}
            """#,
        ])
        world.input = input
        let run = await ProgramRun(all: arguments, world: world) { () throws(RegistryError) in
            try RowRegistry(StarsPlugin.self)
        }
        #expect(article.contains("$ \(typed)\n\(run.output)"), "\(run.output)\(run.errors)")
    }
}

@Suite("The manifests in articles")
struct ArticleManifestTests {
    @Test("declare no target with a name used by RowKit, which SwiftPM would reject")
    func targets() throws {
        let own = Set(PackageManifest(try ownManifestText()).targets.map(\.name))
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let folder = root.appending(path: "Sources/RowKit/RowKit.docc")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".md") }.map { folder.appending(path: $0) }
        var found: Set<String> = []
        for file in files + [root.appending(path: "README.md")] {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /\.(executableT|t)arget\(\s*name: "(\w+)"/) {
                let name = String(match.2)
                found.insert(name)
                #expect(!own.contains(name), "\(file.lastPathComponent): \(name)")
            }
        }
        #expect(found.isSuperset(of: ["MemberRow", "MoonRow", "cinema"]))
    }
}

private final class StarsCell: Cell<Int>, CellType {}

private final class StarsRow: Row<StarsCell>, RowType {
    @Setting var maximum = 5

    override class var settings: [RowSetting] {
        super.settings + [
            .init("maximum", \StarsRow.maximum, "The maximum number of stars.")
        ]
    }
}

private enum StarsPlugin: RowPlugin {
    static let name = "StarsRow", version = "0.1.0"
    static let rows = [
        RowDescriptor(
            StarsRow.self, "Asks for a number of stars.",
            example: RowExample(settings: ["title": "Your rating", "maximum": 3], value: 2))
    ]
}
