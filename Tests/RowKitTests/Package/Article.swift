import Foundation
import Testing

/// An article of the documentation, or the documentation comments of a source, and the blocks of
/// Swift in it.
struct Article {
    /// The name of its file, without the ending.
    let name: String
    /// Its lines; in a source, lines without a documentation comment are empty.
    let lines: [String]
    private let file: String

    /// A block of code: the line on which it opens, counted from one, and its contents.
    struct Block {
        let line: Int
        let code: String

        /// The code after its imports, which a snippet has at the start of its file.
        var codeAfterImports: String {
            code.components(separatedBy: "\n")
                .drop { $0.isEmpty || $0.hasPrefix("import ") }
                .joined(separator: "\n")
        }

        /// Whether it is a whole program, which cannot be in a test target; the tests of
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

    /// The texts of the documentation comments.
    private static func comments(in lines: [String]) -> [String] {
        // The contents of a multiline string are data, not comments.
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

    /// Whether the article contains a text, word for word and line for line.
    func says(_ text: String) -> Bool { lines.joined(separator: "\n").contains(text) }

    /// The rows of all tables with the given header, as they are written.
    func rows(under header: String) -> [String] {
        lines.indices.filter { lines[$0] == header }
            .flatMap { lines.dropFirst($0 + 2).prefix { $0.hasPrefix("|") } }
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
