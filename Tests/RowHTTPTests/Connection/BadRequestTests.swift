import Testing

@testable import RowHTTP

@Suite("A bad request")
struct BadRequestTests {
    /// A head with `Host` and additional lines.
    private static func head(_ lines: String..., method: String = "POST") -> String {
        "\(method) / HTTP/1.1\r\nHost: x\r\n" + lines.map { "\($0)\r\n" }.joined() + "\r\n"
    }

    private static func chunked(_ body: String) -> String {
        head("Transfer-Encoding: chunked") + body
    }

    static let requestLines: [(String, Int)] = [
        ("GET / HTTP/1.1 \r\n", 400),
        ("GET  / HTTP/1.1\r\n", 400),
        (" GET / HTTP/1.1\r\n", 400),
        ("GET\t/ HTTP/1.1\r\n", 400),
        ("GET /\r\n", 400),
        ("GET / http/1.1\r\n", 400),
        ("GET / HTTP/1.10\r\n", 400),
        ("GET / HTTP/1\r\n", 400),
        ("G(T / HTTP/1.1\r\n", 400),
        ("GET / HTTP/1.a\r\n", 400),
        ("GET / HTTP/0.9\r\n", 505),
        ("GET / HTTP/2.0\r\n", 505),
        ("GET / HTTP/2.1\r\n", 505),
        ("PRI * HTTP/2.0\r\n", 505),
        ("GET a HTTP/1.1\r\n", 400),
        ("GET * HTTP/1.1\r\n", 400),
        ("GET /a#b HTTP/1.1\r\n", 400),
        ("GET /ä HTTP/1.1\r\n", 400),
        ("GET /%zz HTTP/1.1\r\n", 400),
        ("GET /%00 HTTP/1.1\r\n", 400),
        ("GET /%ff HTTP/1.1\r\n", 400),
        ("GET /a/../b HTTP/1.1\r\n", 400),
        ("GET /a/%2e%2E/b HTTP/1.1\r\n", 400),
        ("GET /. HTTP/1.1\r\n", 400),
        ("GET http:///a HTTP/1.1\r\n", 400),
        ("GET http://user@x/ HTTP/1.1\r\n", 400),
        ("GET ftp://x/ HTTP/1.1\r\n", 400),
        ("CONNECT x:80 HTTP/1.1\r\n", 501),
        ("\r\n\r\n", 400),
        ("\u{16}\u{3}\u{1}", 400),
        ("GET /\u{0} HTTP/1.1\r\n", 400),
        ("GET / HTTP/1.1\n", 400),
        ("GET /\rHTTP/1.1\r\n", 400),
        ("GET /\(String(repeating: "a", count: 8_192)) HTTP/1.1\r\n", 414),
        (String(repeating: "a", count: 8_194), 414),
    ]

    static let headers: [(String, Int)] = [
        ("GET / HTTP/1.1\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", 400),
        ("GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: a@b\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: a,b\r\n\r\n", 400),
        (head("A : b"), 400),
        (head("A\t: b"), 400),
        (head(": b"), 400),
        (head("A b"), 400),
        (head("A: b", " c"), 400),
        (head("A: b", "\tc"), 400),
        (head("A(: b"), 400),
        (head("Ä: b"), 400),
        (head("A: b\u{0}"), 400),
        (head("A: b\u{1}"), 400),
        (head("A: b\u{7F}"), 400),
        (head("A: b\rC: d"), 400),
        ("GET / HTTP/1.1\r\nHost: x\r\nA: b\n\r\n", 400),
        ("GET / HTTP/1.1\nHost: x\n\n", 400),
        (head("Expect: 200-ok"), 417),
        (head("Expect: 100-continue, something"), 417),
        (head("A: \(String(repeating: "a", count: 33_000))"), 431),
        ("GET / HTTP/1.1\r\nHost: x\r\nA: \(String(repeating: "a", count: 33_000))", 431),
        (head(String(repeating: "A: b\r\n", count: 100) + "C: d"), 431),
        (head(String(repeating: "A: \(String(repeating: "a", count: 1_000))\r\n", count: 33)), 431),
    ]

    static let framings: [(String, Int)] = [
        (head("Content-Length: 1", "Transfer-Encoding: chunked"), 400),
        (head("Transfer-Encoding: chunked", "Content-Length: 0"), 400),
        (head("Content-Length: 1", "Content-Length: 2"), 400),
        (head("Content-Length: 1", "Content-Length: 1"), 400),
        (head("Content-Length: 1, 2"), 400),
        (head("Content-Length: +1"), 400),
        (head("Content-Length: -1"), 400),
        (head("Content-Length: 0x1"), 400),
        (head("Content-Length: 1 1"), 400),
        (head("Content-Length: "), 400),
        (head("Content-Length: ١"), 400),
        (head("Content-Length: 1048577"), 413),
        (head("Content-Length: 99999999999999999999999"), 413),
        ("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
        (head("Transfer-Encoding: chunked, chunked"), 400),
        (head("Transfer-Encoding: chunked", "Transfer-Encoding: chunked"), 400),
        (head("Transfer-Encoding: chunked, gzip"), 400),
        (head("Transfer-Encoding: chunked, identity"), 400),
        (head("Transfer-Encoding:"), 400),
        (head("Transfer-Encoding: ,"), 400),
        (head("Transfer-Encoding: chunked\u{B}"), 400),
        (head("Transfer-Encoding : chunked"), 400),
        (head("Transfer-Encoding: gzip, chunked"), 501),
        (head("Transfer-Encoding: gzip"), 501),
        (head("Transfer-Encoding: identity"), 501),
        (head("Transfer-Encoding: xchunked"), 501),
        (head("Transfer-Encoding: \"chunked\""), 501),
        (head("Transfer-Encoding: chunked;a=b"), 501),
        (head("Transfer-Encoding: chunked chunked"), 501),
    ]

    static let chunks: [(String, Int)] = [
        (chunked("g\r\n"), 400),
        (chunked("\r\n"), 400),
        (chunked(";a\r\n"), 400),
        (chunked(" 1\r\n"), 400),
        (chunked("1 \r\n"), 400),
        (chunked("0x1\r\n"), 400),
        (chunked("+1\r\n"), 400),
        (chunked("-1\r\n"), 400),
        (chunked("1\n"), 400),
        (chunked("1\r\r\n"), 400),
        (chunked("1;a\rb\r\n"), 400),
        (chunked("1;a\u{0}b\r\n"), 400),
        (chunked("1\r\nab\r\n"), 400),
        (chunked("1\r\na\n"), 400),
        (chunked("1\r\na0\r\n"), 400),
        (chunked("FFFFFFFFFFFFFFFF\r\n"), 400),
        (chunked("10000000000000000\r\n"), 400),
        (chunked("7FFFFFFFFFFFFFFF\r\n"), 413),
        (chunked("100001\r\n"), 413),
        (chunked("1;\(String(repeating: "a", count: 300))\r\n"), 400),
        (chunked("0\r\nA : b\r\n\r\n"), 400),
        (chunked("0\r\n A: b\r\n\r\n"), 400),
        (chunked("0\r\nGET / HTTP/1.1\r\n\r\n"), 400),
        (chunked("0\r\nA: \(String(repeating: "a", count: 33_000))"), 431),
    ]

    @Test(
        "is refused with its status, reaches no handler, and closes the connection",
        arguments: requestLines + headers + framings + chunks)
    func refused(bytes: String, status: Int) {
        var driver = ConnectionDriver.echoing()
        // The bytes that follow must not be read as a request.
        driver.receive(bytes + "\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(driver.requests == [])
        #expect(driver.statuses.map { Int($0.prefix(3)) } == [status])
        #expect(driver.output.contains("\r\nConnection: close\r\n"))
        #expect(driver.events.last == .finishedWriting)
    }

    @Test("gets the reason in plain text")
    func reason() {
        var driver = ConnectionDriver()
        driver.receive(Self.head("A : b"))
        let expected = [
            "HTTP/1.1 400 Bad Request", "Date: now", "Content-Type: text/plain; charset=utf-8",
            "X-Content-Type-Options: nosniff", "Content-Length: 55", "Connection: close", "",
            "400 Bad Request: a header has a space before its colon\n",
        ]
        #expect(driver.output == expected.joined(separator: "\r\n"))
    }

    @Test("gets its status without a body if it is a HEAD request")
    func head() {
        var driver = ConnectionDriver()
        driver.receive(Self.head("Content-Length: x", method: "HEAD"))
        #expect(driver.statuses == ["400 Bad Request"])
        #expect(driver.output.hasSuffix("Connection: close\r\n\r\n"))
    }

    @Test("exceeds each limit by one byte, and is accepted without that byte")
    func edges() {
        var limits = HTTPLimits()
        limits.requestLine = 20
        limits.headers = 30
        limits.headerCount = 2
        limits.body = { _ in 4 }
        let cases = [
            ("GET /23456 HTTP/1.1\r\nHost: x\r\n\r\n", "200"),
            ("GET /234567 HTTP/1.1\r\nHost: x\r\n\r\n", "200"),
            ("GET /2345678 HTTP/1.1\r\nHost: x\r\n\r\n", "414"),
            ("GET / HTTP/1.1\r\nHost: x\r\nA: 4567890123456789\r\n\r\n", "200"),
            ("GET / HTTP/1.1\r\nHost: x\r\nA: 4567890123456789012\r\n\r\n", "431"),
            ("GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n\r\n", "200"),
            ("GET / HTTP/1.1\r\nHost: x\r\nA: b\r\nC: d\r\n\r\n", "431"),
            ("PUT / HTTP/1.1\r\nHost: x\r\nContent-Length:4\r\n\r\nabcd", "200"),
            ("PUT / HTTP/1.1\r\nHost: x\r\nContent-Length:5\r\n\r\nabcde", "413"),
        ]
        for (request, status) in cases {
            var driver = ConnectionDriver.echoing(limits: limits)
            driver.receive(request)
            #expect(driver.statuses.map { $0.prefix(3) } == [Substring(status)], "\(request)")
        }
    }
}
