import TestRuns
import Testing

@testable import RowText

struct PatternHostileTests {
    /// Patterns on which a backtracking engine is far too slow, and the parts of hostile texts.
    static let hostile: [(source: String, unit: String, end: String)] = [
        ("(a+)+$", "a", "!"), ("([a-zA-Z]+)*$", "a", "!"), ("(a|aa)+$", "a", "!"),
        ("(a|a?)+$", "a", "!"), ("(.*a){20}", "a", "!"), ("(x+x+)+y", "x", ""),
        ("^(([a-z])+.)+[A-Z]([a-z])+$", "a", ""), ("(.*)*(.*)*(.*)*!$", "a", ""),
        ("((a*)*)*b", "a", ""), ("a*a*a*a*a*a*a*a*a*a*b", "a", ""), ("(a?){50}a{50}", "a", "!"),
        (#"^(\w+\s?)*$"#, "word ", "!"), (#"(\b\w*\b)+!"#, "a ", ""), ("(?i)(ß|ss|S)+$", "s", "!"),
        (#"^\s+|\s+$"#, " ", "x "), ("(?:(?:a{1,9}){1,9}){1,9}b", "a", ""),
        (#"([^"]*,)*x"#, "a,", "\""), (#"(\p{L}|\w|é)+$"#, "é", "!"),
    ]

    @Test("The number of steps grows no faster than the text", arguments: hostile)
    func stepsAreLinear(_ source: String, _ unit: String, _ end: String) throws {
        let pattern = try Pattern(source)
        let small = pattern.steps(for: String(repeating: unit, count: 200) + end)
        let big = pattern.steps(for: String(repeating: unit, count: 2000) + end)
        let start = 20 * pattern.compiledSize
        #expect(big <= 11 * small + start)
    }

    @Test("A character takes at most one step for each instruction", arguments: hostile)
    func stepsAreBounded(_ source: String, _ unit: String, _ end: String) throws {
        let pattern = try Pattern(source)
        let text = String(repeating: unit, count: 200) + end
        let bound = (text.unicodeScalars.count + 1) * (pattern.compiledSize + 1)
        #expect(pattern.steps(for: text) <= bound)
    }

    @Test("A full cache is cleared, and matching continues")
    func cacheRestarts() throws {
        let pattern = try Pattern("(a|b)*a(a|b){14}")
        var randomness = SeededGenerator(seed: 1)
        let letters = (0..<60_000).map { _ in Bool.random(using: &randomness) ? "a" : "b" }
        for count in [20_000, 40_000, 60_000] {
            let text = letters[..<count].joined()
            #expect(pattern.matches(text) == (letters[count - 15] == "a"))
        }
        #expect(pattern.steps(for: letters.joined()) <= 60_001 * (pattern.compiledSize + 1))
    }

    @Test("A million marks removed by folding take no stack")
    func marksTakeNoStack() throws {
        let text = "e" + String(repeating: "\u{301}", count: 1_000_000)
        #expect(try Pattern("e", folding: .diacritics).matches(text))
    }

    @Test(
        "A pattern that is too big is rejected before it is compiled",
        arguments: [
            "((a{100}){100}){100}", "(((((a{9}){9}){9}){9}){9}){9}", "a{10001}", "a{0,99999}",
            "((?:){10000}){10000}", "(?:(?:a|b){5000}){5000}", "((a?){5000})*{1}",
            String(repeating: "(", count: 101), String(repeating: "(", count: 9999),
            String(repeating: "[", count: 9999), String(repeating: "a", count: 10_001),
            String(repeating: "[^", count: 4000), String(repeating: "(?i:", count: 2000),
        ])
    func tooBig(_ source: String) {
        #expect(throws: PatternError.self) { try Pattern(source) }
    }

    @Test("A pattern at the limit is accepted")
    func justSmallEnough() throws {
        let deep = String(repeating: "(", count: 100) + "a" + String(repeating: ")", count: 100)
        #expect(try Pattern(deep).matches("a"))
        #expect(try Pattern("a{10000}").matches(String(repeating: "a", count: 10_000)))
        let long = String(repeating: "a", count: 10_000)
        #expect(try Pattern(long).matches(long))
        #expect(try Pattern(like: long).matches(long))
    }

    @Test("Mutated patterns neither trap nor grow")
    func mutationsAreHarmless() {
        let pieces = [
            "(", ")", "[", "]", "{", "}", "*", "+", "?", "|", "^", "$", ".", #"\"#, "-", "&&",
            "--", "[:", ":]", "(?i)", "(?x)", "(?-i:", "(?<n>", "(?=", #"\p{"#, #"\x{"#, #"\Q"#,
            #"\E"#, "{2,5}", "{900}", "é", "ß", "\u{301}", "😀", "a", "Z", "0", ",", "#", "\n",
            #"\d"#, #"\W"#, #"\b"#, "ſ", "İ", "\0", "\u{10FFFF}", "Ā-\u{FFFF}",
        ]
        let seeds = Self.hostile.map(\.source) + PatternSyntaxTests.table.map(\.source)
        Runs.repeated(of: 1_000_000) { seed, randomness in
            var source = Array((seeds.randomElement(using: &randomness) ?? "").unicodeScalars)
            for _ in 0..<Int.random(in: 1...6, using: &randomness) {
                let place = Int.random(in: 0...source.count, using: &randomness)
                let end = min(source.count, place + Int.random(in: 0...2, using: &randomness))
                let piece = pieces.randomElement(using: &randomness) ?? ""
                source.replaceSubrange(place..<end, with: piece.unicodeScalars)
            }
            var text = String.UnicodeScalarView()
            text.append(contentsOf: source)
            let folding = Folding(rawValue: UInt8.random(in: 0...7, using: &randomness))
            do throws(PatternError) {
                let pattern = try Pattern(String(text), folding: folding)
                #expect(pattern.compiledSize <= 20_001, "seed \(seed)")
                let sample = randomness.text(upTo: 12, of: pieces)
                let scalars = sample.unicodeScalars.count
                _ = pattern.matches(sample)
                let bound = (scalars * 3 + 1) * (pattern.compiledSize + 1)
                #expect(pattern.steps(for: sample) <= bound, "seed \(seed)")
            } catch {
                #expect(error.column >= 1, "seed \(seed)")
                #expect(!error.description.isEmpty, "seed \(seed)")
            }
        }
    }
}
