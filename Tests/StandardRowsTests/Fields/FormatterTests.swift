import RowKit
import RowTesting
import StandardRows
import Testing

/// Amounts in cents: `12.05 €`, edited as `12.05`.
private struct Money: FieldFormatter {
    func string(for cents: Int) -> String { "\(editingString(for: cents)) €" }

    func editingString(for cents: Int) -> String {
        let rest = cents % 100
        return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// The digits, whatever separates them.
    func value(from text: String) -> Int? {
        text.contains("?") ? nil : Int(text.filter { $0.isASCII && $0.isNumber })
    }
}

@Suite("Formatters of fields")
struct FormatterTests {
    private func tester(_ setUp: (IntRow) -> Void = { _ in }) -> FormTester {
        let row = IntRow("price") {
            $0.value = 1205
            $0.formatter = Money()
        }
        setUp(row)
        return FormTester(form: form(row))
    }

    @Test("show the formatted value, and the row's own text while the user types")
    func display() {
        let tester = tester()
        #expect(tester.text(in: "price") == "12.05 €")
        tester.focus("price")
        #expect(tester.text(in: "price") == "1205")
        tester.type("99", into: "price") { $0.values["price"] = 99 }
        #expect(tester.text(in: "price") == "99")
        tester.blur()
        #expect(tester.text(in: "price") == "0.99 €")
        tester.finish()
    }

    @Test("write the limits of rules")
    func limits() {
        let tester = tester { $0.add(rule: RuleSmallerThan(max: 500)) }
        #expect(tester.form.validate().map(\.message) == ["Must be less than 5.00 €"])
        tester.finish()
    }

    @Test("write the text when editing begins, if configured to")
    func beginning() {
        let tester = tester { $0.useFormatterOnDidBeginEditing = true }
        tester.focus("price")
        #expect(tester.text(in: "price") == "12.05")
        tester.finish()
    }

    @Test("write the text when editing begins if they would misread the row's own text")
    func units() {
        struct Halves: FieldFormatter {
            func string(for number: Int) -> String { "\(number / 2)" }
            func value(from text: String) -> Int? { Int(text).map { $0 * 2 } }
        }
        let row = IntRow("length") {
            $0.value = 10
            $0.formatter = Halves()
        }
        let tester = FormTester(form: form(row))
        tester.focus("length")
        #expect(tester.text(in: "length") == "5")
        row.value = 11
        #expect(tester.text(in: "length") == "11")
        tester.finish()
    }

    @Test("rewrite the typed text, keeping the caret's distance from the end")
    func duringInput() {
        let tester = tester { $0.useFormatterDuringInput = true }
        tester.focus("price")
        #expect(tester.text(in: "price") == "12.05")
        tester.send(.type("12.059", caret: 6), to: "price/field") { $0.values["price"] = 12059 }
        #expect(tester.text(in: "price") == "120.59")
        tester.send(.type("1720.59", caret: 2), to: "price/field") { $0.values["price"] = 172059 }
        #expect(tester.text(in: "price") == "1720.59")
        #expect((tester.view("price/field") as? TextInputView)?.caret == 2)
        tester.send(.type("0001720.59", caret: 3), to: "price/field")
        #expect(tester.text(in: "price") == "1720.59")
        #expect((tester.view("price/field") as? TextInputView)?.caret == 0)
        tester.finish()
    }

    @Test("that cannot read a text leave it to the row, which may reject it as well")
    func refusing() {
        let tester = tester()
        tester.type("?", into: "price") { $0.values["price"] = nil }
        #expect(tester.text(in: "price") == "?")
        #expect(tester.form.validate().map(\.message) == ["Must be a whole number"])
        tester.finish()
    }

    @Test("may reject what they wrote themselves, and the text then stays as typed")
    func contradicting() {
        struct Shout: FieldFormatter {
            func string(for value: String) -> String { value + "!" }
            func value(from text: String) -> String? { text.contains("!") ? nil : text }
        }
        let row = TextRow("word") {
            $0.formatter = Shout()
            $0.useFormatterDuringInput = true
        }
        let tester = FormTester(form: form(row))
        tester.focus("word")
        tester.type("hey", into: "word") { $0.values["word"] = "hey" }
        #expect(tester.text(in: "word") == "hey")
        tester.finish()
    }

    @Test("decide alone which texts are valid")
    func texts() {
        struct Code: FieldFormatter {
            func string(for value: String) -> String { value.uppercased() }
            func value(from text: String) -> String? { text.count == 3 ? text : nil }
        }
        let row = TextRow("code") { $0.formatter = Code() }
        let tester = FormTester(form: form(row))
        tester.type("ab", into: "code")
        #expect(tester.form.validate().map(\.code) == ["pattern"])
        tester.type("abc", into: "code") {
            $0.values["code"] = "abc"; $0.errors["code"] = nil
        }
        tester.finish()
    }
}
