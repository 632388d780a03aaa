import Testing

@testable import RowKit

@Suite("E-mail addresses")
struct EmailAddressTests {
    @Test(
        "Valid addresses",
        arguments: [
            "ada@example.com", "a@b", "a.b+c@d-e.f", ".a..@b", "!#$%&'*+/=?^_`{|}~-@a",
            "ada@bücher.example", "ada@例え。テスト", "A@EXAMPLE.COM", "a@1.2.3.4", "a@xn--a.com",
            "a@" + String(repeating: "x", count: 63) + ".de",
        ])
    func valid(text: String) {
        #expect(EmailAddress.isValid(text))
    }

    @Test(
        "Invalid addresses",
        arguments: [
            "", "a", "@", "a@", "@b", "a@b@c", "a b@c", " a@b", "a@b ", "a@b\n", "ü@b.c",
            "a@b.", "a@.b", "a@b..c", "a@-b", "a@b-", "a@b_c", "a@[1.2.3.4]", "\"a\"@b", "a(c)@b",
            "a@ü.", "a@ü-.de", "a@ab--ü.de", "a@אa.com", "a＠b.c", "a@\u{301}b.c", "a@b,c@d",
            "a@" + String(repeating: "x", count: 64) + ".de",
            "a@" + String(repeating: "ü", count: 64) + ".de",
        ])
    func invalid(text: String) {
        #expect(!EmailAddress.isValid(text))
    }
}
