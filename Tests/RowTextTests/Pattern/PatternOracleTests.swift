import TestRuns
import Testing

@testable import RowText

struct PatternOracleTests {
    @Test("Random patterns match what an exhaustive search matches")
    func agreesWithTryingEverything() throws {
        try Runs.repeated(of: 1_000_000) { seed, randomness in
            let oracle = OraclePattern.random(depth: 4, using: &randomness)
            let pattern = try Pattern(oracle.source)
            let search = try Pattern("(?s:.*)(?:\(oracle.source))(?s:.*)")
            for _ in 0..<4 {
                let text = randomness.text(upTo: 8, of: ["a", "b", "c", "-", "\n"])
                let scalars = Array(text.unicodeScalars)
                let ends =
                    scalars.indices.map { oracle.ends(in: scalars, from: $0) }
                    + [oracle.ends(in: scalars, from: scalars.count)]
                let comment: Comment = "seed \(seed): \(oracle.source) on \(text.debugDescription)"
                #expect(pattern.matches(text) == ends[0].contains(scalars.count), comment)
                #expect(search.matches(text) == ends.contains { !$0.isEmpty }, comment)
            }
        }
    }
}
