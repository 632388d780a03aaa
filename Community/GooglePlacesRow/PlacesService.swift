import RowKit

/// A service that suggests places for typed text.
///
/// ``GooglePlacesService`` uses Google. ``GazetteerPlacesService`` searches a list of cities
/// without a network. Tests can provide their own services.
public protocol PlacesService: Sendable {
    /// Returns the places that match a string, the best matches first.
    ///
    /// - Throws: A ``PlacesError``, or any other error.
    func predictions(for text: String, _ query: PlacesQuery) async throws -> [PlacePrediction]

    /// Returns the coordinates and the address of a suggested place.
    ///
    /// - Throws: A ``PlacesError``, or any other error.
    func details(of place: PlacePrediction, _ query: PlacesQuery) async throws -> PlaceDetails

    /// The name of the source to show below the suggestions, or nil if none is required.
    var attribution: String? { get }
}

/// The parameters of a search for places, such as its limits and the language of its results.
public struct PlacesQuery: Hashable, Sendable {
    /// The language of the results, as in BCP 47, or nil for the service's default.
    public var language: String?
    /// The country whose conventions are used for addresses, as in ISO 3166-1, or nil for the
    /// service's default.
    public var region: String?
    /// The kinds of place to suggest, as the service names them.
    ///
    /// If empty, all kinds are suggested.
    public var types: [String]
    /// The countries in which to search, as in ISO 3166-1.
    ///
    /// If empty, all countries are searched.
    public var countries: [String]
    /// The area whose places come first, or nil if there is none.
    public var bias: PlacesArea?
    /// The identifier of the search session, which begins with typing and ends with a choice.
    public var session: String?

    /// Creates a query without limits.
    public init(
        language: String? = nil, region: String? = nil, types: [String] = [],
        countries: [String] = [], bias: PlacesArea? = nil, session: String? = nil
    ) {
        self.language = language
        self.region = region
        self.types = types
        self.countries = countries
        self.bias = bias
        self.session = session
    }
}

/// A circle on the surface of the Earth.
public struct PlacesArea: Hashable, Sendable, Codable, DocumentValue {
    /// The degrees of the centre north of the equator, from -90 to 90.
    public let latitude: Double
    /// The degrees of the centre east of Greenwich, from -180 to 180.
    public let longitude: Double
    /// The radius in metres, at least 0.
    public let radius: Double

    /// Creates a circle.
    public init(latitude: Double, longitude: Double, radius: Double) {
        self.latitude = latitude
        self.longitude = longitude
        self.radius = radius
    }

    /// Decodes a circle, whose numbers must be in range.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            latitude: try container.decode(.latitude, within: .latitude),
            longitude: try container.decode(.longitude, within: .longitude),
            radius: try container.decode(.radius, within: .radius))
    }

    /// The schema of an object with three numbers.
    public static var documentSchema: JSONValue {
        [
            "type": "object",
            "properties": [
                "latitude": NumberLimits.latitude.schema,
                "longitude": NumberLimits.longitude.schema,
                "radius": NumberLimits.radius.schema,
            ],
            "required": ["latitude", "longitude", "radius"], "additionalProperties": false,
        ]
    }
}
