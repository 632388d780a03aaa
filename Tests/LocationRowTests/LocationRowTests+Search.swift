import Foundation
import Gazetteer
import RowKit
import RowTesting
import StandardRows
import TestRows
import Testing

@testable import LocationRow

// What the user finds by typing.

extension LocationRowTests {
    @Test("finds cities by name, names their source, and shows the one that is picked")
    func cities() async throws {
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.press("home")
        tester.focus("place")
        tester.type("montevid", into: "place")
        await tester.advance(by: .milliseconds(150))
        let list = try #require((tester.view("place/field") as? TextFieldView)?.popup)
        #expect(list.items.first?.title.text == "Montevideo")
        #expect(list.items.first?.detail?.text == "Uruguay")
        #expect(list.items.last?.title.text == Gazetteer.attribution)
        #expect(list.items.last?.isEnabled == false)
        // Return picks the first city, as the highlight shows.
        #expect(list.highlighted == list.items.first?.key)
        tester.key(.enter)
        let map = try #require(tester.mapRow)
        let city = try #require(Gazetteer.world.cities(matching: "Montevideo").first)
        #expect(map.value == Location(latitude: city.latitude, longitude: city.longitude))
        #expect(map.region == MapRegion(center: map.value, span: 10))
        #expect((tester.view("place/field") as? TextFieldView)?.text == "Montevideo, Uruguay")
        // The pin moves away, to a place without a city.
        tester.touch(CanvasView.Touch(.ended, [CanvasView.Point(90, 90)]), on: "map")
        #expect((tester.view("place/field") as? TextFieldView)?.text == "")
        tester.press("Done")
        #expect(row.value == Location(latitude: city.latitude, longitude: city.longitude - 2.5))
    }

    @Test(
        "accepts coordinates in every notation in the search field",
        arguments: [
            "-34.9, -56.2", "34.9 S 56.2 W", "34° 54′ S 56° 12′ W", "56.2 W, 34.9 S",
        ])
    func coordinates(text: String) {
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.press("home")
        tester.type(text, into: "place")
        tester.press("Done")
        #expect(row.value == Location(latitude: -34.9, longitude: -56.2))
    }

    @Test(
        "explains what it expected if it finds nothing",
        arguments: [
            (
                "Nowhereville",
                "Must be a city in the list, or coordinates such as -34.9011, -56.1645 or "
                    + "34° 54′ 4″ S 56° 9′ 52″ W"
            ),
            ("95, 10", "The latitude must be from -90 to 90 degrees"),
            ("10, 190", "The longitude must be from -180 to 180 degrees"),
            ("10° 75′ N 3° E", "Minutes and seconds must be less than 60"),
            ("-10 N, 3 E", "Must have a sign or a letter, not both"),
            ("10 N, 3 S", "A longitude is east (E) or west (W)"),
            ("10 E, 3 W", "A latitude is north (N) or south (S)"),
        ])
    func refusals(text: String, message: String) {
        row.value = montevideo
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.press("home")
        tester.type(text, into: "place")
        tester.press("Done") {
            $0.errors["home>place"] = [message]
            $0.screens = ["Delivery", "Where do you live?"]
        }
        #expect(row.value == montevideo)
        // A touch on the map replaces the rejected text.
        tester.touch(CanvasView.Touch(.ended, [CanvasView.Point(180, 90)]), on: "map") {
            $0.errors["home>place"] = nil
        }
        tester.press("Done") { $0.screens = ["Delivery"] }
    }

    @Test("accepts a whole place in either coordinate field, and degrees in every notation")
    func pasted() {
        for (field, text) in [
            ("latitude", "52.52, 13.405"), ("longitude", "52.52, 13.405"),
            ("longitude", "52° 31′ 12″ N 13° 24′ 18″ E"),
        ] {
            let tester = FormTester(form: form)
            tester.isExhaustive = false
            tester.press("home")
            tester.type(text, into: field)
            tester.press("Done")
            #expect(row.value == Location(latitude: 52.52, longitude: 13.405))
            row.value = nil
        }
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.press("home")
        tester.type("34° 30′ S", into: "latitude")
        tester.type("56.25 W", into: "longitude")
        tester.press("Done")
        #expect(row.value == Location(latitude: -34.5, longitude: -56.25))
    }

    @Test("has no search field if search is turned off")
    func withoutSearch() {
        row.searchesCities = false
        let tester = FormTester(form: form)
        tester.isExhaustive = false
        tester.press("home")
        #expect(tester.view("place/field") == nil)
        #expect(tester.view("latitude/field") != nil)
    }
}

extension FormTester {
    /// The row of the map on the top screen.
    var mapRow: MapRow? {
        stage.controller.top.form.allRows.lazy.compactMap { $0 as? MapRow }.first
    }
}
