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
    }

    init(_ name: String) throws { try self.init(at: Self.folder.appending(path: "\(name).md")) }

    init(at url: URL) throws {
        name = url.deletingPathExtension().lastPathComponent
        lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    }

    static func all() throws -> [Article] {
        try PackageSources.paths(in: ["Sources", "Community"]) { $0.contains(/\.docc\/.*\.md$/) }
            .map { try Article(at: PackageSources.root.appending(path: $0)) }
    }

    /// Whether the article holds a text, in one line.
    func says(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

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
