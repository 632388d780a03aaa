/// One client of a server: its socket, the state of its connection, and what waits to be written.
final class Client {
    let id: Int
    var connection: HTTPConnection
    /// The task that makes the response.
    var task: Task<Void, Never>?
    /// The body of the response, if it is written while it comes into being.
    var stream: HTTPBodyStream?
    /// Whether there may be something to take from the stream.
    var hasBody = false
    private var socket: Socket?
    private var outgoing = OutgoingBytes()

    init(id: Int, socket: Socket, connection: HTTPConnection) {
        (self.id, self.socket, self.connection) = (id, socket, connection)
    }

    /// Whether the socket is closed.
    var isClosed: Bool { socket == nil }

    /// The socket's descriptor; one that pollers ignore once it is closed.
    var descriptor: Int32 { socket?.descriptor ?? -1 }

    /// What the poller should tell of.
    var interest: Poller.Events {
        var events: Poller.Events = []
        if connection.wantsInput { events.insert(.read) }
        if !outgoing.isEmpty || hasBody && connection.wantsBody { events.insert(.write) }
        return events
    }

    /// Puts bytes behind those that wait to be written.
    func enqueue(_ bytes: [UInt8]) { outgoing.append(bytes) }

    /// Writes as much as the system takes.
    ///
    /// - Returns: How many bytes were written, or nil if the client is gone.
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

    /// Reads into a buffer.
    func read(into buffer: inout [UInt8]) -> Socket.Transfer {
        socket?.read(into: &buffer) ?? .failed
    }

    /// Tells the client that there is no more.
    func finishWriting() { socket?.finishWriting() }

    /// Closes the socket and forgets what waits.
    func close() {
        socket = nil
        outgoing.removeAll()
        stream?.end(.clientLeft)
        stream = nil
    }
}
