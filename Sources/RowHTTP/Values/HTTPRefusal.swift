/// The reason why a request cannot be served.
package struct HTTPRefusal: Error, Equatable, Sendable, CustomStringConvertible {
    package let status: HTTPStatus
    /// The reason, which contains no part of the request.
    package let reason: String
    /// The methods that the target allows, or nil if the method is not the reason.
    package var allowedMethods: [HTTPMethod]?

    /// Creates a refusal.
    package init(_ status: HTTPStatus, _ reason: String) {
        self.status = status
        self.reason = reason
    }

    /// Refuses a method at a target that allows others.
    package static func method(allowed: [HTTPMethod]) -> HTTPRefusal {
        var refusal = HTTPRefusal(.methodNotAllowed, "the target does not allow the method")
        refusal.allowedMethods = allowed
        return refusal
    }

    /// The status and the reason: `400 Bad Request: the path has a segment of dots`.
    package var description: String { "\(status): \(reason)" }
}
