import RowKit

/// Twenty countries with five towns each, and a hundred clubs in each town.
///
/// The lists are made once, and all forms share them.
enum Clubs {
    /// The countries by code.
    static let countries = try? ItemList(
        places.map { ["value": .string($0.code), "title": .string($0.country)] })

    /// The towns, with the codes of their countries.
    static let towns = try? ItemList(
        places.flatMap { place in
            place.towns.map { ["value": .string($0), "country": .string(place.code)] }
        })

    /// The clubs, with their towns, and with what a transfer costs.
    static let clubs = try? ItemList(places.flatMap { clubs(of: $0.code, in: $0.towns) })

    private static func clubs(of country: String, in towns: [String]) -> [JSONValue] {
        var clubs: [JSONValue] = []
        for town in towns {
            for kind in kinds {
                for year in years {
                    let number = clubs.count
                    clubs.append([
                        "value": .string("\(country)\(number)"),
                        "title": .string("\(kind) \(town) \(year)"),
                        "town": .string(town), "fee": .integer(20 + number * 7 % 90),
                    ])
                }
            }
        }
        return clubs
    }

    private static let kinds = [
        "Athletic", "Dynamo", "FC", "Olympia", "Rapid", "Rovers", "SC", "Sporting", "Union",
        "Wanderers",
    ]

    private static let years = [1863, 1878, 1894, 1899, 1903, 1907, 1911, 1924, 1946, 1958]

    private static let places: [(code: String, country: String, towns: [String])] = [
        ("AR", "Argentina", ["Buenos Aires", "Córdoba", "La Plata", "Mendoza", "Rosario"]),
        ("AT", "Austria", ["Graz", "Innsbruck", "Linz", "Salzburg", "Wien"]),
        ("BE", "Belgium", ["Antwerpen", "Brugge", "Gent", "Liège", "Namur"]),
        ("BR", "Brazil", ["Belém", "Manaus", "Recife", "Salvador", "São Paulo"]),
        ("CH", "Switzerland", ["Basel", "Bern", "Genève", "Lugano", "Zürich"]),
        ("CZ", "Czechia", ["Brno", "Liberec", "Olomouc", "Plzeň", "Praha"]),
        ("DE", "Germany", ["Bremen", "Dresden", "Hamburg", "Köln", "München"]),
        ("DK", "Denmark", ["Aalborg", "Aarhus", "Esbjerg", "København", "Odense"]),
        ("EG", "Egypt", ["Aswan", "Cairo", "Luxor", "Port Said", "Suez"]),
        ("ES", "Spain", ["Bilbao", "Madrid", "Málaga", "Sevilla", "València"]),
        ("FR", "France", ["Bordeaux", "Lille", "Lyon", "Nantes", "Nice"]),
        ("GR", "Greece", ["Athína", "Ioánnina", "Lárisa", "Pátra", "Vólos"]),
        ("IE", "Ireland", ["Cork", "Dublin", "Galway", "Limerick", "Sligo"]),
        ("IT", "Italy", ["Bari", "Genova", "Milano", "Napoli", "Torino"]),
        ("JP", "Japan", ["Hiroshima", "Kyoto", "Nagoya", "Osaka", "Sapporo"]),
        ("NL", "Netherlands", ["Breda", "Delft", "Haarlem", "Leiden", "Utrecht"]),
        ("NO", "Norway", ["Bergen", "Bodø", "Oslo", "Stavanger", "Tromsø"]),
        ("PL", "Poland", ["Gdańsk", "Kraków", "Łódź", "Poznań", "Wrocław"]),
        ("PT", "Portugal", ["Braga", "Coimbra", "Faro", "Lisboa", "Porto"]),
        ("SE", "Sweden", ["Gävle", "Lund", "Malmö", "Umeå", "Uppsala"]),
    ]
}
