import RowText
import TestRuns
import Testing

@Suite("An index of texts")
struct TextIndexTests {
    private let index = TextIndex(["Peter Schmeichel", "", "José Ángel", "Ｋahn", "straße", "aab"])

    @Test(
        "finds the texts that contain another, ignoring case, accents and width",
        arguments: [
            ("e", [0, 2, 4]), ("AN", [2]), ("kahn", [3]), ("STRASSE", [4]), ("ab", [5]),
            ("lj", []), ("", [0, 1, 2, 3, 4, 5]), ("  ", [0, 1, 2, 3, 4, 5]), (" ab ", [5]),
            ("r s", [0]), ("\u{FFFD}", []),
        ])
    func finds(text: String, places: [Int]) {
        #expect(index.places(holding: text) == places)
    }

    @Test("finds no more than the limit")
    func limits() {
        #expect(index.places(holding: "e", limit: 2) == [0, 2])
        #expect(index.places(holding: "e", limit: 2) { $0 > 0 } == [2, 4])
        #expect(index.places(holding: "", limit: 2) { $0 > 0 } == [1, 2])
        #expect(index.places(holding: "e", limit: 0) == [])
        #expect(index.places(holding: "", limit: -1) == [])
        #expect(TextIndex([]).places(holding: "e") == [])
        #expect(index.count == 6)
    }

    @Test("finds what a naive search finds")
    func random() {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<200 {
            func text(_ length: ClosedRange<Int>) -> String {
                String(
                    (0..<Int.random(in: length, using: &generator)).map { _ in
                        "abéÉ ß".randomElement(using: &generator) ?? "a"
                    })
            }
            let texts = (0..<20).map { _ in text(0...6) }
            let index = TextIndex(texts)
            let wanted = text(1...3).filter { $0 != " " }
            let folded = Folding.all.fold(wanted)
            let expected = texts.indices.filter {
                folded.isEmpty || Folding.all.fold(texts[$0]).contains(folded)
            }
            #expect(index.places(holding: wanted) == expected, "\(wanted) in \(texts)")
        }
    }

    @Test(
        "has ranges to highlight, in characters",
        arguments: [
            ("an", "Ánna Ahnan", [0..<2, 8..<10]), ("s", "straße", [0..<1, 4..<5]),
            ("sse", "straße", [4..<6]), ("é", "e\u{301}👨‍👩‍👧e", [0..<1, 2..<3]),
            ("aa", "aaaaa", [0..<2, 2..<4]), ("", "a", []), (" a ", "ba", [1..<2]), ("b", "", []),
            ("ש", "שלום", [0..<1]), ("\u{3000}a \n", "A\r\nA", [0..<1, 2..<3]),
            ("ab", "a\r\nAB", [2..<4]), ("\r\nB", "a\r\nb", [2..<3]), (" \t", "a b", []),
        ])
    func ranges(wanted: String, text: String, ranges: [Range<Int>]) {
        #expect(Folding.all.ranges(of: wanted, in: text) == ranges)
    }
}
