/// A table whose last column holds sentences.
///
/// If there is room, sentences are wrapped in their own column. Otherwise they are printed below
/// their rows, and the other columns are cut as far as necessary.
package struct TextTable {
    /// The names of the columns, with that of the sentences last.
    package let header: [String]
    /// The rows, each with as many cells as there are columns.
    package let rows: [[String]]

    package init(header: [String], rows: [[String]]) { (self.header, self.rows) = (header, rows) }

    private static let gap = 2
    /// The minimum width of the column of sentences.
    private static let leastSentence = 30
    /// The minimum width of the columns between the first and the sentences.
    private static let leastColumn = 4
    /// The minimum width of the table.
    private static let leastWidth = 24

    /// Returns the lines of the table, beginning with the header.
    ///
    /// - Parameter width: The number of terminal columns, or nil to neither cut nor wrap.
    package func lines(width: Int?, style: TextStyle) -> [String] {
        let widths = header.indices.dropLast().map { column in
            ([header] + rows).map { $0[column].displayWidth }.max() ?? 0
        }
        let used = widths.reduce(0) { $0 + $1 + Self.gap }
        guard let width = width.map({ max($0, Self.leastWidth) }) else {
            return besideLines(widths, sentence: nil, style)
        }
        let longest = ([header] + rows).map { $0.last?.displayWidth ?? 0 }.max() ?? 0
        let room = width - used
        return room >= min(longest, Self.leastSentence)
            ? besideLines(widths, sentence: room, style)
            : belowLines(shrunk(widths, to: width), width, style)
    }

    private func besideLines(_ widths: [Int], sentence: Int?, _ style: TextStyle) -> [String] {
        let indent = String(repeating: " ", count: widths.reduce(0) { $0 + $1 + Self.gap })
        let gap = String(repeating: " ", count: Self.gap)
        func line(_ row: [String], _ sentence: String) -> String {
            "\(cells(of: row, widths))\(gap)\(sentence)".withoutSpacesAtEnd
        }
        var lines = [style.heading(line(header, header.last ?? ""))]
        for row in rows {
            let text = Paragraph.lines(row.last ?? "", width: sentence)
            lines.append(line(row, text[0]))
            lines += text.dropFirst().map { "\(indent)\($0)" }
        }
        return lines
    }

    private func belowLines(_ widths: [Int], _ width: Int, _ style: TextStyle) -> [String] {
        let indent = String(repeating: " ", count: Self.gap)
        var lines = [style.heading(cells(of: header, widths).withoutSpacesAtEnd)]
        for row in rows {
            lines.append(cells(of: row, widths).withoutSpacesAtEnd)
            let text = Paragraph.lines(row.last ?? "", width: width - Self.gap)
            lines += text.filter { !$0.isEmpty }.map { style.quiet("\(indent)\($0)") }
        }
        return lines
    }

    private func cells(of row: [String], _ widths: [Int]) -> String {
        zip(row, widths).map { $0.fitted(to: $1).padded(to: $1) }
            .joined(separator: String(repeating: " ", count: Self.gap))
    }

    /// Returns widths with which the columns fit side by side.
    ///
    /// The widest of the other columns are cut first. The first column names the row, so it is cut
    /// last.
    private func shrunk(_ widths: [Int], to width: Int) -> [Int] {
        var widths = widths
        var excess = widths.reduce(0, +) + (widths.count - 1) * Self.gap - width
        while excess > 0 {
            let others = widths.indices.dropFirst().filter { widths[$0] > Self.leastColumn }
            guard let widest = others.max(by: { widths[$0] < widths[$1] }) ?? widths.indices.first,
                widths[widest] > 1
            else { break }
            widths[widest] -= 1
            excess -= 1
        }
        return widths
    }
}
