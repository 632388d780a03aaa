import Foundation
import GenericPasswordRow
import RowKit
import RowTesting
import TestRows
import Testing

@Suite("A generic password row")
struct GenericPasswordRowTests {
    private let row = GenericPasswordRow("password") { $0.title = "Password" }
    private let form = Form("Sign up")

    init() { form.append(Section([row])) }

    @Test("shows no strength before a password is typed")
    func empty() {
        #expect(
            row.drawing == """
                cell
                  content: stack vertical
                    title: label "Password"
                    1: stack wrapping
                      field: textField [secure, ascii keyboard]
                      show: toggle "Show" off
                      generate: button "Generate"
                    strength: progress 0.0 [named "Strength", hidden]
                    hint: label [status]

                """)
    }

    @Test(
        "shows what a password lacks, or else how strong it is",
        arguments: [
            (
                "a", 0.25,
                "Still needed: at least 8 characters, an uppercase letter, a digit"
            ),
            ("abcdefgH", 0.25, "Still needed: a digit"),
            ("Passw0rd", 0.5, "Fair password"), ("kT4#vQ9!", 0.75, "Good password"),
            ("kT4#vQ9!zR2&", 1, "Strong password"),
        ])
    func hints(password: String, strength: Double, hint: String) {
        let tester = FormTester(form: form)
        tester.type(password, into: "password") { $0.values["password"] = password }
        #expect(row.cell.hintLabel.text == hint)
        #expect(row.cell.strengthView.value == strength)
        #expect(!row.cell.strengthView.isHidden)
        let isValid = !hint.hasPrefix("Still")
        tester.blur { if !isValid { $0.errors["password"] = [hint] } }
        tester.finish()
    }

    @Test("enforces its length and character requirements")
    func requirements() {
        row.minimumLength = 3
        row.requiredCharacters = [.symbol]
        row.value = "abc"
        #expect(row.validate().map(\.message) == ["Still needed: a symbol"])
        row.value = "ab!"
        #expect(row.validate() == [])
        row.minimumLength = -1
        #expect(form.problems.count == 1)
        #expect(row.validate() == [])
    }

    @Test("uses a custom estimate of strength")
    func ownStrength() {
        row.strengthOf = { $0.contains("x") ? .strong : .weak }
        row.value = "Passw0rdx"
        #expect(row.cell.hintLabel.text == "Strong password")
    }

    @Test(
        "is visible after Show or Generate, until the row loses the focus or the form is submitted",
        arguments: [
            { $0.toggle("password/show", true) }, { $0.press("password/generate") },
        ] as [@Sendable (FormTester) -> Void],
        [{ $0.blur() }, { _ = try? $0.form.submit() }] as [@Sendable (FormTester) -> Void])
    func visibility(
        show: @Sendable (FormTester) -> Void, hide: @Sendable (FormTester) -> Void
    ) {
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.type("Passw0rd", into: "password")
        tester.blur()
        let field = row.cell.textField
        #expect(field.isSecure)
        #expect(field.text == "")
        #expect(!row.isHighlighted)
        show(tester)
        #expect(!field.isSecure)
        #expect(field.text == row.value)
        #expect(row.isHighlighted)
        hide(tester)
        #expect(field.isSecure)
        #expect(field.text == "")
        #expect(!row.cell.visibilityToggle.isOn)
        tester.finish()
    }

    @Test("generates a password on request, and shows it so that it can be noted down")
    func generation() throws {
        row.generatedLength = 20
        let stage = FormStage(FormViewController(form: form))
        stage.receive(ViewEvent(row.cell.generateButton.id, .press))
        let password = try #require(row.value)
        #expect(password.count == 20)
        #expect(row.validate() == [])
        #expect(row.isTouched)
        #expect(row.cell.textField.text == password)
        row.generator = { String(repeating: "aB3", count: $0) }
        stage.receive(ViewEvent(row.cell.generateButton.id, .press))
        #expect(row.value == String(repeating: "aB3", count: 20))
        row.canGenerate = false
        row.updateCell()
        #expect(row.cell.generateButton.isHidden)
    }

    @Test("generates a password of a length that its rules accept")
    func generatedLength() {
        let stage = FormStage(FormViewController(form: form))
        for (rules, length) in [
            ([RuleMinLength(minLength: 20)], 20), ([RuleMaxLength(maxLength: 12)], 12),
            ([RuleMinLength(minLength: 9), RuleMaxLength(maxLength: 10)], 10),
            ([RuleExactLength(exactLength: 11), RuleMinLength(minLength: 11)], 11),
            ([RuleMinLength(minLength: 9)], 16), ([RuleMinLength(minLength: .max)], 128),
        ] as [([any RuleType<String>], Int)] {
            row.removeAllRules()
            row.add(ruleSet: RuleSet(rules: rules))
            stage.receive(ViewEvent(row.cell.generateButton.id, .press))
            #expect(row.value?.count == length)
            #expect(row.validate().isEmpty == (length < 128))
        }
    }

    @Test("is secret, even while it is visible")
    func secrecy() throws {
        let stage = FormStage(FormViewController(form: form))
        let field = row.cell.textField
        stage.receive(ViewEvent(row.cell.visibilityToggle.id, .toggle(true)))
        stage.receive(ViewEvent(field.id, .type("Hunter22", caret: 8)))
        let state = String(decoding: try JSONEncoder().encode(stage.state), as: UTF8.self)
        #expect(row.value == "Hunter22")
        #expect(!state.contains("Hunter22"))
    }

    @Test("keeps the laws of rows")
    func laws() throws { try expectLaws(of: GenericPasswordRowPlugin.self) }

    @Test("is created by name in its example")
    func example() throws {
        let form = try exampleForm(of: "GenericPasswordRow", GenericPasswordRowPlugin.self)
        let row = try #require(form.rowBy(tag: "password") as? GenericPasswordRow)
        #expect(row.minimumLength == 12)
        #expect(row.requiredCharacters == [.digit, .lowercase])
        #expect(form.problems == [])
    }
}
