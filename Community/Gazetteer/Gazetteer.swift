import OptionSearch
import RowKit
import Synchronization

/// An index of cities that finds them by name.
///
/// ```swift
/// let city = Gazetteer.world.cities(matching: "montev").first  // Montevideo, Uruguay
/// let other = Gazetteer.world.cities(matching: "Springfield, ill").first  // in US-IL
/// ```
///
/// Case, accents and the form of apostrophes are ignored. Cities whose name equals the text come
/// first, followed by those whose name begins with it. Within each group, larger cities come first.
public final class Gazetteer: Sendable {
    /// The cities, the most important first.
    public let cities: [City]

    private let index = Mutex<OptionIndex<City>?>(nil)

    /// Creates a gazetteer of the given cities, the most important first.
    public init(_ cities: [City]) { self.cities = cities }

    /// Returns the cities whose name contains a string, the best matches first.
    ///
    /// Each part after a comma must be the code of the country or state, or the beginning of a word
    /// in its name. `UK` and `USA` are also accepted.
    ///
    /// - Parameters:
    ///   - text: The text to find. A blank text finds nothing.
    ///   - limit: The maximum number of cities.
    public func cities(matching text: String, limit: Int = 50) -> [City] {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard let name = parts.first, !name.allSatisfy(\.isWhitespace) else { return [] }
        let filters = parts.dropFirst().compactMap(CountryFilter.init)
        var matches: [String: Bool] = [:]
        return index.withLock { index in
            let names = index ?? OptionIndex(cities) { $0.name.withPlainLetters }
            index = names
            return names.options(
                matching: String(name).withPlainLetters, limit: limit, by: .ranked
            ) { city in
                let code = city.countryCode
                let isMatch = matches[code] ?? filters.allSatisfy { $0.matches(code) }
                matches[code] = isMatch
                return isMatch
            }
        }
    }
}

extension Gazetteer {
    /// The cities of the world with at least 20,000 inhabitants, and the capitals.
    ///
    /// The data comes from GeoNames. Show ``attribution`` wherever you show the data. It is read
    /// from a table in the program when it is first used.
    public static let world = Gazetteer(GazetteerTable.cities.compactMap(City.init(line:)))

    /// The attribution that the licence requires wherever data of the ``world`` is shown.
    public static let attribution = "GeoNames (geonames.org), CC BY 4.0"
}

extension String {
    /// The text with plain apostrophes, and without strokes through letters, which searches do not
    /// treat as accents.
    fileprivate var withPlainLetters: String {
        guard utf8.contains(where: { $0 > 0x7F }) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { Self.plain[$0] ?? $0 }))
    }

    private static let plain: [Unicode.Scalar: Unicode.Scalar] = [
        "‘": "'", "’": "'", "ʻ": "'", "ʼ": "'", "ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "đ": "d",
        "Đ": "D", "ı": "i",
    ]
}
