#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Suggests places with Google's Places API (New).
///
/// ```swift
/// let service = GooglePlacesService(key: key, transport: transport)
/// let places = try await service.predictions(for: "montev", PlacesQuery(language: "es"))
/// ```
///
/// The key is sent to Google with every request, and nowhere else. On a server, it never reaches
/// the client.
public struct GooglePlacesService: PlacesService {
    private let key: String
    private let transport: any PlacesTransport
    private let server: String

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - key: The key of the API. Without one, every search fails with
    ///     ``PlacesError/notSetUp``.
    ///   - transport: Sends the requests.
    ///   - server: The scheme and host of the API, which tests replace.
    public init(
        key: String, transport: any PlacesTransport,
        server: String = "https://places.googleapis.com"
    ) {
        self.key = key
        self.transport = transport
        self.server = server
    }

    /// The attribution that Google requires where its results are shown.
    public var attribution: String? { "Google Maps" }

    /// Returns the places that Google suggests, at most five.
    public func predictions(
        for text: String, _ query: PlacesQuery
    ) async throws -> [PlacePrediction] {
        let body = try JSONEncoder().encode(GoogleAutocompleteRequest(text, query))
        let answer: GoogleAutocompleteResponse = try await send(
            "POST", "/v1/places:autocomplete",
            fields: ["placeId", "text", "structuredFormat", "types"].map {
                "suggestions.placePrediction.\($0)"
            }, body: Array(body))
        return answer.predictions
    }

    /// Returns the coordinates and the address of a place.
    public func details(
        of place: PlacePrediction, _ query: PlacesQuery
    ) async throws -> PlaceDetails {
        let parameters = [
            ("sessionToken", query.session), ("languageCode", query.language),
            ("regionCode", query.region),
        ]
        let list = parameters.compactMap { name, value in
            value.map { "\(name)=\(Self.escaped($0))" }
        }
        let path = "/v1/places/" + Self.escaped(place.placeID)
        let answer: GooglePlaceResponse = try await send(
            "GET", list.isEmpty ? path : path + "?" + list.joined(separator: "&"),
            fields: ["location", "formattedAddress"])
        let details = PlaceDetails(
            latitude: answer.location.latitude ?? 0, longitude: answer.location.longitude ?? 0,
            address: answer.formattedAddress)
        guard NumberLimits.latitude.contains(details.latitude),
            NumberLimits.longitude.contains(details.longitude)
        else { throw PlacesError.malformed }
        return details
    }

    // MARK: Requests

    private func send<Answer: Decodable>(
        _ method: String, _ path: String, fields: [String], body: [UInt8]? = nil
    ) async throws -> Answer {
        guard !key.isEmpty else { throw PlacesError.notSetUp }
        var headers = ["X-Goog-Api-Key": key, "X-Goog-FieldMask": fields.joined(separator: ",")]
        if body != nil { headers["Content-Type"] = "application/json" }
        let request = PlacesRequest(
            method: method, url: server + path, headers: headers, body: body)
        let response: PlacesResponse
        do {
            response = try await transport.send(request)
        } catch let error as CancellationError {
            throw error
        } catch {
            throw PlacesError.unreachable(String(describing: error))
        }
        guard response.status == 200 else { throw Self.error(of: response) }
        do {
            return try JSONDecoder().decode(Answer.self, from: Data(response.body))
        } catch {
            throw PlacesError.malformed
        }
    }

    private static func error(of response: PlacesResponse) -> PlacesError {
        let answer = try? JSONDecoder().decode(
            GoogleErrorResponse.self, from: Data(response.body))
        let message = answer?.error.message ?? ""
        return switch response.status {
        case 400 where answer?.isAboutKey == true: .denied(message)
        case 400: .invalidRequest(message)
        case 401, 403: .denied(message)
        case 404: .notFound
        case 429: .quotaExceeded
        default: .unavailable(response.status)
        }
    }

    /// Returns a string as part of a URL's path or query.
    private static func escaped(_ text: String) -> String {
        text.utf8.reduce(into: "") { url, byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                UInt8(ascii: "."), UInt8(ascii: "~"):
                url.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                url += byte < 16 ? "%0\(digits)" : "%\(digits)"
            }
        }
    }
}
