#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A non-blocking socket, closed when nobody holds it.
final class Socket: Sendable {
    let descriptor: Int32

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// How reading or writing ended.
    enum Transfer: Equatable {
        case bytes(Int)
        /// Nothing now; the poller tells when.
        case wouldBlock
        /// The other side sends no more.
        case ended
        case failed
    }

    /// Reads into a buffer.
    func read(into buffer: inout [UInt8]) -> Transfer {
        transfer(recv(descriptor, &buffer, buffer.count, 0), zero: .ended)
    }

    /// Writes as many bytes as the system takes.
    func write(_ bytes: ArraySlice<UInt8>) -> Transfer {
        bytes.withUnsafeBytes { bytes in
            #if canImport(Darwin)
                transfer(send(descriptor, bytes.baseAddress, bytes.count, 0), zero: .wouldBlock)
            #else
                // A client that is gone must not end the process.
                transfer(
                    send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)),
                    zero: .wouldBlock)
            #endif
        }
    }

    private func transfer(_ count: Int, zero: Transfer) -> Transfer {
        if count > 0 { return .bytes(count) }
        if count == 0 { return zero }
        // After EINTR the poller tells again.
        return [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? .wouldBlock : .failed
    }

    /// Tells the other side that there is no more.
    func finishWriting() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// What came of accepting a connection.
    enum Acceptance {
        case socket(Socket)
        /// Nobody waits.
        case none
        /// The one who waited has left again.
        case gone
        /// This process or machine has no descriptors or memory left.
        case exhausted
    }

    /// Accepts a connection.
    func accept() -> Acceptance {
        #if canImport(Darwin)
            let accepted = Darwin.accept(descriptor, nil, nil)
        #elseif canImport(Musl)
            let accepted = Musl.accept(descriptor, nil, nil)
        #else
            let accepted = Glibc.accept(descriptor, nil, nil)
        #endif
        guard accepted >= 0 else {
            switch errno {
            case EAGAIN, EWOULDBLOCK: return .none
            case EMFILE, ENFILE, ENOBUFS, ENOMEM: return .exhausted
            default: return .gone
            }
        }
        let socket = Socket(accepted)
        guard prepareDescriptor(accepted) else { return .gone }
        socket.set(IPPROTO_TCP, TCP_NODELAY)
        #if canImport(Darwin)
            socket.set(SOL_SOCKET, SO_NOSIGPIPE)
        #endif
        return .socket(socket)
    }

    /// Switches an option on.
    @discardableResult
    func set(_ level: some BinaryInteger, _ option: Int32) -> Bool {
        var on: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        return setsockopt(descriptor, Int32(level), option, &on, size) == 0
    }
}
