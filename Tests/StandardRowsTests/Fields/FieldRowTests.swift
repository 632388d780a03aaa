import RowKit
import RowTesting
import StandardRows
import Testing

@Suite("Rows with a field")
struct FieldRowTests {
    @Test("Typed text is the value, and an empty field has none")
    func typing() {
        let tester = FormTester(form: form(TextRow("city") { $0.title = "City" }))
        tester.type("Bern", into: "city") { $0.values["city"] = "Bern" }
        tester.type(" Bern ", into: "city") { $0.values["city"] = " Bern " }
        tester.type("", into: "city") { $0.values["city"] = nil }
        tester.finish()
    }

    @Test("A title precedes the field, whose text is aligned to the end")
    func titled() {
        let row = TextRow("city") {
            $0.title = "City"
            $0.placeholder = "Where you live"
            $0.titlePercentage = 0.4
            $0.value = "Bern"
        }
        let tester = FormTester(form: form(row))
        #expect(
            tester.drawing("city") == """
                cell city
                  content: stack horizontal
                    title: label "City"
                    field: textField "Bern" [placeholder "Where you live"]

                """)
        #expect(row.cell.textField.textAlignment == .trailing)
        #expect((row.cell.contentView as? StackView)?.shares == [0.4, 0.6])
        row.titlePercentage = 1
        #expect((row.cell.contentView as? StackView)?.shares == [1, 0])
        tester.finish()
    }

    @Test("Without a title, the field stands alone and is named by its placeholder")
    func untitled() {
        let row = TextRow("city") {
            $0.placeholder = "Where you live"
            $0.titlePercentage = 0.4
        }
        let tester = FormTester(form: form(row))
        #expect(
            tester.drawing("city") == """
                cell city
                  content: stack horizontal
                    title: label
                    field: textField "" [placeholder "Where you live", named "Where you live"]

                """)
        let stack = row.cell.contentView as? StackView
        #expect(row.cell.textField.textAlignment == .leading)
        #expect(stack?.shares == [])
        row.title = "City"
        #expect(row.cell.textField.name == nil)
        #expect(stack?.shares == [0.4, 0.6])
        row.title = ""
        #expect(row.cell.textField.name == "Where you live")
        #expect(stack?.shares == [])
        tester.finish()
    }

    @Test(
        "Text of any script stays as typed",
        arguments: ["مرحبا", "שלום 12", "👩‍👩‍👧", "e\u{301}", "\u{202E}x", "  ", "a\nb"])
    func scripts(text: String) {
        let tester = FormTester(form: form(TextRow("t")))
        tester.type(text, into: "t") { $0.values["t"] = text }
        #expect(tester.text(in: "t").map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
        tester.finish()
    }

    @Test("Very long text is typed like short text")
    func huge() {
        let text = String(repeating: "ß", count: 100_000)
        let tester = FormTester(form: form(TextRow("t")))
        tester.type(text, into: "t") { $0.values["t"] = text }
        tester.finish()
    }

    @Test("A disabled row refuses text")
    func disabled() {
        let row = NameRow("name") {
            $0.title = "Name"
            $0.value = "Ada"
            $0.disabled = true
        }
        let tester = FormTester(form: form(row))
        tester.expectRefusal(.disabled) { $0.type("Eve", into: "name") }
        #expect(
            tester.drawing("name") == """
                cell name [disabled]
                  content: stack horizontal
                    title: label "Name"
                    field: textField "Ada"

                """)
        tester.finish()
    }

    @Test("Each kind has its keyboard, content type and capitalization")
    func kinds() {
        func looks(_ row: any TypedRowType) -> [String] {
            guard let cell = row.baseCell as? any ControlCellType<TextFieldView> else { return [] }
            let field = cell.textField
            return [
                field.keyboard.rawValue, field.capitalization.rawValue,
                field.autocorrects.map { "\($0)" } ?? "-", field.content ?? "-",
                field.isSecure ? "secure" : "plain",
            ]
        }
        #expect(looks(TextRow()) == ["text", "sentences", "-", "-", "plain"])
        #expect(looks(NameRow()) == ["text", "words", "false", "name", "plain"])
        #expect(looks(PhoneRow()) == ["phone", "none", "false", "tel", "plain"])
        #expect(looks(EmailRow()) == ["email", "none", "false", "email", "plain"])
        #expect(looks(TwitterRow()) == ["email", "none", "false", "-", "plain"])
        #expect(looks(AccountRow()) == ["ascii", "none", "false", "username", "plain"])
        #expect(
            looks(ZipCodeRow()) == ["text", "allCharacters", "false", "postal-code", "plain"])
        #expect(looks(PasswordRow()) == ["ascii", "none", "false", "-", "secure"])
        #expect(looks(URLRow()) == ["url", "none", "false", "url", "plain"])
        #expect(looks(IntRow()) == ["number", "none", "-", "-", "plain"])
        #expect(looks(DecimalRow()) == ["decimal", "none", "-", "-", "plain"])
    }

    @Test("A form's defaults override a kind's, and the row's own settings override both")
    func defaults() {
        var defaults = Form.Defaults()
        defaults.set(\_PhoneRow<PhoneCell>.keyboard, .ascii)
        let (first, second) = (PhoneRow("a"), PhoneRow("b") { $0.keyboard = .text })
        let form = Form(defaults: defaults) { Section([first, second]) }
        #expect(first.keyboard == .ascii)
        #expect(second.keyboard == .text)
        #expect(form.problems.isEmpty)
    }

    @Test("A password cannot be read")
    func password() {
        let tester = FormTester(form: form(PasswordRow("p") { $0.value = "abc" }))
        #expect(tester.form.state == form(PasswordRow("p") { $0.value = "other" }).state)
        #expect(tester.drawing("p").contains("textField [secure, filled"))
        tester.type("abcd", into: "p") { $0.values["p"] = "abcd" }
        tester.finish()
    }

    @Test("The formatted value is replaced by the value itself while it is edited")
    func display() {
        let row = TextRow("code") {
            $0.value = "ab"
            $0.displayValueFor = { $0?.uppercased() }
        }
        let tester = FormTester(form: form(row))
        #expect(tester.text(in: "code") == "AB")
        tester.focus("code")
        #expect(tester.text(in: "code") == "ab")
        tester.type("abc", into: "code") { $0.values["code"] = "abc" }
        #expect(tester.text(in: "code") == "abc")
        tester.blur()
        #expect(tester.text(in: "code") == "ABC")
        tester.finish()
    }

    @Test("Programmatic changes are shown while the user types")
    func programWrites() {
        let row = TextRow("t")
        row.onChange { if $0.value == "x" { $0.value = "y" } }
        let tester = FormTester(form: form(row))
        tester.focus("t")
        tester.type("x", into: "t") { $0.values["t"] = "y" }
        #expect(tester.text(in: "t") == "y")
        tester.finish()
    }

    @Test("The focus moves from field to field, skipping rows without any")
    func navigation() {
        let tester = FormTester(
            form: form(TextRow("a"), LabelRow("b"), EmailRow("c"), TextAreaRow("d")))
        tester.focus("a")
        tester.key(.enter) { $0.focused = "c" }
        tester.key(.next) { $0.focused = "d" }
        tester.key(.previous) { $0.focused = "c" }
        tester.finish()
    }

    @Test("A text area has its title above, can grow, and can be read-only")
    func area() {
        let row = TextAreaRow("notes") {
            $0.title = "Notes"
            $0.value = "one\ntwo"
        }
        let tester = FormTester(form: form(row))
        #expect(
            tester.drawing("notes") == """
                cell notes
                  content: stack vertical
                    title: label "Notes"
                    field: textArea "one\\ntwo"

                """)
        #expect(row.cell.textArea.height == 110)
        row.textAreaHeight = .dynamic
        #expect(row.cell.textArea.height == nil)
        #expect(row.cell.textArea.initialHeight == nil)
        row.textAreaHeight = .dynamic(initialTextViewHeight: 60)
        #expect(row.cell.textArea.height == nil)
        #expect(row.cell.textArea.initialHeight == 60)
        tester.type("three", into: "notes") { $0.values["notes"] = "three" }
        row.textAreaMode = .readOnly
        tester.expectRefusal(.readOnly) { $0.type("four", into: "notes") }
        tester.finish()
    }

    @Test("An e-mail address ignores the white space around it")
    func mailAddress() {
        let row = EmailRow("mail") { $0.add(rule: RuleEmail()) }
        let tester = FormTester(form: form(row))
        tester.type(" ada@b.de\n", into: "mail") { $0.values["mail"] = "ada@b.de" }
        #expect(tester.text(in: "mail") == " ada@b.de\n")
        #expect(row.validate().isEmpty)
        tester.type(" ", into: "mail") { $0.values["mail"] = nil }
        tester.type("ada @b.de", into: "mail") { $0.values["mail"] = "ada @b.de" }
        #expect(row.validate().map(\.code) == ["email"])
        tester.finish()
    }

    @Test("A URL ignores the spaces around it, and an invalid one is reported")
    func address() {
        let row = URLRow("u")
        let tester = FormTester(form: form(row))
        tester.type(" https://example.org/a ", into: "u") {
            $0.values["u"] = row.value
        }
        #expect(row.value?.absoluteString == "https://example.org/a")
        #expect(tester.text(in: "u") == " https://example.org/a ")
        tester.type("http://[", into: "u") { $0.values["u"] = nil }
        #expect(tester.text(in: "u") == "http://[")
        #expect(tester.form.validate().map(\.code) == ["url"])
        tester.finish()
    }

    @Test(
        "Text with white space in it is no URL, and stays as typed",
        arguments: ["not a url", "https://example.org/a b", "https://example.org/a\u{A0}b"])
    func addressWithSpace(text: String) {
        let row = URLRow("u")
        let tester = FormTester(form: form(row))
        tester.focus("u")
        tester.type(text, into: "u")
        tester.blur { $0.errors["u"] = ["Must be a valid web address"] }
        #expect(row.value == nil)
        #expect(tester.text(in: "u") == text)
        tester.finish()
    }

    @Test(
        "A URL pasted with a trailing line break is kept without it",
        arguments: ["\n", "\r\n", "\u{2028}", "\t"])
    func addressWithLineBreak(lineBreak: String) {
        let row = URLRow("u") { $0.add(rule: RuleURL()) }
        let tester = FormTester(form: form(row))
        tester.type("https://example.org/a" + lineBreak, into: "u") {
            $0.values["u"] = row.value
        }
        #expect(row.value?.absoluteString == "https://example.org/a")
        #expect(row.validate().isEmpty)
        tester.type("https://example.org/" + lineBreak + "a", into: "u") { $0.values["u"] = nil }
        #expect(row.validate().map(\.code) == ["url"])
        tester.finish()
    }
}
