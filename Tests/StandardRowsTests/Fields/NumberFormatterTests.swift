import LocaleFormats
import RowKit
import RowTesting
import StandardRows
import Testing

@Suite("Formatters of numbers")
struct NumberFormatterTests {
    private func tester(_ row: DecimalRow, in locale: String = "de_DE") -> FormTester {
        let form = form(row)
        form.phrases = Phrases(formats: LocaleFormats(locale, timeZone: .gmt))
        return FormTester(form: form)
    }

    private func row(
        _ formatter: any FieldFormatter<Double>, duringInput: Bool = true, value: Double? = nil
    ) -> DecimalRow {
        DecimalRow("n") {
            $0.formatter = formatter
            $0.useFormatterDuringInput = duringInput
            $0.value = value
        }
    }

    @Test(
        "write a number in the form's language, and omit its symbol while it is edited",
        arguments: [
            ("de_DE", "1.234,50", "1.234,50 €", "1.234,50", "12,5 %", "12,5"),
            ("en_US", "1,234.50", "€1,234.50", "1,234.50", "12.5%", "12.5"),
            ("fr_FR", "1 234,50", "1 234,50 €", "1 234,50", "12,5 %", "12,5"),
            ("hi_IN", "1,234.50", "€1,234.50", "1,234.50", "12.5%", "12.5"),
        ])
    func writing(
        locale: String, decimal: String, money: String, edited: String, percent: String,
        share: String
    ) {
        /// The text with plain spaces, because languages use different ones.
        func plain(_ text: String?) -> String? {
            text.map { String($0.map { $0.isWhitespace ? " " : $0 }) }
        }
        let decimals = tester(row(DecimalFormatter(), value: 1234.5), in: locale)
        #expect(plain(decimals.text(in: "n")) == decimal)
        let prices = tester(row(CurrencyFormatter("EUR"), value: 1234.5), in: locale)
        #expect(plain(prices.text(in: "n")) == money)
        prices.focus("n")
        #expect(plain(prices.text(in: "n")) == edited)
        let shares = tester(row(PercentFormatter(), value: 0.125), in: locale)
        #expect(plain(shares.text(in: "n")) == percent)
        shares.focus("n")
        #expect(plain(shares.text(in: "n")) == share)
    }

    @Test("group the digits while they are typed, and lose no part of a number")
    func typing() {
        let tester = tester(row(CurrencyFormatter("EUR")))
        tester.focus("n")
        for (typed, shown, value) in [
            ("1", "1", 1), ("12", "12", 12), ("123", "123", 123), ("1234", "1.234", 1234),
            ("1.234,", "1.234,", 1234), ("1.234,0", "1.234,0", 1234),
            ("1.234,05", "1.234,05", 1234.05), ("1.234,055", "1.234,055", 1234.055),
            ("91.234,055", "91.234,055", 91234.055), ("91.2347,055", "912.347,055", 912347.055),
            ("91.234,055", "91.234,055", 91234.055),
        ] as [(String, String, Double)] {
            tester.type(typed, into: "n") { $0.values["n"] = value }
            #expect(tester.text(in: "n") == shown, "\(typed)")
        }
        tester.blur()
        #expect(tester.text(in: "n")?.hasPrefix("91.234,06") == true)
        tester.focus("n")
        #expect(tester.text(in: "n") == "91.234,055")
        tester.finish()
    }

    @Test(
        "keep the caret after the digit before it",
        arguments: [
            ("1.234", "1.2345", 6, "12.345", 6), ("1.234", "91.234", 1, "91.234", 1),
            ("12.345", "912.345", 1, "912.345", 1), ("123.456", "1293.456", 3, "1.293.456", 4),
            // Deleting a separator, and then the digit before it.
            ("1.234", "1234", 1, "1.234", 1), ("12.345", "1.345", 1, "1.345", 1),
            ("1.234", ".234", 0, "234", 0),
        ])
    func caret(previous: String, typed: String, caret: Int, shown: String, place: Int) {
        let row = row(DecimalFormatter(fractionDigits: 0...2))
        let tester = tester(row)
        tester.focus("n")
        tester.type(previous, into: "n") { $0.values["n"] = row.value }
        tester.send(.type(typed, caret: caret), to: "n/field") { $0.values["n"] = row.value }
        #expect(tester.text(in: "n") == shown)
        #expect((tester.view("n/field") as? TextInputView)?.caret == place)
    }

    @Test(
        "read a text only as a whole, or reject it and leave it in the field",
        arguments: [
            ("1.5", nil), ("1.23.456", nil), ("12a", nil), ("€", nil), ("1,2,3", nil), ("--1", nil),
            ("$ 5", nil), ("1.234", 1234), ("5 €", 5), ("EUR 5", 5), ("-1.234,5 €", -1234.5),
            ("١٢", 12), ("１２", 12),
        ])
    func whole(text: String, value: Double?) {
        for duringInput in [false, true] {
            let tester = tester(row(CurrencyFormatter("EUR"), duringInput: duringInput))
            tester.focus("n")
            tester.type(text, into: "n") { if let value { $0.values["n"] = value } }
            #expect(tester.text(in: "n") == text)
            tester.blur { if value == nil { $0.errors["n"] = ["Must be a number"] } }
            if value == nil { #expect(tester.text(in: "n") == text) }
            tester.finish()
        }
    }

    @Test("read a percentage with or without its sign", arguments: ["12,5", "12,5 %", "%12,5"])
    func percent(text: String) {
        let tester = tester(row(PercentFormatter()))
        tester.type(text, into: "n") { $0.values["n"] = 0.125 }
        tester.finish()
    }

    @Test("may have their own formats, whatever the language of the form")
    func ownFormats() {
        let swiss = LocaleFormats("de_CH", timeZone: .gmt)
        let tester = tester(row(DecimalFormatter(formats: swiss), value: 1234.5))
        #expect(tester.text(in: "n") == "1’234.50")
        tester.finish()
    }

    @Test("also support whole numbers, and numbers of other types")
    func otherTypes() {
        let row = IntRow("n") {
            $0.formatter = DecimalFormatter(fractionDigits: 0...0)
            $0.useFormatterDuringInput = true
        }
        let form = form(row)
        form.phrases = Phrases(formats: LocaleFormats("ar_EG", timeZone: .gmt))
        let tester = FormTester(form: form)
        tester.type("١٢٣٤", into: "n") { $0.values["n"] = 1234 }
        #expect(tester.text(in: "n") == "١٬٢٣٤")
        tester.type("٩١٬٢٣٤", into: "n") { $0.values["n"] = 91234 }
        tester.finish()
        #expect(CurrencyFormatter<Float>("JPY").string(for: 5) == "5 JPY")
    }
}
