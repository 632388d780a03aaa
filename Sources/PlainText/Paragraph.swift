/// Wraps words into lines.
package enum Paragraph {
    /// Returns the lines of a string wrapped to a number of columns, or one line if the width is
    /// nil.
    ///
    /// A word that is longer than a line is broken.
    package static func lines(_ text: String, width: Int?) -> [String] {
        guard let width = width.map({ max(1, $0) }) else { return [text] }
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            for piece in pieces(of: word, width: width) {
                if line.isEmpty {
                    line = piece
                } else if line.displayWidth + 1 + piece.displayWidth <= width {
                    line += " \(piece)"
                } else {
                    lines.append(line)
                    line = piece
                }
            }
        }
        return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
    }

    private static func pieces(of word: Substring, width: Int) -> [String] {
        guard word.displayWidth > width else { return [String(word)] }
        var pieces: [String] = []
        var (piece, used) = ("", 0)
        for character in word {
            if used + character.displayWidth > width, !piece.isEmpty {
                pieces.append(piece)
                (piece, used) = ("", 0)
            }
            piece.append(character)
            used += character.displayWidth
        }
        return pieces + [piece]
    }
}
