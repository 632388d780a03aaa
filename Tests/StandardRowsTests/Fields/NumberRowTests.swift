import LocaleFormats
import RowKit
import RowTesting
import StandardRows
import Testing

@Suite("Rows with a number")
struct NumberRowTests {
    private func german(_ rows: BaseRow...) -> Form {
        let form = Form { Section(rows) }
        form.phrases = Phrases(formats: LocaleFormats("de_DE", timeZone: .gmt))
        return form
    }

    @Test(
        "Text that is a whole number is the value",
        arguments: [
            ("12", 12), ("-3", -3), (" 7 ", 7), ("٤٢", 42),
            ("9223372036854775807", Int.max),
        ])
    func wholeNumbers(text: String, value: Int) {
        let tester = FormTester(form: form(IntRow("n")))
        tester.type(text, into: "n") { $0.values["n"] = value }
        tester.finish()
    }

    @Test(
        "Other text stays in the field and is invalid",
        arguments: [
            ("12a", "Must be a whole number"), ("+5", "Must be a whole number"),
            ("1.5", "Must be a whole number"),
            ("-", "Must be a whole number"), ("1e3", "Must be a whole number"),
            ("∞", "Must be a whole number"), ("9223372036854775808", "Has too many digits"),
            ("-99999999999999999999", "Has too many digits"), ("مرحبا", "Must be a whole number"),
            (String(repeating: "9", count: 400), "Has too many digits"),
        ])
    func noNumbers(text: String, message: String) {
        let row = IntRow("n") { $0.value = 7 }
        let tester = FormTester(form: form(row))
        tester.focus("n")
        tester.type(text, into: "n") { $0.values["n"] = nil }
        #expect(tester.text(in: "n") == text)
        tester.blur { $0.errors["n"] = [message] }
        #expect(tester.text(in: "n") == text)
        #expect(throws: SubmissionError.self) { try tester.form.submit() }
        tester.type("8", into: "n") {
            $0.values["n"] = 8
            $0.errors["n"] = nil
        }
        tester.finish()
    }

    @Test("A number beyond the largest has too many digits", arguments: ["", "-"])
    func tooLarge(sign: String) {
        let tester = FormTester(form: form(DecimalRow("n") { $0.format = .percent }))
        tester.focus("n")
        tester.type(sign + String(repeating: "9", count: 400) + "%", into: "n")
        tester.blur { $0.errors["n"] = ["Has too many digits"] }
        tester.finish()
    }

    @Test("Empty text and spaces are no value, and are valid")
    func nothing() throws {
        let tester = FormTester(form: form(IntRow("n") { $0.value = 7 }))
        tester.focus("n")
        tester.type("", into: "n") { $0.values["n"] = nil }
        tester.type("  ", into: "n")
        tester.blur()
        try tester.form.submit()
        tester.finish()
    }

    @Test("A number stays as typed, and is formatted once the field loses the focus")
    func leaving() {
        let row = DecimalRow("n")
        let tester = FormTester(form: german(row))
        tester.focus("n")
        tester.type("1234,", into: "n") { $0.values["n"] = 1234.0 }
        #expect(tester.text(in: "n") == "1234,")
        tester.type("1234,5", into: "n") { $0.values["n"] = 1234.5 }
        #expect(tester.text(in: "n") == "1234,5")
        tester.blur()
        #expect(tester.text(in: "n") == "1.234,50")
        #expect(row.displayText == "1.234,50")
        tester.focus("n")
        #expect(tester.text(in: "n") == "1234,5")
        tester.blur()
        tester.finish()
    }

    @Test("Typed text also stays if the host does not report the focus")
    func withoutFocus() {
        let tester = FormTester(form: german(DecimalRow("n")))
        tester.type("5,", into: "n") { $0.values["n"] = 5.0 }
        tester.type("5,0", into: "n")
        #expect(tester.text(in: "n") == "5,0")
        tester.finish()
    }

    @Test("A foreign decimal separator is invalid, not another number")
    func foreign() {
        let tester = FormTester(form: german(DecimalRow("n")))
        tester.type("1234.5", into: "n")
        #expect(tester.form.validate().map(\.message) == ["Must be a number"])
        tester.finish()
    }

    @Test("Hidden digits are kept, and editing begins with all of them")
    func digits() {
        let row = DecimalRow("n") {
            $0.value = 2.71828
            $0.maximumFractionDigits = 2
        }
        let tester = FormTester(form: form(row))
        #expect(tester.text(in: "n") == "2.72")
        tester.focus("n")
        #expect(tester.text(in: "n") == "2.71828")
        tester.blur()
        #expect(row.value == 2.71828)
        row.maximumFractionDigits = nil
        #expect(tester.text(in: "n") == "2.71828")
        row.minimumFractionDigits = 0
        row.value = 3
        #expect(tester.text(in: "n") == "3")
        tester.finish()
    }

    @Test(
        "The number of digits follows the settings, up to a maximum",
        arguments: [
            (nil, nil, "5.50", "2.71828"), (nil, 0, "6", "3"), (nil, 1, "5.5", "2.7"),
            (3, 1, "5.5", "2.7"), (0, nil, "5.5", "2.71828"), (3, nil, "5.500", "2.71828"),
            (500, 500, nil, nil), (nil, -2, "6", "3"),
        ] as [(Int?, Int?, String?, String?)])
    func fractionDigits(minimum: Int?, maximum: Int?, first: String?, second: String?) {
        let row = DecimalRow {
            if let minimum { $0.minimumFractionDigits = minimum }
            $0.maximumFractionDigits = maximum
            $0.value = 5.5
        }
        if let first { #expect(row.displayText == first) } else { #expect(row.displayText != nil) }
        row.value = 2.71828
        if let second { #expect(row.displayText == second) }
    }

    @Test("Arabic digits are typed and shown in an Arabic form")
    func arabic() {
        let row = IntRow("n")
        let form = form(row)
        form.phrases = Phrases(formats: LocaleFormats("ar_EG", timeZone: .gmt))
        let tester = FormTester(form: form)
        tester.focus("n")
        tester.type("١٢٣٤", into: "n") { $0.values["n"] = 1234 }
        tester.blur()
        #expect(tester.text(in: "n") == "١٬٢٣٤")
        tester.finish()
    }

    @Test("Programmatic changes replace text that is not a number")
    func programWrites() {
        let row = IntRow("n")
        let tester = FormTester(form: form(row))
        tester.type("x", into: "n")
        row.value = nil
        #expect(tester.text(in: "n") == "")
        #expect(tester.form.validate().isEmpty)
        tester.type("x", into: "n")
        tester.form.reset()
        #expect(tester.text(in: "n") == "")
        tester.finish()
    }

    @Test("Rules validate only numbers")
    func rules() {
        let row = IntRow("n") {
            $0.add(rule: RuleRequired())
            $0.add(rule: RuleSmallerThan(max: 10))
        }
        let tester = FormTester(form: form(row))
        #expect(tester.form.validate().map(\.code) == ["required"])
        tester.type("x", into: "n") { $0.errors["n"] = ["Must be a whole number"] }
        tester.type("12", into: "n") {
            $0.values["n"] = 12
            $0.errors["n"] = ["Must be less than 10"]
        }
        tester.type("2", into: "n") {
            $0.values["n"] = 2
            $0.errors["n"] = nil
        }
        tester.finish()
    }

    @Test("The error messages can be translated")
    func translated() throws {
        let form = form(IntRow("n"))
        form.phrases = try Phrases(
            formats: PlainFormats(), translations: ["IntRow.wholeNumber": "Nur ganze Zahlen"],
            keys: StandardRowPlugin.phrases)
        let tester = FormTester(form: form)
        tester.type("x", into: "n")
        #expect(form.validate().map(\.message) == ["Nur ganze Zahlen"])
        tester.finish()
    }
}
