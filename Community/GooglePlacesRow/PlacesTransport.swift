/// Sends the requests of a ``GooglePlacesService`` over the network.
///
/// The product `GooglePlacesClient` contains a transport that uses `URLSession`.
public protocol PlacesTransport: Sendable {
    /// Sends a request and returns the response, regardless of its status.
    ///
    /// - Throws: Any error if there is no response.
    func send(_ request: PlacesRequest) async throws -> PlacesResponse
}

/// An HTTP request.
public struct PlacesRequest: Hashable, Sendable {
    /// The method: `GET` or `POST`.
    public let method: String
    /// The absolute URL.
    public let url: String
    /// The header fields.
    public let headers: [String: String]
    /// The body, or nil if there is none.
    public let body: [UInt8]?

    /// Creates a request.
    public init(method: String, url: String, headers: [String: String], body: [UInt8]? = nil) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }
}

/// An HTTP response.
public struct PlacesResponse: Hashable, Sendable {
    /// The status code.
    public let status: Int
    /// The body.
    public let body: [UInt8]

    /// Creates a response.
    public init(status: Int, body: [UInt8]) {
        self.status = status
        self.body = body
    }
}
