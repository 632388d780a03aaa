import RowText

/// A block of Markdown, in the form that documentation catalogues use.
enum MarkdownBlock: Equatable, Sendable {
    case heading(Int, String)
    case paragraph(String)
    case code(String)
    case list([String], isOrdered: Bool)
    /// An aside with a kind such as "Note", which can be empty.
    case aside(String, String)
    case table(header: [String], rows: [[String]])

    /// Returns the blocks of a string.
    ///
    /// Unknown syntax becomes a paragraph, so that no text is lost.
    static func blocks(in text: String) -> [MarkdownBlock] {
        var reader = BlockReader(
            lines: text.split(separator: "\n", omittingEmptySubsequences: false))
        return reader.read()
    }
}

/// Reads blocks line by line.
private struct BlockReader {
    let lines: [Substring]
    private var place = 0
    private var blocks: [MarkdownBlock] = []
    private var paragraph: [Substring] = []

    init(lines: [Substring]) { self.lines = lines }

    mutating func read() -> [MarkdownBlock] {
        while place < lines.count {
            let line = lines[place].trimmed
            if line.isEmpty {
                endParagraph()
                place += 1
            } else if let fence = line.fence {
                endParagraph()
                blocks.append(code(endingWith: fence))
            } else if let block = startOfBlock(line) {
                endParagraph()
                blocks.append(block)
            } else {
                paragraph.append(line)
                place += 1
            }
        }
        endParagraph()
        return blocks
    }

    private mutating func endParagraph() {
        guard !paragraph.isEmpty else { return }
        blocks.append(.paragraph(paragraph.joined(separator: " ")))
        paragraph = []
    }

    /// The block that begins with a line, or nil if the line belongs to a paragraph.
    private mutating func startOfBlock(_ line: Substring) -> MarkdownBlock? {
        let level = line.prefix { $0 == "#" }.count
        if 1...6 ~= level, line.dropFirst(level).first == " " {
            place += 1
            return .heading(level, String(line.dropFirst(level).trimmed))
        }
        if line.hasPrefix(">") { return aside() }
        if line.item != nil { return list() }
        if line.hasPrefix("|"), place + 1 < lines.count,
            lines[place + 1].allSatisfy({ "|-: ".contains($0) })
        {
            return table()
        }
        return nil
    }

    private mutating func code(endingWith fence: String) -> MarkdownBlock {
        let indent = lines[place].prefix { $0 == " " }.count
        var code: [Substring] = []
        place += 1
        while place < lines.count, lines[place].trimmed != fence {
            let spaces = lines[place].prefix(indent).prefix { $0 == " " }.count
            code.append(lines[place].dropFirst(spaces))
            place += 1
        }
        place += 1
        return .code(code.joined(separator: "\n"))
    }

    private mutating func aside() -> MarkdownBlock {
        var text: [Substring] = []
        while place < lines.count, lines[place].trimmed.hasPrefix(">") {
            text.append(lines[place].trimmed.dropFirst().trimmed)
            place += 1
        }
        let whole = text.joined(separator: " ")
        guard let colon = whole.firstIndex(of: ":"), whole[..<colon].allSatisfy(\.isLetter) else {
            return .aside("", whole)
        }
        return .aside(String(whole[..<colon]), String(whole[whole.index(after: colon)...].trimmed))
    }

    private mutating func list() -> MarkdownBlock {
        var items: [String] = []
        let isOrdered = lines[place].trimmed.first?.isNumber ?? false
        while place < lines.count {
            let line = lines[place].trimmed
            if let item = line.item {
                items.append(String(item))
            } else if !line.isEmpty, lines[place].first == " ", !items.isEmpty {
                items[items.count - 1] += " " + line
            } else {
                break
            }
            place += 1
        }
        return .list(items, isOrdered: isOrdered)
    }

    private mutating func table() -> MarkdownBlock {
        let header = lines[place].cells
        place += 2
        var rows: [[String]] = []
        while place < lines.count, lines[place].trimmed.hasPrefix("|") {
            rows.append(lines[place].cells)
            place += 1
        }
        return .table(header: header, rows: rows)
    }
}

extension Substring {
    /// The marks that delimit the code, or nil if the line does not begin code.
    fileprivate var fence: String? {
        let marks = prefix { $0 == "`" }
        return marks.count >= 3 && !dropFirst(marks.count).contains("`") ? String(marks) : nil
    }

    /// The text of a list item, or nil if the line does not begin one.
    fileprivate var item: Substring? {
        if let first, "-*+".contains(first), dropFirst().first == " " {
            return dropFirst(2).trimmed
        }
        let number = prefix { $0.isASCII && $0.isNumber }
        let rest = dropFirst(number.count)
        return !number.isEmpty && rest.hasPrefix(". ") ? rest.dropFirst(2).trimmed : nil
    }

    /// The cells of a table line.
    ///
    /// A bar in code or after a backslash is not a separator.
    fileprivate var cells: [String] {
        var cells = [""]
        var (isCode, isEscaped) = (false, false)
        for character in trimmed.dropFirst() {
            if isEscaped {
                cells[cells.count - 1] += character == "|" ? "|" : "\\\(character)"
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "|", !isCode {
                cells.append("")
            } else {
                if character == "`" { isCode.toggle() }
                cells[cells.count - 1].append(character)
            }
        }
        if cells.last?.allSatisfy(\.isWhitespace) == true { cells.removeLast() }
        return cells.map { String($0.trimmed) }
    }
}
