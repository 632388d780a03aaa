import Testing

@testable import RowText

struct PatternSyntaxTests {
    typealias Case = (source: String, text: String, matches: Bool)

    static let table: [Case] =
        characters + escapes + properties + classes + anchors + groups + flags

    static let characters: [Case] = [
        ("", "", true), ("", "a", false), ("abc", "abc", true), ("abc", "abcd", false),
        ("é", "é", true), ("é", "e\u{301}", false), ("😀", "😀", true), ("]", "]", true),
        (".", "a", true), (".", "é", true), (".", "e\u{301}", false), (".", "😀", true),
        (".", "\n", false), (".", "\r", false), (".", "\u{B}", false), (".", "\u{85}", false),
        (".", "\u{2028}", false), (".", "", false), ("a-b", "a-b", true), ("a,b", "a,b", true),
        ("a|b", "b", true), ("a|b", "ab", false), ("|a", "", true), ("a||b", "", true),
        ("ab|cd", "abcd", false), ("a*", "", true), ("a*", "aaa", true), ("a+", "", false),
        ("a+", "aa", true), ("a?", "", true), ("a?", "aa", false), ("a{2}", "aa", true),
        ("a{2}", "aaa", false), ("a{2,}", "aaaa", true), ("a{2,}", "a", false),
        ("a{1,3}", "aaa", true), ("a{1,3}", "aaaa", false), ("a{0}", "", true),
        ("a{0}b", "b", true), ("a*?", "aa", true), ("a+?b", "aab", true), ("a??", "a", true),
        ("a{1,2}?", "aa", true), ("(ab)*", "abab", true), ("(ab){2}c", "ababc", true),
        ("(a|b)*c", "abbac", true), ("(a*)*", "aaa", true), ("(a|)+", "aa", true),
        ("(?:){3}a", "a", true), ("ab*", "abb", true), ("ab*", "abab", false),
        ("\0", "\0", true), ("[a-z]+@x", "joe@x", true),
    ]

    static let escapes: [Case] = [
        (#"\d"#, "7", true), (#"\d"#, "٣", true), (#"\d"#, "x", false), (#"\D"#, "x", true),
        (#"\D"#, "7", false), (#"\w+"#, "aZ_9é", true), (#"\w"#, "-", false),
        (#"\w"#, "\u{301}", true), (#"\w"#, "\u{200D}", true), (#"\W"#, "-", true),
        (#"\s+"#, " \t\n\u{B}\u{A0}\u{3000}", true), (#"\s"#, "a", false), (#"\S"#, "a", true),
        (#"\S"#, "\u{2003}", false), (#"\h"#, "\t", true), (#"\h"#, "\n", false),
        (#"\H"#, "\n", true), (#"\v"#, "\n", true), (#"\v"#, "\t", false), (#"\V"#, "\t", true),
        (#"\t\n\r\f\e\a"#, "\t\n\r\u{C}\u{1B}\u{7}", true), (#"\cA\cz"#, "\u{1}\u{1A}", true),
        (#"\0"#, "\0", true), (#"\0101"#, "A", true), (#"\0777"#, "\u{3F}7", true),
        (#"\x41"#, "A", true), (#"\x{1F600}"#, "😀", true), (#"\x{41}1"#, "A1", true),
        (#"\u00e9"#, "é", true), (#"\U0001F600"#, "😀", true), (#"\."#, ".", true),
        (#"\."#, "a", false), (#"\\"#, #"\"#, true), (#"\-\/\@\ \é"#, "-/@ é", true),
        (#"\Qa.b*\E+"#, "a.b**", true), (#"\Qa.b"#, "a.b", true), (#"\Qa.b"#, "axb", false),
        (#"\Q\E"#, "", true), (#"\Q(\E\Q)\E"#, "()", true), (#"a\Q\E*"#, "aa", true),
        (#"\Q\d\E"#, #"\d"#, true), (#"[\d\-x]+"#, "1-x", true), (#"[\]\[\\]+"#, #"][\"#, true),
        (#"[\x41-\x43]+"#, "ABC", true), (#"[\t-\r]"#, "\n", true), (#"[^\W]"#, "a", true),
    ]

    static let properties: [Case] = [
        (#"\p{L}+"#, "aéЖ中", true), (#"\p{L}"#, "1", false), (#"\P{L}"#, "1", true),
        (#"\p{Lu}"#, "É", true), (#"\p{Lu}"#, "é", false), (#"\p{Uppercase_Letter}"#, "A", true),
        (#"\p{uppercase letter}"#, "A", true), (#"\p{gc=Nd}"#, "5", true),
        (#"\p{General_Category=Letter}"#, "x", true), (#"\p{Sc}"#, "€", true),
        (#"\p{Zs}"#, "\u{A0}", true), (#"\p{So}"#, "😀", true), (#"\p{Cn}"#, "\u{378}", true),
        (#"\p{White_Space}"#, "\u{85}", true), (#"\p{Alphabetic}"#, "Ⅷ", true),
        (#"\p{Uppercase}"#, "Ⅷ", true), (#"\p{Lowercase}"#, "ª", true), (#"\p{Any}"#, "\n", true),
        (#"\p{ASCII}"#, "~", true), (#"\p{ASCII}"#, "é", false), (#"\p{Greek}+"#, "Ωμέγα", true),
        (#"\p{Cyrillic}+"#, "Привет", true), (#"\p{Script=Han}+"#, "漢字", true),
        (#"\p{sc=Hiragana}+"#, "ひらがな", true), (#"\p{Katakana}+"#, "カタカナ", true),
        (#"\p{Hangul}+"#, "한글", true), (#"\p{Latin}+"#, "Łódź", true), (#"\p{Latin}"#, "Ж", false),
        (#"\p{Arabic}+"#, "سلام", true), (#"\p{Hebrew}+"#, "שלום", true),
        (#"\p{Thai}+"#, "สวัสดี", true), (#"\p{Devanagari}+"#, "नमस्ते", true),
        (#"[\p{Lu}\d]+"#, "A1É", true), (#"[^\p{L}]"#, "é", false), (#"[\P{L}a]+"#, "1a", true),
        ("[[:alpha:]]+", "aé", true), ("[[:digit:]_]+", "1_", true), ("[[:^alpha:]]", "1", true),
        ("[[:^alpha:]]", "é", false), ("[^[:space:]]", "x", true), ("[[:upper:]]", "É", true),
        ("[[:lower:]]", "é", true), ("[[:alnum:]]+", "a1", true), ("[[:punct:]]+", "!?_", true),
        ("[[:xdigit:]]+", "09afAF", true), ("[[:xdigit:]]", "g", false),
        ("[[:blank:]]+", " \t", true), ("[[:cntrl:]]", "\u{7F}", true),
        ("[[:graph:]]+", "a!é", true), ("[[:graph:]]", " ", false), ("[[:print:]]+", "a b", true),
        ("[[:word:]]+", "a_1", true),
    ]

    static let classes: [Case] = [
        ("[abc]+", "cab", true), ("[abc]", "d", false), ("[^abc]", "d", true),
        ("[^abc]", "a", false), ("[^a]", "\n", true), ("[^a]", "中", true), ("[a-f]+", "fade", true),
        ("[a-f]", "g", false), ("[а-я]+", "привет", true), ("[a\\-z]+", "-az", true),
        ("[a\\-z]", "b", false), ("[-a]+", "-a", true), ("[a-]+", "-a", true),
        ("[]a]+", "]a", true), ("[^]a]", "]", false), ("[^]a]", "b", true),
        ("[.*+(]+", ".*+(", true),
        (#"[\w-.]+"#, "a-b.c", true), (#"[\w-]+"#, "a-b", true), ("[a-c-9]+", "b-9", true),
        ("[a-c-9]", "d", false), ("[a[bc]]+", "abc", true), ("[a-c[x-z]]+", "bay", true),
        ("[^a[bc]]", "b", false), ("[a-z&&[aeiou]]+", "aei", true),
        ("[a-z&&[aeiou]]", "b", false), ("[a-z&&aeiou]+", "ou", true),
        ("[a-z&&[^aeiou]]+", "bcd", true), ("[a-z--[aeiou]]+", "bcd", true),
        ("[a-z--[aeiou]]", "e", false), ("[a-z--a-c--x-z]+", "dw", true),
        ("[a-z--a-c--x-z]", "x", false), (#"[\w&&\D]+"#, "ab_", true), (#"[\w&&\D]"#, "1", false),
        (#"[\p{L}--\p{Lu}]+"#, "éa", true), (#"[\p{L}--\p{Lu}]"#, "É", false),
        ("[^a-z--[aeiou]]", "a", true), ("[^a-z--[aeiou]]", "b", false), ("[a&b]+", "a&b", true),
        ("[\u{0}-\u{10FFFF}]", "é", true), ("[|]", "|", true), ("[$^]+", "$^", true),
    ]

    static let anchors: [Case] = [
        ("^a$", "a", true), ("^$", "", true), ("a^b", "ab", false), ("a$b", "ab", false),
        ("a$\\n", "a\n", true), ("a$\\r\\n", "a\r\n", true), ("a\\r$\\n", "a\r\n", false),
        ("a$", "a\n", false), ("a\\Z\\n", "a\n", true), ("a\\z\\n", "a\n", false),
        ("a$\\n\\n", "a\n\n", false), ("\\Aa\\z", "a", true), ("a\\n\\Ab", "a\nb", false),
        ("(?m)a$\\n^b", "a\nb", true), ("a$\\n^b", "a\nb", false), ("(?m)a\\n^", "a\n", false),
        ("(?m)\\r^\\n.", "\r\na", false), ("(?m)\\r\\n^.", "\r\na", true),
        ("(?m)^a$\\r\\n", "a\r\n", true), ("(?m)a\\r$\\n", "a\r\n", false),
        ("a$\u{2028}", "a\u{2028}", true), ("a$\u{85}", "a\u{85}", true),
        (#"\ba\b"#, "a", true), (#"a\bb"#, "ab", false), (#"a\Bb"#, "ab", true),
        (#"a\b-\bb"#, "a-b", true), (#"\b"#, "", false), (#"\B"#, "", true),
        (#"e\b\x{301}"#, "e\u{301}", false), (#"e\x{301}\b-"#, "e\u{301}-", true),
        (#"(\b|a)*"#, "aa", true), (#"(^a)*"#, "aa", false), (#"(a$)+"#, "a", true),
    ]

    static let groups: [Case] = [
        ("(a)(b)", "ab", true), ("(?:ab)+", "abab", true), ("(?<year>\\d{4})", "2024", true),
        ("(?<a>x)(?<b1>y)", "xy", true), ("((a)|(b))+", "ab", true), ("()", "", true),
        ("(|a)b", "b", true), ("a(?#all of it)b", "ab", true), ("a(?#x)*", "aa", true),
        ("(a(b(c)?)?)?", "ab", true), ("(a(b(c)?)?)?", "ac", false),
    ]

    static let flags: [Case] = [
        ("(?i)abc", "aBC", true), ("(?i)É", "é", true), ("(?i)[a-c]+", "aBC", true),
        ("(?i)straße", "STRASSE", true), ("(?i)k", "\u{212A}", true),
        ("a(?i)b", "aB", true), ("a(?i)b", "AB", false), ("(?i:a)b", "Ab", true),
        ("(?i:a)b", "AB", false), ("(?i)a(?-i)b", "Ab", true), ("(?i)a(?-i)b", "AB", false),
        ("(a(?i)b)c", "aBc", true), ("(a(?i)b)c", "aBC", false), ("(a(?i)b|c)d", "Cd", true),
        ("x(?i:k)", "x\u{212A}", true), ("x(?i:[a-k])", "x\u{212A}", true),
        ("x(?i:[^k])", "xK", false), ("x(?i:\\p{Lu})", "xa", true), ("x(?i:ß)", "xẞ", true),
        ("(?s).", "\n", true), ("(?s:.).", "\n\n", false), ("(?s:.)a", "\na", true),
        ("(?s-s).", "\n", false), ("(?x) a b # c\n d", "abd", true), ("(?x)a\\ b", "a b", true),
        ("(?x)[a\\ ]+", "a a", true), ("(?x)a *", "aa", true), ("(?x:a b) c", "ab c", true),
        ("(?im-sx)A", "a", true), ("(?)a", "a", true), ("(?-)a", "a", true),
    ]

    @Test("Every construct matches what it specifies, and nothing else", arguments: table)
    func matches(_ source: String, _ text: String, _ expected: Bool) throws {
        #expect(try Pattern(source).matches(text) == expected)
    }

    @Test("Patterns are equal if their source, syntax and folding are equal")
    func equality() throws {
        #expect(try Pattern("a*") == Pattern("a*"))
        #expect(try Pattern("a*").hashValue == Pattern("a*").hashValue)
        #expect(try Pattern("a*") != Pattern(like: "a*"))
        #expect(try Pattern("a*") != Pattern("a*", folding: .case))
        #expect(try Pattern("é") != Pattern("e\u{301}"))
        #expect(try Pattern("a*").description == "a*")
    }

    @Test("A pattern can be used by many tasks concurrently")
    func concurrentUse() async throws {
        let pattern = try Pattern("(a|b)*c")
        let text = String(repeating: "ab", count: 2000)
        await withTaskGroup(of: Bool.self) { group in
            for index in 0..<64 {
                group.addTask { pattern.matches(text + (index % 2 == 0 ? "c" : "d")) }
            }
            var matched = 0
            for await isMatch in group where isMatch { matched += 1 }
            #expect(matched == 32)
        }
    }
}
