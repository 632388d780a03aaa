import Foundation
import LocationRow
import RowKit
import TestRows
import Testing

@Suite("A location")
struct LocationTests {
    @Test(
        "must be on Earth",
        arguments: [
            (0.0, 0.0, true), (90, 180, true), (-90, -180, true), (90.0001, 0, false),
            (0, -180.0001, false), (.nan, 0, false), (0, .infinity, false),
        ])
    func bounds(latitude: Double, longitude: Double, isPlace: Bool) {
        #expect((Location(latitude: latitude, longitude: longitude) != nil) == isPlace)
    }

    @Test("has only one zero")
    func zero() throws {
        let place = try #require(Location(latitude: -0.0, longitude: -0.0))
        #expect(place.description == "0.0000, 0.0000")
        #expect(place.latitude.sign == .plus)
        #expect(place.longitude.sign == .plus)
    }

    @Test("is written to a document exactly as it was read")
    func roundTrip() throws {
        let json: JSONValue = ["latitude": -34.9011, "longitude": 180]
        let place = try Location(documentValue: json)
        #expect(place == Location(latitude: -34.9011, longitude: 180))
        #expect(try place.documentValue() == json)
        let data = try JSONEncoder().encode(place)
        #expect(try JSONDecoder().decode(Location.self, from: data) == place)
    }

    @Test(
        "is rejected with its place in the document if it is invalid",
        arguments: [
            (
                ["latitude": 91, "longitude": 0],
                "latitude: expected a number from -90 to 90, found the number 91.0"
            ),
            (
                ["latitude": 0, "longitude": -200.5],
                "longitude: expected a number from -180 to 180, found the number -200.5"
            ),
            (["latitude": 1], "the document: the member \"longitude\" is missing"),
            (
                ["latitude": 1, "longitude": 1, "lng": 1],
                "lng: there is no member of a Location called \"lng\""
            ),
            (
                ["latitude": "1", "longitude": 1],
                "latitude: expected a number, found the string \"1\""
            ),
        ] as [(JSONValue, String)])
    func refusals(json: JSONValue, message: String) {
        let error = #expect(throws: DocumentDiagnostic.self) { try Location(documentValue: json) }
        #expect(error?.description == message)
    }

    @Test("can be read by a condition, coordinate by coordinate")
    func condition() {
        let row = LocationRow("home")
        let note = LocationRow("note")
        note.hidden = "$home.latitude > 0"
        let form = Form { Section([row, note]) }
        row.value = Location(latitude: 52.5, longitude: 13.4)
        #expect(note.isHidden)
        row.value = Location(latitude: -34.9, longitude: -56.2)
        #expect(!note.isHidden)
        #expect(form.problems == [])
    }
}
