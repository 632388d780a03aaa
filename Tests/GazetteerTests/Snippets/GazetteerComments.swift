import Gazetteer
import Testing

@Suite("The examples in the comments on gazetteers")
struct GazetteerCommentTests {
    @Test("find cities")
    func cities() {
        // snippet: comment-gazetteer
        let city = Gazetteer.world.cities(matching: "montev").first  // Montevideo, Uruguay
        let other = Gazetteer.world.cities(matching: "Springfield, ill").first  // in US-IL
        // end
        #expect(city?.fullName == "Montevideo, Uruguay" && other?.countryCode == "US-IL")
        #expect(Gazetteer.attribution.contains("GeoNames"))
    }
}
