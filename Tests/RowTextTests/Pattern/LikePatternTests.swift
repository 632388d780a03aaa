import Testing

@testable import RowText

struct LikePatternTests {
    @Test(
        "In LIKE, * matches any characters and ? any single one",
        arguments: [
            ("abc", "abc", true), ("abc", "abcd", false), ("", "", true), ("*", "", true),
            ("*", "a\nb", true), ("a*", "abc", true), ("*c", "abc", true), ("a*c", "ac", true),
            ("a*c", "ab", false), ("a**c", "abbc", true), ("?", "a", true), ("?", "", false),
            ("?", "\n", true), ("?", "é", true), ("??", "e\u{301}", true), ("?", "😀", true),
            ("a?c", "abc", true), ("a?c", "ac", false), (#"a\*"#, "a*", true),
            (#"a\*"#, "ab", false), (#"\?"#, "?", true), (#"\\"#, #"\"#, true),
            (#"\a"#, "a", true), (#"\**"#, "*x", true), ("a.c", "abc", false), ("[a]", "[a]", true),
            ("(a|b)", "(a|b)", true), ("A", "a", false), ("*a*b*", "xaxbx", true),
            ("$^", "$^", true),
        ])
    func matches(_ source: String, _ text: String, _ expected: Bool) throws {
        #expect(try Pattern(like: source).matches(text) == expected)
    }

    @Test("LIKE applies its folding")
    func folding() throws {
        #expect(try Pattern(like: "Stra?e*", folding: .case).matches("STRAXES"))
        #expect(try Pattern(like: "é*", folding: [.case, .diacritics]).matches("East"))
        #expect(try !Pattern(like: "é*").matches("East"))
    }

    @Test("Many stars take linear time")
    func manyStars() throws {
        let pattern = try Pattern(like: String(repeating: "*a", count: 30) + "b")
        let small = pattern.steps(for: String(repeating: "a", count: 500))
        let big = pattern.steps(for: String(repeating: "a", count: 5000))
        #expect(big <= 11 * small)
    }
}
