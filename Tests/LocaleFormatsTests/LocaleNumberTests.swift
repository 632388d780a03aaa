import Foundation
import LocaleFormats
import RowKit
import TestRuns
import Testing

/// The locales in which every law is tested.
let lawfulLocales = [
    "en_US", "en_GB", "de_DE", "de_CH", "de_AT", "fr_FR", "fr_CH", "es_ES", "it_IT", "pt_PT",
    "pt_BR", "pl_PL", "cs_CZ", "ru_RU", "uk_UA", "ar_EG", "ar_SA", "fa_IR", "ur_PK", "hi_IN",
    "hi_IN@numbers=deva", "bn_BD", "mr_IN", "ne_NP", "my_MM", "th_TH", "ja_JP", "ko_KR",
    "zh_Hans_CN", "tr_TR", "he_IL", "sv_SE", "fi_FI", "da_DK", "bg_BG", "vi_VN", "",
    "ar_SA@calendar=islamic-civil", "ar_SA@calendar=islamic-tbla", "ar_SA@calendar=islamic",
    "ja_JP@calendar=japanese", "zh_Hans_CN@calendar=chinese", "he_IL@calendar=hebrew",
]

struct LocaleNumberTests {
    private func formats(_ identifier: String) -> LocaleFormats {
        LocaleFormats(identifier, timeZone: .gmt)
    }

    @Test(
        "A number is formatted for the locale",
        arguments: [
            ("en_US", "-1,234,567.5", "1,234"), ("de_DE", "-1.234.567,5", "1.234"),
            ("de_CH", "-1’234’567.5", "1’234"),
            ("fr_FR", "-1\u{202F}234\u{202F}567,5", "1\u{202F}234"),
            ("es_ES", "-1.234.567,5", "1234"), ("pl_PL", "-1\u{A0}234\u{A0}567,5", "1234"),
            ("hi_IN", "-12,34,567.5", "1,234"), ("sv_SE", "−1\u{A0}234\u{A0}567,5", "1\u{A0}234"),
            ("ar_EG", "\u{61C}-١٬٢٣٤٬٥٦٧٫٥", "١٬٢٣٤"), ("fa_IR", "\u{200E}−۱٬۲۳۴٬۵۶۷٫۵", "۱٬۲۳۴"),
            ("hi_IN@numbers=deva", "-१२,३४,५६७.५", "१,२३४"),
        ])
    func writing(identifier: String, long: String, short: String) {
        #expect(formats(identifier).string(for: -1_234_567.5, style: .decimal) == long)
        #expect(formats(identifier).string(for: 1234, style: .integer) == short)
    }

    @Test(
        "A number is parsed as users of the locale type it",
        arguments: [
            ("en_US", "1,234.5"), ("de_DE", "1.234,5"), ("de_DE", "1234,5"), ("de_CH", "1'234.5"),
            ("fr_FR", "1 234,5"), ("fr_FR", "1\u{A0}234,5"), ("es_ES", "1.234,5"),
            ("ar_EG", "١٢٣٤٫٥"), ("ar_EG", "1,234.5"), ("ar_EG", "1234.5"), ("fa_IR", "۱۲۳۴٫۵"),
            ("fa_IR", "1234.5"), ("hi_IN", "१,२३४.५"), ("ja_JP", "１，２３４．５"),
            ("sv_SE", "1 234,5"), ("tr_TR", "1.234,5"), ("he_IL", "1,234.5"),
        ])
    func reading(identifier: String, text: String) {
        let formats = formats(identifier)
        #expect(formats.number(from: text, style: .decimal, as: Double.self) == 1234.5)
        let minus = formats.number(from: "-" + text, style: .decimal, as: Double.self)
        #expect(minus == -1234.5)
    }

    @Test(
        "A number in another locale's format is rejected, not truncated",
        arguments: [
            ("en_US", "1.234,5"), ("en_US", "1234,5"), ("de_DE", "1,234.5"), ("de_DE", "1234.5"),
            ("fr_FR", "1,234.5"), ("fr_FR", "1.234,5"), ("de_CH", "1,5"), ("ar_EG", "1.234,5"),
            ("en_US", "1 234"), ("en_US", "1'234"), ("ja_JP", "千"),
        ])
    func foreign(identifier: String, text: String) {
        #expect(formats(identifier).number(from: text, style: .decimal, as: Double.self) == nil)
    }

    @Test("Currency amounts are formatted and parsed with the locale's symbols")
    func money() {
        let euro = NumberStyle.currency("EUR")
        #expect(formats("en_US").string(for: -1234.5, style: euro) == "-€1,234.50")
        #expect(formats("de_DE").string(for: -1234.5, style: euro) == "-1.234,50\u{A0}€")
        #expect(formats("ja_JP").string(for: 1234.0, style: .currency("JPY")) == "¥1,234")
        for text in ["-€1,234.50", "€-1,234.50", "-1,234.5 EUR", "EUR -1234.5", "-1234.5"] {
            #expect(formats("en_US").number(from: text, style: euro) == -1234.5, "\(text)")
        }
        for text in ["$5", "€5€", "EUR€5", "5€ EUR", "€", "5 €5"] {
            #expect(formats("en_US").number(from: text, style: euro, as: Double.self) == nil)
        }
    }

    @Test("A minus sign after an amount is parsed if the locale writes one there")
    func lastMinus() {
        let (frisian, euro) = (formats("fy_NL"), NumberStyle.currency("EUR"))
        let text = frisian.string(for: -1234.5, style: euro)
        #expect(text.last?.isNumber == false)
        for text in [text, "1234,5-", "1.234,5 -", "€ 1234,5-", "1234,5- €", "-1234,5"] {
            #expect(frisian.number(from: text, style: euro) == -1234.5, "\(text)")
        }
        for text in ["-1234,5-", "1234,5--", "-"] {
            #expect(frisian.number(from: text, style: euro, as: Double.self) == nil, "\(text)")
        }
        #expect(formats("de_DE").number(from: "1234,5-", style: euro, as: Double.self) == nil)
    }

    @Test("An amount in an unknown currency has its code and its cents", arguments: lawfulLocales)
    func unknownCurrency(identifier: String) {
        let text = formats(identifier).string(for: 1234.56, style: .currency("EURO"))
        #expect(text == "1234.56 EURO")
    }

    @Test(
        "An amount is parsed with a symbol that has a space",
        arguments: [
            ("fr_SN", "XOF", "2\u{202F}500\u{A0}F\u{202F}CFA", "2 500 F CFA"),
            ("en_US", "XOF", "F\u{202F}CFA\u{A0}2,500", "FCFA 2500"),
            ("fr_CA", "USD", "2\u{A0}500,00\u{A0}$\u{A0}US", "2500 $US"),
        ])
    func symbolsWithSpaces(identifier: String, code: String, text: String, typed: String) {
        let formats = formats(identifier)
        #expect(formats.string(for: 2500, style: .currency(code)) == text)
        #expect(formats.number(from: text, style: .currency(code)) == 2500)
        #expect(formats.number(from: "-" + text, style: .currency(code)) == -2500)
        #expect(formats.number(from: typed, style: .currency(code)) == 2500)
    }

    @Test("Percentages are formatted and parsed with the locale's symbol")
    func shares() {
        #expect(formats("tr_TR").string(for: -0.5, style: .percent) == "-%50")
        #expect(formats("fr_FR").string(for: 0.5, style: .percent) == "50\u{A0}%")
        #expect(formats("ar_EG").number(from: "٥٠٪", style: .percent) == 0.5)
        #expect(formats("tr_TR").number(from: "50 %", style: .percent) == 0.5)
    }

    @Test("Numbers are formatted as in Foundation", arguments: lawfulLocales)
    func likeFoundation(identifier: String) {
        let formats = formats(identifier)
        let locale = Locale(identifier: identifier)
        for (seed, number) in RandomNumbers(count: Runs.count(of: 2000)) {
            let number = number.rounded() / 1000
            // Foundation writes a negative zero as "-0"; we do not.
            guard number != 0 else { continue }
            #expect(
                formats.string(for: number, style: .decimal)
                    == number.formatted(.number.locale(locale).precision(.fractionLength(0...3))),
                "seed \(seed)")
            let percent = Decimal(number)
            #expect(
                formats.string(for: percent, style: NumberStyle(.percent, fractionDigits: 1...1))
                    == percent.formatted(.percent.locale(locale).precision(.fractionLength(1))),
                "seed \(seed)")
            for code in ["EUR", "JPY", "CHF", "KWD"] {
                let cents = Decimal(Int(number))
                #expect(
                    formats.string(for: cents, style: .currency(code))
                        == cents.formatted(.currency(code: code).locale(locale)),
                    "seed \(seed)")
            }
        }
    }

    @Test("Parsing a formatted number returns the number", arguments: lawfulLocales)
    func roundTrip(identifier: String) {
        let formats = formats(identifier)
        let money = NumberStyle(.currency(code: "CHF"), fractionDigits: 0...100)
        let share = NumberStyle(.percent, fractionDigits: 0...100)
        for (seed, number) in RandomNumbers(count: Runs.count(of: 10_000)) {
            for style in [.decimal(0...100), money, share, money.ungrouped] {
                let text = formats.string(for: number, style: style)
                #expect(
                    formats.number(from: text, style: style) == number, "\(text), seed \(seed)")
            }
            let text = formats.string(for: Int(number), style: .integer)
            #expect(formats.number(from: text, style: .integer) == Int(number), "seed \(seed)")
        }
    }
}

/// Random numbers of all magnitudes of integers, with their seed.
private struct RandomNumbers: Sequence, IteratorProtocol {
    private let seed: UInt64
    private var generator: SeededGenerator
    private var remaining: Int

    init(count: Int) {
        seed = Runs.seed
        generator = SeededGenerator(seed: seed)
        remaining = count
    }

    mutating func next() -> (seed: UInt64, number: Double)? {
        guard remaining > 0 else { return nil }
        remaining -= 1
        let magnitude = Double.random(in: -3...17, using: &generator)
        var number = 1.0
        for _ in 0..<Int(abs(magnitude)) { number *= 10 }
        let factor = Double.random(in: -10...10, using: &generator)
        return (seed, magnitude < 0 ? factor / number : factor * number)
    }
}
