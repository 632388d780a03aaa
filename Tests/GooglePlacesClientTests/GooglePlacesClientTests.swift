import GooglePlacesClient
import GooglePlacesRow
import Testing

@Suite("The client of Google Places, with a server on this machine", .timeLimit(.minutes(2)))
struct GooglePlacesClientTests {
    private static let answer = """
        {"suggestions": [{"placePrediction": {"placeId": "A", "structuredFormat":
        {"mainText": {"text": "Zürich"}, "secondaryText": {"text": "Schweiz"}}}}]}
        """

    private func service(_ server: LoopbackServer, timeout: Double = 10) -> GooglePlacesService {
        GooglePlacesService(
            key: "secret", transport: URLSessionPlacesClient(timeout: timeout),
            server: "http://127.0.0.1:\(server.port)")
    }

    @Test("sends key, fields and query, and reads the response, even a late one")
    func exchange() async throws {
        let server = try LoopbackServer { _ in .http(200, Self.answer, delay: 0.1) }
        let found = try await service(server).predictions(
            for: "zür", PlacesQuery(language: "de", session: "one"))
        #expect(found.map(\.fullText) == ["Zürich, Schweiz"])
        let request = try #require(server.requests.first)
        #expect(request.hasPrefix("POST /v1/places:autocomplete HTTP/1.1\r\n"))
        #expect(request.lowercased().contains("\r\nx-goog-api-key: secret\r\n"))
        #expect(request.lowercased().contains("\r\nx-goog-fieldmask: suggestions."))
        #expect(request.contains(#""sessionToken":"one""#))
        #expect(request.contains("zür"))
        server.stop()
    }

    @Test("requests details")
    func details() async throws {
        let server = try LoopbackServer { _ in
            .http(200, #"{"location": {"latitude": 47.4, "longitude": 8.5}}"#)
        }
        let details = try await service(server).details(
            of: PlacePrediction(placeID: "A b", primaryText: "Zürich"),
            PlacesQuery(session: "one"))
        #expect(details == PlaceDetails(latitude: 47.4, longitude: 8.5))
        #expect(
            server.requests.first?.hasPrefix("GET /v1/places/A%20b?sessionToken=one HTTP/1.1")
                == true)
        server.stop()
    }

    @Test("keeps neither cookies nor responses")
    func nothingKept() async throws {
        let body = #"{"location": {"latitude": 47.4, "longitude": 8.5}}"#
        let head = """
            HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nSet-Cookie: a=b; Path=/\r\n\
            Cache-Control: max-age=600\r\nContent-Length: \(body.utf8.count)\r\n\
            Connection: close\r\n\r\n
            """
        let server = try LoopbackServer { _ in LoopbackServer.Answer(text: head + body) }
        let service = service(server)
        for _ in 0..<2 {
            _ = try await service.details(
                of: PlacePrediction(placeID: "A", primaryText: "Zürich"), PlacesQuery())
        }
        #expect(server.requests.count == 2)
        #expect(!server.requests.contains { $0.lowercased().contains("\r\ncookie:") })
        server.stop()
    }

    @Test("distinguishes quota, refusal and failure")
    func errors() async throws {
        for (status, error) in [
            (429, PlacesError.quotaExceeded), (403, .denied("no")), (503, .unavailable(503)),
        ] {
            let server = try LoopbackServer { _ in
                .http(status, #"{"error": {"message": "no"}}"#)
            }
            await #expect(throws: error) {
                try await service(server).predictions(for: "a", PlacesQuery())
            }
            server.stop()
        }
    }

    @Test("treats a truncated, garbled, late or missing response as a failure")
    func broken() async throws {
        let answers: [LoopbackServer.Answer] = [
            .init(text: "HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{\"sugg"),
            .init(text: "HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n{\"sugg"),
            .init(text: ""), .http(200, Self.answer, delay: 3),
        ]
        for answer in answers {
            let server = try LoopbackServer { _ in answer }
            let error = await #expect(throws: PlacesError.self) {
                try await service(server, timeout: 1).predictions(for: "a", PlacesQuery())
            }
            switch error {
            case .unreachable, .malformed: break
            default: Issue.record("found \(String(describing: error))")
            }
            server.stop()
        }
        let server = try LoopbackServer { _ in .http(200, "{}") }
        server.stop()
        await #expect(throws: PlacesError.self) {
            try await service(server).predictions(for: "a", PlacesQuery())
        }
    }
}
