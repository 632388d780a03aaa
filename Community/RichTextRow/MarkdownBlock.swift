import RowKit

/// A paragraph, a heading or an item of a list in a string with Markdown.
struct MarkdownBlock: Hashable {
    enum Kind: Hashable {
        /// A heading, with its level from 1 to 3.
        case heading(Int)
        /// An item of a list, with the text before it.
        case item(marker: String)
        case paragraph
    }

    let kind: Kind
    /// The content of the block.
    let text: MarkdownLine

    /// The text to show, with the marker of an item.
    var styledText: StyledText {
        guard case .item(let marker) = kind else {
            return text.styledText(after: "", in: font)
        }
        return text.styledText(after: "\(marker) ", in: font)
    }

    var font: RowFont {
        switch kind {
        case .heading(1): .preferredFont(forTextStyle: .title)
        case .heading(2): RowFont(size: .style(.body), isBold: true)
        case .heading: RowFont(size: .style(.subheadline), isBold: true)
        case .item, .paragraph: .preferredFont(forTextStyle: .body)
        }
    }

    /// Returns the blocks of a string.
    ///
    /// Empty lines separate paragraphs. The lines of a paragraph are joined.
    static func blocks(of text: String) -> [MarkdownBlock] {
        var blocks: [MarkdownBlock] = []
        var paragraph: [Substring] = []
        func endParagraph() {
            guard !paragraph.isEmpty else { return }
            blocks.append(
                MarkdownBlock(
                    kind: .paragraph, text: MarkdownLine(paragraph.joined(separator: " "))))
            paragraph = []
        }
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let line = line.drop(while: \.isWhitespace)
            if line.isEmpty {
                endParagraph()
            } else if let (kind, content) = start(of: line) {
                endParagraph()
                blocks.append(MarkdownBlock(kind: kind, text: MarkdownLine(String(content))))
            } else {
                paragraph.append(line)
            }
        }
        endParagraph()
        return blocks
    }

    /// Returns the kind of a line that begins with the mark of a heading or an item, and the rest
    /// of the line, or nil if there is no such mark.
    private static func start(of line: Substring) -> (Kind, Substring)? {
        guard let space = line.prefix(10).firstIndex(of: " ") else { return nil }
        let rest = line[space...].drop(while: \.isWhitespace)
        guard !rest.isEmpty, let kind = kind(ofMark: String(line[..<space])) else { return nil }
        return (kind, rest)
    }

    /// Returns the kind of a block that begins with a mark, or nil if it is not a mark.
    static func kind(ofMark mark: String) -> Kind? {
        switch mark {
        case "#", "##", "###": return .heading(mark.count)
        case "-", "*", "+": return .item(marker: "•")
        default:
            guard mark.last == ".", mark.count > 1,
                mark.dropLast().utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
            else { return nil }
            return .item(marker: mark)
        }
    }
}
