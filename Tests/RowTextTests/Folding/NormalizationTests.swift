import Foundation
import TestRuns
import Testing

@testable import RowText

@Suite("Normalization")
struct NormalizationTests {
    @Test("Every scalar composes as in Foundation")
    func everyScalarComposes() {
        for scalar in tellingScalars where isKnown(scalar) {
            let expected = String(scalar).precomposedStringWithCanonicalMapping.unicodeScalars
            let isSame = Normalization.composed([scalar]).elementsEqual(expected)
            #expect(isSame, "U+\(String(scalar.value, radix: 16))")
        }
    }

    @Test("Every decomposed scalar composes as in Foundation")
    func everyDecompositionComposes() {
        for scalar in tellingScalars where isKnown(scalar) {
            let decomposed = String(scalar).decomposedStringWithCanonicalMapping
            let expected = decomposed.precomposedStringWithCanonicalMapping.unicodeScalars
            let isSame = Normalization.composed(decomposed.unicodeScalars).elementsEqual(expected)
            #expect(isSame, "U+\(String(scalar.value, radix: 16))")
        }
    }

    // Foundation of Swift 6.3 does not compose U+AC00 U+11A8, drops U+11A7 after U+AC00 although it
    // is not a trailing consonant, and leaves the parts of U+0F81 unsorted. The random scalars
    // therefore exclude these; `sequences` covers them.
    @Test("Random sequences compose as in Foundation")
    func randomSequences() {
        var generator = SeededGenerator(seed: Runs.seed)
        for run in 0..<Runs.count(of: 1_000_000) {
            let text = generator.text(upTo: 8, of: meetingScalars)
            let expected = text.precomposedStringWithCanonicalMapping.unicodeScalars
            #expect(
                Normalization.composed(text.unicodeScalars) == Array(expected),
                "seed \(Runs.seed), run \(run), \(text.debugDescription)")
        }
    }

    @Test(
        "Parts of syllables compose, and decomposed marks are sorted with the others",
        arguments: [
            ("\u{AC00}\u{11A8}", "\u{AC01}"), ("\u{1100}\u{1161}\u{11A8}", "\u{AC01}"),
            ("\u{AC01}\u{11A8}", "\u{AC01}\u{11A8}"), ("\u{AC00}\u{11A7}", "\u{AC00}\u{11A7}"),
            ("\u{F81}\u{323}", "\u{F71}\u{F80}\u{323}"),
            ("\u{F81}\u{64E}", "\u{64E}\u{F71}\u{F80}"), ("a\u{315}\u{300}", "\u{E0}\u{315}"),
            ("a\u{35C}\u{300}\u{301}", "\u{E0}\u{301}\u{35C}"),
            ("\u{9C7}\u{9BE}", "\u{9CB}"),
            ("\u{9C7}\u{300}\u{9BE}", "\u{9C7}\u{300}\u{9BE}"), ("\u{958}", "\u{915}\u{93C}"),
        ])
    func sequences(text: String, expected: String) {
        let composed = Normalization.composed(text.unicodeScalars)
        #expect(composed.elementsEqual(expected.unicodeScalars))
    }

    @Test("A long run of marks is sorted stably")
    func longRun() throws {
        let marks = String(repeating: "\u{301}\u{323}\u{308}", count: 999).unicodeScalars
        let sorted = Normalization.decomposed(["x"] + marks)
        try #require(sorted.count == 2998)
        #expect(sorted[1..<1000].allSatisfy { $0 == "\u{323}" })
        #expect(sorted[1000] == "\u{301}")
        #expect(sorted[1001] == "\u{308}")
    }
}
