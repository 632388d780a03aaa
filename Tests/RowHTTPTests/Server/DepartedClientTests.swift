import TestRuns
import Synchronization
import Testing

@testable import RowHTTP

@Suite("A request of a client that has left", .timeLimit(.minutes(30)))
struct DepartedClientTests {
    /// Records the paths of the requests that reach the handler.
    private final class Paths: Sendable {
        private let paths = Mutex<[String]>([])
        var all: [String] { paths.withLock { $0 } }

        func answer(_ request: HTTPRequest) -> HTTPResponse {
            paths.withLock { $0.append(request.target.description) }
            return .text(.ok, request.target.description)
        }
    }

    private let clock = HoldingClock()
    private let paths = Paths()

    private func serve() throws -> HTTPServer {
        var limits = HTTPLimits.patient
        // A busy machine may report late that a client has left.
        limits.probeTime = .seconds(1)
        return try HTTPServer(
            on: .loopback, port: 0, limits: limits, clock: clock.clock, handler: paths.answer)
    }

    private static func request(_ path: String, _ method: String = "GET") -> String {
        "\(method) \(path) HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n"
    }

    @Test(
        "reaches no handler if it only reads",
        arguments: ["GET", "HEAD"], [false, true])
    func isDropped(method: String, withReset: Bool) async throws {
        let server = try serve()
        let answer = try await converse { [clock, port = server.port] in
            let stayed = try RawClient(port: port)
            try clock.hold {
                for _ in 0..<50 {
                    let client = try RawClient(port: port)
                    try client.send(Self.request("/left", method))
                    if withReset { client.reset() }
                }
                try stayed.send(Self.request("/stayed"))
            }
            return try stayed.readResponse().body
        }
        #expect(answer == "/stayed")
        while server.counters.openConnections > 0 { await Task.yield() }
        // A connection that was reset may be closed before its request is read.
        while !withReset, server.counters.droppedRequests + server.counters.requests < 51 {
            await Task.yield()
        }
        await server.stop(within: .patience)
        #expect(paths.all == ["/stayed"])
        #expect(server.counters.requests == 1)
    }

    @Test("is performed if it may change something")
    func isPerformed() async throws {
        let server = try serve()
        try await converse { [clock, port = server.port] in
            try clock.hold {
                for number in 0..<10 {
                    let client = try RawClient(port: port)
                    try client.send(Self.request("/\(number)", "POST"))
                    if number > 4 { client.reset() }
                }
            }
        }
        while paths.all.count < 10 { await Task.yield() }
        await server.stop(within: .patience)
        #expect(Set(paths.all) == Set((0..<10).map { "/\($0)" }))
        #expect(server.counters.droppedRequests == 0)
    }

    @Test("is not one of a client that has only closed its writing side, which gets its answers")
    func halfClosed() async throws {
        let server = try serve()
        let replies = try await converse { [clock, port = server.port] in
            let clients = try (0..<3).map { _ in try RawClient(port: port) }
            try clock.hold {
                for (number, client) in clients.enumerated() {
                    for place in 0..<2 { try client.send(Self.request("/\(number)/\(place)")) }
                    client.finishSending()
                }
            }
            return try clients.map { try $0.readToEnd() }
        }
        for (number, reply) in replies.enumerated() {
            let parts = reply.split(
                separator: "HTTP/1.1 200 OK\r\n", omittingEmptySubsequences: false)
            try #require(parts.count == 3)
            #expect(parts[0] == "")
            #expect(parts[1].hasSuffix("\r\n\r\n/\(number)/0"))
            #expect(parts[2].hasSuffix("\r\n\r\n/\(number)/1"))
        }
        await server.stop(within: .patience)
    }

    @Test("is begun or not by whether the client is there, and whether that is certain")
    func steps() {
        typealias Case = (Socket.Presence?, isProbed: Bool, PendingResponse.Step)
        let cases: [Case] = [
            (.connected, false, .make), (.finished, false, .probe), (.finished, true, .make),
            (.gone, false, .drop), (.gone, true, .drop), (nil, false, .drop), (nil, true, .drop),
        ]
        for (presence, isProbed, step) in cases {
            let read = PendingResponse(isOptional: true) { HTTPResponse(.ok) }
            #expect(read.step(presence, isProbed: isProbed) == step)
            let change = PendingResponse(isOptional: false) { HTTPResponse(.ok) }
            #expect(change.step(presence, isProbed: isProbed) == .make)
        }
    }
}
