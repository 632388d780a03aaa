import Foundation
import Testing

/// An article of the documentation, and the blocks of Swift in it.
struct Article {
    /// The name of its file, without the ending.
    let name: String
    let lines: [String]

    /// A block of code: the line on which it opens, counted from one, and what it holds.
    struct Block {
        let line: Int
        let code: String

        /// Whether it is a whole program, which cannot stand in a test target; the tests of
        /// RegisterRowsTool compile it.
        var isProgram: Bool {
            code.hasPrefix("import ")
                && ["\n@main\n", "\nawait Rows.main("].contains { code.contains($0) }
        }
    }

    init(_ name: String) throws { try self.init(at: Self.folder.appending(path: "\(name).md")) }

    init(at url: URL) throws {
        name = url.deletingPathExtension().lastPathComponent
        lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    }

    /// The articles of all catalogues, and the README.
    static func all() throws -> [Article] {
        let articles = PackageSources.paths(in: ["Sources", "Community"]) {
            $0.contains(/\.docc\/.*\.md$/)
        }
        return try (articles + ["README.md"])
            .map { try Article(at: PackageSources.root.appending(path: $0)) }
    }

    /// Whether the article holds a text, word for word and line for line.
    func says(_ text: String) -> Bool { lines.joined(separator: "\n").contains(text) }

    /// The rows of all tables that have a header, as they are written.
    func rows(under header: String) -> [String] {
        lines.indices.filter { lines[$0] == header }
            .flatMap { lines[($0 + 2)...].prefix { $0.hasPrefix("|") } }
    }

    var blocks: [Block] {
        var blocks: [Block] = []
        var open: (line: Int, code: [String])?
        for (index, line) in lines.enumerated() {
            if let (start, code) = open {
                if line == "```" {
                    blocks.append(Block(line: start, code: code.joined(separator: "\n")))
                    open = nil
                } else {
                    open = (start, code + [line])
                }
            } else if line == "```swift" {
                open = (index + 1, [])
            }
        }
        return blocks
    }

    private static let folder = PackageSources.root.appending(path: "Sources/RowKit/RowKit.docc")
}

extension Article: CustomTestStringConvertible {
    var testDescription: String { "\(name).md" }
}
