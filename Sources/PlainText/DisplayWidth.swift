extension StringProtocol {
    /// The number of terminal columns that the text occupies.
    package var displayWidth: Int {
        isPlain ? utf8.count : reduce(0) { $0 + $1.displayWidth }
    }

    /// Whether the text is ASCII without control characters, as most strings are.
    private var isPlain: Bool { utf8.allSatisfy { (0x20..<0x7F).contains($0) } }

    /// Returns the text truncated to a number of columns, with an ellipsis if it is cut.
    ///
    /// Open isolates of bidirectional text are closed after the cut.
    package func fitted(to width: Int) -> String {
        guard displayWidth > width else { return String(self) }
        guard width > 0 else { return "" }
        var (kept, used) = ("", 0)
        for character in self {
            used += character.displayWidth
            guard used < width else { break }
            kept.append(character)
        }
        return kept + "…" + String(repeating: "\u{2069}", count: kept.openIsolates)
    }

    /// The number of isolates of bidirectional text that are left open.
    private var openIsolates: Int {
        unicodeScalars.reduce(0) { count, scalar in
            switch scalar {
            case "\u{2066}"..."\u{2068}": count + 1
            case "\u{2069}": Swift.max(count - 1, 0)
            default: count
            }
        }
    }

    /// Returns the text padded with spaces to a number of columns.
    package func padded(to width: Int) -> String {
        String(self) + String(repeating: " ", count: Swift.max(0, width - displayWidth))
    }

    /// The text on one line, with unprintable characters escaped.
    package var onOneLine: String {
        if isPlain { return String(self) }
        return String(map { $0.isNewline || $0 == "\t" ? " " : $0 }).printable
    }
}

extension String {
    /// The text without trailing spaces and tabs.
    package var withoutSpacesAtEnd: String {
        guard let last = utf8.lastIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { return "" }
        return String(self[..<utf8.index(after: last)])
    }
}

extension Character {
    /// The number of terminal columns that the character occupies: two if it is wide, none if it is
    /// a mark alone.
    package var displayWidth: Int {
        guard let first = unicodeScalars.first else { return 0 }
        if first.value < 0x300 { return first.value < 0x20 || first.value == 0x7F ? 0 : 1 }
        if unicodeScalars.contains("\u{FE0F}") { return 2 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: return first.isWide ? 2 : 1
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is two columns wide: emoji and the scripts of East Asia.
    fileprivate var isWide: Bool {
        guard value >= 0x1100 else { return false }
        return properties.isEmojiPresentation || Self.wide.contains { $0.contains(self) }
    }

    /// UAX #11: wide and full-width, without emoji.
    private static let wide: [ClosedRange<Unicode.Scalar>] = [
        "\u{1100}"..."\u{115F}", "\u{2329}"..."\u{232A}", "\u{2E80}"..."\u{303E}",
        "\u{3041}"..."\u{33FF}", "\u{3400}"..."\u{4DBF}", "\u{4E00}"..."\u{A4CF}",
        "\u{A960}"..."\u{A97C}", "\u{AC00}"..."\u{D7A3}", "\u{F900}"..."\u{FAFF}",
        "\u{FE10}"..."\u{FE19}", "\u{FE30}"..."\u{FE6B}", "\u{FF01}"..."\u{FF60}",
        "\u{FFE0}"..."\u{FFE6}", "\u{16FE0}"..."\u{18CFF}", "\u{1AFF0}"..."\u{1B2FB}",
        "\u{1F200}"..."\u{1F265}", "\u{20000}"..."\u{3FFFD}",
    ]
}
