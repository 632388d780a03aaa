import GooglePlacesClient
import GooglePlacesRow
import Testing

@Suite("The examples in the comments on the client of Google Places")
struct GooglePlacesClientCommentTests {
    @Test("make a service")
    func service() {
        let key = "key"
        // snippet: comment-google-places-client
        let service = GooglePlacesService(key: key, transport: URLSessionPlacesClient())
        // end
        #expect(service.attribution == "Google Maps")
    }
}
