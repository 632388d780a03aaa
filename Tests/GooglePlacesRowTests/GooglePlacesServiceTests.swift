import Foundation
import GooglePlacesRow
import RowKit
import Synchronization
import Testing

/// A transport that answers with the result of a closure and records each request.
final class StubTransport: PlacesTransport {
    private let answer: @Sendable (PlacesRequest) throws -> PlacesResponse
    private let sent = Mutex<[PlacesRequest]>([])

    init(_ answer: @escaping @Sendable (PlacesRequest) throws -> PlacesResponse) {
        self.answer = answer
    }

    convenience init(_ status: Int, _ body: String) {
        self.init { _ in PlacesResponse(status: status, body: Array(body.utf8)) }
    }

    var requests: [PlacesRequest] { sent.withLock { $0 } }

    func send(_ request: PlacesRequest) async throws -> PlacesResponse {
        sent.withLock { $0.append(request) }
        return try answer(request)
    }
}

@Suite("Google's places")
struct GooglePlacesServiceTests {
    private let montevideo = PlacePrediction(
        placeID: "ChIJ/x y", primaryText: "Montevideo", secondaryText: "Uruguay")

    @Test("are requested as the API documents it")
    func request() async throws {
        let transport = StubTransport(200, "{}")
        let service = GooglePlacesService(key: "secret", transport: transport)
        let query = PlacesQuery(
            language: "es", region: "UY", types: ["locality"], countries: ["uy", "ar"],
            bias: PlacesArea(latitude: -34.9, longitude: -56.2, radius: 5000), session: "token")
        #expect(try await service.predictions(for: "mont", query) == [])
        let request = try #require(transport.requests.first)
        #expect(request.method == "POST")
        #expect(request.url == "https://places.googleapis.com/v1/places:autocomplete")
        #expect(request.headers["X-Goog-Api-Key"] == "secret")
        #expect(request.headers["Content-Type"] == "application/json")
        #expect(
            request.headers["X-Goog-FieldMask"] == """
                suggestions.placePrediction.placeId,suggestions.placePrediction.text,\
                suggestions.placePrediction.structuredFormat,suggestions.placePrediction.types
                """)
        let body = try JSONDecoder().decode(JSONValue.self, from: Data(request.body ?? []))
        #expect(
            body == [
                "input": "mont", "sessionToken": "token", "languageCode": "es", "regionCode": "UY",
                "includedPrimaryTypes": ["locality"], "includedRegionCodes": ["uy", "ar"],
                "locationBias": [
                    "circle": [
                        "center": ["latitude": -34.9, "longitude": -56.2], "radius": 5000,
                    ]
                ],
            ])
    }

    @Test("are requested with the text alone by default")
    func plain() async throws {
        let transport = StubTransport(200, "{}")
        let service = GooglePlacesService(key: "secret", transport: transport)
        _ = try await service.predictions(for: "a \"b\"", PlacesQuery())
        let body = try JSONDecoder().decode(
            JSONValue.self, from: Data(transport.requests.first?.body ?? []))
        #expect(body == ["input": "a \"b\""])
    }

    @Test("are read from the response, without suggested queries")
    func answer() async throws {
        let transport = StubTransport(
            200,
            """
            {"suggestions": [
              {"placePrediction": {"place": "places/A", "placeId": "A",
                "text": {"text": "Montevideo, Uruguay", "matches": [{"endOffset": 4}]},
                "structuredFormat": {"mainText": {"text": "Montevideo"},
                  "secondaryText": {"text": "Uruguay"}}, "types": ["locality", "political"]}},
              {"queryPrediction": {"text": {"text": "montevideo hotels"}}},
              {"placePrediction": {"placeId": "B", "text": {"text": "Monte"}}},
              {"placePrediction": {"placeId": "C"}}
            ], "unknown": 1}
            """)
        let service = GooglePlacesService(key: "k", transport: transport)
        let found = try await service.predictions(for: "mont", PlacesQuery())
        try #require(found.map(\.placeID) == ["A", "B"])
        #expect(found.map(\.fullText) == ["Montevideo, Uruguay", "Monte"])
        #expect(found.first?.types == ["locality", "political"])
        #expect(found[1].secondaryText == nil)
    }

    @Test("have details, whose request closes the session")
    func details() async throws {
        let transport = StubTransport(
            200,
            #"{"location": {"latitude": -34.9}, "formattedAddress": "Montevideo, Uruguay"}"#)
        let service = GooglePlacesService(
            key: "k", transport: transport, server: "http://127.0.0.1:9")
        let details = try await service.details(
            of: montevideo, PlacesQuery(language: "es", session: "t&1"))
        // The response omits a coordinate of zero.
        #expect(
            details
                == PlaceDetails(latitude: -34.9, longitude: 0, address: "Montevideo, Uruguay"))
        let request = try #require(transport.requests.first)
        #expect(request.method == "GET")
        #expect(request.body == nil)
        #expect(
            request.url
                == "http://127.0.0.1:9/v1/places/ChIJ%2Fx%20y?sessionToken=t%261&languageCode=es")
        #expect(request.headers["X-Goog-FieldMask"] == "location,formattedAddress")
    }

    @Test("have no details if their coordinates are out of range")
    func strayDetails() async {
        let transport = StubTransport(200, #"{"location": {"latitude": 8, "longitude": 181}}"#)
        let service = GooglePlacesService(key: "k", transport: transport)
        await #expect(throws: PlacesError.malformed) {
            try await service.details(of: montevideo, PlacesQuery())
        }
    }

    @Test(
        "report each kind of failure as its own error",
        arguments: [
            (
                400,
                #"""
                {"error": {"code": 400, "message": "API key not valid.", "status":
                "INVALID_ARGUMENT", "details": [{"@type": "x", "reason": "API_KEY_INVALID"}]}}
                """#, .denied("API key not valid.")
            ),
            (
                400, #"{"error": {"code": 400, "message": "Bad type"}}"#,
                .invalidRequest("Bad type")
            ),
            (403, #"{"error": {"message": "Not enabled"}}"#, .denied("Not enabled")),
            (401, "", .denied("")), (404, "{}", .notFound),
            (429, #"{"error": {"status": "RESOURCE_EXHAUSTED"}}"#, .quotaExceeded),
            (500, "<html>", .unavailable(500)), (503, "", .unavailable(503)),
            (302, "", .unavailable(302)), (200, #"{"suggestions": ["#, .malformed),
            (200, "", .malformed), (200, #"{"suggestions": 1}"#, .malformed),
        ] as [(Int, String, PlacesError)])
    func errors(status: Int, body: String, error: PlacesError) async {
        let service = GooglePlacesService(key: "k", transport: StubTransport(status, body))
        await #expect(throws: error) { try await service.predictions(for: "a", PlacesQuery()) }
    }

    @Test("fail without a key before anything is sent, and report an unreachable server")
    func unreachable() async {
        struct Offline: Error {}
        let transport = StubTransport { _ in throw Offline() }
        let bare = GooglePlacesService(key: "", transport: transport)
        await #expect(throws: PlacesError.notSetUp) {
            try await bare.predictions(for: "a", PlacesQuery())
        }
        #expect(transport.requests.isEmpty)
        let service = GooglePlacesService(key: "k", transport: transport)
        await #expect(throws: PlacesError.unreachable("Offline()")) {
            try await service.predictions(for: "a", PlacesQuery())
        }
        let cancelled = GooglePlacesService(
            key: "k", transport: StubTransport { _ in throw CancellationError() })
        await #expect(throws: CancellationError.self) {
            try await cancelled.predictions(for: "a", PlacesQuery())
        }
    }

    @Test("of a gazetteer are found without a network, with their coordinates")
    func offline() async throws {
        let service = GazetteerPlacesService()
        let found = try await service.predictions(for: "montev", PlacesQuery())
        #expect(found.first?.fullText == "Montevideo, Uruguay")
        let place = try #require(found.first)
        let details = try await service.details(of: place, PlacesQuery())
        #expect(abs(details.latitude + 34.9) < 0.1)
        #expect(details.address == "Montevideo, Uruguay")
        let london = try await service.predictions(for: "london", PlacesQuery(countries: ["ca"]))
        #expect(london.map(\.fullText).first == "London, Canada")
        await #expect(throws: PlacesError.notFound) {
            try await service.details(of: montevideo, PlacesQuery())
        }
    }
}
