import Foundation
import GooglePlacesRow

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends the requests of a `GooglePlacesService` with `URLSession`.
///
/// ```swift
/// let service = GooglePlacesService(key: key, transport: URLSessionPlacesClient())
/// ```
///
/// It is a separate product, so that programs that do not use Google contain no network code.
public struct URLSessionPlacesClient: PlacesTransport {
    private let session: URLSession

    /// Creates a transport without cookies and caches.
    ///
    /// - Parameter timeout: The time after which a request fails, in seconds.
    public init(timeout: Double = 10) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = timeout
        // An ephemeral configuration keeps cookies and responses in memory.
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        session = URLSession(configuration: configuration)
    }

    /// Sends a request and returns the response.
    public func send(_ request: PlacesRequest) async throws -> PlacesResponse {
        guard let url = URL(string: request.url) else { throw URLError(.badURL) }
        var message = URLRequest(url: url)
        message.httpMethod = request.method
        message.httpBody = request.body.map { Data($0) }
        for (name, value) in request.headers {
            message.setValue(value, forHTTPHeaderField: name)
        }
        let (body, response) = try await session.data(for: message)
        guard let answer = response as? HTTPURLResponse else {
            throw URLError(.badServerResponse)
        }
        return PlacesResponse(status: answer.statusCode, body: Array(body))
    }
}
