internal import CEventPoll

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A non-blocking socket, which is closed when it is no longer referenced.
final class Socket: Sendable {
    let descriptor: Int32

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// The result of reading or writing.
    enum Transfer: Equatable {
        case bytes(Int)
        /// Nothing is possible now. The poller reports when it is.
        case wouldBlock
        /// The other side has closed its writing side.
        case ended
        case failed
    }

    func read(into buffer: inout [UInt8]) -> Transfer {
        transfer(recv(descriptor, &buffer, buffer.count, 0), zero: .ended)
    }

    /// Writes as many bytes as the system accepts.
    func write(_ bytes: ArraySlice<UInt8>) -> Transfer {
        bytes.withUnsafeBytes { bytes in
            #if canImport(Darwin)
                transfer(send(descriptor, bytes.baseAddress, bytes.count, 0), zero: .wouldBlock)
            #else
                // A closed connection must not terminate the process with SIGPIPE.
                transfer(
                    send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)),
                    zero: .wouldBlock)
            #endif
        }
    }

    private func transfer(_ count: Int, zero: Transfer) -> Transfer {
        if count > 0 { return .bytes(count) }
        if count == 0 { return zero }
        // After EINTR, the poller reports the socket again.
        return [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? .wouldBlock : .failed
    }

    /// Closes the connection for writing.
    ///
    /// The peer then reads the end of the stream.
    func finishWriting() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Whether the other side is still connected.
    enum Presence {
        case connected
        /// It has closed its writing side, but may still read.
        ///
        /// The system cannot tell whether it has left until something is written.
        case finished
        case gone
    }

    /// The current presence of the other side.
    var presence: Presence {
        var entry = pollfd(fd: descriptor, events: CEventPollEnd, revents: 0)
        guard poll(&entry, 1, 0) >= 0 else { return .connected }
        let found = Int32(entry.revents)
        if found & Int32(POLLHUP | POLLERR | POLLNVAL) != 0 { return .gone }
        if CEventPollEnd != 0 { return entry.revents & CEventPollEnd != 0 ? .finished : .connected }
        var byte: UInt8 = 0
        return switch transfer(recv(descriptor, &byte, 1, Int32(MSG_PEEK)), zero: .ended) {
        case .bytes, .wouldBlock: .connected
        case .ended: .finished
        case .failed: .gone
        }
    }

    /// The result of accepting a connection.
    enum Acceptance {
        case socket(Socket)
        /// No client is waiting.
        case none
        /// The waiting client has closed the connection.
        case gone
        /// This process or machine has no descriptors or memory left.
        case exhausted
    }

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

    /// Enables a socket option.
    @discardableResult
    func set(_ level: some BinaryInteger, _ option: Int32) -> Bool {
        var on: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        return setsockopt(descriptor, Int32(level), option, &on, size) == 0
    }
}
