import TestRuns
import Testing

@testable import RowHTTP

@Suite("A server that stops", .timeLimit(.minutes(30)))
struct ServerStopTests {
    private static let get = "GET /a HTTP/1.1\r\nHost: x\r\n\r\n"

    @Test("accepts no more connections, closes idle ones, and finishes current requests")
    func graceful() async throws {
        let (begun, go) = (Gate<Void>(), Gate<Void>())
        let server = try HTTPServer(limits: .patient) { _ in
            begun.open(())
            await go.passed()
            return .text(.ok, "done")
        }
        let port = server.port
        let clients = try await converse {
            let clients = try (idle: RawClient(port: port), busy: RawClient(port: port))
            try clients.busy.send(Self.get)
            return Unchecked(clients)
        }
        await begun.passed()
        async let stopped: Void = server.stop(within: .patience)
        let idle = try await converse { try clients.value.idle.readToEnd() }
        #expect(idle == "")
        let isRefused = try await converse { (try? RawClient(port: port)) == nil }
        #expect(isRefused)
        go.open(())
        let busy = try await converse { try clients.value.busy.readToEnd() }
        #expect(busy.contains("Connection: close"))
        #expect(busy.hasSuffix("done"))
        await stopped
        #expect(server.counters.openConnections == 0)
        await server.stop(within: .patience)
    }

    @Test("waits at most for the given time, then closes the rest and cancels its tasks")
    func bounded() async throws {
        let (begun, cancelled) = (Gate<Void>(), Gate<Bool>())
        let server = try HTTPServer(limits: .patient) { _ in
            begun.open(())
            // A sleep that ends only when cancelled.
            try? await Task.sleep(for: .seconds(3_600))
            cancelled.open(Task.isCancelled)
            return .text(.ok, "too late")
        }
        let port = server.port
        let client = try await converse {
            let client = try RawClient(port: port)
            try client.send(Self.get)
            return Unchecked(client)
        }
        await begun.passed()
        await server.stop(within: .milliseconds(20))
        #expect(await cancelled.passed())
        let rest = try await converse { try client.value.readToEnd() }
        #expect(rest == "")
    }

    @Test("is stopped when it is released")
    func released() async throws {
        var server: HTTPServer? = try HTTPServer(limits: .patient) { _ in .text(.ok, "a") }
        let port = try #require(server).port
        server = nil
        // Its thread ends asynchronously; a new server can then use the port.
        let deadline = ContinuousClock.now + .patience
        while ContinuousClock.now < deadline {
            if let next = try? HTTPServer(port: port, handler: { _ in .text(.ok, "b") }) {
                await next.stop(within: .zero)
                return
            }
            await Task.yield()
        }
        Issue.record("the port is still in use")
    }
}
