/// The reason why a server cannot listen.
package enum HTTPServerFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// Another program is listening there.
    case addressInUse(String)
    /// This machine has no such address.
    case noSuchAddress(String)
    /// The process is not permitted to listen there.
    case notPermitted(String)
    /// The text is not a numeric address, or the port is not between 0 and 65535.
    case malformedAddress(String)
    /// The system refused for another reason.
    case system(String, reason: String)

    package var description: String {
        switch self {
        case .addressInUse(let address):
            "cannot listen on \(address): another program does; choose another port, or 0 for any"
        case .noSuchAddress(let address):
            "cannot listen on \(address): this machine has no such address"
        case .notPermitted(let address):
            "cannot listen on \(address): not permitted; ports below 1024 often are not"
        case .malformedAddress(let address):
            "cannot listen on \(address): not a numeric address with a port up to 65535"
        case .system(let address, let reason): "cannot listen on \(address): \(reason)"
        }
    }
}
