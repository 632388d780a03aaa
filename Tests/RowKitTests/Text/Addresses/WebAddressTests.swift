import Testing

@testable import RowKit

@Suite("Web addresses")
struct WebAddressTests {
    @Test(
        "Absolute URLs are valid",
        arguments: [
            "https://example.com", "http:example.com", "HTTP:\\\\a\\b", "https:////a", "ftp://a:",
            "http://u:p@a:80/b c?d#e", "http://a:65535", "http://1.2.3", "http://0x7f.1",
            "http://[::1]:8080/", "http://[1:2:3:4:5:6:1.2.3.4]", "http://%41%2Ecom", "ws://ü.de",
            "file:", "file:///a", "file://host/a", "file://C:/a", "file://", "foo:", "mailto:a@b",
            "foo://", "foo:///a", "foo://h%zz:1/", "foo://ü", "data:,a b", "javascript:alert(1)",
            "  https://a.b  ", "ht\ntps://a.b", "a+b-c.d:x", "http://a.b.", "http://-a_b-",
        ])
    func valid(text: String) {
        #expect(WebAddress.isValid(text, requiresProtocol: true))
        #expect(WebAddress.isValid(text, requiresProtocol: false))
    }

    @Test(
        "What the URL parser refuses is invalid",
        arguments: [
            "", " ", "a", "/a", "//a.b", "#a", "1a:b", ":a", "https:", "https://", "http:///?a",
            "http://:80", "http://u@", "http://u@:80", "http://a:65536", "http://a:8a",
            "http://a:-1",
            "http://a b", "http://a<b", "http://a%b", "http://a%20b", "http://a%00", "http://%ff",
            "http://1.2.3.256", "http://1.2.3.4.5", "http://256.1.1.1", "http://a.1", "http://09",
            "http://0x100000000", "http://1..2", "http://[::1", "http://::1]", "http://[1::2::3]",
            "http://[:1]", "http://[1:2:3:4:5:6:7:8:9]", "http://[::1.2.3]", "http://[::01.2.3.4]",
            "http://[::1]a", "http://[12345::]", "http://a\u{FFFF}", "http://xn--a",
            "http://\u{AD}",
            "file://a:80/", "file://a b/", "foo://a b", "foo://:80", "foo://a:b", "foo://u@/",
            "foo://[::g]", "foo://a\\b", "ü:a",
        ])
    func invalid(text: String) {
        #expect(!WebAddress.isValid(text, requiresProtocol: true))
    }

    @Test(
        "Without a protocol the host must look like one",
        arguments: [
            ("example.com/path", true), ("example.com", true), ("localhost", true),
            ("localhost/a", true), ("bücher.de?q", true), ("1.2.3.4/x", true), ("[::1]/", true),
            ("  example.com ", true), ("sub.example.co.uk#f", true), ("example.com:8080/a", true),
            ("example", false), ("example.", false), (".example", false), ("", false),
            ("hello world.", false), ("/a.b", false), ("//a.b", false), ("\\a.b", false),
            ("ada@example.com", false), ("a.b/c@d", true), ("a.1", false), ("?a.b", false),
        ])
    func withoutProtocol(text: String, isValid: Bool) {
        #expect(WebAddress.isValid(text, requiresProtocol: false) == isValid)
    }

    @Test("The parser keeps scheme, host, port and whether there is a user")
    func parts() throws {
        let url = try #require(AbsoluteURL(parsing: "HTTPS://u@BÜCHER.de:0443/"))
        #expect(url.scheme == "https")
        #expect(url.host == .domain("xn--bcher-kva.de"))
        #expect(url.port == 443)
        #expect(url.hasUser)
        #expect(AbsoluteURL(parsing: "http://0300.0250.257")?.host == .ipv4(0xC0A8_0101))
        #expect(AbsoluteURL(parsing: "http://[1::8]")?.host == .ipv6([1, 0, 0, 0, 0, 0, 0, 8]))
        #expect(AbsoluteURL(parsing: "foo://A")?.host == .opaque("A"))
        #expect(AbsoluteURL(parsing: "mailto:a@b")?.host == nil)
    }

    @Test("Any text whatsoever is judged, however long")
    func longTexts() {
        for part in ["a", "ü", "%41", "xn--a.", "[", "@", ":", ".", "\u{301}", "1.", "א"] {
            let long = String(repeating: part, count: 20_000)
            for text in ["http://" + long, "foo://" + long, "a@" + long, long] {
                _ = WebAddress.isValid(text, requiresProtocol: false)
                _ = EmailAddress.isValid(text)
            }
        }
    }
}
