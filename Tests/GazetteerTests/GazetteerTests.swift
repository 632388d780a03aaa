import Gazetteer
import RowKit
import Testing

@Suite("A gazetteer")
struct GazetteerTests {
    @Test(
        "finds cities by name, best match first, ignoring case and accents",
        arguments: [
            ("montevideo", "Montevideo, Uruguay"), ("MONTEV", "Montevideo, Uruguay"),
            ("sao paulo", "São Paulo, Brazil"), ("zürich", "Zürich, Switzerland"),
            ("zurich", "Zürich, Switzerland"), ("paris", "Paris, France"),
            ("Paris, tex", "Paris, Texas, United States"),
            ("springfield, US-IL", "Springfield, Illinois, United States"),
            ("Springfield, il", "Springfield, Illinois, United States"),
            ("London ,  can", "London, Canada"), ("vatican", "Vatican City, Vatican"),
            ("washington", "Washington, District of Columbia, United States"),
            ("Chicago, US", "Chicago, Illinois, United States"),
            ("chicago,usa ", "Chicago, Illinois, United States"),
            ("Chicago, IL, USA", "Chicago, Illinois, United States"),
            ("Chicago, Illinois, United States", "Chicago, Illinois, United States"),
            ("Moscow, US", "Moscow, Idaho, United States"),
            ("London, UK", "London, United Kingdom"), ("London, kingdom", "London, United Kingdom"),
            ("Kyiv, uk", "Kyiv, Ukraine"), ("xi'an", "Xi’an, China"), ("Xi‘an", "Xi’an, China"),
            ("lodz", "Łódź, Poland"), ("Tromso", "Tromsø, Norway"),
            ("diyarbakir", "Diyarbakır, Turkey"),
        ])
    func names(text: String, name: String) throws {
        let found = try #require(Gazetteer.world.cities(matching: text).first)
        #expect(found.fullName == name)
    }

    @Test("reads a code as a code, and other text as the beginning of a word")
    func countries() {
        let india = Gazetteer.world.cities(matching: "goa, in")
        #expect(india.allSatisfy { ["IN", "US-IN"].contains($0.countryCode) })
        // The letters are within "Russia".
        #expect(Gazetteer.world.cities(matching: "moscow, uss") == [])
    }

    @Test("puts larger cities before smaller ones of the same rank")
    func order() {
        let found = Gazetteer.world.cities(matching: "san", limit: 200)
        #expect(found.count == 200)
        let beginning = found.filter { $0.name.lowercased().hasPrefix("san") && $0.name != "San" }
        #expect(beginning.map(\.population) == beginning.map(\.population).sorted(by: >))
    }

    @Test(
        "finds nothing for blank text, and no more cities than the limit",
        arguments: ["", "  ", ",", " , UY"])
    func blank(text: String) {
        #expect(Gazetteer.world.cities(matching: text) == [])
        #expect(Gazetteer.world.cities(matching: "a", limit: 3).count == 3)
        #expect(Gazetteer.world.cities(matching: "a", limit: 0) == [])
    }

    @Test("has about 27,000 cities of the world, each with valid coordinates and a country")
    func table() {
        let cities = Gazetteer.world.cities
        #expect((25_000...30_000).contains(cities.count))
        #expect(Set(cities.map(\.id)).count == cities.count)
        for city in cities {
            #expect((-90.0...90).contains(city.latitude))
            #expect((-180.0...180).contains(city.longitude))
            #expect(!city.name.isEmpty, "\(city)")
            #expect(city.countryName != city.countryCode, "\(city)")
        }
        // Tonga and Fiji lie on both sides of the meridian opposite Greenwich.
        #expect(cities.contains { $0.countryCode == "TO" && $0.longitude < -170 })
        #expect(cities.contains { $0.countryCode == "FJ" && $0.longitude > 170 })
    }

    @Test("can be created from custom cities")
    func own() {
        let gazetteer = Gazetteer([
            City(name: "Bo", countryCode: "XX", latitude: 1, longitude: 2, population: 0),
            City(name: "Boa", countryCode: "SL", latitude: 1, longitude: 2, population: 9),
        ])
        #expect(
            gazetteer.cities(matching: "bo").map(\.fullName) == ["Bo, XX", "Boa, Sierra Leone"])
        #expect(gazetteer.cities(matching: "bo, sl").map(\.name) == ["Boa"])
    }

    @Test("can be searched from several tasks at once")
    func tasks() async {
        let names = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<8 {
                group.addTask { Gazetteer.world.cities(matching: "tokyo").first?.name }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(names == Array(repeating: "Tokyo", count: 8))
    }
}
