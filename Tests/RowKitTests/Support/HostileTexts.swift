import TestRuns

/// Texts that are known to break programs.
enum HostileTexts {
    static let all: [String] = [
        "", " ", "plain", String(repeating: "x", count: 10_000), "\0", "a\0b", "\n", "\r\n",
        "a\r\nb",
        "\t\u{B}\u{C}", "\"", "'", "`", "\\", "</script>", "<!--", "]]>", "&amp;", "${x}", "{{x}}",
        "\u{202E}cba\u{202C}", "\u{2066}abc", "\u{200F}", "e\u{301}", "é", "\u{301}", "\u{301}x",
        "a\u{300}\u{301}\u{302}\u{303}", "\u{600}1", "\u{FEFF}", "\u{2028}\u{2029}",
        "👩‍👩‍👧‍👦", "🇩🇪🇫", "\u{200D}", "\u{FE0F}", "👍🏽", "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}",
        "\u{D7FF}\u{E000}", "ﷺ", "İı", "ß", "Ａ", "\u{338}x", "/", ":", "#", ">", "~", "//", "a/b",
        "#:0", "#:0:0", "~2f", "~", ":", ">:", "a>b", ":inline", "content/control", "[0]", "null",
        "NaN", "-0", "1e999", "__proto__", "constructor",
    ]

    /// One of them.
    static func any(using random: inout SeededGenerator) -> String {
        all[Int.random(in: 0..<all.count, using: &random)]
    }
}

extension String {
    /// The scalars, which distinguish strings that are equal in Swift.
    var scalars: [UInt32] { unicodeScalars.map(\.value) }
}
