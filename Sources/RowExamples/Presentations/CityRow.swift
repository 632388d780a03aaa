import RowKit
import StandardRows

/// A city in a country.
struct City: Hashable, Sendable, Codable, DocumentValue {
    let country: String
    let name: String
}

/// Asks for a city on two screens: the first lists countries, and each opens the list of its
/// cities.
final class CityRow: _PresenterRow<PushSelectorCell<City>, CountriesViewController>, RowType {
    /// The cities to choose from, by country.
    @Setting var cities: [String: [String]] = [:]

    required init(tag: String?) {
        super.init(tag: tag)
        preset {
            presentationMode = .show(controllerProvider: .callback { CountriesViewController() })
        }
    }

    /// Requires one of the cities, also of a program that submits the form as JSON.
    override var limits: RuleSet<City> {
        super.limits + [
            RuleClosure(ValidationError(.notOffered)) { [self] city in
                cities[city.country]?.contains(city.name) == true
            }
        ]
    }

    override func setupController(_ controller: CountriesViewController) {
        super.setupController(controller)
        controller.cities = cities
    }

    override func defaultDisplayText(for value: City) -> String? {
        "\(value.name), \(value.country)"
    }
}

/// The first of the two screens: a row for each country, which presents the second.
final class CountriesViewController: RowViewController<City> {
    var cities: [String: [String]] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        form +++ Section(cities.sorted { $0.key < $1.key }.map(makeRow))
    }

    /// Shows which city is chosen.
    override func rowDidChange() {
        super.rowDidChange()
        for case let country as PushRow<String> in form.rows {
            country.value = row?.value.flatMap { $0.country == country.tag ? $0.name : nil }
        }
    }

    private func makeRow(country: String, cities: [String]) -> PushRow<String> {
        PushRow<String>(country) { row in
            row.title = country
            row.options = cities
        }
        .onPresent { _, selector in selector.enableDeselection = false }
        .onValueChange { [weak self] row, change in
            // Dismisses both screens.
            if change.origin == .user, let city = row.value {
                self?.commit(City(country: country, name: city))
            }
        }
    }
}
