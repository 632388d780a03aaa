import RowKit

/// A place that a ``PlacesService`` suggests.
public struct PlacePrediction: Sendable, Codable {
    /// The identifier of the place in the service.
    public let placeID: String
    /// The name of the place: `Montevideo`.
    public let primaryText: String
    /// The text that distinguishes the place from others with the same name, such as `Uruguay`, or
    /// nil if there is none.
    public let secondaryText: String?
    /// The kinds of place, as the service names them.
    public let types: [String]?
    /// The coordinates and the address, or nil if they have not been requested.
    public var details: PlaceDetails?

    /// Creates a suggested place.
    public init(
        placeID: String, primaryText: String, secondaryText: String? = nil,
        types: [String]? = nil, details: PlaceDetails? = nil
    ) {
        self.placeID = placeID
        self.primaryText = primaryText
        self.secondaryText = secondaryText
        self.types = types
        self.details = details
    }

    /// The name and the secondary text of the place: `Montevideo, Uruguay`.
    public var fullText: String {
        [primaryText, secondaryText].compactMap { $0 }.joined(separator: ", ")
    }
}

extension PlacePrediction: Hashable {
    /// Whether both places have the same identifier or, without identifiers, the same text.
    public static func == (first: PlacePrediction, second: PlacePrediction) -> Bool {
        first.identity == second.identity
    }

    /// Hashes the identifier, or the text of a place without one.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    private var identity: [String] { placeID.isEmpty ? ["", fullText] : [placeID] }
}

/// The coordinates and the address of a place.
public struct PlaceDetails: Hashable, Sendable, Codable {
    /// The degrees north of the equator, from -90 to 90.
    public let latitude: Double
    /// The degrees east of Greenwich, from -180 to 180.
    public let longitude: Double
    /// The whole address in one line, or nil if the service has none.
    public let address: String?

    /// Creates details.
    public init(latitude: Double, longitude: Double, address: String? = nil) {
        self.latitude = latitude
        self.longitude = longitude
        self.address = address
    }

    /// Decodes details, whose coordinates must be in range.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            latitude: try container.decode(.latitude, within: .latitude),
            longitude: try container.decode(.longitude, within: .longitude),
            address: try container.decodeIfPresent(String.self, forKey: .address))
    }
}

extension PlacePrediction {
    /// The schema of the JSON in a document.
    static var documentSchema: JSONValue {
        [
            "type": "object",
            "properties": [
                "placeID": ["type": "string"], "primaryText": ["type": "string"],
                "secondaryText": ["type": "string"],
                "types": ["type": "array", "items": ["type": "string"]],
                "details": [
                    "type": "object",
                    "properties": [
                        "latitude": NumberLimits.latitude.schema,
                        "longitude": NumberLimits.longitude.schema,
                        "address": ["type": "string"],
                    ],
                    "required": ["latitude", "longitude"], "additionalProperties": false,
                ],
            ],
            "required": ["placeID", "primaryText"], "additionalProperties": false,
        ]
    }
}
