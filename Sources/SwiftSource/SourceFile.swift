/// A Swift source file, with its given path and its bytes.
package struct SourceFile {
    package let path: String
    package let bytes: [UInt8]
    /// The offsets at which lines begin.
    private let lineStarts: [Int]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        lineStarts = bytes.withUnsafeBufferPointer { bytes in
            var starts = [0]
            var offset = 0
            // Use indices, because iterators are slow in debug builds, where the generator reads
            // many sources.
            while offset < bytes.count {
                if bytes[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
                offset += 1
            }
            return starts
        }
    }

    package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    /// Returns the text of a range of bytes.
    package func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// Returns the place of a byte.
    ///
    /// As in the compiler, lines and columns are counted from 1, and columns in bytes.
    package func place(of offset: Int) -> SourcePlace {
        let line = lineIndex(of: offset)
        return SourcePlace(path: path, line: line + 1, column: offset - lineStarts[line] + 1)
    }

    /// Whether a byte is the first of its line.
    package func isLineStart(_ offset: Int) -> Bool {
        lineStarts[lineIndex(of: offset)] == offset
    }

    /// Returns the first sentence of the `///` comment that ends on the line before that of a byte,
    /// or nil if there is none.
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

    /// Returns the line of a byte, counted from 0.
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

/// A place in a source file.
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
    /// The text without white space at its ends.
    fileprivate var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}

extension String {
    /// The index of the full stop that ends the first sentence.
    ///
    /// It ends the text, or is followed by a space and anything but a lowercase letter.
    fileprivate var sentenceEnd: Index? {
        indices.first { index in
            let rest = self[self.index(after: index)...]
            guard self[index] == ".", let next = rest.first else { return self[index] == "." }
            return next == " " && rest.dropFirst().first?.isLowercase != true
        }
    }
}
