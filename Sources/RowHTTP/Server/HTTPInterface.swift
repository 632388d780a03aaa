/// The network interface that a server listens on.
package enum HTTPInterface: Equatable, Sendable {
    /// Only this machine, by IPv4 and IPv6.
    case loopback
    /// All interfaces of this machine, by IPv4 and IPv6.
    case any
    /// One address of this machine, such as `192.168.1.5` or `fe80::1`.
    case address(String)

    /// The addresses to listen on.
    ///
    /// If this machine has only IPv4 or only IPv6, listening on that one is enough.
    var hosts: [String] {
        switch self {
        case .loopback: ["127.0.0.1", "::1"]
        case .any: ["0.0.0.0", "::"]
        case .address(let address): [address]
        }
    }
}

/// A numeric address with a port.
struct HTTPEndpoint: Hashable, Sendable, CustomStringConvertible {
    let host: String
    let port: Int

    /// The address as written in a URL: `127.0.0.1:8080`, `[::1]:8080`.
    var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
