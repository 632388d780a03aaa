/// The part of a source that fits a line of output, with a place in it.
package struct SourceExcerpt {
    /// How many characters are shown on either side of the place.
    static let reach = 30

    /// The characters around the place, with `…` where more of them are left out.
    package let text: String
    /// The place in `text`, counted in characters from 1.
    package let column: Int

    package init(of source: String, line: Int, column: Int) {
        let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let whole = line <= lines.count ? Array(lines[line - 1]) : []
        let place = min(column - 1, whole.count)
        let start = max(0, place - Self.reach)
        let end = min(whole.count, place + Self.reach)
        text =
            (start > 0 ? "…" : "") + Self.visible(String(whole[start..<end]))
            + (end < whole.count ? "…" : "")
        self.column = place - start + (start > 0 ? 1 : 0) + 1
    }

    /// The text with a mark in the place of each character that shows nothing or moves others.
    package static func visible(_ text: String) -> String {
        String(
            text.map { character in
                switch character.unicodeScalars.first?.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
                default: character
                }
            })
    }
}
