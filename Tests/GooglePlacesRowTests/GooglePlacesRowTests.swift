import Gazetteer
import GooglePlacesRow
import RowKit
import RowTesting
import Synchronization
import TestRows
import Testing

/// A service that finds places at once, and their details only when told to.
private struct BrokenDetails: PlacesService {
    let attribution: String? = nil
    let error: PlacesError
    private let asked = Sessions()

    init(_ error: PlacesError) { self.error = error }

    final class Sessions: Sendable {
        let tokens = Mutex<[String?]>([])
        let works = Mutex(false)
    }

    var sessions: [String?] { asked.tokens.withLock { $0 } }

    func mend() { asked.works.withLock { $0 = true } }

    func predictions(for text: String, _ query: PlacesQuery) async throws -> [PlacePrediction] {
        [PlacePrediction(placeID: "1", primaryText: "Bern")]
    }

    func details(of place: PlacePrediction, _ query: PlacesQuery) async throws -> PlaceDetails {
        asked.tokens.withLock { $0.append(query.session) }
        guard asked.works.withLock({ $0 }) else { throw error }
        return PlaceDetails(latitude: 46.9, longitude: 7.4)
    }
}

/// A service that knows three places.
private struct StubService: PlacesService {
    let attribution: String? = "Stub Maps"
    let sessions = Sessions()

    final class Sessions: Sendable {
        private let tokens = Mutex<[String]>([])
        func note(_ token: String?) { tokens.withLock { $0.append(token ?? "none") } }
        var all: [String] { tokens.withLock { $0 } }
    }

    func predictions(for text: String, _ query: PlacesQuery) async throws -> [PlacePrediction] {
        sessions.note(query.session)
        return [("1", "Bern"), ("2", "Berlin"), ("3", "Bergen")].filter { $1.hasPrefix(text) }
            .map { PlacePrediction(placeID: $0, primaryText: $1, secondaryText: "Earth") }
    }

    func details(of place: PlacePrediction, _ query: PlacesQuery) async throws -> PlaceDetails {
        sessions.note(query.session)
        return PlaceDetails(latitude: 46.9, longitude: 7.4, address: place.primaryText)
    }
}

@Suite("A Google Places row")
struct GooglePlacesRowTests {
    private let service = StubService()
    private let row = GooglePlacesTableRow("place")
    private let tester: FormTester

    init() {
        row.placesService = service
        tester = FormTester(form: Form() +++ row)
        tester.isExhaustive = false
        tester.focus("place")
    }

    private var list: ListView? { tester.view("place/popup") as? ListView }

    private func type(_ text: String) async {
        tester.type(text, into: "place")
        await tester.advance(by: .milliseconds(300))
    }

    @Test("uses the typed text as its value, and suggests places with their source")
    func typing() async {
        await type("Ber")
        #expect(row.value == .userInput(value: "Ber"))
        #expect(list?.items.map(\.title.text) == ["Bern", "Berlin", "Bergen", "Stub Maps"])
        #expect(list?.items.first?.detail == "Earth")
        #expect(list?.items.last?.isEnabled == false)
        tester.expectRefusal(.notOffered) { $0.pick("attribution", in: "place") }
        tester.finish()
    }

    @Test("has a place as its value once one is picked, by touch or by key")
    func picking() async throws {
        await type("Ber")
        tester.key(.down)
        tester.key(.down)
        tester.key(.enter)
        #expect(row.value?.prediction?.placeID == "2")
        #expect(row.value?.prediction?.details == nil)
        #expect((tester.view("place/field") as? TextFieldView)?.text == "Berlin, Earth")
        #expect(row.displayText == "Berlin, Earth")
        #expect(list == nil)
        tester.finish()
    }

    @Test("loads the coordinates of a picked place if requested")
    func details() async {
        row.requestsDetails = true
        var heard: [Double?] = []
        row.onValueChange { _, change in
            if let place = change.new?.prediction { heard.append(place.details?.latitude) }
        }
        await type("Bern")
        tester.pick("Bern, Earth", in: "place")
        await tester.advance()
        #expect(heard == [nil, 46.9])
        #expect(row.value?.prediction?.details?.address == "Bern")
        tester.finish()
    }

    @Test(
        "shows why the coordinates of a place were not found, and can be told to try again",
        arguments: [
            (.quotaExceeded, "Too many searches; wait a while"),
            (.denied("key"), "The search for places is not set up"),
            (.unreachable("x"), "The search for places cannot be reached"),
            (.notFound, "Could not load"),
        ] as [(PlacesError, String)])
    func brokenDetails(error: PlacesError, text: String) async {
        let service = BrokenDetails(error)
        row.placesService = service
        row.requestsDetails = true
        await type("Bern")
        tester.pick("Bern", in: "place")
        #expect(row.placesError == nil)
        #expect(list == nil)
        await tester.advance()
        #expect(row.value?.prediction?.placeID == "1")
        #expect(row.placesError == error)
        #expect(list?.items.map(\.title.text) == ["Try again"])
        #expect(list?.items.map(\.detail?.text) == [text])
        tester.pick("retry", in: "place")
        #expect(row.placesError == nil)
        #expect(list == nil)
        await tester.advance()
        #expect(row.placesError == error)
        #expect(list?.items.count == 1)
        service.mend()
        tester.key(.down)
        tester.key(.enter)
        await tester.advance()
        #expect(row.value?.prediction?.details?.latitude == 46.9)
        #expect(row.placesError == nil)
        #expect(list == nil)
        // All requests belong to the search in which the place was picked.
        #expect(service.sessions.count == 3)
        #expect(Set(service.sessions).count == 1)
        tester.finish()
    }

    @Test("clears a failure to load coordinates when the place changes, and hides it on Escape")
    func forgottenFailure() async {
        row.placesService = BrokenDetails(.quotaExceeded)
        row.requestsDetails = true
        for forget in [
            { row, _ in row.value = .userInput(value: "home") },
            { _, tester in tester.type("home", into: "place") },
        ] as [(GooglePlacesTableRow, FormTester) -> Void] {
            await type("Bern")
            tester.pick("Bern", in: "place")
            await tester.advance()
            #expect(row.placesError == .quotaExceeded)
            #expect(list != nil)
            tester.key(.escape)
            #expect(row.placesError == .quotaExceeded)
            #expect(list == nil)
            forget(row, tester)
            #expect(row.placesError == nil)
        }
        // A failure that arrives after the focus has left is not shown, but can be read.
        await type("Bern")
        tester.pick("Bern", in: "place")
        tester.blur()
        await tester.advance()
        #expect(row.placesError == .quotaExceeded)
        #expect(list == nil)
        tester.finish()
    }

    @Test("discards the coordinates of a place that is no longer chosen")
    func lateDetails() async {
        row.requestsDetails = true
        await type("Bern")
        tester.pick("Bern, Earth", in: "place")
        row.value = .userInput(value: "home")
        await tester.advance()
        #expect(row.value == .userInput(value: "home"))
        tester.finish()
    }

    @Test("uses one session from the first character to the choice, and then a new one")
    func sessions() async throws {
        row.requestsDetails = true
        await type("Be")
        await type("Ber")
        tester.pick("Bern, Earth", in: "place")
        await tester.advance()
        await type("Berl")
        let tokens = service.sessions.all
        try #require(tokens.count == 4)
        #expect(Set(tokens[...2]).count == 1)
        #expect(tokens[3] != tokens[0])
        #expect(tokens[0].count == 32)
        tester.finish()
    }

    @Test("explains a missing service, a missing connection and an exceeded quota")
    func states() async {
        row.placesService = nil
        await type("Ber")
        #expect(list?.items.map(\.detail?.text) == ["The search for places is not set up"])
        #expect(row.placesError == .notSetUp)
        #expect(row.value == .userInput(value: "Ber"))
        for (error, text) in [
            (PlacesError.quotaExceeded, "Too many searches; wait a while"),
            (.unreachable("x"), "The search for places cannot be reached"),
            (.unavailable(500), "Could not load"),
        ] {
            row.placesService = GooglePlacesService(
                key: "k",
                transport: StubTransport { _ in
                    switch error {
                    case .quotaExceeded: PlacesResponse(status: 429, body: [])
                    case .unavailable(let status): PlacesResponse(status: status, body: [])
                    default: throw error
                    }
                })
            await type("Bern")
            await type("Ber")
            #expect(list?.items.map(\.title.text) == ["Try again"])
            #expect(list?.items.map(\.detail?.text) == [text])
        }
        tester.finish()
    }

    @Test("suggests cities without a network if it is set to be offline")
    func offline() async {
        row.placesService = nil
        row.isOffline = true
        await type("montev")
        #expect(list?.items.first?.title.text == "Montevideo")
        #expect(list?.items.last?.title.text == "GeoNames (geonames.org), CC BY 4.0")
        tester.finish()
    }

    @Test("creates the list of cities once, at the first search")
    func lateGazetteer() async {
        let made = Mutex(0)
        @Sendable func cities() -> Gazetteer {
            made.withLock { $0 += 1 }
            return Gazetteer([
                City(name: "Bo", countryCode: "SL", latitude: 8, longitude: -11.7, population: 9)
            ])
        }
        row.placesService = GazetteerPlacesService(cities(), attribution: "Cities")
        row.countries = ["SL"]
        row.updateCell()
        #expect(made.withLock { $0 } == 0)
        for text in ["b", "bo"] {
            await type(text)
            #expect(list?.items.map(\.title.text) == ["Bo", "Cities"])
        }
        #expect(made.withLock { $0 } == 1)
        tester.finish()
    }

    @Test(
        "rejects coordinates and circles out of range, as its schema does",
        arguments: [
            ("latitude", 91, "from -90 to 90, found the number 91.0"),
            ("latitude", -90.5, "from -90 to 90, found the number -90.5"),
            ("longitude", 181, "from -180 to 180, found the number 181.0"),
            ("radius", -1, "of at least 0, found the number -1.0"),
        ] as [(String, Double, String)])
    func ranges(name: String, number: Double, message: String) throws {
        var area: [String: JSONValue] = ["latitude": -90, "longitude": 180, "radius": 0]
        #expect(
            try PlacesArea(documentValue: .object(area))
                == PlacesArea(latitude: -90, longitude: 180, radius: 0))
        area[name] = .number(number)
        let refused = #expect(throws: DocumentDiagnostic.self) {
            try PlacesArea(documentValue: .object(area))
        }
        #expect(refused?.description == "\(name): expected a number \(message)")
        guard name != "radius" else { return }
        area["radius"] = nil
        let place: JSONValue = [
            "prediction": ["placeID": "1", "primaryText": "Bern", "details": .object(area)]
        ]
        let error = #expect(throws: DocumentDiagnostic.self) {
            try GooglePlace(documentValue: place)
        }
        #expect(
            error?.description == "prediction.details.\(name): expected a number \(message)")
    }

    @Test(
        "is no value for the rule that requires one if only white space was typed",
        arguments: [
            (.userInput(value: " "), false), (.userInput(value: "a"), true),
            (.prediction(prediction: PlacePrediction(placeID: "1", primaryText: "")), true),
        ] as [(GooglePlace, Bool)])
    func blank(place: GooglePlace, isValid: Bool) {
        #expect((RuleRequired().isValid(value: place) == nil) == isValid)
        #expect(RuleRequired(allowsBlank: true).isValid(value: place) == nil)
    }

    @Test(
        "is read from an object with one member",
        arguments: [
            [:],
            ["userInput": "a", "prediction": ["placeID": "1", "primaryText": "b"]],
        ] as [JSONValue])
    func members(json: JSONValue) {
        let error = #expect(throws: DocumentDiagnostic.self) {
            try GooglePlace(documentValue: json)
        }
        #expect(error?.message == "expected either userInput or prediction")
    }

    @Test("is written to a document exactly as it is read")
    func values() throws {
        let values: [GooglePlace] = [
            .userInput(value: "home"),
            .prediction(
                prediction: PlacePrediction(
                    placeID: "1", primaryText: "Bern", secondaryText: nil, types: ["x"],
                    details: PlaceDetails(latitude: 1, longitude: 2))),
        ]
        for value in values {
            let json = try value.documentValue()
            let read = try GooglePlace(documentValue: json)
            #expect(read == value)
            #expect(read.prediction?.details == value.prediction?.details)
        }
        #expect(try values[0].documentValue() == ["userInput": "home"])
        let other = PlacePrediction(placeID: "1", primaryText: "Berne")
        #expect(values[1].prediction == other)
        #expect(
            PlacePrediction(placeID: "", primaryText: "a")
                != PlacePrediction(placeID: "", primaryText: "b"))
    }

    @Test("keeps the laws of rows")
    func laws() throws { try expectLaws(of: GooglePlacesRowPlugin.self) }

    @Test("is created by name in its example")
    func example() throws {
        let form = try exampleForm(of: "GooglePlacesRow", GooglePlacesRowPlugin.self)
        #expect(form.rowBy(tag: "destination") is GooglePlacesTableRow)
        #expect(form.rowBy(tag: "origin") is GooglePlacesAccessoryRow)
    }
}
