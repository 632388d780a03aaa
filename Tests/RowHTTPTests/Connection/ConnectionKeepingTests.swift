import Testing

@testable import RowHTTP

@Suite("A connection")
struct ConnectionKeepingTests {
    private static let get = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"

    @Test(
        "is kept open unless the client requests otherwise",
        arguments: [
            ("HTTP/1.1", "", true),
            ("HTTP/1.1", "Connection: close\r\n", false),
            ("HTTP/1.1", "Connection: Keep-Alive, CLOSE\r\n", false),
            ("HTTP/1.1", "Connection: upgrade\r\n", true),
            ("HTTP/1.2", "", true),
            ("HTTP/1.9", "Connection: close\r\n", false),
            ("HTTP/1.0", "", false),
            ("HTTP/1.0", "Connection: Keep-Alive\r\n", true),
            ("HTTP/1.0", "Connection: keep-alive\r\nConnection: close\r\n", false),
        ])
    func kept(version: String, header: String, isKept: Bool) {
        var driver = ConnectionDriver.echoing()
        driver.receive("GET / \(version)\r\nHost: x\r\n\(header)\r\n")
        #expect(driver.statuses == ["200 OK"])
        #expect(driver.events.contains(.finishedWriting) != isKept)
        #expect(driver.output.contains("Connection: close") != isKept)
        #expect(
            driver.output.contains("Connection: keep-alive") == (isKept && version == "HTTP/1.0"))
    }

    @Test("waits for its client to close when it closes, but not forever")
    func lingers() {
        for clientCloses in [true, false] {
            var driver = ConnectionDriver.echoing()
            driver.receive("GET / HTTP/1.0\r\n\r\n")
            #expect(driver.events.last == .finishedWriting)
            driver.receive("what comes now is dropped")
            if clientCloses { driver.receiveEnd() } else { driver.wait(until: .seconds(2)) }
            #expect(driver.isClosed)
            #expect(driver.requests.count == 1)
        }
    }

    @Test("discards a body that is too large while it arrives, but not forever")
    func uploads() {
        var limits = HTTPLimits()
        limits.body = { _ in 10 }
        for stops in [false, true] {
            var driver = ConnectionDriver(limits: limits)
            driver.receive("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n")
            #expect(driver.statuses == ["413 Content Too Large"])
            #expect(driver.events.last == .finishedWriting)
            for second in 1...59 where !stops {
                driver.wait(until: .seconds(second))
                driver.receive("more")
                #expect(!driver.isClosed)
            }
            driver.wait(until: .seconds(stops ? 2 : 60))
            #expect(driver.isClosed)
            #expect(driver.requests.isEmpty)
        }
    }

    @Test("discards no body for long while its server stops")
    func stoppedUpload() {
        var limits = HTTPLimits()
        limits.body = { _ in 10 }
        var driver = ConnectionDriver(limits: limits)
        driver.receive("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n")
        driver.stop()
        driver.wait(until: .seconds(1))
        driver.receive("more")
        #expect(!driver.isClosed)
        driver.wait(until: .seconds(2))
        #expect(driver.isClosed)
    }

    @Test("answers pipelined requests in order, one after another")
    func pipelining() {
        var driver = ConnectionDriver()
        driver.receive((1...40).map { "GET /\($0) HTTP/1.1\r\nHost: x\r\n\r\n" }.joined())
        #expect(driver.requests.count == 1)
        for number in 1...40 {
            #expect(driver.requests.last?.target.path == ["\(number)"])
            driver.respond(HTTPResponse(.ok, body: Array("<\(number)>".utf8)))
        }
        #expect(driver.requests.count == 40)
        let bodies = driver.output.split(separator: "<").dropFirst().map { $0.prefix { $0 != ">" } }
        #expect(bodies == (1...40).map { Substring("\($0)") })
    }

    @Test("reads ahead no further than its limit while a request is handled")
    func readAhead() {
        var limits = HTTPLimits()
        limits.readAhead = 100
        var driver = ConnectionDriver(limits: limits)
        driver.receive(Self.get)
        #expect(driver.connection.wantsInput)
        driver.receive(String(repeating: Self.get, count: 4))
        #expect(!driver.connection.wantsInput)
        for _ in 1...5 { driver.respond(HTTPResponse(.ok)) }
        #expect(driver.connection.wantsInput)
        #expect(driver.statuses.count == 5)
    }

    @Test("reads the next request once the response to the last one is written")
    func waitsForWriting() {
        var driver = ConnectionDriver.echoing()
        driver.holdsWriting = true
        driver.receive(Self.get + Self.get)
        #expect(driver.requests.count == 1)
        driver.take(driver.output.utf8.count - 1)
        #expect(driver.requests.count == 1)
        driver.take(1)
        #expect(driver.requests.count == 2)
    }

    @Test("closes after the last response if its client sends no more")
    func halfClosed() {
        var driver = ConnectionDriver()
        driver.receive(Self.get + Self.get + "GET /part")
        driver.receiveEnd()
        driver.respond(HTTPResponse(.ok))
        #expect(!driver.isClosed)
        driver.respond(HTTPResponse(.noContent))
        #expect(driver.statuses == ["200 OK", "204 No Content"])
        #expect(driver.isClosed)
    }

    @Test(
        "closes without a response if its client leaves before a request is complete",
        arguments: [
            "", "GET", "GET / HTTP/1.1\r\nHost: x\r\n",
            "PUT / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab",
        ])
    func left(bytes: String) {
        var driver = ConnectionDriver()
        driver.receive(bytes)
        driver.receiveEnd()
        #expect(driver.events == [.closed])
    }

    @Test("closes when it stops, immediately if idle, else after the current request")
    func stops() {
        var idle = ConnectionDriver()
        idle.stop()
        #expect(idle.events == [.closed])

        var busy = ConnectionDriver.echoing()
        busy.receive("PUT /a HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n")
        busy.stop()
        #expect(busy.events == [])
        busy.receive("ok")
        #expect(busy.output.contains("Connection: close"))
        #expect(busy.output.hasSuffix("PUT /a ok"))
        #expect(busy.events.last == .finishedWriting)
    }

    @Test("ignores a response if none is awaited")
    func strayResponse() {
        var driver = ConnectionDriver()
        driver.respond(HTTPResponse(.ok))
        let stream = HTTPBodyStream()
        driver.respond(HTTPResponse(headers: [:], stream: stream))
        #expect(driver.events == [])
        #expect(stream.isEnded)
    }
}
