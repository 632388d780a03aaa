import TestRuns
import Testing

@testable import RowText

@Suite("Domain names")
struct IDNATests {
    @Test(
        "A domain is converted to ASCII",
        arguments: [
            ("Example.COM", "example.com"), ("Bücher.example", "xn--bcher-kva.example"),
            ("faß.de", "xn--fa-hia.de"), ("βόλος.com", "xn--nxasmm1c.com"),
            ("例え.テスト", "xn--r8jz45g.xn--zckzah"), ("a。b．c｡d", "a.b.c.d"),
            ("u\u{308}.com", "xn--tda.com"), ("ＡＢＣ", "abc"), ("a\u{AD}b", "ab"),
            ("xn--bcher-kva.example", "xn--bcher-kva.example"), ("XN--BCHER-KVA", "xn--bcher-kva"),
            ("נ\u{5B0}.com", "xn--7cb9g.com"), ("", ""), ("a..b", "a..b"), ("-a-", "-a-"),
            ("नी\u{94D}\u{200D}", "xn--l2b2cwb267n"), ("한국.kr", "xn--3e0b707e.kr"),
        ])
    func valid(domain: String, ascii: String) throws {
        let result = try IDNA.toASCII(domain)
        #expect(result == ascii)
        #expect(try IDNA.toASCII(result) == ascii)
    }

    @Test(
        "An invalid domain fails with its label and the reason",
        arguments: [
            ("a.b\u{FFFF}", 2, IDNA.Reason.disallowed("\u{FFFF}")),
            ("\u{2E7A}", 1, .disallowed("\u{2E7A}")), ("a\u{FFFD}", 1, .disallowed("\u{FFFD}")),
            ("a.\u{301}b", 2, .leadingMark("\u{301}")), ("xn--", 1, .punycode),
            ("xn--abc-", 1, .punycode), ("xn--a", 1, .disallowed("\u{80}")),
            ("xn--ü", 1, .punycode), ("xn--u-ccb", 1, .notNormal), ("xn--xn---epa", 1, .punycode),
            ("a\u{200D}b", 1, .joiner), ("a\u{200C}b", 1, .joiner), ("aא", 1, .direction),
            ("a.1א", 2, .direction), ("א.a1-", 2, .direction), ("א1٣", 1, .direction),
        ])
    func invalid(domain: String, label: Int, reason: IDNA.Reason) {
        #expect(throws: IDNA.Failure(label: label, reason: reason)) {
            try IDNA.toASCII(domain)
        }
    }

    @Test("A joiner after a virama and a non-joiner between joining letters are valid")
    func joiners() {
        for domain in ["क्\u{200D}ष", "क्\u{200C}ष", "ن\u{200C}م", "ن\u{64E}\u{200C}\u{64E}م"] {
            #expect(throws: Never.self) { try IDNA.toASCII(domain) }
        }
    }

    @Test("Hyphens, lengths and letters are checked only on request")
    func optionalChecks() {
        for domain in ["-a", "a-", "ab--c", "a..b", String(repeating: "a", count: 64)] {
            #expect(throws: Never.self) { try IDNA.toASCII(domain) }
            #expect(throws: IDNA.Failure.self) {
                try IDNA.toASCII(domain, checks: [.hyphens, .lengths])
            }
        }
        for domain in ["a_b", "a b", "a%b", "a\u{7F}", "\u{FF05}", "\u{2260}", "=\u{338}", "*.a"] {
            #expect(throws: Never.self) { try IDNA.toASCII(domain) }
            #expect(throws: IDNA.Failure.self) { try IDNA.toASCII(domain, checks: .letters) }
        }
        let long = Array(repeating: "abcdefghi", count: 26).joined(separator: ".")
        #expect(throws: IDNA.Failure(label: 26, reason: .length(259, limit: 253))) {
            try IDNA.toASCII(long, checks: .lengths)
        }
    }

    @Test("A failure describes the label, what was found and what was expected")
    func description() {
        let failure = IDNA.Failure(label: 2, reason: .leadingMark("\u{301}"))
        let expected =
            "label 2: found the combining mark U+0301 first, expected a letter or a digit"
        #expect(failure.description == expected)
        let tooLong = IDNA.Failure(label: 1, reason: .length(64, limit: 63))
        #expect(tooLong.description == "label 1: found 64 characters in ASCII, expected 1 to 63")
    }

    @Test("Converting an ASCII form to ASCII does not change it")
    func random() {
        var generator = SeededGenerator(seed: Runs.seed)
        let pool = meetingScalars + Array("ab1-.xn--\u{200C}\u{200D}א٣".unicodeScalars)
        for run in 0..<Runs.count(of: 1_000_000) {
            let text = generator.text(upTo: 8, of: pool)
            guard let ascii = try? IDNA.toASCII(text) else { continue }
            let again = try? IDNA.toASCII(ascii)
            let place = "seed \(Runs.seed), run \(run), \(text.debugDescription)"
            #expect(again == ascii, "\(place)")
            #expect(ascii.utf8.allSatisfy { $0 < 0x80 }, "\(place)")
        }
    }
}
