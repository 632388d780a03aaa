import RowHTTP
import Synchronization
import Testing

// The examples in the comments on the server.

@Suite("The examples in the comments on the server")
struct ServerCommentTests {
    @Test("serve", .timeLimit(.minutes(30)))
    func server() async throws {
        // snippet: comment-http-server
        let server = try HTTPServer { request in
            .text(.ok, "Hello, \(request.target.path.first ?? "world")\n")
        }
        let url = server.urls[0]  // http://127.0.0.1:49152
        await server.stop(within: .seconds(5))
        // end
        #expect(url == "http://127.0.0.1:\(server.port)")
    }

    @Test("split a target and collect headers")
    func values() throws {
        // snippet: comment-http-target
        let target = try HTTPTarget("/forms/sign%20up?lang=de")
        let form = target.path.last  // "sign up"
        let language = target.query.first?.value  // "de"
        // end
        #expect(form == "sign up")
        #expect(language == "de")
        // snippet: comment-http-headers
        var headers: HTTPHeaders = [.contentType: "text/html"]
        headers[.location] = "/sign-up"
        headers.append(.setCookie, "a=1")
        // end
        #expect(headers.fields.map(\.value) == ["text/html", "/sign-up", "a=1"])
    }

    @Test("send events")
    func events() {
        let listeners = Listeners()
        let response = respond(with: listeners, id: 1)
        guard case .stream(let stream) = response.body else {
            Issue.record("the body is no stream")
            return
        }
        listeners.tell([1])
        #expect(!stream.isEnded)
        stream.finish()
        #expect(listeners.count == 0)
    }

    private func respond(with listeners: Listeners, id: Int) -> HTTPResponse {
        // snippet: comment-http-stream
        let stream = HTTPBodyStream { _ in listeners.remove(id) }
        listeners.add(id) { event in stream.send(event) }
        return HTTPResponse(headers: [.contentType: "text/event-stream"], stream: stream)
        // end
    }

    /// The subscribers to events.
    private final class Listeners: Sendable {
        private let all = Mutex<[Int: @Sendable ([UInt8]) -> Void]>([:])

        var count: Int { all.withLock { $0.count } }

        func add(_ id: Int, _ listener: @escaping @Sendable ([UInt8]) -> Void) {
            all.withLock { $0[id] = listener }
        }

        func remove(_ id: Int) { all.withLock { $0[id] = nil } }

        func tell(_ event: [UInt8]) {
            for listener in all.withLock({ Array($0.values) }) { listener(event) }
        }
    }
}
