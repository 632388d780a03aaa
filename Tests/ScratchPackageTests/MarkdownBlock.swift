import Foundation

/// A block of code in an article or in the README.
struct MarkdownBlock {
    /// The word after the opening fence, such as `swift`; may be empty.
    let language: String
    let code: String

    /// The blocks of one of RowKit's files.
    static func all(in path: String) throws -> [MarkdownBlock] {
        let file = ScratchPackage.rowKit.appending(path: path)
        var blocks: [MarkdownBlock] = []
        var open: (language: String, lines: [String])?
        for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
            if let (language, lines) = open {
                open = line == "```" ? nil : (language, lines + [line])
                if line == "```" {
                    blocks.append(
                        MarkdownBlock(language: language, code: lines.joined(separator: "\n")))
                }
            } else if line.hasPrefix("```") {
                open = (String(line.dropFirst(3)), [])
            }
        }
        return blocks
    }
}
