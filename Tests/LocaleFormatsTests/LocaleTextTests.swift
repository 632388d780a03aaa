import Foundation
import LocaleFormats
import RowKit
import TestRuns
import Testing

struct LocaleTextTests {
    private func formats(_ identifier: String) -> LocaleFormats {
        LocaleFormats(identifier, timeZone: .gmt)
    }

    @Test(
        "A list is joined for the locale",
        arguments: [
            ("en_GB", ListJoin.and, "A, B and C"), ("en_US", .and, "A, B, and C"),
            ("de_DE", .or, "A, B oder C"), ("ja_JP", .and, "A、B、C"), ("fr_FR", .and, "A, B et C"),
        ])
    func lists(identifier: String, join: ListJoin, text: String) {
        #expect(formats(identifier).list(["A", "B", "C"], join: join) == text)
        #expect(formats(identifier).list(["A"], join: join) == "A")
        #expect(formats(identifier).list([], join: join) == "")
    }

    @Test(
        "A list without a conjunction has the commas of the language",
        arguments: [
            ("en_US", "A, B, C"), ("de_DE", "A, B, C"), ("ar_EG", "A، B، C"), ("fa_IR", "A، B، C"),
            ("he_IL", "A, B, C"), ("ja_JP", "A、B、C"), ("zh_CN", "A、B、C"), ("ko_KR", "A, B, C"),
        ])
    func commas(identifier: String, text: String) {
        #expect(formats(identifier).list(["A", "B", "C"]) == text)
        #expect(formats(identifier).list(["A"]) == "A")
        #expect(formats(identifier).list([]) == "")
    }

    @Test(
        "Options are in the order of the locale's alphabet",
        arguments: [
            ("de_DE", ["äpfel", "Apfel", "zebra", "öl"], ["Apfel", "äpfel", "öl", "zebra"]),
            ("sv_SE", ["äpfel", "apfel", "zebra", "öl"], ["apfel", "zebra", "äpfel", "öl"]),
            ("cs_CZ", ["chata", "hrad", "cena", "ibis"], ["cena", "hrad", "chata", "ibis"]),
            ("en_US", ["file 10", "file 9", "File 1"], ["File 1", "file 9", "file 10"]),
            ("en_US", ["b", "A", "B", "a"], ["a", "A", "b", "B"]),
        ])
    func order(identifier: String, names: [String], sorted: [String]) {
        #expect(formats(identifier).sorted(names) { $0 } == sorted)
    }

    @Test("The order is total", arguments: ["en_US", "sv_SE", "tr_TR", "ar_EG", "cs_CZ", "ja_JP"])
    func total(identifier: String) {
        let formats = formats(identifier)
        let seed = Runs.seed
        var random = SeededGenerator(seed: seed)
        let alphabet = Array("aAäÄåbBcChHiIıİzZ019 -éßأبあアａ\u{301}".unicodeScalars)
        func word() -> String {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                text.append(alphabet.randomElement(using: &random) ?? "a")
            }
            return String(text)
        }
        for _ in 0..<Runs.count(of: 50_000) {
            let words = [word(), word(), word()]
            let (a, b, c) = (words[0], words[1], words[2])
            let ab = formats.compare(a, b)
            #expect((ab == .same) == (a == b), "\(words), seed \(seed)")
            #expect((ab == .ascending) == (formats.compare(b, a) == .descending), "seed \(seed)")
            if ab == .ascending, formats.compare(b, c) == .ascending {
                #expect(formats.compare(a, c) == .ascending, "\(words), seed \(seed)")
            }
        }
    }

    @Test(
        "A locale has a language and a direction",
        arguments: [
            ("en_US", "en-US", TextDirection.leftToRight), ("ar_EG", "ar-EG", .rightToLeft),
            ("he_IL", "he-IL", .rightToLeft), ("fa_IR", "fa-IR", .rightToLeft),
            ("zh_Hans_CN", "zh-Hans-CN", .leftToRight), ("de", "de", .leftToRight),
            ("hi_IN@numbers=deva", "hi-IN", .leftToRight), ("", "und", .leftToRight),
            ("pt-PT", "pt-PT", .leftToRight),
        ])
    func language(identifier: String, tag: String, direction: TextDirection) {
        #expect(formats(identifier).language == tag)
        #expect(formats(identifier).textDirection == direction)
    }

    @Test("Plurals follow the locale's language")
    func plurals() {
        #expect(formats("ru_RU").pluralCategory(of: PluralRules.Operands(3)) == .few)
        #expect(formats("pt_PT").pluralCategory(of: PluralRules.Operands(0)) == .other)
        #expect(formats("pt_BR").pluralCategory(of: PluralRules.Operands(0)) == .one)
    }

    @Test("A value can be used by many threads concurrently")
    func sharing() async {
        let formats = formats("de_DE")
        let texts = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    (0..<200).map { formats.string(for: Double($0), style: .currency("EUR")) }
                }
            }
            return await group.reduce(into: Set<[String]>()) { $0.insert($1) }
        }
        #expect(texts.count == 1)
    }
}
