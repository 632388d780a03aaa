import CreditCardRow
import Foundation
import RowKit
import RowTesting
import TestRows
import Testing

@Suite("A credit card row")
struct CreditCardRowTests {
    private let row = CreditCardRow("card") { row in
        row.title = "Card"
        // March 2026.
        row.currentDate = { Date(timeIntervalSince1970: 1_773_000_000) }
    }
    private let form = Form("Payment")
    private let valid = CreditCard(
        number: "4111111111111111", expiration: "04/29", securityCode: "123")

    init() { form.append(Section([row])) }

    @Test("shows the number in groups and its network, and never the security code")
    func drawing() {
        row.value = CreditCard(number: "4111", expiration: "04/29", securityCode: "123")
        row.numberPlaceholder = "1234"
        row.securityCodePlaceholder = "CVC"
        #expect(
            row.drawing == """
                cell
                  content: stack vertical
                    title: label "Card"
                    1: stack vertical
                      number: textField "4111" [number keyboard, placeholder "1234", \
                named "Card number"]
                      network: label "Visa"
                    2: stack horizontal
                      expiration: textField "04/29" [number keyboard, placeholder "MM/YY", \
                named "Expiration date"]
                      code: textField [secure, filled, number keyboard, placeholder "CVC", \
                named "Security code"]

                """)
    }

    // The caret is written as |, and a space in the number as _.
    @Test(
        "groups the number while it is typed, keeping the caret after the same digit",
        arguments: [
            ("4|", "4|"), ("41111|", "4111_1|"), ("4111|1", "4111|_1"), ("4111_1|", "4111_1|"),
            ("4111_|", "4111|"), ("|4111_1", "|4111_1"), ("4511|11_11", "4511|_1111"),
            ("411|_1111_1", "411|1_1111"),
            ("3782_8|", "3782_8|"), ("37828224631|", "3782_822463_1|"),
            ("30569309025904|", "3056_930902_5904|"), ("4a1|1", "41|1"),
            ("4111-1111-1111-1111|", "4111_1111_1111_1111|"),
            ("٤١١١١|", "4111_1|"), ("x|", "|"),
        ])
    func grouping(typed: String, shown: String) throws {
        let stage = FormStage(FormViewController(form: form))
        let field = row.cell.numberTextField
        let (text, caret) = Self.caret(in: typed)
        stage.receive(ViewEvent(field.id, .type(text, caret: caret)))
        let expected = Self.caret(in: shown)
        #expect(field.text == expected.text)
        #expect(field.caret == expected.caret)
    }

    private static func caret(in text: String) -> (text: String, caret: Int) {
        let parts = text.replacing("_", with: "\u{A0}").split(
            separator: "|", omittingEmptySubsequences: false)
        return (parts.joined(), parts[0].count)
    }

    @Test("accepts a date digit by digit, and lets each digit be deleted again")
    func expiration() {
        let tester = FormTester(form: form)
        // The content of the field after each key, beginning with an empty field.
        for (typed, shown) in [
            ("0", "0"), ("04", "04"), ("042", "04/2"), ("04/29", "04/29"), ("04/2", "04/2"),
            ("04/", "04/"), ("04", "04"), ("0", "0"), ("", ""), ("5", "05"), ("5/", "05/"),
            ("", ""),
            ("1/", "01/"), ("", ""), ("122030", "12/2030"), ("", ""), ("4-29", "04/29"),
            ("123/29", "12/329"), ("", ""), ("a", ""),
            // The month is corrected in place.
            ("04/29", "04/29"), ("0/29", "0/29"), ("05/29", "05/29"), ("5/29", "5/29"),
            ("15/29", "15/29"), ("1/29", "1/29"), ("11/29", "11/29"), ("/29", "/29"),
            ("0/29", "0/29"), ("", ""), ("0/", "0/"), ("", ""), ("2029-04", "04/29"),
            ("2031-12", "12/31"), ("", ""),
        ] {
            tester.type(typed, into: "card/expiration") {
                $0.values["card"] = shown.isEmpty ? nil : CreditCard(expiration: shown)
            }
            #expect(row.cell.expirationTextField.text == shown, "\(typed)")
        }
        tester.finish()
    }

    @Test("reports why a card is invalid", arguments: faults)
    func validation(fault: Fault) {
        var card = valid
        fault.change(&card)
        row.value = card
        #expect(row.validate().map(\.message) == [fault.message].compactMap { $0 })
    }

    @Test("shows its error at the field that it is about")
    func controlWithError() {
        let stage = FormStage(FormViewController(form: form))
        func control(_ number: String, _ expiration: String, _ code: String) -> BaseView? {
            row.value = CreditCard(number: number, expiration: expiration, securityCode: code)
            row.validate()
            _ = stage.takeChanges()
            return row.cell.view.control
        }
        let number = "4111111111111111"
        #expect(control(number, "01/20", "123") === row.cell.expirationTextField)
        #expect(control(number, "04/29", "12") === row.cell.securityCodeTextField)
        #expect(control("4111", "01/20", "12") === row.cell.numberTextField)
        #expect(control(number, "04/29", "123") === row.cell.numberTextField)
    }

    @Test("accepts only cards of its networks")
    func networks() {
        row.value = valid
        row.acceptedNetworks = [.mastercard]
        #expect(row.validate().map(\.message) == ["Visa cards are not accepted"])
        row.acceptedNetworks = [.visa]
        #expect(row.validate() == [])
        // A valid number of no network.
        row.value?.number = "2721000000000004"
        #expect(row.validate().map(\.message) == ["The card number is not valid"])
        row.acceptedNetworks = []
        #expect(row.validate() == [])
    }

    @Test("asks only for the number if configured that way")
    func numberAlone() {
        row.asksForExpiration = false
        row.asksForSecurityCode = false
        row.value = CreditCard(number: valid.number)
        #expect(row.validate() == [])
        #expect(row.cell.expirationTextField.isHidden)
        #expect(row.cell.securityCodeTextField.isHidden)
    }

    @Test("has no value once all fields are empty")
    func emptying() {
        let tester = FormTester(form: form)
        tester.type("4", into: "card/number") { $0.values["card"] = CreditCard(number: "4") }
        tester.type("", into: "card/number") { $0.values["card"] = nil }
        tester.type("12a", into: "card/code") {
            $0.values["card"] = CreditCard(securityCode: "12a")
        }
        tester.type("１٢", into: "card/code") { $0.values["card"] = CreditCard(securityCode: "12") }
        tester.type("", into: "card/code") { $0.values["card"] = nil }
        tester.finish()
    }

    @Test("takes no more digits than a number can have")
    func longNumber() {
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.type(String(repeating: "4", count: 30), into: "card/number")
        #expect(row.value?.number.count == 19)
        let field = tester.view("card/number") as? TextFieldView
        #expect(field?.text == "4444\u{A0}4444\u{A0}4444\u{A0}4444\u{A0}444")
        tester.finish()
    }

    @Test("is never part of the form's state")
    func secrecy() throws {
        let stage = FormStage(FormViewController(form: form))
        let (number, code) = (row.cell.numberTextField, row.cell.securityCodeTextField)
        stage.receive(ViewEvent(number.id, .type("4111111111111111", caret: 16)))
        let changes = stage.receive(ViewEvent(code.id, .type("987", caret: 3)))
        let patch = String(
            decoding: try JSONEncoder().encode(stage.describe(changes)), as: UTF8.self)
        let state = String(decoding: try JSONEncoder().encode(stage.state), as: UTF8.self)
        #expect(row.value == CreditCard(number: "4111111111111111", securityCode: "987"))
        #expect(!state.contains("4111"))
        #expect(!state.contains("987"))
        #expect(!patch.contains("987"))
        #expect(row.displayText == "Visa •••• 1111")
        row.baseValue = "4111111111111111"
        #expect(form.problems.count == 1)
        #expect(!"\(form.problems)".contains("4111"))
    }

    @Test("drives a cell that inherits from nothing")
    func plainCell() {
        let row = PlainCardRow("card") { $0.title = "Card" }
        row.value = valid
        #expect(row.cell.networkLabel.text == "Visa")
        #expect(row.cell.securityCodeTextField.isFilled)
    }

    @Test("keeps the laws of rows")
    func laws() throws { try expectLaws(of: CreditCardRowPlugin.self) }

    @Test("is created by name in its example")
    func example() throws {
        let form = try exampleForm(of: "CreditCardRow", CreditCardRowPlugin.self)
        let row = try #require(form.rowBy(tag: "card") as? CreditCardRow)
        #expect(row.acceptedNetworks == [.mastercard, .visa])
        #expect(form.problems == [])
        #expect(form.validate().map(\.code) == ["required"])
    }
}

/// A cell that inherits from nothing.
private final class PlainCardCell: TitledCellType, CreditCardCellType {
    let view = CellView()
    weak var row: RowOf<CreditCard>?
    var height: (() -> Double)?
    let titleLabel: LabelView? = LabelView()
    let numberTextField = TextFieldView()
    let expirationTextField = TextFieldView()
    let securityCodeTextField = TextFieldView()
    let networkLabel = LabelView()
}

private final class PlainCardRow: _CreditCardRow<PlainCardCell>, RowType {}

/// A change to a valid card, and the resulting error.
struct Fault: Sendable {
    let message: String?
    let change: @Sendable (inout CreditCard) -> Void
}

private let faults: [Fault] = [
    Fault(message: nil) { _ in },
    Fault(message: "The card number is incomplete") { $0.number = "411111" },
    Fault(message: "The card number is incomplete") { $0.number = "" },
    Fault(message: "The card number is not valid") { $0.number = "4111111111111112" },
    Fault(message: "The card number is not valid") { $0.number += "1" },
    Fault(message: "The expiration date must be a month and a year") { $0.expiration = "04" },
    Fault(message: "The expiration date must be a month and a year") {
        $0.expiration = "13/29"
    },
    Fault(message: "The card has expired") { $0.expiration = "02/26" },
    Fault(message: nil) { $0.expiration = "03/26" },
    Fault(message: "The card has expired") { $0.expiration = "12/1999" },
    Fault(message: "The security code must have 3 digits") { $0.securityCode = "12" },
    Fault(message: "The security code must have 3 digits") { $0.securityCode = "abc" },
    Fault(message: "The security code must have 4 digits") { $0.number = "378282246310005" },
]
