import PlainText
import Testing

@Suite("A text for a terminal")
struct PrintableTextTests {
    @Test(
        "has isolates that are complete, and no other marks of direction",
        arguments: [
            ("حتى \u{2068}0:00\u{2069}", "حتى \u{2068}0:00\u{2069}"),
            ("\u{2066}-34.9\u{2069}", "\u{2066}-34.9\u{2069}"),
            ("\u{2068}a\u{2066}b\u{2069}\u{2069}", "\u{2068}a\u{2066}b\u{2069}\u{2069}"),
            ("\u{2068}a", #"\u{2068}a"#), ("a\u{2069}\u{2068}", #"a\u{2069}\u{2068}"#),
            ("\u{2067}a\u{2069}", #"\u{2067}a\u{2069}"#),
            ("\u{2068}a\u{2067}b\u{2069}", #"\u{2068}a\u{2067}b\u{2069}"#),
            ("\u{2068}\u{202E}a\u{2069}", "\u{2068}\\u{202E}a\u{2069}"),
            ("\u{2068}a\nb\u{2069}", "\u{2068}a\\u{A}b\u{2069}"),
        ])
    func isolates(text: String, printed: String) {
        #expect(text.printable == printed)
    }

    @Test("has an isolate on one line")
    func lines() {
        #expect("\u{2068}a\nb\u{2069}".printableLines == "\\u{2068}a\nb\\u{2069}")
    }

    @Test(
        "in quotation marks escapes only these, backslashes and what cannot be printed",
        arguments: [
            ("it's \"é\" \\", #""it's \"é\" \\""#), ("a\r\n\tb", #""a\r\n\tb""#), ("", "\"\""),
            ("\u{9B}1m\u{0}", #""\u{9B}1m\u{0}""#), ("\u{2068}a\u{2069}", "\"\u{2068}a\u{2069}\""),
        ])
    func quoted(text: String, quoted: String) {
        #expect(text.quoted == quoted)
    }

    @Test("as JSON has escape sequences for all marks of direction")
    func json() {
        #expect("\u{2068}a\u{2069}".printableJSON == #"\u2068a\u2069"#)
    }
}
