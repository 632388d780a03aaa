import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A server on the loopback interface that answers each request with the result of a closure.
final class LoopbackServer: Sendable {
    let port: UInt16
    private let listener: Int32
    private let log = Mutex<[String]>([])

    /// The bytes to write, and the delay before them.
    struct Answer: Sendable {
        let text: String
        var delay: TimeInterval = 0

        /// A complete HTTP response.
        static func http(_ status: Int, _ body: String, delay: TimeInterval = 0) -> Answer {
            Answer(
                text: """
                    HTTP/1.1 \(status) Status\r\nContent-Type: application/json\r\n\
                    Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)
                    """, delay: delay)
        }
    }

    struct Failure: Error {}

    init(_ answer: @escaping @Sendable (String) -> Answer) throws {
        let stream = Int32(SOCK_STREAM.rawValue)
        let listener = socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, address, &length) == 0
            }
        }
        guard isBound else { throw Failure() }
        self.listener = listener
        port = UInt16(bigEndian: address.sin_port)
        let thread = Thread { [weak self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                let request = Self.read(connection)
                self?.log.withLock { $0.append(request) }
                let reply = answer(request)
                if reply.delay > 0 { Thread.sleep(forTimeInterval: reply.delay) }
                let bytes = Array(reply.text.utf8)
                _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
                close(connection)
            }
        }
        thread.start()
    }

    deinit {
        stop()
        // Closed once: another descriptor may have the number by then.
        close(listener)
    }

    var requests: [String] { log.withLock { $0 } }

    /// Refuses further connections.
    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
    }

    /// Reads a request, including the body that its header announces.
    private static func read(_ connection: Int32) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            bytes += buffer[..<count]
            let text = String(decoding: bytes, as: UTF8.self)
            guard let end = text.range(of: "\r\n\r\n") else { continue }
            let length = text[..<end.lowerBound].split(separator: "\r\n")
                .first { $0.lowercased().hasPrefix("content-length:") }
                .flatMap {
                    Int($0.drop { $0 != ":" }.dropFirst().trimmingCharacters(in: .whitespaces))
                }
            if text[end.upperBound...].utf8.count >= length ?? 0 { break }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
