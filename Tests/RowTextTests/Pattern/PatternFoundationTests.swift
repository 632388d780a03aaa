import Foundation
import TestRuns
import Testing

@testable import RowText

/// Compares patterns with NSRegularExpression, which uses ICU's engine.
///
/// The tests exclude intended differences:
/// - ICU treats `\r\n` as one character if `.` matches line terminators (flag `s`);
/// - with the flag `m`, ICU begins a line between `\r` and `\n`;
/// - ICU accepts unknown escapes of letters, and white space in classes with `x`.
struct PatternFoundationTests {
    private static let pieces = [
        "a", "b", "é", "K", "1", "_", "-", " ", ".", #"\d"#, #"\D"#, #"\w"#, #"\W"#, #"\s"#, #"\S"#,
        #"\h"#, #"\v"#, #"\p{L}"#, #"\P{Lu}"#, #"\p{Greek}"#, "[ab]", "[^ab]", "[a-k]", "[^a-z1]",
        "[a-z&&[^b]]", "[a-z--[b]]", "[[:alpha:]1]", "[[:^punct:]]", #"[\w-]"#, #"[\d_-]"#, #"\n"#,
        #"\x{e9}"#, #"\u0041"#, #"\Qa.\E"#, #"[\p{Ll}--a]"#, "[a[bc]]", "[^[:space:]a]",
    ]
    private static let anchors = ["^", "$", #"\A"#, #"\z"#, #"\Z"#, #"\b"#, #"\B"#]
    private static let quantifiers = [
        "*", "+", "?", "{2}", "{1,2}", "{0,1}", "{2,}", "*?", "+?", "??",
    ]
    static let texts = [
        "a", "b", "k", "é", "e\u{301}", "K", "A", "1", "_", "-", " ", "\n", "\r\n", "\u{2028}", "Ω",
        ".", "中", "😀", "\u{200D}", "\t", "٣",
    ]

    /// A random pattern that repeats no part that can match empty text.
    static func source(depth: Int, using randomness: inout SeededGenerator) -> String {
        let parts = (0..<Int.random(in: 1...3, using: &randomness)).map { _ -> String in
            switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &randomness) {
            case 0...2: return pieces.randomElement(using: &randomness) ?? "a"
            case 3:
                return (pieces.randomElement(using: &randomness) ?? "a")
                    + (quantifiers.randomElement(using: &randomness) ?? "*")
            case 4: return anchors.randomElement(using: &randomness) ?? "^"
            case 5: return "(" + source(depth: depth - 1, using: &randomness) + ")"
            case 6:
                return "(?:" + source(depth: depth - 1, using: &randomness) + "|"
                    + source(depth: depth - 1, using: &randomness) + ")"
            default:
                return "(?:a" + source(depth: depth - 1, using: &randomness) + ")"
                    + (quantifiers.randomElement(using: &randomness) ?? "*")
            }
        }
        return parts.joined()
    }

    @Test("Random patterns match what NSRegularExpression matches")
    func agreesWithFoundation() throws {
        try Runs.repeated(of: 300_000) { seed, randomness in
            let source = Self.source(depth: 3, using: &randomness)
            let pattern = try Pattern(source)
            let search = try Pattern("(?s:.*)(?:\(source))(?s:.*)")
            let theirs = try NSRegularExpression(pattern: source)
            let whole = try NSRegularExpression(pattern: "(?:\(source))\\z")
            for _ in 0..<4 {
                let text = randomness.text(upTo: 8, of: Self.texts)
                let all = NSRange(location: 0, length: text.utf16.count)
                let comment: Comment =
                    "seed \(seed): \(source.debugDescription) on \(text.debugDescription)"
                #expect(
                    search.matches(text) == (theirs.firstMatch(in: text, range: all) != nil),
                    comment)
                let match = whole.firstMatch(in: text, options: .anchored, range: all)
                #expect(pattern.matches(text) == (match != nil), comment)
            }
        }
    }

    private static let scraps = [
        "[", "]", "[", "]", "^", "-", "-", "&&", "--", "&", "[:alpha:]", "[:^digit:]", #"\d"#,
        #"\w"#,
        "a", "b", "k", "1", "a-k", "(", ")", "|", "?", "*", "+", "{2}", "{", "}", ".", "$", "(?i)",
        "(?i:", "(?x)", "(?m)", "(?-i)", " ", "#", "\n", ":", ",", "=", "!", "<", #"\."#, #"\b"#,
        #"\]"#, #"\-"#, #"\Q"#, #"\E"#, #"\x41"#, #"\p{Lu}"#, #"\P{L}"#, "é", "~", "'", "/",
    ]

    @Test("Fragments of syntax that both engines accept match alike")
    func scrapsAgree() {
        Runs.repeated(of: 1_000_000) { seed, randomness in
            let source = randomness.text(upTo: 9, of: Self.scraps)
            guard let pattern = try? Pattern(source),
                (try? NSRegularExpression(pattern: source)) != nil,
                let theirs = try? NSRegularExpression(pattern: "(?:\(source))\\z")
            else { return }
            // ICU does not treat `&-k` in a class as a range.
            if source.contains("&-") { return }
            for _ in 0..<4 {
                let text = randomness.text(upTo: 6, of: Self.texts)
                // ICU begins a line between the two characters of a line ending.
                if source.contains("^"), text.contains("\r\n") { continue }
                let found = theirs.firstMatch(
                    in: text, options: .anchored,
                    range: NSRange(location: 0, length: text.utf16.count))
                #expect(
                    pattern.matches(text) == (found != nil),
                    "seed \(seed): \(source.debugDescription) on \(text.debugDescription)")
            }
        }
    }

    @Test("Foundation agrees with the syntax table", arguments: PatternSyntaxTests.table)
    func tableAgrees(_ source: String, _ text: String, _ expected: Bool) throws {
        let whole = NSRange(location: 0, length: text.utf16.count)
        guard let theirs = try? NSRegularExpression(pattern: "(?:\(source))\\z"),
            !Self.different.contains(source)
        else { return }
        let found = theirs.firstMatch(in: text, options: .anchored, range: whole)
        #expect((found?.range == whole) == expected)
    }

    /// Patterns of the table with a different meaning in Foundation.
    private static let different: Set<String> = ["(?m)\\r^\\n."]

    @Test("Scripts have the same characters as in Foundation", arguments: Script.allCases)
    func scripts(_ script: Script) throws {
        let theirs = try NSRegularExpression(pattern: "\\A\\p{Script=\(script.name)}\\z")
        for range in script.ranges.ranges {
            for value in [range.lowerBound, range.upperBound] {
                for neighbour in [value &- 1, value, value + 1] {
                    guard let scalar = Unicode.Scalar(neighbour) else { continue }
                    let text = String(scalar)
                    let whole = NSRange(location: 0, length: text.utf16.count)
                    #expect(
                        script.ranges.contains(neighbour)
                            == (theirs.firstMatch(in: text, range: whole) != nil))
                }
            }
        }
    }

    @Test(
        "Shorthands and properties have the same characters as in Foundation",
        arguments: [
            #"\w"#, #"\d"#, #"\s"#, #"\h"#, #"\v"#, ".", #"\p{L}"#, #"\p{Lu}"#, #"\p{Alphabetic}"#,
            #"\p{Uppercase}"#, #"\p{Lowercase}"#, #"\p{White_Space}"#, #"\p{P}"#, #"\p{S}"#,
            "[[:xdigit:]]", "[[:alnum:]]", "[[:blank:]]", "[[:cntrl:]]", "[[:punct:]]",
            "[[:graph:]]", "[[:print:]]",
        ])
    func properties(_ source: String) throws {
        let ours = try Pattern(source)
        let theirs = try NSRegularExpression(pattern: source)
        var different: [String] = []
        for value in UInt32(0)..<0x3000 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            // The assigned scalars depend on the version of Unicode, and U+0295 has changed since.
            if scalar.properties.generalCategory == .unassigned || value == 0x295 { continue }
            if let age = scalar.properties.age, age.major > 14 { continue }
            let text = String(scalar)
            let whole = NSRange(location: 0, length: text.utf16.count)
            if ours.matches(text) != (theirs.firstMatch(in: text, range: whole) != nil) {
                different.append(String(value, radix: 16))
            }
        }
        #expect(different == [])
    }
}
