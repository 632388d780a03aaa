import Testing

@testable import RowHTTP

@Suite("A time limit")
struct TimeLimitTests {
    @Test("expires for a connection without a request, which is closed without a response")
    func idle() {
        var driver = ConnectionDriver.echoing()
        driver.wait(until: .seconds(20))
        driver.receive("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        driver.wait(until: .seconds(49))
        #expect(!driver.isClosed)
        driver.wait(until: .seconds(50))
        #expect(driver.isClosed)
        #expect(driver.statuses == ["200 OK"])
    }

    @Test("expires for a head, however steadily its bytes arrive")
    func head() {
        var driver = ConnectionDriver()
        driver.wait(until: .seconds(5))
        driver.receive("GET / HTTP/1.1\r\n")
        for second in 6...14 {
            driver.wait(until: .seconds(second))
            driver.receive("A: b\r\n")
            #expect(driver.output == "")
        }
        driver.wait(until: .seconds(15))
        #expect(driver.statuses == ["408 Request Timeout"])
        #expect(driver.events.last == .finishedWriting)
    }

    @Test("expires for a body that arrives too slowly, but not for a large one")
    func body() {
        let head = "PUT / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n"
        var slow = ConnectionDriver()
        slow.receive(head)
        slow.wait(until: .seconds(9))
        slow.receive(String(repeating: "a", count: 2_048))
        slow.wait(until: .seconds(11))
        #expect(slow.statuses == [])
        slow.wait(until: .seconds(12))
        #expect(slow.statuses == ["408 Request Timeout"])

        var steady = ConnectionDriver()
        steady.receive(head)
        for second in 1...97 {
            steady.wait(until: .seconds(second))
            steady.receive(String(repeating: "a", count: 1_024))
        }
        steady.receive(String(repeating: "a", count: 1_000))
        #expect(steady.requests.count == 1)
    }

    @Test("does not apply to a handler")
    func handler() {
        var driver = ConnectionDriver()
        driver.receive("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(driver.connection.deadline == nil)
    }

    @Test("expires for a client that reads nothing of a response")
    func writing() {
        var driver = ConnectionDriver.echoing()
        driver.holdsWriting = true
        driver.receive("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        driver.wait(until: .seconds(29))
        driver.take(1)
        driver.wait(until: .seconds(58))
        #expect(!driver.isClosed)
        driver.wait(until: .seconds(59))
        #expect(driver.isClosed)
    }

    @Test("expires for a stream half a second after the server began to stop")
    func stoppedStream() {
        for readsIt in [true, false] {
            var driver = ConnectionDriver()
            driver.receive("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            driver.respond(HTTPResponse(headers: [:], stream: HTTPBodyStream()))
            driver.wait(until: .seconds(60))
            driver.holdsWriting = !readsIt
            driver.send("news")
            driver.stop()
            driver.finishBody()
            #expect(driver.events.contains(.finishedWriting) == readsIt)
            driver.wait(until: .milliseconds(60_499))
            #expect(!driver.isClosed)
            driver.wait(until: .milliseconds(60_500))
            #expect(driver.isClosed)
        }
    }

    @Test("expires half a second after a stream has begun at a server that stops")
    func lateStream() {
        var driver = ConnectionDriver()
        driver.receive("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        driver.stop()
        driver.wait(until: .seconds(60))
        driver.respond(HTTPResponse(headers: [:], stream: HTTPBodyStream()))
        driver.wait(until: .milliseconds(60_499))
        #expect(!driver.isClosed)
        driver.wait(until: .milliseconds(60_500))
        #expect(driver.isClosed)
    }

    @Test("expires for a client that reads nothing of a stream, but not for an idle stream")
    func streaming() {
        var driver = ConnectionDriver()
        driver.receive("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        driver.respond(HTTPResponse(headers: [:], stream: HTTPBodyStream()))
        driver.wait(until: .seconds(3_600))
        #expect(!driver.isClosed)
        driver.holdsWriting = true
        driver.send("news")
        driver.wait(until: .seconds(3_629))
        #expect(!driver.isClosed)
        driver.wait(until: .seconds(3_630))
        #expect(driver.isClosed)
    }
}
