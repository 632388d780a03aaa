/// The thread of a server.
///
/// It waits for sockets, messages and deadlines, and performs the actions of the connections' state
/// machines. The cost of a round depends on what has happened, not on the number of connections.
final class EventLoop {
    /// The state that a loop shares with other threads.
    struct Shared: Sendable {
        let mailbox: Mailbox
        let counters: SharedCounters
        let completion = Completion()
        let handler: HTTPServer.Handler
        let errorPages: HTTPErrorPages?
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
    let poller: any Poller
    private var listenersAreWatched = false
    private var deadlines = DeadlineCheck()
    private var moments: MomentSource
    private var buffer = [UInt8](repeating: 0, count: 64 << 10)

    init(
        _ listeners: [Listener], limits: HTTPLimits, clock: HTTPClock, shared: Shared
    ) throws(HTTPServerFailure) {
        (self.listeners, self.limits, self.shared) = (listeners, limits, shared)
        moments = MomentSource(clock)
        moment = moments.now()
        poller = try makePoller()
        poller.watch(shared.mailbox.alarm.descriptor, as: Key.mailbox, for: .read)
    }

    /// The poller keys of the server's own descriptors.
    ///
    /// Clients have positive keys.
    private enum Key {
        static let mailbox = -1
        static func listener(_ index: Int) -> Int { -2 - index }
    }

    /// Serves until the loop is stopped.
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
        watchListeners(isAccepting)
        let ready = poller.wait(nextDeadline.map { $0 - moment.uptime })
        moment = moments.now()
        var keys: Set<Int> = []
        for (key, events) in ready {
            if let client = clients[key] {
                serve(client, events)
            } else if key == Key.mailbox {
                shared.mailbox.take().forEach(receive)
            } else {
                keys.insert(key)
            }
        }
        checkDeadlines()
        // Accept clients last, because clients that leave make room.
        guard stopDeadline == nil else { return }
        for (index, listener) in listeners.enumerated() where keys.contains(Key.listener(index)) {
            accept(from: listener)
        }
    }

    /// Starts or stops watching the listeners.
    private func watchListeners(_ isAccepting: Bool) {
        guard isAccepting != listenersAreWatched else { return }
        listenersAreWatched = isAccepting
        for (index, listener) in listeners.enumerated() {
            let descriptor = listener.socket.descriptor
            if isAccepting {
                poller.watch(descriptor, as: Key.listener(index), for: .read)
            } else {
                poller.ignore(descriptor)
            }
        }
    }

    func closeListeners() {
        watchListeners(false)
        listeners = []
    }

    private func receive(_ message: Mailbox.Message) {
        switch message {
        case .response(let id, let response):
            guard let client = clients[id] else { return response.abandon() }
            client.task = nil
            perform(client.connection.respond(response, at: moment), for: client)
        case .probe(let id, let pending):
            guard let client = clients[id] else { return countDropped() }
            probe(client, before: pending)
        case .drop(let id):
            countDropped()
            if let client = clients[id] { close(client) }
        case .streamed(let id):
            guard let client = clients[id] else { return }
            client.hasBody = true
            perform([], for: client)
        case .stop(let time):
            stop(within: time)
        }
    }

    /// Reads from and writes to a client.
    private func serve(_ client: Client, _ events: PollerEvents) {
        if events.contains(.ended), client.connection.wantsEnd {
            return perform(client.connection.receiveEnd(at: moment), for: client)
        }
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

    // MARK: Deadlines

    /// The next time at which the loop must act, or nil if there is none.
    private var nextDeadline: Duration? {
        [stopDeadline, pauseEnd, deadlines.next].compactMap { $0 }.min()
    }

    /// Tells the poller and the deadlines what a client is waiting for, after each change of its
    /// state.
    func watch(_ client: Client) {
        guard !client.isClosed else { return }
        deadlines.note(client.connection.deadline)
        let interest = client.interest
        guard interest != client.watchedInterest else { return }
        client.watchedInterest = interest
        if !poller.watch(client.descriptor, as: client.id, for: interest) { close(client) }
    }

    /// Ends connections whose deadlines have passed.
    private func checkDeadlines() {
        guard deadlines.begin(at: moment.uptime) else { return }
        for client in Array(clients.values) {
            let actions = client.connection.tick(at: moment)
            if actions.isEmpty {
                deadlines.note(client.connection.deadline)
            } else {
                perform(actions, for: client)
            }
        }
    }
}
