import Foundation
import Testing

/// An article of the documentation, or the comments of a source that document it, and the blocks of
/// Swift in it.
struct Article {
    /// The name of its file, without the ending.
    let name: String
    /// Its lines; of a source those without such a comment are empty.
    let lines: [String]
    private let file: String

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
        file = url.lastPathComponent
        let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
        self.lines = url.pathExtension == "swift" ? Self.comments(in: lines) : lines
    }

    /// The texts of the comments that document what follows them.
    private static func comments(in lines: [String]) -> [String] {
        // What stands in a text of several lines is written by the source, not said.
        var isInText = false
        return lines.map { line in
            defer { if line.components(separatedBy: "\"\"\"").count == 2 { isInText.toggle() } }
            let code = line.drop { $0 == " " }
            guard !isInText, code.hasPrefix("///") else { return "" }
            return String(code.dropFirst(code.hasPrefix("/// ") ? 4 : 3))
        }
    }

    /// The articles of all catalogues, the README, and all sources.
    static func all() throws -> [Article] {
        let articles = PackageSources.paths(in: ["Sources", "Community", "Plugins"]) {
            $0.hasSuffix(".md") && $0.contains(".docc/") || $0.hasSuffix(".swift")
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

extension Article: CustomTestStringConvertible, CustomStringConvertible {
    var testDescription: String { file }
    var description: String { file }
}
