import Foundation
import LocaleFormats
import RowKit
import RowTesting
import StandardRows
import Testing

@Suite("The format of a number row")
struct NumberFormatTests {
    private let factory: RowFactory

    init() throws { factory = RowFactory(try RowRegistry(StandardRowPlugin.self)) }

    private let euros: JSONValue = ["kind": "currency", "currency": "EUR"]

    @Test("is a setting in a document, and is saved as it was read")
    func document() throws {
        let document: JSONValue = [
            "sections": [
                [
                    "rows": [
                        [
                            "row": "DecimalRow", "tag": "price", "settings": ["format": euros],
                            "value": 1234.5,
                        ],
                        [
                            "row": "DecimalRow", "tag": "share",
                            "settings": ["format": "percent"], "value": 0.25,
                        ],
                    ]
                ]
            ]
        ]
        let form = try factory.form(from: document)
        #expect(factory.save(form).json == document)
        form.phrases = Phrases(formats: LocaleFormats("de_DE", timeZone: .gmt))
        let texts = form.rows.map { ($0 as? RowOf<Double>)?.displayText }
        #expect(texts == ["1.234,50\u{A0}€", "25\u{A0}%"])
    }

    @Test("is edited without its symbol, which may be typed as well")
    func typing() throws {
        let row = try #require(
            try factory.make("DecimalRow", tag: "price", settings: ["format": euros])
                as? DecimalRow)
        let tester = FormTester(form: form(row, TextRow("other")))
        tester.isExhaustive = false
        tester.focus("price")
        for (text, value) in [("1234.5", 1234.5), ("12 EUR", 12), ("EUR 7", 7)] {
            tester.type(text, into: "price")
            #expect(row.value == value)
            #expect(tester.text(in: "price") == text)
        }
        tester.focus("other")
        #expect(tester.text(in: "price") == "7.00 EUR")
        tester.focus("price")
        #expect(tester.text(in: "price") == "7")
        tester.type("7 USD", into: "price")
        #expect(row.value == nil)
        #expect(row.unreadInput?.text == "7 USD")
        tester.finish()
    }

    @Test(
        "is edited in its unit, without groups, and is read back as the same number",
        arguments: [
            ("en_US", 0.5, "50"), ("de_DE", 0.285, "28,5"), ("en_US", 12.345, "1234.5"),
            ("fr_FR", 0, "0"), ("tr_TR", -0.07, "-7"),
        ])
    func percentages(locale: String, value: Double, edited: String) {
        for isHook in [false, true] {
            let row = DecimalRow("n") { row in
                row.value = value
                if isHook { row.formatter = PercentFormatter() } else { row.format = .percent }
            }
            let form = form(row)
            form.phrases = Phrases(formats: LocaleFormats(locale, timeZone: .gmt))
            let tester = FormTester(form: form)
            tester.focus("n")
            #expect(tester.text(in: "n") == edited)
            tester.type(edited, into: "n")
            #expect(row.value == value)
            tester.finish()
        }
    }

    @Test(
        "does not read a number without its mark in another unit",
        arguments: [("50", nil), ("50%", nil), ("100", 1), ("300%", 3), ("-200", -2)])
    func wholePercentages(text: String, value: Int?) {
        let row = IntRow("n") { $0.formatter = PercentFormatter() }
        let tester = FormTester(form: form(row))
        tester.type(text, into: "n") { if let value { $0.values["n"] = value } }
        #expect(row.value == value)
        #expect((row.unreadInput == nil) == (value != nil))
        tester.finish()
    }

    @Test(
        "writes the limits of rules, with all their digits",
        arguments: [
            (nil, 1000.5, "1.000,5"), (.percent, 0.5, "50\u{A0}%"),
            (.percent, 0.12345, "12,345\u{A0}%"), (.currency("EUR"), 1000.5, "1.000,50\u{A0}€"),
            (.currency("EUR"), 0.125, "0,125\u{A0}€"),
        ] as [(NumberStyle?, Double, String)])
    func limits(format: NumberStyle?, limit: Double, text: String) {
        let row = DecimalRow("n") { row in
            row.format = format
            row.value = 2000
            row.add(rule: RuleSmallerOrEqualThan(max: limit))
        }
        let form = form(row)
        form.phrases = Phrases(formats: LocaleFormats("de_DE", timeZone: .gmt))
        #expect(form.validate().map(\.message) == ["Must be at most \(text)"])
        #expect(form.validate().first?.parameters == ["limit": .decimal(limit)])
    }

    @Test(
        "has the fraction digits of the row's settings, unless it specifies them",
        arguments: [
            (NumberStyle.percent, nil, nil, "12%"), (.percent, nil, 1, "12.5%"),
            (.percent, 1, nil, "12.5%"), (.percent, 3, nil, "12.500%"),
            (.currency("EUR"), nil, 0, "0 EUR"), (.currency("EUR"), nil, 3, "0.125 EUR"),
            (.currency("EUR"), 0, nil, "0.12 EUR"),
            (NumberStyle(.percent, fractionDigits: 2...2), 0, 0, "12.50%"),
        ] as [(NumberStyle, Int?, Int?, String)])
    func fractionDigits(format: NumberStyle, minimum: Int?, maximum: Int?, text: String) {
        let row = DecimalRow {
            $0.format = format
            $0.minimumFractionDigits = minimum
            $0.maximumFractionDigits = maximum
            $0.value = 0.125
        }
        #expect(row.displayText == text)
    }

    @Test("is that of the row if the text is formatted during input and there is no other")
    func duringInput() {
        let rows = [IntRow("i"), DecimalRow("d")] as [BaseRow]
        let form = Form { Section(rows) }
        form.phrases = Phrases(formats: LocaleFormats("de_DE", timeZone: .gmt))
        for case let row as any FieldRowConformance in rows {
            row.useFormatterDuringInput = true
        }
        let tester = FormTester(form: form)
        for (tag, value, shown) in [("i", 1234, "1.234"), ("d", 1234.0, "1.234,00")]
            as [(String, any Sendable & Equatable, String)]
        {
            tester.focus(tag)
            tester.type("1234", into: tag) { $0.values[tag] = value }
            #expect(tester.text(in: tag) == "1.234")
            tester.blur()
            #expect(tester.text(in: tag) == shown)
        }
        tester.finish()
    }

    @Test("has a unit with a space, which is left out of the field")
    func unitWithSpace() {
        let row = DecimalRow("n") { row in
            row.format = .currency("USD")
            row.value = 1234.5
        }
        let form = form(row)
        form.phrases = Phrases(formats: LocaleFormats("fr_CA", timeZone: .gmt))
        #expect(row.displayText == "1\u{A0}234,50\u{A0}$\u{A0}US")
        let tester = FormTester(form: form)
        tester.focus("n")
        #expect(tester.text(in: "n") == "1234,5")
        tester.blur()
        tester.finish()
    }

    @Test("is overridden by a formatter, and can be removed")
    func precedence() {
        let row = DecimalRow("n") { row in
            row.value = 0.5
            row.format = .percent
        }
        #expect(row.displayText == "50%")
        row.formatter = CurrencyFormatter("EUR")
        #expect(row.displayText == "0.50 EUR")
        row.formatter = nil
        row.format = nil
        #expect(row.displayText == "0.50")
    }

    @Test("updates the text and the cell when it changes")
    func changes() {
        let row = IntRow("n") { $0.value = 5 }
        let tester = FormTester(form: form(row))
        #expect(tester.text(in: "n") == "5")
        row.format = .currency("JPY")
        #expect(tester.text(in: "n") == "5 JPY")
        tester.finish()
    }

    @Test("is rejected in a document with its place if it is invalid")
    func refusal() {
        let error = #expect(throws: (any Error).self) {
            try factory.make("DecimalRow", tag: nil, settings: ["format": "euros"])
        }
        #expect(
            error.map { "\($0)" }?.contains("\"euros\" is not a number style") == true)
    }
}
