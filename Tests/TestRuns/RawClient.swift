import Foundation

/// A client that writes and reads bytes over a socket, and waits for at most half an hour.
package final class RawClient {
    private let descriptor: Int32
    private var received: [UInt8] = []

    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    package init(port: Int, overIPv6: Bool = false, receiveBuffer: Int? = nil) throws {
        #if os(Linux)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        descriptor = socket(overIPv6 ? AF_INET6 : AF_INET, kind, 0)
        var limit = timeval(tv_sec: 1800, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
        if var receiveBuffer = receiveBuffer.map(Int32.init) {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, 4)
        }
        // An initialiser that throws here is followed by deinit.
        guard Self.connect(descriptor, port: port, overIPv6: overIPv6) == 0 else {
            throw Failure(description: "cannot connect: \(String(cString: strerror(errno)))")
        }
    }

    deinit { close(descriptor) }

    private static func connect(_ descriptor: Int32, port: Int, overIPv6: Bool) -> Int32 {
        let port = in_port_t(port).bigEndian
        if overIPv6 {
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = port
            address.sin6_addr = in6addr_loopback
            return connect(descriptor, &address)
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        return connect(descriptor, &address)
    }

    private static func connect<Address>(_ descriptor: Int32, _ address: inout Address) -> Int32 {
        withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<Address>.size))
            }
        }
    }

    #if os(Linux)
        /// A closed server must not end the test process.
        private static let sendFlags = Int32(MSG_NOSIGNAL)
    #else
        private static let sendFlags: Int32 = 0
    #endif

    package func send(_ text: String) throws { try send(Array(text.utf8)) }

    package func send(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Foundation.send(descriptor, $0.baseAddress, $0.count, Self.sendFlags)
            }
            guard count > 0 else {
                throw Failure(description: "cannot send: \(String(cString: strerror(errno)))")
            }
            rest = rest.dropFirst(count)
        }
    }

    /// Tells the server that no more will be sent.
    package func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Closes immediately, with a reset instead of a regular end.
    package func reset() {
        var value = linger(l_onoff: 1, l_linger: 0)
        setsockopt(
            descriptor, SOL_SOCKET, SO_LINGER, &value, socklen_t(MemoryLayout<linger>.size))
    }

    /// Reads until a text has arrived, and consumes the input up to its end.
    package func read(through mark: String) throws -> String {
        while true {
            if let end = Self.end(of: Array(mark.utf8), in: received) {
                defer { received.removeFirst(end) }
                return String(decoding: received[..<end], as: UTF8.self)
            }
            guard try fill() else {
                let text = String(decoding: received, as: UTF8.self)
                throw Failure(description: "closed before \(mark.debugDescription) after \(text)")
            }
        }
    }

    /// Reads until the server closes the connection or stops sending, and then closes it.
    package func readToEnd() throws -> String {
        String(decoding: try readBytesToEnd(), as: UTF8.self)
    }

    /// Reads until the server closes the connection or stops sending, and then closes it.
    package func readBytesToEnd() throws -> [UInt8] {
        while try fill() {}
        finishSending()
        defer { received = [] }
        return received
    }

    /// Reads one response that states its length: its head and its body.
    package func readResponse() throws -> (head: String, body: String) {
        let head = try read(through: "\r\n\r\n")
        let length = head.split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }
        let count = length.flatMap { Int($0.dropFirst(16)) } ?? 0
        while received.count < count {
            guard try fill() else { throw Failure(description: "closed in a body") }
        }
        defer { received.removeFirst(count) }
        return (head, String(decoding: received[..<count], as: UTF8.self))
    }

    /// Reads the available bytes.
    ///
    /// - Returns: Whether the server may send more.
    private func fill() throws -> Bool {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count >= 0 else {
            // A process that was stopped and continues is interrupted.
            if errno == EINTR { return true }
            throw Failure(description: "cannot read: \(String(cString: strerror(errno)))")
        }
        received += buffer[..<count]
        return count > 0
    }

    private static func end(of mark: [UInt8], in bytes: [UInt8]) -> Int? {
        guard bytes.count >= mark.count else { return nil }
        return (0...(bytes.count - mark.count))
            .first { bytes[$0...].starts(with: mark) }
            .map { $0 + mark.count }
    }
}

/// Runs a conversation of clients on its own thread, because it may block, unlike tasks.
package func converse<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
            continuation.resume(with: Swift.Result { try body() })
        }
    }
}
