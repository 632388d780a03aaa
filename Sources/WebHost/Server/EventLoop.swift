/// The thread of a server.
///
/// It waits for sockets, messages and deadlines, and performs the actions of the connections' state
/// machines.
final class EventLoop {
    /// The state that a loop shares with other threads.
    struct Shared: Sendable {
        let mailbox: Mailbox
        let counters: SharedCounters
        let completion = Completion()
        let handler: HTTPServer.Handler
    }

    let shared: Shared
    let limits: HTTPLimits
    var listeners: [Listener]
    /// When connections are accepted again, or nil if accepting is not paused.
    var pauseEnd: Duration?
    var clients: [Int: Client] = [:]
    var lastID = 0
    /// The time of the current round.
    var moment: HTTPMoment
    /// When a stopping server closes the remaining connections, or nil if it is not stopping.
    var stopDeadline: Duration?
    private var moments: MomentSource
    private var poller = Poller()
    private var buffer = [UInt8](repeating: 0, count: 64 << 10)

    init(_ listeners: [Listener], limits: HTTPLimits, clock: HTTPClock, shared: Shared) {
        (self.listeners, self.limits, self.shared) = (listeners, limits, shared)
        moments = MomentSource(clock)
        moment = moments.now()
    }

    /// Serves until the loop is told to stop.
    func run() {
        while !isDone { serve() }
        end()
    }

    private var isDone: Bool {
        guard let stopDeadline else { return false }
        return clients.isEmpty || stopDeadline <= moment.uptime
    }

    /// Waits for the next events and handles them.
    private func serve() {
        let open = isAccepting ? listeners : []
        let watched = Array(clients.values)
        poller.removeAll()
        poller.add(shared.mailbox.alarm.descriptor, .read)
        for listener in open { poller.add(listener.socket.descriptor, .read) }
        for client in watched { poller.add(client.descriptor, client.interest) }
        poller.wait(nextDeadline.map { $0 - moment.uptime })
        moment = moments.now()

        if !poller[0].isEmpty { shared.mailbox.take().forEach(receive) }
        for (index, client) in watched.enumerated() {
            let events = poller[1 + open.count + index]
            if !events.isEmpty { serve(client, events) }
            let actions = client.connection.tick(at: moment)
            if !actions.isEmpty { perform(actions, for: client) }
        }
        // Last, because a leaving client makes room.
        guard stopDeadline == nil else { return }
        for (index, listener) in open.enumerated() where !poller[1 + index].isEmpty {
            accept(from: listener)
        }
    }

    /// The next time at which the loop must act, or nil if there is none.
    private var nextDeadline: Duration? {
        let own = [stopDeadline, pauseEnd].compactMap { $0 }
        return clients.values.reduce(own.min()) { earliest, client in
            guard let deadline = client.connection.deadline else { return earliest }
            return min(earliest ?? deadline, deadline)
        }
    }

    private func receive(_ message: Mailbox.Message) {
        switch message {
        case .response(let id, let response):
            guard let client = clients[id] else { return response.abandon() }
            client.task = nil
            perform(client.connection.respond(response, at: moment), for: client)
        case .streamed(let id):
            guard let client = clients[id] else { return }
            client.hasBody = true
            perform([], for: client)
        case .stop(let time):
            stop(within: time)
        }
    }

    /// Reads from and writes to a client.
    private func serve(_ client: Client, _ events: Poller.Events) {
        guard client.connection.wantsInput, events != .write else {
            // A broken socket that cannot be read cannot be written either.
            if events.contains(.broken) { close(client) } else { perform([], for: client) }
            return
        }
        switch client.read(into: &buffer) {
        case .bytes(let count):
            shared.counters.update { $0.bytesReceived += count }
            perform(client.connection.receive(buffer[..<count], at: moment), for: client)
        case .ended:
            perform(client.connection.receiveEnd(at: moment), for: client)
        case .wouldBlock:
            perform([], for: client)
        case .failed:
            close(client)
        }
    }
}
