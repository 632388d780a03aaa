import Testing

@testable import PlainText

@Suite("Text in columns")
struct TextTests {
    @Test(
        "has the width at which a terminal draws it",
        arguments: [
            ("", 0), ("abc", 3), ("äöü", 3), ("e\u{301}", 1), ("日本語", 6), ("한글", 4), ("ｆｕｌｌ", 8),
            ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("☎", 1), ("★", 1), ("…", 1), ("\u{200B}", 0),
            ("\u{301}", 0),
            ("עברית", 5), ("नि", 1), ("𠀀", 2), ("a\u{7}b", 2),
        ])
    func width(text: String, width: Int) {
        #expect(text.displayWidth == width)
    }

    @Test(
        "is truncated if there is not enough room",
        arguments: [
            ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
            ("abc", 1, "…"),
            ("\u{2068}abcd\u{2069}", 3, "\u{2068}ab…\u{2069}"), ("abc", 0, ""),
            ("", 0, ""), ("ne\u{301}e\u{301}e", 3, "ne\u{301}…"),
        ])
    func cut(text: String, width: Int, cut: String) {
        #expect(text.fitted(to: width) == cut)
        #expect(text.fitted(to: width).displayWidth <= width)
    }

    @Test(
        "wraps between words",
        arguments: [
            ("one two three", 7, ["one two", "three"]), ("one two three", 100, ["one two three"]),
            ("", 5, [""]), ("abcdefgh", 3, ["abc", "def", "gh"]),
            ("a bcdefg", 3, ["a", "bcd", "efg"]),
            ("日本語", 4, ["日本", "語"]), ("日本", 1, ["日", "本"]), ("a b", 0, ["a", "b"]),
        ])
    func flow(text: String, width: Int, lines: [String]) {
        #expect(Paragraph.lines(text, width: width) == lines)
    }

    @Test(
        "A table fits any width, and loses no word of a sentence",
        arguments: [24, 31, 50, 77, 80, 120, 100_000])
    func tables(width: Int) {
        let sentence = "Wählt 日本語 aus einer Liste von vielen, 👩‍👩‍👧 inbegriffen."
        let table = TextTable(
            header: ["NAME", "KIND", "VALUE", "PLUGIN", "SUMMARY"],
            rows: [
                ["日本語Row", "basic", "Set<日本語日本語日本語日本語日本語>", "A", sentence],
                [String(repeating: "Long", count: 20), "inline", "Int", "B", ""],
            ])
        let lines = table.lines(width: width, style: TextStyle(isOn: false))
        for line in lines {
            #expect(line.displayWidth <= width, "\(line)")
            #expect(line.last != " ", "\(line)")
        }
        let words = lines.joined(separator: " ").split(separator: " ")
        for word in sentence.split(separator: " ") { #expect(words.contains(word)) }
    }

    @Test("A table has at least 24 columns, on any terminal", arguments: [-5, 0, 1, 23])
    func tinyTables(width: Int) {
        let table = TextTable(
            header: ["NAME", "KIND", "VALUE", "PLUGIN", "SUMMARY"],
            rows: [["StarsRow", "basic", "Int", "StarsRow", "Asks for a number of stars."]])
        let style = TextStyle(isOn: false)
        #expect(table.lines(width: width, style: style) == table.lines(width: 24, style: style))
    }

    @Test("in a cell of a table is on a single line, and moves no cursor")
    func oneLine() {
        #expect("a\nb\tc\r\nd\u{1B}[1me".onOneLine == #"a b c d\u{1B}[1me"#)
        #expect("a\u{85}b\u{2028}c\u{9B}1m\u{202E}d".onOneLine == #"a b c\u{9B}1m\u{202E}d"#)
    }

    @Test(
        "that names a type is written as in Swift",
        arguments: [
            ("Int", "Int"), ("Optional<Int>", "Int?"), ("Array<String>", "[String]"),
            ("Optional<Array<Optional<Int>>>", "[Int?]?"),
            ("Dictionary<String, Array<Int>>", "[String: [Int]]"), ("Set<String>", "Set<String>"),
            ("Pair<Optional<A>, (B, C)>", "Pair<A?, (B, C)>"),
            ("Optional<(Int) -> Bool>", "((Int) -> Bool)?"), ("Broken<", "Broken<"), ("", ""),
        ])
    func types(name: String, short: String) {
        #expect(SwiftTypeName.short(name) == short)
    }
}
