/// One client of a server: its socket, the state of its connection, and the bytes to be written.
final class Client {
    let id: Int
    var connection: HTTPConnection
    /// The task that produces the response.
    var task: Task<Void, Never>?
    /// The stream that produces the response's body, if it has one.
    var stream: HTTPBodyStream?
    /// Whether the stream may have bytes to send.
    var hasBody = false
    /// The events that the poller reports, or nil if it does not watch the socket yet.
    var watchedInterest: PollerEvents?
    private(set) var socket: Socket?
    /// Whether the client has been probed with the start of a response since it closed its writing
    /// side.
    var isProbed = false
    private var outgoing = OutgoingBytes()

    init(id: Int, socket: Socket, connection: HTTPConnection) {
        (self.id, self.socket, self.connection) = (id, socket, connection)
    }

    var isClosed: Bool { socket == nil }

    /// The socket's descriptor, or -1 if the socket is closed.
    var descriptor: Int32 { socket?.descriptor ?? -1 }

    /// The events that the poller should report.
    var interest: PollerEvents {
        var events: PollerEvents = []
        if connection.wantsInput { events.insert(.read) }
        if connection.wantsEnd { events.insert(.ended) }
        if !outgoing.isEmpty || hasBody && connection.wantsBody { events.insert(.write) }
        return events
    }

    /// Appends bytes to those waiting to be written.
    func enqueue(_ bytes: [UInt8]) { outgoing.append(bytes) }

    /// Writes as many bytes as the system accepts.
    ///
    /// - Returns: The number of bytes written, or nil if the client has closed the connection.
    func flush() -> Int? {
        var written = 0
        while !outgoing.isEmpty {
            switch socket?.write(outgoing.next) {
            case .bytes(let count):
                outgoing.remove(count)
                written += count
            case .wouldBlock: return written
            case .ended, .failed, nil: return nil
            }
        }
        return written
    }

    func read(into buffer: inout [UInt8]) -> Socket.Transfer {
        socket?.read(into: &buffer) ?? .failed
    }

    /// Closes the connection for writing.
    ///
    /// The client then reads the end of the response.
    func finishWriting() { socket?.finishWriting() }

    /// Closes the socket and discards the waiting bytes.
    func close() {
        socket = nil
        outgoing.removeAll()
        stream?.end(.clientLeft)
        stream = nil
    }
}
