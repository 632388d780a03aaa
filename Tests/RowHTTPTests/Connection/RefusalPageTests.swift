import Testing

@testable import RowHTTP

@Suite("A connection with error pages")
struct RefusalPageTests {
    private static let page = HTTPResponse(.badRequest, body: Array("a page".utf8))

    private func refused(_ text: String, limits: HTTPLimits = HTTPLimits()) -> ConnectionDriver {
        var driver = ConnectionDriver(limits: limits, hasErrorPages: true)
        driver.receive(text)
        return driver
    }

    @Test("requests a page with the head of the request, if it was read")
    func knownHead() throws {
        let driver = refused(
            "POST /a HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nContent-Length: 9999999\r\n\r\n")
        guard case .refused(let refusal, let request?) = driver.events.first else {
            Issue.record("\(driver.events)")
            return
        }
        #expect(driver.events.count == 1)
        #expect(refusal.status == .contentTooLarge)
        #expect(request.target.path == ["a"])
        #expect(request.headers[.accept] == "text/html")
    }

    @Test("requests a page without a request if the head cannot be read")
    func unknownHead() {
        let driver = refused("GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n")
        guard case .refused(let refusal, nil) = driver.events.first else {
            Issue.record("\(driver.events)")
            return
        }
        #expect(refusal.status == .badRequest)
        #expect(driver.output == "")
    }

    @Test("writes the page, closes, and reads nothing after the refused request")
    func closing() {
        var driver = refused("GET /%zz HTTP/1.1\r\n\r\n")
        driver.receive("GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n")
        driver.respond(Self.page)
        driver.receive("GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(driver.requests.isEmpty)
        #expect(driver.statuses == ["400 Bad Request"])
        #expect(driver.output.contains("Connection: close\r\n\r\na page"))
        #expect(driver.events.last == .finishedWriting)
        driver.receiveEnd()
        #expect(driver.isClosed)
    }

    @Test("buffers no more of a body that is too large than of later requests")
    func boundedInput() {
        var limits = HTTPLimits()
        limits.readAhead = 100
        var driver = refused(
            "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9999999\r\n\r\n", limits: limits)
        #expect(driver.connection.wantsInput)
        driver.receive(String(repeating: "a", count: 100))
        #expect(!driver.connection.wantsInput)
        driver.respond(Self.page)
        #expect(driver.connection.wantsInput)
    }

    @Test("sends no body in response to HEAD")
    func head() {
        var driver = refused(
            "HEAD / HTTP/1.1\r\nHost: x\r\nExpect: cake\r\nContent-Length: 1\r\n\r\n")
        driver.respond(Self.page)
        #expect(driver.output.hasSuffix("Content-Length: 6\r\nConnection: close\r\n\r\n"))
    }

    @Test("requests a page if a head takes too long, even on a half-closed connection")
    func slowHead() {
        var driver = ConnectionDriver(hasErrorPages: true)
        driver.receive("GET / HT")
        driver.wait(until: .seconds(10))
        #expect(
            driver.events == [.refused(HTTPRefusal(.requestTimeout, "the head took too long"), nil)]
        )
        driver.receiveEnd()
        driver.respond(Self.page)
        #expect(driver.statuses == ["400 Bad Request"])
        #expect(driver.isClosed)
    }

    @Test("counts the refusal")
    func counting() {
        var connection = HTTPConnection(
            limits: HTTPLimits(), hasErrorPages: true, at: HTTPMoment(uptime: .zero, date: ""))
        let moment = HTTPMoment(uptime: .zero, date: "")
        _ = connection.receive(Array("GET\r\n\r\n".utf8)[...], at: moment)
        let actions = connection.respond(Self.page, at: moment)
        #expect(actions.contains(.begin(.badRequest, isRefusal: true)))
    }
}
