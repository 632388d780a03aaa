import Foundation

// snippet: hummingbird-visitor
struct Visitor: Codable, Sendable {
    var name = UUID().uuidString
    var isSignedIn = false
}

typealias AppContext = BasicSessionRequestContext<Visitor, String>

extension BasicSessionRequestContext where Session == Visitor {
    /// The visitor, who has a session from the first request on.
    var visitor: Visitor {
        if let visitor = sessions.session { return visitor }
        let visitor = Visitor()
        sessions.setSession(visitor)
        return visitor
    }

    func requireUser() throws -> String {
        guard visitor.isSignedIn else { throw HTTPError(.unauthorized) }
        return visitor.name
    }
}
// end
