import TestRuns
import Testing

@testable import RowHTTP

@Suite("A server with streams", .timeLimit(.minutes(30)))
struct ServerStreamTests {
    private static let get = "GET /events HTTP/1.1\r\nHost: x\r\n\r\n"

    /// A server whose responses are one stream each, which are passed to a gate.
    private func serve(
        limits: HTTPLimits = .patient, _ stream: HTTPBodyStream, to gate: Gate<Void>
    ) throws -> HTTPServer {
        try HTTPServer(limits: limits) { _ in
            gate.open(())
            return HTTPResponse(headers: [.contentType: "text/event-stream"], stream: stream)
        }
    }

    @Test("sends each event immediately, until the client leaves")
    func events() async throws {
        let (begun, ended) = (Gate<Void>(), Gate<HTTPBodyStream.End>())
        let stream = HTTPBodyStream { ended.open($0) }
        let server = try serve(stream, to: begun)
        let port = server.port
        let client = try await converse {
            let client = try RawClient(port: port)
            try client.send(Self.get)
            let head = try client.read(through: "\r\n\r\n")
            #expect(head.contains("Transfer-Encoding: chunked"))
            return Unchecked(client)
        }
        for number in 1...3 {
            #expect(stream.send(Array("data: \(number)\n\n".utf8)))
            let event = try await converse { try client.value.read(through: "\n\n\r\n") }
            #expect(event == "9\r\ndata: \(number)\n\n\r\n")
        }
        client.value.finishSending()
        #expect(await ended.passed() == .clientLeft)
        #expect(!stream.send([1]))
        await server.stop(within: .patience)
    }

    #if os(Linux)
        @Test("ends a stream when the client leaves, even if no more of its input is read")
        func unreadInput() async throws {
            let (begun, ended) = (Gate<Void>(), Gate<HTTPBodyStream.End>())
            let stream = HTTPBodyStream { ended.open($0) }
            var limits = HTTPLimits.patient
            limits.readAhead = 10
            let server = try serve(limits: limits, stream, to: begun)
            let port = server.port
            try await converse {
                let client = try RawClient(port: port)
                try client.send(Self.get)
                _ = try client.read(through: "\r\n\r\n")
                try client.send("0123456789")
                while server.counters.bytesReceived < Self.get.utf8.count + 10 {}
                try client.send("unread")
            }
            #expect(await ended.passed() == .clientLeft)
            await server.stop(within: .patience)
        }
    #endif

    @Test("drops a reader that is too slow, and buffers no more for it than the queue")
    func slowReader() async throws {
        let (begun, ended) = (Gate<Void>(), Gate<HTTPBodyStream.End>())
        let stream = HTTPBodyStream(limit: 64 << 10) { ended.open($0) }
        let server = try serve(stream, to: begun)
        let port = server.port
        let client = try await converse {
            let client = try RawClient(port: port, receiveBuffer: 4 << 10)
            try client.send(Self.get)
            _ = try client.read(through: "\r\n\r\n")
            return Unchecked(client)
        }
        let event = [UInt8](repeating: 65, count: 16 << 10)
        var isOpen = true
        while isOpen {
            isOpen = stream.send(event)
            await Task.yield()
        }
        #expect(await ended.passed() == .tooSlow)
        let rest = try await converse { try client.value.readToEnd() }
        #expect(!rest.hasSuffix("0\r\n\r\n"), "a body that was cut off must not look whole")
        await server.stop(within: .patience)
    }

    @Test("lets a fast producer wait for its reader")
    func backPressure() async throws {
        let server = try HTTPServer(limits: .patient) { _ in
            let stream = HTTPBodyStream(limit: 32 << 10)
            Task {
                for number in 0..<200 as Range<UInt8> {
                    stream.send([UInt8](repeating: number, count: 32 << 10))
                    guard await stream.drained() else { return }
                }
                stream.finish()
            }
            return HTTPResponse(headers: [:], stream: stream)
        }
        let port = server.port
        let isWhole = try await converse {
            let client = try RawClient(port: port)
            try client.send("GET / HTTP/1.0\r\n\r\n")
            _ = try client.read(through: "\r\n\r\n")
            let bytes = try client.readBytesToEnd()
            return bytes == (0..<200).flatMap { [UInt8](repeating: $0, count: 32 << 10) }
        }
        #expect(isWhole)
        await server.stop(within: .patience)
    }

    @Test("stops soon, however many streams are open and whatever their clients do")
    func stopsSoon() async throws {
        let limits = HTTPLimits()
        let server = try HTTPServer(limits: limits) { _ in
            let stream = HTTPBodyStream()
            // More than the system takes for a client that reads nothing.
            stream.send([UInt8](repeating: 65, count: 8 << 20))
            return HTTPResponse(headers: [:], stream: stream)
        }
        let port = server.port
        let clients = try await converse {
            // Half of the clients read nothing, and no client closes its side.
            let clients = try (0..<20).map { number in
                let client = try RawClient(port: port, receiveBuffer: 4 << 10)
                try client.send(Self.get)
                _ = try client.read(through: "\r\n\r\n")
                if number < 10 { _ = try client.read(through: String(repeating: "A", count: 300)) }
                return client
            }
            return Unchecked(clients)
        }
        let start = ContinuousClock.now
        await server.stop(within: .patience)
        // Without a limit, the clients that read nothing would take half a minute.
        #expect(start.duration(to: .now) < limits.writeTime / 2)
        #expect(server.counters.openConnections == 0)
        _ = clients
    }

    @Test("ends streams when it stops, after sending their queues and a proper end")
    func stops() async throws {
        let (begun, ended) = (Gate<Void>(), Gate<HTTPBodyStream.End>())
        let stream = HTTPBodyStream { ended.open($0) }
        let server = try serve(stream, to: begun)
        let port = server.port
        let client = try await converse {
            let client = try RawClient(port: port)
            try client.send(Self.get)
            _ = try client.read(through: "\r\n\r\n")
            return Unchecked(client)
        }
        stream.send(Array("last\n".utf8))
        async let stopped: Void = server.stop(within: .patience)
        let rest = try await converse { try client.value.readToEnd() }
        #expect(rest == "5\r\nlast\n\r\n0\r\n\r\n")
        await stopped
        #expect(await ended.passed() == .stopped)
    }
}
