/// The method of a request, such as `GET`.
///
/// Methods are case-sensitive.
package struct HTTPMethod: Hashable, Sendable, CustomStringConvertible {
    /// The method as written in the request.
    package let description: String

    /// Creates a method, or returns nil if the text is not a token.
    package init?(_ text: some StringProtocol) {
        guard !text.isEmpty, text.utf8.allSatisfy(\.isTokenByte) else { return nil }
        description = String(text)
    }

    private init(known: String) { description = known }

    package static let get = HTTPMethod(known: "GET")
    package static let head = HTTPMethod(known: "HEAD")
    package static let post = HTTPMethod(known: "POST")
    package static let put = HTTPMethod(known: "PUT")
    package static let patch = HTTPMethod(known: "PATCH")
    package static let delete = HTTPMethod(known: "DELETE")
    package static let options = HTTPMethod(known: "OPTIONS")
    static let connect = HTTPMethod(known: "CONNECT")

    /// Whether the method only reads, so that a client may use it without the user's intent.
    package var isSafe: Bool { self == .get || self == .head || self == .options }
}
