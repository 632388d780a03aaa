/// The responses of a server to clients that are refused before a handler sees their request.
package struct HTTPErrorPages: Sendable {
    /// The response to a client that is refused because there are too many connections.
    let busy: HTTPResponse
    /// Makes the response to a refused request.
    ///
    /// Only the head of the request is known, or nothing if the head is unreadable.
    let refused: @Sendable (HTTPRefusal, HTTPRequest?) async -> HTTPResponse

    package init(
        busy: HTTPResponse,
        refused: @escaping @Sendable (HTTPRefusal, HTTPRequest?) async -> HTTPResponse
    ) {
        self.busy = busy
        self.refused = refused
    }
}
