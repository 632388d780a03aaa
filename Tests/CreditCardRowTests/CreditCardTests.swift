import CreditCardRow
import RowKit
import Testing

@Suite("A credit card")
struct CreditCardTests {
    // Numbers that payment providers publish for tests, and the smallest and largest prefixes of
    // the ranges that networks share.
    @Test(
        "derives its network from its first digits and is validated by length and check digit",
        arguments: [
            ("4111111111111111", .visa, true), ("4222222222222", .visa, true),
            ("4111111111111112", .visa, false), ("411111111111111", .visa, false),
            ("5555555555554444", .mastercard, true), ("2223003122003222", .mastercard, true),
            ("2720990000000007", .mastercard, true), ("2721000000000004", nil, true),
            ("378282246310005", .americanExpress, true),
            ("3782822463100050", .americanExpress, false),
            ("30569309025904", .dinersClub, true), ("38520000023237", .dinersClub, true),
            ("6011111111111117", .discover, true), ("6011000990139424", .discover, true),
            ("3530111333300000", .jcb, true), ("3566002020360505", .jcb, true),
            ("6304000000000000", .maestro, true), ("6759649826438453", .maestro, true),
            ("6200000000000005", .unionPay, true), ("6200000000000006", .unionPay, true),
            ("", nil, false), ("0", nil, false), ("00000000000", nil, false),
            ("99999999999999999999", nil, false), ("3", nil, false),
            ("34", .americanExpress, false),
        ] as [(String, CreditCard.Network?, Bool)])
    func numbers(number: String, network: CreditCard.Network?, isValid: Bool) {
        let card = CreditCard(number: number)
        #expect(card.network == network)
        #expect(card.hasValidNumber == isValid)
    }

    @Test("detects every single wrong digit and every swap of neighbours")
    func checkDigit() {
        let digits = Array("4012888888881881")
        for place in digits.indices.dropFirst() {
            for wrong in "0123456789" where wrong != digits[place] {
                var number = digits
                number[place] = wrong
                #expect(!CreditCard(number: String(number)).hasValidNumber)
            }
            var number = digits
            number.swapAt(place, place - 1)
            // The formula does not detect a swap of 0 and 9.
            guard place > 1, number != digits else { continue }
            #expect(!CreditCard(number: String(number)).hasValidNumber)
        }
    }

    @Test(
        "has an expiration month and year if its text contains both",
        arguments: [
            ("04/29", 4, 2029), ("4/2029", 4, 2029), ("12/99", 12, 2099), ("13/29", nil, 2029),
            ("00/29", nil, 2029), ("04", nil, nil), ("04/", nil, nil), ("04/2", nil, nil),
            ("04/029", nil, nil), ("0429", nil, nil), ("04/29/1", nil, nil), ("ab/cd", nil, nil),
            ("+4/29", nil, nil), ("", nil, nil), ("/", nil, nil), ("٠٤/٢٩", 4, 2029),
        ] as [(String, Int?, Int?)])
    func expiration(text: String, month: Int?, year: Int?) {
        let card = CreditCard(expiration: text)
        #expect(card.expirationMonth == month)
        #expect(card.expirationYear == year)
    }

    @Test("keeps only the digits of its number, of any script")
    func digits() throws {
        #expect(CreditCard(number: " 4111-1111 1111.1111x").number == "4111111111111111")
        #expect(CreditCard(number: "٤١١١").number == "4111")
        var card = CreditCard()
        card.number = "41 11"
        #expect(card.number == "4111")
        #expect(!card.isEmpty)
        #expect(CreditCard(number: "-").isEmpty)
        #expect(try CreditCard(documentValue: ["number": "41 11"]) == card)
        let fullWidth: JSONValue = ["number": "４", "expiration": "１２/39", "securityCode": "１２a"]
        let read = try CreditCard(documentValue: fullWidth)
        #expect(read == CreditCard(number: "4", expiration: "12/39", securityCode: "12a"))
        card.expiration = "１２/39"
        card.securityCode = "٧"
        #expect(card.expiration == "12/39")
        #expect(card.securityCode == "7")
    }

    @Test("prints only its network and last digits")
    func printing() {
        let card = CreditCard(
            number: "4111111111111234", expiration: "04/29", securityCode: "987")
        var dumped = ""
        dump(card, to: &dumped)
        dump(["card": card], to: &dumped)
        for text in [
            "\(card)", String(reflecting: card), "\([card])", "\(Optional(card) as Any)", dumped,
        ] {
            for secret in ["41111", "04/29", "987"] { #expect(!text.contains(secret), "\(text)") }
            #expect(text.contains("1234") || text == dumped)
        }
        #expect(card.description == "Visa •••• 1234")
        #expect(CreditCard(number: "41").description == "Visa ••••")
        #expect(CreditCard(number: "9").description == "••••")
    }

    @Test("is written to a document exactly as it was read")
    func document() throws {
        let card = CreditCard(number: "4111111111111111", expiration: "04/29", securityCode: "123")
        #expect(try CreditCard(documentValue: card.documentValue()) == card)
        let error = #expect(throws: DocumentDiagnostic.self) {
            try CreditCard(documentValue: ["number": "1", "cvv": "2"])
        }
        #expect(error?.description.contains("cvv") == true)
    }
}
