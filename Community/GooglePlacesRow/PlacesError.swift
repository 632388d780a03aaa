import RowKit

/// The reason why places could not be found.
public enum PlacesError: PhrasedError, Hashable {
    /// The row has no service, or the service has no key.
    case notSetUp
    /// The service rejected the key, or the key does not permit this use. The value is the
    /// service's message.
    case denied(String)
    /// Too many searches were made.
    case quotaExceeded
    /// The service rejected the request as invalid. The value is the service's message.
    case invalidRequest(String)
    /// The service no longer knows the place.
    case notFound
    /// The service failed. The value is the HTTP status of its response.
    case unavailable(Int)
    /// The service could not be reached. The value describes the error.
    case unreachable(String)
    /// The response is incomplete or malformed.
    case malformed

    /// The phrase that tells the user what failed.
    public var phrase: Phrases.Key {
        switch self {
        case .notSetUp, .denied: .googlePlacesRowNotSetUp
        case .quotaExceeded: .googlePlacesRowQuota
        case .unreachable: .googlePlacesRowUnreachable
        case .invalidRequest, .notFound, .unavailable, .malformed: .loadingFailed
        }
    }
}

extension Phrases.Key {
    /// Places cannot be searched, because no service or no valid key was given.
    public static let googlePlacesRowNotSetUp = Phrases.Key(
        "GooglePlacesRow.notSetUp", "The search for places is not set up")
    /// Too many searches were made.
    public static let googlePlacesRowQuota = Phrases.Key(
        "GooglePlacesRow.quota", "Too many searches; wait a while")
    /// The service could not be reached.
    public static let googlePlacesRowUnreachable = Phrases.Key(
        "GooglePlacesRow.unreachable", "The search for places cannot be reached")
    /// All phrases of a Google Places row, to be translated together with those of RowKit.
    public static let ofGooglePlacesRow: [Phrases.Key] = [
        googlePlacesRowNotSetUp, googlePlacesRowQuota, googlePlacesRowUnreachable,
    ]
}
