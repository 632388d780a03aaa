import RowKit
import Synchronization

/// Cities that are found by name.
///
/// ```swift
/// let city = Gazetteer.world.cities(matching: "montev").first  // Montevideo, Uruguay
/// let other = Gazetteer.world.cities(matching: "Springfield, ill").first  // in US-IL
/// ```
///
/// Case and accents are ignored. Cities whose name equals the text come first, then those whose
/// name begins with it. Among these, larger cities come before smaller ones.
public final class Gazetteer: Sendable {
    /// The cities, the most important first.
    public let cities: [City]

    private let index = Mutex<OptionIndex<City>?>(nil)

    /// Creates a gazetteer of the given cities, the most important first.
    public init(_ cities: [City]) { self.cities = cities }

    /// Returns the cities whose name contains a string, the best matches first.
    ///
    /// Text after a comma must match the country, its code, or a state.
    ///
    /// - Parameters:
    ///   - text: The text to find. A blank text finds nothing.
    ///   - limit: The maximum number of cities.
    public func cities(matching text: String, limit: Int = 50) -> [City] {
        let parts = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, !name.allSatisfy(\.isWhitespace) else { return [] }
        let country = parts.count == 2 ? parts[1].drop(while: \.isWhitespace) : ""
        return index.withLock { index in
            let names = index ?? OptionIndex(cities) { $0.name }
            index = names
            return names.options(matching: String(name), limit: limit, by: .ranked) { city in
                country.isEmpty || city.isIn(String(country))
            }
        }
    }
}

extension Gazetteer {
    /// The cities of the world with at least 20,000 inhabitants, and the capitals.
    ///
    /// The data come from GeoNames. Show ``attribution`` wherever they are shown. They are read from
    /// a table in the program when they are first used.
    public static let world = Gazetteer(
        CityTable.text.split(separator: "\n").compactMap(City.init(line:)))

    /// The attribution that the licence of the ``world`` requires where its data are shown.
    public static let attribution = "GeoNames (geonames.org), CC BY 4.0"
}

extension City {
    /// Whether a string is part of the country's name, or its code.
    fileprivate func isIn(_ country: String) -> Bool {
        countryCode.lowercased() == country.lowercased()
            || countryCode.lowercased().hasSuffix("-\(country.lowercased())")
            || !OptionMatching.listed.ranges(of: country, in: countryName).isEmpty
    }
}
