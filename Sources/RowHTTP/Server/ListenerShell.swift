#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A socket that accepts connections.
struct Listener: Sendable {
    let socket: Socket
    let endpoint: HTTPEndpoint

    /// Listens on a numeric address.
    ///
    /// Port 0 chooses a free port.
    init(_ wanted: HTTPEndpoint) throws(HTTPServerFailure) {
        guard (0...65_535).contains(wanted.port), var address = SocketAddress(wanted) else {
            throw .malformedAddress("\(wanted)")
        }
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        let descriptor = Socket.open(address.family, kind)
        guard descriptor >= 0 else { throw .ofSystem(wanted) }
        let socket = Socket(descriptor)
        // A restarted server need not wait for the connections of the previous one.
        socket.set(SOL_SOCKET, SO_REUSEADDR)
        if address.family == AF_INET6 { socket.set(IPPROTO_IPV6, IPV6_V6ONLY) }
        guard prepareDescriptor(descriptor),
            address.withPointer({ bind(descriptor, $0, $1) }) == 0,
            listen(descriptor, SOMAXCONN) == 0,
            address.update(by: { getsockname(descriptor, $0, &$1) }) == 0
        else { throw .ofSystem(wanted) }
        self.socket = socket
        endpoint = HTTPEndpoint(host: wanted.host, port: address.port)
    }
}

extension Socket {
    fileprivate static func open(_ family: Int32, _ kind: Int32) -> Int32 {
        socket(family, kind, 0)
    }
}

extension HTTPServerFailure {
    /// The failure that `errno` describes.
    fileprivate static func ofSystem(_ endpoint: HTTPEndpoint) -> HTTPServerFailure {
        switch errno {
        case EADDRINUSE: .addressInUse("\(endpoint)")
        case EADDRNOTAVAIL, EAFNOSUPPORT: .noSuchAddress("\(endpoint)")
        case EACCES, EPERM: .notPermitted("\(endpoint)")
        default: .system("\(endpoint)", reason: systemReason)
        }
    }
}

/// An address with a port, in the system's format.
struct SocketAddress {
    private var storage: sockaddr_storage
    let family: Int32

    /// Creates an address, or returns nil if the host is not numeric.
    init?(_ endpoint: HTTPEndpoint) {
        storage = sockaddr_storage()
        family = endpoint.host.contains(":") ? AF_INET6 : AF_INET
        let port = in_port_t(truncatingIfNeeded: endpoint.port).bigEndian
        if family == AF_INET6 {
            var address = sockaddr_in6()
            guard inet_pton(family, endpoint.host, &address.sin6_addr) == 1 else { return nil }
            address.sin6_family = sa_family_t(family)
            address.sin6_port = port
            withUnsafeMutableBytes(of: &storage) {
                $0.storeBytes(of: address, as: sockaddr_in6.self)
            }
        } else {
            var address = sockaddr_in()
            guard inet_pton(family, endpoint.host, &address.sin_addr) == 1 else { return nil }
            address.sin_family = sa_family_t(family)
            address.sin_port = port
            withUnsafeMutableBytes(of: &storage) {
                $0.storeBytes(of: address, as: sockaddr_in.self)
            }
        }
    }

    /// The port, which has the same offset in both address families.
    var port: Int {
        withUnsafeBytes(of: storage) {
            let offset = MemoryLayout<sockaddr_in>.offset(of: \.sin_port) ?? 2
            return Int(in_port_t(bigEndian: $0.load(fromByteOffset: offset, as: in_port_t.self)))
        }
    }

    private var size: socklen_t {
        family == AF_INET6
            ? socklen_t(MemoryLayout<sockaddr_in6>.size) : socklen_t(MemoryLayout<sockaddr_in>.size)
    }

    /// Calls a closure with the address in the form that system functions take.
    mutating func withPointer(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        let size = size
        return withUnsafePointer(to: &storage) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, size) }
        }
    }

    /// Calls a system function that writes the address.
    mutating func update(
        by body: (UnsafeMutablePointer<sockaddr>, inout socklen_t) -> Int32
    ) -> Int32 {
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &size) }
        }
    }
}
