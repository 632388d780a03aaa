import Foundation
import TestRuns
import Testing

@testable import RowText

@Suite("Patterns as ECMAScript expressions")
struct PatternECMAScriptTests {
    @Test(
        "use the syntax that engines share",
        arguments: [
            ("", ""), ("abc", "abc"), ("^abc$", "abc"), (#"\Aabc\z"#, "abc"), (#"abc\Z"#, "abc"),
            ("^", ""), ("[A-Z]{2}[0-9A-Z]{8,12}", "[A-Z]{2}[0-9A-Z]{8,12}"),
            ("a.c", #"a[^\u000a-\u000d\u0085\u2028\u2029]c"#), ("(?s)a.c", #"a[\s\S]c"#),
            ("(a|bc)*", "(?:a|bc)*"), ("x(a|b)y", "x(?:a|b)y"), ("a|", "a|"),
            ("(?<name>ab)+?", "(?:ab)+"), ("(?:a*)?", "(?:a*)?"),
            ("a{2,}b{3}c{0,1}d{1,}", "a{2,}b{3}c?d+"), (#"\Q1+1?\E/-"#, #"1\+1\?/-"#),
            ("[^a-z]", "[^a-z]"), (#"[\]^\-]"#, #"[\-\]\^]"#), ("[a-c&&[^b]]", "[ac]"),
            ("[a-e--[bc]]", "[ade]"), ("[a&&b]", #"[^\s\S]"#), (#"\p{Any}"#, #"[\s\S]"#),
            ("é😀", #"\u00e9😀"#),
            (
                #"\s"#,
                #"[\u0009-\u000d \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]"#
            ),
        ])
    func texts(source: String, expected: String) throws {
        #expect(try Pattern(source).ecmaScript == expected)
    }

    @Test(
        "are nil for syntax that engines do not share",
        arguments: [
            "(?i)a", "(?i:a)b", #"\w+"#, #"\p{L}"#, #"[\p{Greek}]"#, #"a\b"#, "(?m)^a", "a$b", "a^",
            "^a|b$", "(?:^a)*", #"(?i)[a-z]"#,
        ])
    func none(source: String) throws {
        #expect(try Pattern(source).ecmaScript == nil)
    }

    @Test("are nil for patterns with folding and for LIKE")
    func others() throws {
        #expect(try Pattern("a", folding: .case).ecmaScript == nil)
        #expect(try Pattern(like: "a*").ecmaScript == nil)
    }

    @Test("match the digits of all scripts with \\d")
    func digits() throws {
        let digits = try #require(try Pattern(#"\d"#).ecmaScript)
        #expect(digits.hasPrefix(#"[0-9\u0660-\u0669\u06f0-\u06f9"#))
        let again = try Pattern(digits)
        for value in UInt32(0)...0x1_FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isDigit = scalar.properties.generalCategory == .decimalNumber
            if isDigit != again.matches(String(scalar)) { Issue.record("\(scalar)") }
        }
    }

    @Test("match the same texts as random patterns")
    func random() throws {
        var count = 0
        try Runs.repeated(of: 100_000) { seed, random in
            let source = PatternFoundationTests.source(depth: 3, using: &random)
            let pattern = try Pattern(source)
            guard let theirs = pattern.ecmaScript else { return }
            count += 1
            let expression = try NSRegularExpression(pattern: #"\A(?:"# + theirs + #")\z"#)
            for _ in 0..<4 {
                let text = random.text(upTo: 6, of: PatternFoundationTests.texts)
                let range = NSRange(location: 0, length: text.utf16.count)
                let isMatch = expression.firstMatch(in: text, range: range) != nil
                #expect(
                    isMatch == pattern.matches(text),
                    "\(source) as \(theirs) in \(text.debugDescription), seed \(seed)")
            }
        }
        #expect(count > 0)
    }
}
