import Foundation
import RowKit
import RowTesting
import StandardRows
import Synchronization
import Testing

@testable import RowExamples

@Suite("Places")
struct PlacesTests {
    /// A service that fails until it is back online.
    private final class CityLookup: Sendable {
        private let isBack = Mutex(false)
        struct Offline: Error {}

        func comeBack() { isBack.withLock { $0 = true } }

        func cities(of country: String) async throws -> [String] {
            guard isBack.withLock({ $0 }) else { throw Offline() }
            return await CityService.cities(of: country)
        }
    }

    @Test("Each row offers what the previous value allows, and drops a value that it does not")
    func dependence() async throws {
        let tester = FormTester(PlacesViewController(cities: CityService.cities))
        tester.isExhaustive = false
        tester.choose("Asia", in: "continent") { $0.rows["country"] = .shown }
        tester.choose("Nepal", in: "country") { $0.rows["city"] = .shown }
        tester.select("city")
        tester.expectWork("options", of: "city")
        await tester.advance(by: .zero)
        #expect(tester.stage.screens.last?.textDrawing.contains(#""Pokhara""#) == true)
        tester.select("city>#:0:1") { $0.values["city"] = "Pokhara" }

        // The same continent keeps all values; another removes those that depend on it.
        tester.choose("Asia", in: "continent")
        #expect(tester.form.values()["city"] as? String == "Pokhara")
        tester.choose("Europe", in: "continent") {
            $0.values["country"] = nil
            $0.rows["city"] = .hidden
        }
        #expect(tester.form.rowBy(tag: "city")?.baseValue == nil)
        let country: PickerInputRow<String>? = tester.form.rowBy(tag: "country")
        #expect(country?.options == ["Malta", "Spain"])
        tester.finish()
    }

    @Test("Cities that could not be loaded can be requested again")
    func retry() async throws {
        let lookup = CityLookup()
        let tester = FormTester(PlacesViewController(cities: lookup.cities))
        tester.isExhaustive = false
        tester.form.setValues(["continent": "Europe", "country": "Malta"])
        tester.select("city")
        tester.expectWork("options", of: "city")
        await tester.advance(by: .zero)
        let failed = tester.stage.screens.last?.textDrawing ?? ""
        #expect(failed.contains("Could not load"))
        #expect(failed.contains("Try again"))
        lookup.comeBack()
        let city: PushRow<String> = try #require(tester.form.rowBy(tag: "city"))
        city.loadOptions()
        tester.expectWork("options", of: "city")
        await tester.advance(by: .zero)
        #expect(city.options == ["Valletta"])
        tester.finish()
    }

    @Test("Values and states written by a program are accepted as a whole")
    func program() async throws {
        let values: [String: any Sendable] = [
            "continent": "Asia", "country": "Japan", "city": "Osaka",
        ]
        let stage = FormStage(PlacesViewController(cities: CityService.cities))
        let form = stage.controller.form
        form.setValues(values)
        #expect(form.values().count == 3)
        #expect(form.values()["city"] as? String == "Osaka")
        let other = FormStage(PlacesViewController(cities: CityService.cities))
        #expect(other.restore(form.state).isEmpty)
        #expect(try other.controller.form.json() == form.json())
        #expect(other.controller.form.validate() == [])
    }

    @Test("As a document, cities are loaded from a source of the program")
    func source() async throws {
        let url = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/RowExamples/Documents/places.json")
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self, RowExamplesPlugin.self))
        let tester = FormTester(form: try factory.form(from: Data(contentsOf: url)))
        tester.isExhaustive = false
        tester.choose("Nepal", in: "country") { $0.rows["city"] = .shown }
        tester.select("city")
        tester.expectWork("options", of: "city")
        await tester.advance(by: .zero)
        tester.select("city>#:0:1") { $0.values["city"] = "Pokhara" }
        tester.choose("Japan", in: "country")
        tester.select("city")
        tester.expectWork("options", of: "city")
        await tester.advance(by: .zero) { $0.values["city"] = nil }
        tester.finish()
    }

    @Test("As a document, columns and conditions depend on each other")
    func document() throws {
        let url = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/RowExamples/Documents/places.json")
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self, RowExamplesPlugin.self))
        let tester = FormTester(form: try factory.form(from: Data(contentsOf: url)))
        tester.choose("Europe", in: "place/field") {
            $0.values["place"] = Tuple3(a: "Europe", b: "Malta", c: "Valletta")
        }
        tester.choose("Spain", in: "place/second") {
            $0.values["place"] = Tuple3(a: "Europe", b: "Spain", c: "Madrid")
        }
        tester.choose("Asia", in: "continent") {
            $0.values["continent"] = "Asia"
            $0.rows["asian"] = .shown
        }
        tester.form.setValues(["asian": "Nepal"])
        tester.isExhaustive = false
        tester.choose("Europe", in: "continent") {
            $0.values["asian"] = nil
            $0.rows["asian"] = .hidden
            $0.rows["european"] = .shown
        }
        tester.finish()
    }
}
