import TestRuns
import Testing

@testable import RowHTTP

@Suite("A server", .timeLimit(.minutes(30)))
struct HTTPServerTests {
    private static let get = "GET /a HTTP/1.1\r\nHost: x\r\n\r\n"

    /// Responds with the method, the target and the size of the body.
    private static func echo(_ request: HTTPRequest) -> HTTPResponse {
        .text(.ok, "\(request.method) \(request.target) \(request.body.count)")
    }

    @Test("chooses a port, and is reachable there by IPv4 and, if available, by IPv6")
    func addresses() async throws {
        let server = try HTTPServer(limits: .patient) { Self.echo($0) }
        #expect(server.port > 0)
        #expect(server.urls.first == "http://127.0.0.1:\(server.port)")
        for url in server.urls {
            let answer = try await converse { [port = server.port] in
                let client = try RawClient(port: port, overIPv6: url.contains("["))
                try client.send(Self.get)
                return try client.readResponse().body
            }
            #expect(answer == "GET /a 0")
        }
        await server.stop(within: .patience)
    }

    @Test("answers successive requests on a connection, with the current date")
    func keepAlive() async throws {
        let server = try HTTPServer(limits: .patient) { Self.echo($0) }
        let answers = try await converse { [port = server.port] in
            let client = try RawClient(port: port)
            return try (1...3).map { number in
                try client.send("GET /\(number) HTTP/1.1\r\nHost: x\r\n\r\n")
                return try client.readResponse()
            }
        }
        #expect(answers.map(\.body) == ["GET /1 0", "GET /2 0", "GET /3 0"])
        let date = HTTPDate.text(secondsSince1970: HTTPClock.system.secondsSince1970())
        #expect(answers.first?.head.contains("Date: \(date.prefix(16))") == true)
        await server.stop(within: .patience)
        let counters = server.counters
        #expect(counters.connections == 1)
        #expect(counters.requests == 3)
        #expect(counters.responses == [2: 3])
        #expect(counters.bytesReceived == 3 * Self.get.utf8.count)
        #expect(
            counters.bytesSent == answers.reduce(0) { $0 + $1.head.utf8.count + $1.body.utf8.count }
        )
        #expect(counters.openConnections == 0)
    }

    @Test("accepts a chunked body and a large one with a length, and sends a large one")
    func largeBodies() async throws {
        var limits = HTTPLimits.patient
        limits.body = { _ in 8 << 20 }
        let server = try HTTPServer(limits: limits) { HTTPResponse(.ok, body: $0.body) }
        let isSame = try await converse { [port = server.port] in
            let client = try RawClient(port: port)
            try client.send("PUT / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
            let piece = String(repeating: "abcdefgh", count: 1 << 12)
            for _ in 1...32 { try client.send("8000\r\n\(piece)\r\n") }
            try client.send("0\r\n\r\n")
            let chunked = try client.readResponse().body
            let large = String(repeating: piece, count: 128)
            try client.send(
                "PUT / HTTP/1.1\r\nHost: x\r\nContent-Length: \(large.utf8.count)\r\n\r\n")
            try client.send(large)
            return try [
                chunked == String(repeating: piece, count: 32), client.readResponse().body == large,
            ]
        }
        #expect(isSame == [true, true])
        await server.stop(within: .patience)
    }

    @Test("rejects malformed and oversized requests, and lets the client read why")
    func refuses() async throws {
        let server = try HTTPServer(limits: .patient) { Self.echo($0) }
        let answers = try await converse { [port = server.port] in
            let malformed = try RawClient(port: port)
            try malformed.send("GET / HTTP/1.1\r\n\r\n")
            let large = try RawClient(port: port)
            try large.send("PUT / HTTP/1.1\r\nHost: x\r\nContent-Length: 2000000\r\n\r\n")
            try large.send([UInt8](repeating: 0, count: 300_000))
            return try [malformed.readToEnd(), large.readToEnd()]
        }
        #expect(answers[0].hasPrefix("HTTP/1.1 400 "))
        #expect(answers[1].hasPrefix("HTTP/1.1 413 "))
        #expect(server.counters.requests == 0)
        #expect(server.counters.refusedRequests == 2)
        await server.stop(within: .patience)
    }

    @Test("does not wait forever for a slow head")
    func slowHead() async throws {
        var limits = HTTPLimits.patient
        limits.headTime = .milliseconds(50)
        let server = try HTTPServer(limits: limits) { Self.echo($0) }
        let answer = try await converse { [port = server.port] in
            let client = try RawClient(port: port)
            try client.send("GET / HTTP/1.1\r\nHost:")
            return try client.readToEnd()
        }
        #expect(answer.hasPrefix("HTTP/1.1 408 "))
        await server.stop(within: .patience)
    }

    @Test("closes an idle connection after the time limit")
    func idle() async throws {
        var limits = HTTPLimits.patient
        limits.idleTime = .milliseconds(50)
        let server = try HTTPServer(limits: limits) { Self.echo($0) }
        let answer = try await converse { [port = server.port] in
            let client = try RawClient(port: port)
            try client.send(Self.get)
            return try client.readToEnd()
        }
        #expect(answer.hasSuffix("GET /a 0"))
        await server.stop(within: .patience)
    }

    @Test("serves 200 connections at once")
    func manyConnections() async throws {
        let server = try HTTPServer(limits: .patient) { Self.echo($0) }
        let answers = try await converse { [port = server.port] in
            let clients = try (0..<200).map { _ in try RawClient(port: port) }
            for (number, client) in clients.enumerated() {
                try client.send("GET /\(number) HTTP/1.1\r\nHost: x\r\n\r\n")
            }
            return try clients.map { try $0.readResponse().body }
        }
        #expect(answers == (0..<200).map { "GET /\($0) 0" })
        await server.stop(within: .patience)
    }

    @Test("does nothing while idle, however many connections are open")
    func rests() async throws {
        let (rounds, system) = (Tally(), HTTPClock.system)
        let clock = HTTPClock(
            uptime: {
                rounds.add()
                return system.uptime()
            }, secondsSince1970: system.secondsSince1970)
        let server = try HTTPServer(
            on: .loopback, port: 0, limits: HTTPLimits.patient, clock: clock, handler: Self.echo)
        let clients = try await converse { [port = server.port] in
            let clients = try (0..<100).map { _ in try RawClient(port: port) }
            for client in clients {
                try client.send(Self.get)
                _ = try client.readResponse()
            }
            return Unchecked(clients)
        }
        try await Task.sleep(for: .milliseconds(20))
        let before = rounds.count
        try await Task.sleep(for: .milliseconds(100))
        // One late round at most: the last response may have been read before it was counted.
        #expect(rounds.count <= before + 1)
        _ = clients
        await server.stop(within: .patience)
    }

    @Test("does not close a connection that was just accepted to make room for another")
    func simultaneousConnections() async throws {
        var limits = HTTPLimits.patient
        limits.connections = 1
        // With a stopped clock, all connections arrive in the same round.
        let clock = HTTPClock(uptime: { .seconds(1) }, secondsSince1970: { 0 })
        let server = try HTTPServer(on: .loopback, port: 0, limits: limits, clock: clock) {
            Self.echo($0)
        }
        let replies = try await converse { [port = server.port] in
            let first = try RawClient(port: port)
            let refused = try RawClient(port: port).readToEnd()
            try first.send(Self.get)
            return try [refused, first.readResponse().body]
        }
        #expect(replies[0].hasPrefix("HTTP/1.1 503 "))
        #expect(replies[1] == "GET /a 0")
        await server.stop(within: .zero)
    }

    @Test("closes the longest idle connection to make room, and refuses one if none is idle")
    func tooManyConnections() async throws {
        var limits = HTTPLimits.patient
        limits.connections = 2
        let (busy, answer) = (Gate<Void>(), Gate<Void>())
        let server = try HTTPServer(limits: limits) { request in
            if request.target.path == ["wait"] {
                busy.open(())
                await answer.passed()
            }
            return Self.echo(request)
        }
        let port = server.port
        let waiting = try await converse {
            let clients = try (RawClient(port: port), RawClient(port: port))
            try clients.0.send(Self.get)
            _ = try clients.0.readResponse()
            try clients.1.send("GET /wait HTTP/1.1\r\nHost: x\r\n\r\n")
            return Unchecked(clients)
        }
        await busy.passed()
        let replies = try await converse {
            let third = try RawClient(port: port)
            try third.send("GET /third HTTP/1.1\r\nHost: x\r\n")
            let first = try waiting.value.0.readToEnd()
            let fourth = try RawClient(port: port)
            let refused = try fourth.readToEnd()
            try third.send("\r\n")
            return try [first, refused, third.readResponse().body]
        }
        #expect(replies[0] == "")
        #expect(replies[1].hasPrefix("HTTP/1.1 503 "))
        #expect(replies[2] == "GET /third 0")
        answer.open(())
        let second = try await converse { try waiting.value.1.readResponse().body }
        #expect(second == "GET /wait 0")
        #expect(server.counters.refusedConnections == 1)
        await server.stop(within: .patience)
    }

    @Test("survives clients that leave before their response is complete")
    func leavers() async throws {
        let (begun, go) = (Gate<Void>(), Gate<Void>())
        let server = try HTTPServer(limits: .patient) { request in
            if request.target.path == ["wait"] {
                begun.open(())
                await go.passed()
            }
            return HTTPResponse(.ok, body: [UInt8](repeating: 65, count: 4 << 20))
        }
        let port = server.port
        var client: Unchecked<RawClient>? = try await converse {
            let client = try RawClient(port: port)
            try client.send("GET /wait HTTP/1.1\r\nHost: x\r\n\r\n")
            return Unchecked(client)
        }
        await begun.passed()
        client?.value.reset()
        client = nil
        go.open(())
        let size = try await converse {
            // One client leaves in the middle of a response, and one stays.
            try RawClient(port: port).send(Self.get)
            let client = try RawClient(port: port)
            try client.send(Self.get)
            return try client.readResponse().body.utf8.count
        }
        #expect(size == 4 << 20)
        await server.stop(within: .patience)
        #expect(server.counters.openConnections == 0)
    }

    @Test("reports an address on which it cannot listen, and why")
    func cannotListen() async throws {
        let server = try HTTPServer(limits: .patient) { Self.echo($0) }
        let port = server.port
        let inUse =
            "cannot listen on 127.0.0.1:\(port): another program does; choose another port, or 0 for any"
        #expect { try HTTPServer(port: port) { Self.echo($0) } } throws: { "\($0)" == inUse }
        let cases: [(HTTPInterface, Int, HTTPServerFailure)] = [
            (.loopback, 65_536, .malformedAddress("127.0.0.1:65536")),
            (.loopback, -1, .malformedAddress("127.0.0.1:-1")),
            (.address("localhost"), 0, .malformedAddress("localhost:0")),
            (.address("192.0.2.1"), 0, .noSuchAddress("192.0.2.1:0")),
            (.address("2001:db8::1"), 0, .noSuchAddress("[2001:db8::1]:0")),
        ]
        for (interface, port, failure) in cases {
            #expect(throws: failure) { try HTTPServer(on: interface, port: port) { Self.echo($0) } }
        }
        await server.stop(within: .patience)
    }
}
