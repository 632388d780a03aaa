extension EventLoop {
    /// Whether new connections are accepted.
    var isAccepting: Bool {
        if let pauseEnd, pauseEnd > moment.uptime { return false }
        pauseEnd = nil
        return true
    }

    /// Accepts waiting clients, up to a limit, so that connected clients are not delayed.
    func accept(from listener: Listener) {
        for _ in 0..<64 {
            switch listener.socket.accept() {
            case .socket(let socket): admit(socket)
            case .gone: continue
            case .none: return
            case .exhausted:
                // Without a pause, the poller would report the waiting client again immediately.
                if !closeLongestIdle() { pauseEnd = moment.uptime + .seconds(1) }
                return
            }
        }
    }

    private func admit(_ socket: Socket) {
        guard clients.count < limits.connections || closeLongestIdle() else {
            return refuse(socket)
        }
        lastID += 1
        let connection = HTTPConnection(
            limits: limits, hasErrorPages: shared.errorPages != nil, at: moment)
        let client = Client(id: lastID, socket: socket, connection: connection)
        clients[lastID] = client
        shared.counters.update { counters in
            counters.connections += 1
            counters.openConnections += 1
        }
        watch(client)
    }

    /// Makes room by closing the connection that has been idle for the longest time.
    ///
    /// A connection accepted in this round is kept, because its request may not have been read yet.
    ///
    /// - Returns: Whether there was an idle connection.
    private func closeLongestIdle() -> Bool {
        let idle = clients.values.compactMap { client in
            client.connection.idleSince.map { (since: $0, client: client) }
        }
        .filter { $0.since < moment.uptime }
        guard let longest = idle.min(by: { $0.since < $1.since }) else { return false }
        close(longest.client)
        return true
    }

    /// Refuses a client because there are too many connections.
    private func refuse(_ socket: Socket) {
        shared.counters.update { $0.refusedConnections += 1 }
        var connection = HTTPConnection(limits: limits, at: moment)
        let plain = HTTPResponse(
            HTTPRefusal(.unavailable, "the server has too many connections"))
        connection.refuse(with: shared.errorPages?.busy ?? plain, at: moment)
        for case .write(let bytes) in connection.takeActions() { _ = socket.write(bytes[...]) }
        socket.finishWriting()
        // Closing a socket with unread bytes could keep the client from reading the response.
        var unread = [UInt8](repeating: 0, count: 4 << 10)
        _ = socket.read(into: &unread)
    }
}
