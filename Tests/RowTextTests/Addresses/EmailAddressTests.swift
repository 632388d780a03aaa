import Testing

@testable import RowText

@Suite("E-mail addresses")
struct EmailAddressTests {
    private static let label = String(repeating: "x", count: 49) + "."

    @Test(
        "Valid addresses are accepted",
        arguments: [
            "ada@example.com", "a@b.c", "a.b+c@d-e.f", "!#$%&'*+/=?^_`{|}~-@a.b", "a.b.c@d.e",
            "ada@bücher.example", "ada@例え。テスト", "A@EXAMPLE.COM", "a@xn--bcher-kva.example",
            String(repeating: "x", count: 64) + "@example.com",
            "a@" + String(repeating: "x", count: 63) + ".de",
            "ad@" + String(repeating: label, count: 5) + "d",
        ])
    func valid(text: String) {
        #expect(EmailAddress.isValid(text))
    }

    @Test(
        "Invalid addresses are rejected",
        arguments: [
            "", "a", "@", "a@", "@b.c", "a@b@c.d", "a b@c.d", " a@b.c", "a@b.c ", "a@b.c\n",
            "ü@b.c",
            "a@b.", "a@.b", "a@b..c", "a@b.c.", "a@-b.c", "a@b-.c", "a@b_c.d", "a@[1.2.3.4]",
            "\"a\"@b.c", "a(c)@b.d", "a@ü.", "a@ü-.de", "a@ab--ü.de", "a@ab--c.de", "a@אa.com",
            "a＠b.c", "a@\u{301}b.c", "a@b.c,d@e.f", "a@xn--a.com", "a@1.2.3.4", "a@b.1", "a@b.0x1",
            ".test@x.org", "test.@x.org", "a..b@x.org", ".@x.org",
            String(repeating: "x", count: 65) + "@example.com",
            "a@" + String(repeating: "x", count: 64) + ".de",
            "a@" + String(repeating: "ü", count: 64) + ".de",
            "ada@" + String(repeating: label, count: 5) + "de",
            "a@" + String(repeating: label, count: 5) + "defg",
        ])
    func invalid(text: String) {
        #expect(!EmailAddress.isValid(text))
        #expect(!EmailAddress.isValid(text, allowsLocalDomains: true))
    }

    @Test("A domain of one label is valid only as a local domain", arguments: ["a@b", "a@ü"])
    func localDomains(text: String) {
        #expect(!EmailAddress.isValid(text))
        #expect(EmailAddress.isValid(text, allowsLocalDomains: true))
    }

    @Test("Length limits apply to the ASCII form of an internationalized domain")
    func lengthsInASCII() {
        let short = Array(repeating: "ü" + String(repeating: "x", count: 33), count: 6)
        let domain = short.joined(separator: ".")
        #expect(domain.count < 253)
        #expect(EmailAddress.isValid("a@" + domain))
        #expect(!EmailAddress.isValid("a@" + domain + ".xxxxxxxxxx"))
    }
}
