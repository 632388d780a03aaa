import Foundation
import TestRuns
import Testing

@testable import RowText

@Suite("Folding")
struct FoldingTests {
    static let everySet = (0..<8).map { Folding(rawValue: $0) }

    @Test(
        "Texts fold according to the option",
        arguments: [
            (Folding.case, "Straße ΣΊΣΥΦΟΣ", "strasse σίσυφοσ"),
            (Folding.case, "İI", "i\u{307}i"), (Folding.case, "\u{1E9E}ﬃ", "ssffi"),
            (Folding.case, "ꭰ", "Ꭰ"),
            (Folding.case, "ÉÅ", "éå"), (Folding.case, "ᾼ", "αι"), (Folding.case, "Ａ", "ａ"),
            (Folding.width, "ＡＢＣ１２３　ＦＵＬＬ", "ABC123 FULL"), (Folding.width, "ｶﾞｷﾞ", "ガギ"),
            (Folding.width, "￦￥", "₩¥"), (Folding.width, "é", "é"),
            (Folding.diacritics, "Crème Brûlée", "Creme Brulee"),
            (Folding.diacritics, "Việt Nam", "Viet Nam"),
            (Folding.diacritics, "й Ё", "и Е"), (Folding.diacritics, "Ἀθῆναι", "Αθηναι"),
            (Folding.diacritics, "שָׁלוֹם", "שלום"), (Folding.diacritics, "مُحَمَّد أ", "محمد ا"),
            (Folding.all, "Ａ CRÈME Brûlée", "a creme brulee"),
            (Folding.all, "É", "e"), (Folding.all, "İ", "i"),
            (Folding(), "É Ａ e\u{301}", "É Ａ e\u{301}"),
        ])
    func examples(options: Folding, text: String, expected: String) {
        #expect(options.fold(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
    }

    @Test(
        "Removing diacritics keeps marks that are part of the spelling",
        arguments: [
            "हिन्दी क़", "한국어", "ภาษาไทยน้ำ", "ガギグ", "தமிழ்", "বাংলা", "မြန်မာ", "བོད་ཡིག", "øłđŧ", "≠",
        ])
    func survivors(text: String) {
        #expect(Folding.diacritics.fold(text) == text)
    }

    @Test("A single mark folds to nothing, and a ligature to several scalars")
    func scalars() {
        func fold(_ options: Folding, _ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
            var result: [Unicode.Scalar] = []
            options.fold(scalar) { result.append($0) }
            return result
        }
        #expect(fold(.diacritics, "\u{301}").isEmpty)
        #expect(fold(.case, "ﬃ") == ["f", "f", "i"])
        #expect(fold(.all, "ﾊ") == ["ハ"])
        #expect(fold(.all, "A") == ["a"])
    }

    @Test("Folding a scalar is idempotent", arguments: everySet)
    func idempotenceOfScalars(options: Folding) {
        for scalar in Runs.sample(of: tellingScalars) {
            let once = options.fold(String(scalar))
            let isStable = options.fold(once).utf8.elementsEqual(once.utf8)
            #expect(isStable, "U+\(String(scalar.value, radix: 16)) under \(options)")
        }
    }

    @Test("Canonically equivalent scalars fold to the same bytes", arguments: everySet.dropFirst())
    func equivalenceOfScalars(options: Folding) {
        for scalar in Runs.sample(of: tellingScalars) {
            let text = String(scalar)
            let decomposed = text.decomposedStringWithCanonicalMapping
            guard !decomposed.unicodeScalars.elementsEqual(text.unicodeScalars), isKnown(scalar)
            else { continue }
            let isSame = options.fold(text).utf8.elementsEqual(options.fold(decomposed).utf8)
            #expect(isSame, "U+\(String(scalar.value, radix: 16)) under \(options)")
        }
    }

    @Test("Random texts fold stably, and the same for every equivalent form and interface")
    func randomTexts() {
        var generator = SeededGenerator(seed: Runs.seed)
        for run in 0..<Runs.count(of: 100_000) {
            let text = generator.text(upTo: 8, of: meetingScalars)
            for options in Self.everySet {
                let folded = Array(options.fold(text).utf8)
                let place = "seed \(Runs.seed), run \(run), \(text.debugDescription)"
                let again = options.fold(String(decoding: folded, as: UTF8.self))
                #expect(Array(again.utf8) == folded, "\(place)")
                #expect(folded == bytes(options, text), "\(place)")
                guard !options.isEmpty else { continue }
                for form in [
                    text.decomposedStringWithCanonicalMapping,
                    text.precomposedStringWithCanonicalMapping,
                ] {
                    #expect(Array(options.fold(form).utf8) == folded, "\(place)")
                }
            }
        }
    }

    @Test("Folding bytes appends the folded text to the output")
    func bytes() {
        var output = Array("e".utf8)
        let ascii = Array("HELLO World".utf8)
        Folding.case.fold(utf8: ascii.span, appendingTo: &output)
        #expect(String(decoding: output, as: UTF8.self) == "ehello world")
        let mark = Array("\u{301}É".utf8)
        Folding.case.fold(utf8: mark.span, appendingTo: &output)
        #expect(output == Array("ehello world".utf8) + Array("\u{301}é".utf8))
        output = []
        let illFormed: [UInt8] = [65, 0xFF, 66]
        Folding.case.fold(utf8: illFormed.span, appendingTo: &output)
        #expect(String(decoding: output, as: UTF8.self) == "a\u{FFFD}b")
    }

    @Test("An accent is removed wherever it is in a text of any length")
    func places() {
        for length in 1...20 {
            for place in 0..<length {
                var text = Array(repeating: Character("A"), count: length)
                text[place] = "\u{C9}"
                let folded =
                    String(repeating: "a", count: place) + "e"
                    + String(repeating: "a", count: length - place - 1)
                #expect(Folding.all.fold(String(text)) == folded)
                let index = TextIndex([String(text)])
                #expect(index.places(holding: folded) == [0], "\(length), \(place)")
            }
        }
    }

    @Test("A slice folds like a whole text")
    func slices() {
        let text = "xxÉCOLE"
        #expect(Folding.all.fold(text.dropFirst(2)) == "ecole")
        #expect(Folding.case.fold("ABC".dropFirst()) == "bc")
    }

    private func bytes(_ options: Folding, _ text: String) -> [UInt8] {
        let input = Array(text.utf8)
        var output: [UInt8] = []
        options.fold(utf8: input.span, appendingTo: &output)
        return output
    }
}

/// Whether a scalar was assigned in the Unicode version of the tables.
func isKnown(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.age.map { $0.major <= 15 } ?? true
}
