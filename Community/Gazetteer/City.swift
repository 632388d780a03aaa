/// A city with its place on Earth.
public struct City: Hashable, Sendable, Codable, Identifiable {
    /// The name, in the city's own or the English spelling: `Montevideo`, `São Paulo`, `Munich`.
    public let name: String
    /// The ISO 3166-1 code of the country, in the United States followed by the state: `UY`,
    /// `US-IL`.
    public let countryCode: String
    /// The degrees north of the equator.
    public let latitude: Double
    /// The degrees east of Greenwich.
    public let longitude: Double
    /// The number of inhabitants.
    public let population: Int

    /// Creates a city.
    public init(
        name: String, countryCode: String, latitude: Double, longitude: Double, population: Int
    ) {
        self.name = name
        self.countryCode = countryCode
        self.latitude = latitude
        self.longitude = longitude
        self.population = population
    }

    /// The English name of the country, in the United States preceded by the state: `Uruguay`,
    /// `Illinois, United States`.
    ///
    /// This is the code itself if it is unknown.
    public var countryName: String { Country.name(of: countryCode) }

    /// The name with the country: `Montevideo, Uruguay`.
    public var fullName: String { "\(name), \(countryName)" }

    /// An identifier made of the city's names and coordinates.
    public var id: String { "\(name);\(countryCode);\(latitude);\(longitude)" }
}

extension City {
    /// Reads a line of the table of cities, or returns nil if it is malformed.
    init?(line: Substring) {
        let parts = line.split(separator: ";", omittingEmptySubsequences: false)
        guard parts.count == 5, let latitude = Double(parts[2]), let longitude = Double(parts[3]),
            let population = Int(parts[4])
        else { return nil }
        self.init(
            name: String(parts[0]), countryCode: String(parts[1]), latitude: latitude,
            longitude: longitude, population: population)
    }
}

/// The names of countries, read when they are first needed.
enum Country {
    private static let names: [Substring: Substring] = Dictionary(
        GazetteerTable.countries.compactMap { line in
            line.firstIndex(of: ";").map { (line[..<$0], line[line.index(after: $0)...]) }
        }, uniquingKeysWith: { first, _ in first })

    /// The codes of all countries, and of states with and without their country.
    static let codes: Set<Substring> = names.keys.reduce(into: []) { codes, code in
        codes.insert(code)
        if let dash = code.firstIndex(of: "-") { codes.insert(code[code.index(after: dash)...]) }
    }

    /// Returns the name of a country, preceded by its state if there is one, or the code if it is
    /// unknown.
    static func name(of code: String) -> String {
        let own = names[code[...]] ?? code[...]
        guard let dash = code.firstIndex(of: "-"), let country = names[code[..<dash]] else {
            return String(own)
        }
        return "\(own), \(country)"
    }
}
