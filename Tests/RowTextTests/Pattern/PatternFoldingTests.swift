import Testing

@testable import RowText

struct PatternFoldingTests {
    typealias Case = (source: String, folding: Folding, text: String, matches: Bool)

    static let table: [Case] = [
        ("abc", .case, "ABC", true), ("ABC", .case, "abc", true), ("[A-Z]", .case, "k", true),
        ("[a-z]", .case, "K", true), ("[A-Z]", .case, "\u{212A}", true),
        ("[\u{212A}]", .case, "k", true), ("[^a]", .case, "A", false), ("[^a]", .case, "b", true),
        ("[^A]", .case, "a", false), ("ß", .case, "SS", true), ("ss", .case, "ß", true),
        ("s", .case, "ß", false), ("s{2}", .case, "ẞ", true), ("stra[ßx]e", .case, "STRASSE", true),
        ("stra[ßx]e", .case, "straxe", true), ("[ß]+", .case, "ssẞß", true),
        ("[^ß]", .case, "x", true), ("..", .case, "ß", true), (".", .case, "ß", false),
        (#"\p{Lu}"#, .case, "a", true), (#"\p{Ll}"#, .case, "A", true),
        (#"\P{Lu}"#, .case, "a", false), ("[[:upper:]]", .case, "é", true),
        ("[A-Z&&[^K]]", .case, "k", false), ("[A-Z--k]", .case, "j", true),
        ("[\u{100}-\u{FFFF}]", .case, "k", true), ("[^\u{100}-\u{FFFF}]", .case, "q", true),
        ("(?-i)a", .case, "A", false), ("(?-i:a)b", .case, "aB", true),
        ("(?-i:a)b", .case, "AB", false), ("é", .diacritics, "e", true),
        ("e", .diacritics, "é", true), ("e", .diacritics, "e\u{301}", true),
        ("[é]", .diacritics, "e", true), ("[à-ÿ]+", .diacritics, "eu", true),
        ("É", [.case, .diacritics], "e", true), ("é", .diacritics, "É", false),
        ("\u{301}", .diacritics, "", true), ("e.", .diacritics, "e\u{301}x", true),
        ("[\u{301}]", .diacritics, "\u{301}", false), ("Ａ", .width, "A", true),
        ("A", .width, "Ａ", true), ("a", .width, "Ａ", false), ("a", [.width, .case], "Ａ", true),
        ("[a-z]", .width, "ｂ", true), ("x(?i)é", .diacritics, "xE", true),
        ("^Ab$", .case, "aB", true), (#"\bé\b"#, [.case, .diacritics], "E", true),
    ]

    @Test("Folded patterns match folded texts", arguments: table)
    func matches(_ source: String, _ folding: Folding, _ text: String, _ expected: Bool) throws {
        #expect(try Pattern(source, folding: folding).matches(text) == expected)
    }
}
