import RowKit
import StandardRows

/// Asks for two cities, each of which is chosen on two screens.
final class JourneyViewController: FormViewController {
    private static let cities = [
        "Chile": ["Arica", "Santiago", "Valparaíso"],
        "France": ["Lyon", "Nice", "Paris"],
        "Japan": ["Kyoto", "Nagoya", "Tokyo"],
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        form.title = "A journey"
        form +++ Section(["From", "To"].map(city))
    }

    private func city(title: String) -> CityRow {
        CityRow(title.lowercased()) { row in
            row.title = title
            row.cities = Self.cities
            row.add(rule: RuleRequired())
        }
    }
}
