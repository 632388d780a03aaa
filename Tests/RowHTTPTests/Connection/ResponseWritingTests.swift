import Testing

@testable import RowHTTP

@Suite("A response")
struct ResponseWritingTests {
    private func written(
        _ response: HTTPResponse, to request: String = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"
    ) -> String {
        var driver = ConnectionDriver()
        driver.receive(request)
        driver.respond(response)
        return driver.output
    }

    @Test("has status, date, the handler's headers in order, and its length")
    func bytes() {
        var response = HTTPResponse.text(.notFound, "Grüße")
        response.headers.append(.setCookie, "a=1")
        response.headers.append(.setCookie, "b=2")
        let expected = [
            "HTTP/1.1 404 Not Found", "Date: now", "Content-Type: text/plain; charset=utf-8",
            "X-Content-Type-Options: nosniff", "Set-Cookie: a=1", "Set-Cookie: b=2",
            "Content-Length: 7", "", "Grüße",
        ]
        #expect(written(response) == expected.joined(separator: "\r\n"))
    }

    @Test("has the length of its body but no body in response to HEAD")
    func head() {
        let response = HTTPResponse(.ok, body: Array("hello".utf8))
        let output = written(response, to: "HEAD / HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(output == "HTTP/1.1 200 OK\r\nDate: now\r\nContent-Length: 5\r\n\r\n")
    }

    @Test(
        "has no body if its status does not allow one, even if the handler sets one",
        arguments: [
            HTTPStatus.noContent, .notModified,
        ])
    func noBody(status: HTTPStatus) {
        let output = written(HTTPResponse(status, body: Array("hello".utf8)))
        #expect(output == "HTTP/1.1 \(status)\r\nDate: now\r\n\r\n")
        let stream = HTTPBodyStream()
        #expect(written(HTTPResponse(status, headers: [:], stream: stream)) == output)
        #expect(stream.isEnded)
    }

    @Test("cannot be corrupted by a header's value or name")
    func injection() {
        var response = HTTPResponse(.seeOther)
        response.headers[.location] = "/a\r\nSet-Cookie: evil=1\r\n\r\n<html>\0"
        let output = written(response)
        #expect(output.contains("Location: /a  Set-Cookie: evil=1    <html> \r\n"))
        #expect(output.split(separator: "\r\n", omittingEmptySubsequences: false).count == 6)
        for name in ["", "a b", "a:", "a\r\nb", "ä", "a\0"] {
            #expect(HTTPHeaders.Name(name) == nil, "\(name)")
        }
    }

    @Test("is framed by the connection, whatever headers the handler sets")
    func ownHeaders() {
        let headers: HTTPHeaders = [
            .contentLength: "99", .transferEncoding: "gzip", .connection: "upgrade",
            .date: "never",
        ]
        let output = written(HTTPResponse(.ok, headers: headers, body: Array("ok".utf8)))
        #expect(output == "HTTP/1.1 200 OK\r\nDate: now\r\nContent-Length: 2\r\n\r\nok")
    }

    @Test("is chunked if it is a stream, and keeps the connection")
    func streamed() {
        var driver = ConnectionDriver()
        driver.receive("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        driver.respond(HTTPResponse(headers: [:], stream: HTTPBodyStream()))
        #expect(driver.connection.wantsBody)
        driver.send("data: hello\n\n")
        driver.send("")
        driver.finishBody()
        #expect(
            driver.output == "HTTP/1.1 200 OK\r\nDate: now\r\nTransfer-Encoding: chunked\r\n\r\n"
                + "d\r\ndata: hello\n\n\r\n0\r\n\r\n")
        driver.receive("GET /2 HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(driver.requests.count == 2)
    }

    @Test("ends with the connection if it is a stream over HTTP/1.0")
    func streamedToOldClient() {
        var driver = ConnectionDriver()
        driver.receive("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
        driver.respond(HTTPResponse(headers: [:], stream: HTTPBodyStream()))
        driver.send("hello")
        driver.finishBody()
        #expect(driver.output == "HTTP/1.1 200 OK\r\nDate: now\r\nConnection: close\r\n\r\nhello")
        #expect(driver.events.last == .finishedWriting)
    }

    @Test("reads no more from a stream while enough is waiting to be written")
    func backPressure() {
        var driver = ConnectionDriver()
        driver.receive("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        driver.holdsWriting = true
        driver.respond(HTTPResponse(headers: [:], stream: HTTPBodyStream()))
        driver.send(String(repeating: "a", count: 65_536))
        #expect(!driver.connection.wantsBody)
        driver.take(10_000)
        #expect(driver.connection.wantsBody)
    }

    @Test("is the same if its start was sent before it was known")
    func probe() {
        let requests = "GET /1 HTTP/1.1\r\nHost: x\r\n\r\nGET /2 HTTP/1.1\r\nHost: x\r\n\r\n"
        var (plain, probed) = (ConnectionDriver(), ConnectionDriver())
        plain.receive(requests)
        probed.receive(requests)
        for count in 1...2 {
            probed.probe()
            probed.probe()
            #expect(probed.output == plain.output + "HTTP/1.1 ")
            plain.respond(.text(.ok, "answer \(count)"))
            probed.respond(.text(.ok, "answer \(count)"))
            #expect(probed.output == plain.output)
        }
        // There is no request to answer.
        probed.probe()
        #expect(probed.output == plain.output)
        #expect(probed.requests.map(\.target.description) == ["/1", "/2"])
    }

    @Test("ends a stream when the client leaves")
    func clientLeaves() {
        var driver = ConnectionDriver()
        driver.receive("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        driver.respond(HTTPResponse(headers: [:], stream: HTTPBodyStream()))
        driver.receiveEnd()
        #expect(driver.isClosed)

        var early = ConnectionDriver()
        early.receive("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        early.receiveEnd()
        early.respond(HTTPResponse(headers: [:], stream: HTTPBodyStream()))
        #expect(early.isClosed)
    }

    @Test("ends a stream when the client leaves, even if no more of its input is read")
    func clientLeavesUnread() {
        var limits = HTTPLimits()
        limits.readAhead = 10
        var driver = ConnectionDriver(limits: limits)
        driver.receive("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        driver.receive("0123456789")
        #expect(!driver.connection.wantsInput)
        #expect(!driver.connection.wantsEnd)
        driver.respond(HTTPResponse(headers: [:], stream: HTTPBodyStream()))
        #expect(!driver.connection.wantsInput)
        #expect(driver.connection.wantsEnd)
        driver.receiveEnd()
        #expect(driver.isClosed)
        #expect(!driver.connection.wantsEnd)
    }
}
