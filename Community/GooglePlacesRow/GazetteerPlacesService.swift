import Gazetteer
import Synchronization

/// Suggests cities of a gazetteer, without a network.
public struct GazetteerPlacesService: PlacesService {
    private let gazetteer: LazyGazetteer
    /// The name of the source of the cities.
    public let attribution: String?

    /// Creates a service that suggests the cities of the world.
    public init() { self.init(.world, attribution: Gazetteer.attribution) }

    /// Creates a service that suggests the cities of a gazetteer.
    ///
    /// - Parameters:
    ///   - gazetteer: The gazetteer, which is evaluated once, at the first search.
    ///   - attribution: The name of the source of the cities.
    public init(
        _ gazetteer: @autoclosure @escaping @Sendable () -> Gazetteer, attribution: String? = nil
    ) {
        self.gazetteer = LazyGazetteer(gazetteer)
        self.attribution = attribution
    }

    /// Returns the cities whose names contain the text.
    ///
    /// Only the countries of the query are considered.
    public func predictions(
        for text: String, _ query: PlacesQuery
    ) async throws -> [PlacePrediction] {
        let countries = Set(query.countries.map { $0.uppercased() })
        let cities = gazetteer.value.cities(matching: text, limit: countries.isEmpty ? 50 : .max)
        return cities.lazy.filter { city in
            countries.isEmpty || countries.contains(String(city.countryCode.prefix(2)))
        }.prefix(50).map { city in
            PlacePrediction(
                placeID: city.id, primaryText: city.name, secondaryText: city.countryName,
                details: PlaceDetails(
                    latitude: city.latitude, longitude: city.longitude, address: city.fullName))
        }
    }

    /// Returns the details that came with the suggested city.
    public func details(
        of place: PlacePrediction, _ query: PlacesQuery
    ) async throws -> PlaceDetails {
        guard let details = place.details else { throw PlacesError.notFound }
        return details
    }
}

/// A gazetteer that is made when it is first needed.
private final class LazyGazetteer: Sendable {
    private let make: @Sendable () -> Gazetteer
    private let stored = Mutex<Gazetteer?>(nil)

    init(_ make: @escaping @Sendable () -> Gazetteer) { self.make = make }

    var value: Gazetteer {
        stored.withLock { stored in
            let gazetteer = stored ?? make()
            stored = gazetteer
            return gazetteer
        }
    }
}
