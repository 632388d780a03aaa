/// A Swift source: its path as it was given, and its bytes.
package struct SourceFile {
    package let path: String
    package let bytes: [UInt8]
    /// Where each line begins.
    private let lineStarts: [Int]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            starts.append(offset + 1)
        }
        lineStarts = starts
    }

    package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    /// The text of a range of bytes.
    package func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// Where a byte stands, as the compiler counts: lines and columns from one, columns in bytes.
    package func place(of offset: Int) -> SourcePlace {
        let line = lineIndex(of: offset)
        return SourcePlace(path: path, line: line + 1, column: offset - lineStarts[line] + 1)
    }

    /// Whether a byte is the first of its line.
    package func isLineStart(_ offset: Int) -> Bool {
        lineStarts[lineIndex(of: offset)] == offset
    }

    /// The first sentence of the `///` comment that ends on the line before a byte's; nil: there is
    /// none.
    package func summary(before offset: Int) -> String? {
        var comment: [String] = []
        for line in (0..<lineIndex(of: offset)).reversed() {
            let text = text(lineStarts[line]..<lineStarts[line + 1] - 1)
            let trimmed = text.drop { $0 == " " || $0 == "\t" }
            guard trimmed.hasPrefix("///") else { break }
            comment.append(trimmed.dropFirst(3).trimmed)
        }
        let paragraph = comment.reversed().prefix { !$0.isEmpty }.joined(separator: " ")
        return paragraph.sentenceEnd.map { String(paragraph[...$0]) }
    }

    /// The line of a byte, counted from nought.
    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}

/// A place in a source.
package struct SourcePlace: CustomStringConvertible, Equatable {
    package let path: String
    package let line: Int
    package let column: Int

    package init(path: String, line: Int, column: Int) {
        (self.path, self.line, self.column) = (path, line, column)
    }

    package var description: String { "\(path):\(line):\(column)" }
}

extension Substring {
    /// Without the white space around it.
    fileprivate var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}

extension String {
    /// Where the first sentence ends: at a full stop with nothing behind it, or a space and what is
    /// not a small letter.
    fileprivate var sentenceEnd: Index? {
        indices.first { index in
            let rest = self[self.index(after: index)...]
            guard self[index] == ".", let next = rest.first else { return self[index] == "." }
            return next == " " && rest.dropFirst().first?.isLowercase != true
        }
    }
}
