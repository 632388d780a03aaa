/// The part of a source line around a place that fits on a line of output.
package struct SourceExcerpt {
    /// The maximum number of characters on each side of the place.
    package static let reach = 30

    /// The characters around the place, with `…` where text is cut off.
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

    /// Returns the text with U+FFFD in place of each character that is invisible or reorders text.
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
