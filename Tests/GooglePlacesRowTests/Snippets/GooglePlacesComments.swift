import GooglePlacesRow
import RowKit
import Testing

// The examples in the comments on Google Places rows.

@Suite("The examples in the comments on Google Places rows")
struct GooglePlacesCommentTests {
    private let key = "key"
    private let transport = StubTransport(200, "{}")

    @Test("make rows")
    func rows() {
        let form = Form {
            // snippet: comment-google-places
            GooglePlacesTableRow("destination") { row in
                row.title = "Destination"
                row.placesService = GooglePlacesService(key: key, transport: transport)
            }
            // end
        }
        #expect(form.rows.count == 1)
    }

    @Test("ask Google")
    func service() async throws {
        // snippet: comment-google-places-service
        let service = GooglePlacesService(key: key, transport: transport)
        let places = try await service.predictions(for: "montev", PlacesQuery(language: "es"))
        // end
        #expect(places == [])
    }
}
