// The messages of Google's Places API (New), version 1.

/// The body of a request for suggestions.
struct GoogleAutocompleteRequest: Encodable {
    let input: String
    let sessionToken: String?
    let languageCode: String?
    let regionCode: String?
    let includedPrimaryTypes: [String]?
    let includedRegionCodes: [String]?
    let locationBias: Bias?

    struct Bias: Encodable {
        let circle: Circle
    }

    struct Circle: Encodable {
        let center: GoogleCoordinates
        let radius: Double
    }

    init(_ text: String, _ query: PlacesQuery) {
        input = text
        sessionToken = query.session
        languageCode = query.language
        regionCode = query.region
        includedPrimaryTypes = query.types.isEmpty ? nil : query.types
        includedRegionCodes = query.countries.isEmpty ? nil : query.countries
        locationBias = query.bias.map { area in
            let center = GoogleCoordinates(latitude: area.latitude, longitude: area.longitude)
            return Bias(circle: Circle(center: center, radius: area.radius))
        }
    }
}

/// A place on Earth.
///
/// Google omits a coordinate that is zero.
struct GoogleCoordinates: Codable {
    let latitude: Double?
    let longitude: Double?
}

/// The response with suggestions.
///
/// Its list is missing if there are none.
struct GoogleAutocompleteResponse: Decodable {
    let suggestions: [Suggestion]?

    /// A suggested place, or a suggested query, which has no place.
    struct Suggestion: Decodable {
        let placePrediction: Prediction?
    }

    struct Prediction: Decodable {
        let placeId: String
        let text: GoogleText?
        let structuredFormat: Structure?
        let types: [String]?
    }

    struct Structure: Decodable {
        let mainText: GoogleText
        let secondaryText: GoogleText?
    }

    /// The suggested places.
    var predictions: [PlacePrediction] {
        (suggestions ?? []).compactMap { suggestion in
            guard let place = suggestion.placePrediction else { return nil }
            let main = place.structuredFormat?.mainText ?? place.text
            guard let name = main?.text, !place.placeId.isEmpty else { return nil }
            return PlacePrediction(
                placeID: place.placeId, primaryText: name,
                secondaryText: place.structuredFormat?.secondaryText?.text, types: place.types)
        }
    }
}

struct GoogleText: Decodable {
    let text: String?
}

/// The response with the details of a place.
struct GooglePlaceResponse: Decodable {
    let formattedAddress: String?
    let location: GoogleCoordinates
}

/// The response that describes the error.
struct GoogleErrorResponse: Decodable {
    let error: Failure

    struct Failure: Decodable {
        let message: String?
        let status: String?
        let details: [Detail]?
    }

    struct Detail: Decodable {
        let reason: String?
    }

    /// Whether the key was rejected, which Google reports as a malformed request.
    var isAboutKey: Bool {
        (error.details ?? []).contains { $0.reason?.hasPrefix("API_KEY") == true }
    }
}
