import RowKit
import RowTesting
import StandardRows
import Testing

@Suite("Options that depend on another row")
struct DependentOptionsTests {
    private let continent = SegmentedRow<String>("continent") { $0.options = ["Asia", "Europe"] }
    private let country = PushRow<String>("country")
    private let countries = ["Asia": ["Japan", "Georgia"], "Europe": ["Malta", "Georgia"]]

    private func offerCountries() {
        country.takeOptions(from: continent) { [countries] continent in
            .array(countries[continent ?? ""] ?? [])
        }
    }

    @Test("They are available from the start, and follow each change by the user or the program")
    func following() {
        continent.value = "Asia"
        offerCountries()
        #expect(country.options == ["Japan", "Georgia"])
        let tester = FormTester(form: form(continent, country))
        tester.choose("Europe", in: "continent") { $0.values["continent"] = "Europe" }
        #expect(country.options == ["Malta", "Georgia"])
        continent.value = nil
        #expect(country.options == [])
        tester.finish()
    }

    @Test("A value that is still offered stays, and any other is removed")
    func values() {
        offerCountries()
        let form = form(continent, country)
        form.setValues(["country": "Georgia", "continent": "Asia"])
        #expect(country.value == "Georgia")
        continent.value = "Europe"
        #expect(country.value == "Georgia")
        country.value = "Malta"
        continent.value = "Asia"
        #expect(country.value == nil)
        #expect(form.validate() == [])
    }

    @Test("Before options are loaded, only a change by the user removes the value")
    func lazyOptions() {
        country.takeOptions(from: continent) { _ in .lazy { ["Japan"] } }
        let tester = FormTester(form: form(continent, country))
        tester.form.setValues(["country": "Japan", "continent": "Asia"])
        #expect(country.value == "Japan")
        #expect(country.optionsState == .unloaded)
        tester.isExhaustive = false
        tester.choose("Europe", in: "continent") { $0.values["country"] = nil }
        tester.finish()
    }

    @Test("Of several chosen options, those that are still offered stay")
    func severalOptions() {
        let countries = countries
        let visited = MultipleSelectorRow<String>("visited")
        visited.takeOptions(from: continent) { .array(countries[$0 ?? ""] ?? []) }
        let form = form(continent, visited)
        form.setValues(["continent": "Asia", "visited": Set(["Japan", "Georgia"])])
        #expect(visited.options == ["Japan", "Georgia"])
        continent.value = "Europe"
        #expect(visited.options == ["Malta", "Georgia"])
        #expect(visited.value == ["Georgia"])
        visited.value = ["Malta"]
        continent.value = nil
        #expect(visited.value == nil)
        #expect(form.validate() == [])
    }

    @Test("Before options are loaded, only a change by the user deselects the chosen ones")
    func severalLazyOptions() {
        let visited = MultipleSelectorRow<String>("visited")
        visited.takeOptions(from: continent) { _ in .lazy { ["Japan"] } }
        let tester = FormTester(form: form(continent, visited))
        tester.form.setValues(["visited": Set(["Japan"]), "continent": "Asia"])
        #expect(visited.value == ["Japan"])
        tester.isExhaustive = false
        tester.choose("Europe", in: "continent") { $0.values["visited"] = nil }
        tester.finish()
    }
}
