import Testing

@testable import RowText

@Suite("Web addresses")
struct WebAddressTests {
    @Test(
        "Absolute URLs are valid",
        arguments: [
            "https://example.com", "http://localhost", "HTTPS://EXAMPLE.com", "http://a:80/b?c=d#e",
            "http://a:", "http://a:65535", "http://a:080", "http://1.2.3.4", "http://[::1]:8080/",
            "http://[1:2:3:4:5:6:7:8]", "http://[1:2:3:4:5:6:1.2.3.4]", "http://[::1.2.3.4]",
            "http://[::]", "http://[1::8]", "http://bücher.example/ü?q=ä#ö", "http://a。b",
            "http://xn--bcher-kva.example", "http://a//b", "http://a/../.", "http://a/%2f%2F",
            "http://a?", "http://a#", "http://a/?b?c/d", "http://a#b?c/d", "http://a/b:c@d;e=f,g",
            "http://a/!$&'()*+~", "http://" + String(repeating: "a", count: 63) + ".de",
        ])
    func valid(text: String) {
        #expect(WebAddress.isValid(text))
        #expect(WebAddress.isValid(text, requiresProtocol: false))
    }

    @Test(
        "Text that is not a valid URL string is invalid",
        arguments: [
            // White space, line breaks and controls
            "", " ", " https://a.b", "https://a.b ", "https://a.b\n", "ht\ntps://a.b",
            "https://a\t.b",
            "https://a.b/ c", "https://a.b/\u{7F}", "https://a.b/\u{85}", "https://a.b/\u{FFFE}",
            // Slashes
            "http:example.com", "http:/a", "http:///a", "http:////a", "http:\\\\a", "http://a\\b",
            "https:", "https://", "http://?a", "http://#a", "//a.b", "/a",
            // Users and ports
            "http://u@a", "http://u:p@a", "http://@a", "http://u@", "http://:80", "http://a:65536",
            "http://a:8a", "http://a:-1", "http://a:+1", "http://a:80:80",
            // Hosts
            "http://.", "http://..", "http://.a", "http://a.", "http://a..b", "http://a.b.",
            "http://a b", "http://a_b", "http://a<b", "http://a!", "http://a%b", "http://%41.com",
            "http://a%20b", "http://-a.b", "http://a-.b", "http://ab--c.d", "http://xn--a",
            "http://a\u{FFFF}", "http://\u{AD}", "http://a\u{200D}b", "http://aא.b", "http://a≠b",
            "http://" + String(repeating: "a", count: 64) + ".de",
            "http://" + String(repeating: "example.", count: 32) + "com",
            // Version 4 addresses
            "http://1.2.3", "http://1.2.3.256", "http://1.2.3.4.5", "http://1.2.3.04", "http://1",
            "http://0x7f.1", "http://a.1", "http://09", "http://1.2.3.4.", "http://１.2.3.4",
            // Version 6 addresses
            "http://[::1", "http://::1]", "http://[1::2::3]", "http://[:1]", "http://[1:]",
            "http://[1:2:3:4:5:6:7:8:9]", "http://[1:2:3:4:5:6:7]", "http://[1:2:3:4:5:6:7:8::]",
            "http://[::1.2.3]", "http://[::01.2.3.4]", "http://[1.2.3.4::]", "http://[::1.2.3.4:5]",
            "http://[::1]a", "http://[12345::]", "http://[01::]", "http://[:::]", "http://[]",
            "http://[::g]", "http://[::1%25eth0]",
            // Escapes and delimiters
            "http://a/%", "http://a/%4", "http://a/%zz", "http://a?%", "http://a#%", "http://a#b#c",
            "http://a/[", "http://a/{b}", "http://a/\"", "http://a/`", "http://a?b|c", "http://a/^",
            // No scheme
            "a", "1a:b", ":a", "ü://a", "a b://c",
        ])
    func invalid(text: String) {
        #expect(!WebAddress.isValid(text))
        #expect(!WebAddress.isValid(text, schemes: []))
    }

    @Test(
        "Other schemes are valid only if they are allowed",
        arguments: [
            ("mailto:ada@example.com", true), ("data:,a%20b", true), ("javascript:alert(1)", true),
            ("foo:", true), ("foo:/a/b", true), ("foo://", true), ("foo:///a", true),
            ("foo://h%2F:1/", true), ("foo://ü", true), ("foo://[::1]", true), ("a+b-c.d:x", true),
            ("ftp://a/b", true), ("ws://ü.de", true), ("file:///a", true), ("file://host/a", true),
            ("file://", true), ("file:///C:/a", true), ("foo:a?b#c", true),
            ("data:,a b", false), ("foo:a\n", false), ("foo://a b", false), ("foo://:80", false),
            ("foo://a:b", false), ("foo://u@/", false), ("foo://[::g]", false),
            ("foo://a\\b", false), ("foo://a%", false), ("file:", false), ("file:a", false),
            ("file:/a", false), ("file://a:80/", false), ("file://a b/", false), ("ftp:a", false),
            ("ws:///a", false), ("file://C:/a", false),
        ])
    func otherSchemes(text: String, isValid: Bool) {
        let scheme = String(text.prefix { $0 != ":" }).uppercased()
        #expect(WebAddress.isValid(text, schemes: []) == isValid)
        #expect(WebAddress.isValid(text, schemes: [scheme]) == isValid)
        #expect(!WebAddress.isValid(text))
    }

    @Test(
        "Without a scheme, the text must begin with a plausible host",
        arguments: [
            ("example.com/path", true), ("example.com", true), ("localhost", true),
            ("localhost/a", true), ("bücher.de?q", true), ("1.2.3.4/x", true), ("[::1]/", true),
            ("sub.example.co.uk#f", true), ("example.com:8080/a", true), ("localhost:80", true),
            ("  example.com ", false), ("example.com\n", false), ("example", false),
            ("example.", false), (".example", false), ("", false), ("hello world.", false),
            ("/a.b", false), ("//a.b", false), ("\\a.b", false), ("ada@example.com", false),
            ("a.b/c@d", true), ("a.1", false), ("?a.b", false), ("javascript:alert(1)", false),
            ("mailto:ada@a.b", false),
        ])
    func withoutProtocol(text: String, isValid: Bool) {
        #expect(WebAddress.isValid(text, requiresProtocol: false) == isValid)
        #expect(!WebAddress.isValid(text))
    }

    @Test("An address without a scheme requires http or https to be allowed")
    func schemesWithoutProtocol() {
        for (schemes, isValid) in [(["http"], true), (["FTP", "HTTPS"], true), (["ftp"], false)] {
            #expect(
                WebAddress.isValid("a.b", schemes: Set(schemes), requiresProtocol: false) == isValid
            )
        }
    }

    @Test("Any text is validated quickly, however long", .timeLimit(.minutes(1)))
    func longTexts() {
        for part in ["a", "ü", "%41", "xn--a.", "[", "@", ":", ".", "\u{301}", "1.", "א"] {
            let long = String(repeating: part, count: 5_000)
            let verdicts = [
                ("http://" + long, false), ("http://a/" + long, part != "["),
                ("foo://" + long, !["[", "@", ":"].contains(part)), ("a@" + long, false),
                (long, false),
            ]
            for (text, isAddress) in verdicts {
                let isValid = WebAddress.isValid(text, schemes: [], requiresProtocol: false)
                #expect(isValid == isAddress, "\(text.prefix(12))…")
                let isEmail = EmailAddress.isValid(text)
                #expect(!isEmail, "\(text.prefix(12))…")
            }
        }
    }
}
