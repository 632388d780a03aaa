import Testing

@testable import RowHTTP

@Suite("A request")
struct RequestReadingTests {
    @Test("is read with its method, target, headers and body")
    func whole() {
        var driver = ConnectionDriver()
        driver.receive(
            "POST /a%20b?c=d HTTP/1.1\r\nHost: localhost:80\r\nX-One: 1\r\nx-one:\t 2 \r\n"
                + "Content-Length: 3\r\n\r\nabc")
        var expected = HTTPRequest(.post, "/a%20b?c=d", body: Array("abc".utf8))
        expected.headers = [.host: "localhost:80"]
        for (name, value) in [("X-One", "1"), ("x-one", "2"), ("Content-Length", "3")] {
            expected.headers.append(HTTPHeaders.Name(token: Array(name.utf8)[...]), value)
        }
        #expect(driver.events == [.request(expected)])
    }

    /// Conversations that cover each way to frame or refuse a request.
    static let conversations = [
        "GET / HTTP/1.1\r\nHost: x\r\n\r\n",
        "\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET / HTTP/1.0\r\n\r\n",
        "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\nGET /2 HTTP/1.0\r\n\r\n",
        "HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        "GET http://y/z?q HTTP/1.1\r\nHost: x\r\n\r\nOPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab\r\nc",
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n\r\nGET /2 HTTP/1.1\r\nHost: x\r\n\r\n",
        "PUT / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
            + "3;a=\"b\"\r\nabc\r\n00A \t;x\r\n0123456789\r\n0\r\nT: 1\r\n\r\n"
            + "GET /2 HTTP/1.1\r\nHost: x\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-Continue\r\nContent-Length: 2\r\n\r\nok",
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2000\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3e9\r\n",
        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nabc\r\n0\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nA: b\nC: d\r\n\r\n",
        "GET / HTTP/1.1\r\nA: \(String(repeating: "a", count: 300))\r\nHost: x\r\n\r\n",
        "GET /\(String(repeating: "a", count: 300)) HTTP/1.1\r\nHost: x\r\n\r\n",
        "\u{16}\u{3}\u{1}\u{2}",
    ]

    @Test("is read the same wherever its bytes are split", arguments: conversations)
    func split(conversation: String) {
        var limits = HTTPLimits()
        limits.body = { _ in 1_000 }
        limits.headers = 256
        limits.requestLine = 256
        let bytes = Array(conversation.utf8)
        var whole = ConnectionDriver.echoing(limits: limits)
        whole.receive(bytes)
        #expect(!whole.events.isEmpty)
        for split in 1..<bytes.count {
            var driver = ConnectionDriver.echoing(limits: limits)
            driver.receive(Array(bytes[..<split]))
            driver.receive(Array(bytes[split...]))
            #expect(driver.events == whole.events, "split at \(split)")
        }
        var slow = ConnectionDriver.echoing(limits: limits)
        for byte in bytes { slow.receive([byte]) }
        #expect(slow.events == whole.events)
    }

    @Test("may be preceded by an empty line, which older browsers send after a form")
    func emptyLine() {
        var driver = ConnectionDriver()
        driver.receive("\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(driver.requests.count == 1)
    }

    @Test("is read as HTTP/1.1 if its minor version is higher", arguments: 1...9)
    func minorVersions(number: Int) {
        var driver = ConnectionDriver.echoing()
        driver.receive(
            "POST / HTTP/1.\(number)\r\nHost: x\r\nExpect: 100-continue\r\n"
                + "Transfer-Encoding: chunked\r\n\r\n")
        driver.receive("2\r\nok\r\n0\r\n\r\n")
        #expect(driver.requests.map(\.version) == [.http11])
        #expect(driver.statuses == ["100 Continue", "200 OK"])
    }

    @Test(
        "needs a host in every minor version but the first",
        arguments: [("1.0", "200 OK"), ("1.1", "400 Bad Request"), ("1.2", "400 Bad Request")])
    func host(version: String, status: String) {
        var driver = ConnectionDriver.echoing()
        driver.receive("GET / HTTP/\(version)\r\n\r\n")
        #expect(driver.statuses == [status])
    }

    @Test("is for the host in its target if there is one")
    func absoluteTarget() {
        var driver = ConnectionDriver()
        driver.receive("GET HTTP://example.org:80?a HTTP/1.1\r\nHost: other\r\n\r\n")
        #expect(driver.requests.first?.headers[.host] == "example.org:80")
        #expect(driver.requests.first?.target.description == "/?a")
    }

    @Test("gets its body from chunks, without extensions and trailers")
    func chunks() {
        var driver = ConnectionDriver()
        driver.receive(
            "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: Chunked\r\n\r\n"
                + "3\r\nabc\r\nA;name=value\r\n0123456789\r\n000\r\nHost: evil\r\n\r\n")
        #expect(driver.requests.first?.body == Array("abc0123456789".utf8))
        #expect(driver.requests.first?.headers.values(of: .host) == ["x"])
    }

    @Test("is not read from the body of another request")
    func nestedRequest() {
        let nested = "GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n"
        let size = String(nested.utf8.count, radix: 16)
        let framings = [
            "Content-Length: \(nested.utf8.count)\r\n\r\n\(nested)",
            "Transfer-Encoding: chunked\r\n\r\n\(size)\r\n\(nested)\r\n0\r\n\r\n",
        ]
        for framing in framings {
            var driver = ConnectionDriver.echoing()
            driver.receive(
                "GET / HTTP/1.1\r\nHost: x\r\n\(framing)GET /2 HTTP/1.1\r\nHost: x\r\n\r\n")
            #expect(driver.requests.map(\.target.description) == ["/", "/2"])
            #expect(driver.requests.first?.body == Array(nested.utf8))
        }
    }

    @Test("receives 100 Continue before its body only if it expects that")
    func expectContinue() {
        let head = "POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: "
        var driver = ConnectionDriver()
        driver.receive(head + "2\r\n\r\n")
        #expect(driver.events == [.wrote("HTTP/1.1 100 Continue\r\n\r\n")])
        driver.receive("ok")
        #expect(driver.requests.first?.body == Array("ok".utf8))

        var empty = ConnectionDriver()
        empty.receive(head + "0\r\n\r\n")
        #expect(empty.output == "")

        var old = ConnectionDriver()
        old.receive("POST / HTTP/1.0\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
        #expect(old.output == "")
    }

    @Test("has a limit for its body that depends on its head")
    func bodyLimitByRoute() {
        var limits = HTTPLimits()
        limits.body = { $0.target.path == ["files"] ? 10 : 5 }
        var driver = ConnectionDriver.echoing(limits: limits)
        driver.receive("POST /files HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n0123456789")
        driver.receive("POST /text HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n")
        #expect(driver.statuses == ["200 OK", "413 Content Too Large"])
    }
}
