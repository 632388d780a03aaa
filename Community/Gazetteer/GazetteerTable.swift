internal import CGazetteer

/// The tables of cities and countries.
///
/// The data are GeoNames' (geonames.org), licensed under Creative Commons Attribution 4.0.
enum GazetteerTable {
    /// The lines of the table of cities.
    static var cities: [Substring] { lines(of: CGazetteerCities()) }
    /// The lines of the table of countries.
    static var countries: [Substring] { lines(of: CGazetteerCountries()) }

    private static func lines(of table: CGazetteerTable) -> [Substring] {
        let bytes = UnsafeBufferPointer(start: table.bytes, count: table.count)
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    }
}
