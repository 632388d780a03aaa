import RowKit

/// The plugin that contributes the services of the examples to documents.
///
/// It has no rows. `Documents/places.json` names the source of cities.
public enum RowExamplesPlugin: RowPlugin {
    /// The version of the library.
    public static let version = "0.1.0"
    /// No rows.
    public static let rows: [RowDescriptor] = []
    /// The cities of a country, loaded with a delay.
    public static let optionSources = [
        OptionSource("cities", "The cities of a country.") { (country: String) in
            await CityService.cities(of: country)
        }
    ]
}
