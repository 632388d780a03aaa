import RowKit
import StandardRows

/// Asks for a place in rows whose options depend on each other.
///
/// The countries depend on the continent. The cities depend on the country, and are loaded when the
/// user is about to choose one. `Documents/places.json` has columns that depend on each other, and
/// cities from a source that ``RowExamplesPlugin`` contributes.
final class PlacesViewController: FormViewController {
    private static let countries = [
        "Africa": ["Chad", "Kenya"], "Asia": ["Japan", "Nepal"], "Europe": ["Malta", "Spain"],
    ]

    private let cities: @Sendable (_ country: String) async throws -> [String]

    /// Creates the controller with a service that finds the cities of a country.
    init(cities: @escaping @Sendable (_ country: String) async throws -> [String]) {
        self.cities = cities
        super.init(form: Form())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        form.title = "A place"
        let continent = SegmentedRow<String>("continent") { row in
            row.title = "Continent"
            row.options = Self.countries.keys.sorted()
        }
        let country = PickerInputRow<String>("country") { row in
            row.title = "Country"
            row.hidden = "$continent == nil"
            row.takeOptions(from: continent) { continent in
                .array(continent.flatMap { Self.countries[$0] } ?? [])
            }
        }
        let city = PushRow<String>("city") { [cities] row in
            row.title = "City"
            row.hidden = "$country == nil"
            row.takeOptions(from: country) { country in
                country.map { country in .lazy { try await cities(country) } } ?? []
            }
        }
        form +++ Section(footer: "Each question depends on the one before.")
            <<< continent <<< country <<< city
    }
}

/// A service that knows the cities of a few countries.
enum CityService {
    private static let cities = [
        "Chad": ["Abéché", "N’Djamena"], "Japan": ["Kyoto", "Osaka"], "Kenya": ["Nairobi"],
        "Malta": ["Valletta"], "Nepal": ["Kathmandu", "Pokhara"], "Spain": ["Madrid", "Seville"],
    ]

    @Sendable static func cities(of country: String) async -> [String] { cities[country] ?? [] }
}
