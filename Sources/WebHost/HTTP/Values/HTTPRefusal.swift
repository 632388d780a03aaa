/// The reason why a request cannot be served.
public struct HTTPRefusal: Error, Equatable, Sendable, CustomStringConvertible {
    /// The status of the response.
    package let status: HTTPStatus
    /// The reason, which contains no part of the request.
    public let reason: String

    /// Creates a refusal.
    package init(_ status: HTTPStatus, _ reason: String) {
        self.status = status
        self.reason = reason
    }

    /// The status and the reason: `400 Bad Request: the path has a segment of dots`.
    public var description: String { "\(status): \(reason)" }
}
