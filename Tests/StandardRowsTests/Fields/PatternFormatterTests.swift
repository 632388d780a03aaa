import RowKit
import RowTesting
import StandardRows
import Testing

@Suite("Formatters with a pattern")
struct PatternFormatterTests {
    private let card = PatternFormatter("#### #### ####")
    private let phone = PatternFormatter("+1 (###) ###-####")

    @Test(
        "write separators where the pattern has them, and none after the last character",
        arguments: [
            ("", ""), ("4", "4"), ("4111", "4111"), ("41111", "4111 1"),
            ("411111111111", "4111 1111 1111"), ("4111111111111", "4111111111111"),
            ("no card", "no card"),
        ])
    func writing(value: String, text: String) {
        #expect(card.string(for: value) == text)
    }

    @Test(
        "read a text as a whole, however it is separated, or reject it",
        arguments: [
            ("4111 1111", "41111111"), ("41111111", "41111111"), ("4111-1111", "41111111"),
            (" 4 1 1 1 ", "4111"), ("\u{200F}4111\u{00A0}1", "41111"), ("٤١١١", "4111"),
            ("４１", "41"), ("४१", "41"), ("", nil), (" - ", nil), ("4111a", nil), ("4111,1", nil),
            ("①", nil), ("四", nil), ("4111 1111 1111 1", nil), ("½", nil),
        ])
    func reading(text: String, value: String?) {
        #expect(card.value(from: text) == value)
    }

    @Test(
        "may contain literal letters and digits, which belong to the value",
        arguments: [
            ("1", "+1"), ("1555", "+1 (555"), ("15551234567", "+1 (555) 123-4567"), ("2", "2"),
        ])
    func ownCharacters(value: String, text: String) {
        #expect(phone.string(for: value) == text)
        #expect(phone.value(from: text) == (value == "2" ? nil : value))
        let code = PatternFormatter("CH-@*#")
        #expect(code.value(from: "CH éx1") == "CHéx1")
        #expect(code.string(for: "CHéx1") == "CH-éx1")
        #expect(code.value(from: "CH a!") == nil)
        #expect(code.value(from: "CH 1") == nil)
        #expect(code.value(from: "CHa٣") == "CHa3")
    }

    @Test(
        "write a text while it is typed, with the caret after the same character",
        arguments: [
            ("41111", 5, "4111 1", 6), ("4111 1", 6, "4111 1", 6), ("49111 1", 2, "4911 11", 2),
            ("4111x 1", 5, "4111x 1", 5), ("41119 1", 5, "4111 91", 6),
            // Deleting the space, and then the digit before it.
            ("41111", 4, "4111 1", 4), ("4111", 3, "4111", 3), ("", 0, "", 0),
        ])
    func typing(typed: String, caret: Int, shown: String, place: Int) {
        let row = TextRow("n") {
            $0.formatter = card
            $0.useFormatterDuringInput = true
        }
        let tester = FormTester(form: form(row))
        tester.focus("n")
        tester.send(.type(typed, caret: caret), to: "n/field") {
            if let value = card.value(from: typed) { $0.values["n"] = value }
        }
        #expect(tester.text(in: "n") == shown)
        #expect((tester.view("n/field") as? TextInputView)?.caret == place)
    }

    @Test("leave an empty field if only a separator remains")
    func separatorAlone() {
        let row = TextRow("n") {
            $0.formatter = phone
            $0.useFormatterDuringInput = true
        }
        let tester = FormTester(form: form(row))
        tester.type("1", into: "n") { $0.values["n"] = "1" }
        #expect(tester.text(in: "n") == "+1")
        tester.type("+", into: "n") { $0.values["n"] = nil }
        #expect(tester.text(in: "n") == "")
        #expect(tester.form.validate().isEmpty)
        tester.finish()
    }

    @Test("leave a text that does not match in the field, with an error")
    func refusing() {
        let row = TextRow("n") {
            $0.formatter = card
            $0.useFormatterDuringInput = true
        }
        let tester = FormTester(form: form(row))
        tester.focus("n")
        tester.type("4111x", into: "n")
        tester.blur { $0.errors["n"] = ["Has an invalid format"] }
        #expect(tester.text(in: "n") == "4111x")
        tester.finish()
    }
}
