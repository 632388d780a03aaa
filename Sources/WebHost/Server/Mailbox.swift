import Synchronization

/// Messages from any thread to the one of an event loop.
final class Mailbox: Sendable {
    /// What other threads tell an event loop.
    enum Message: Sendable {
        /// A handler has made its response.
        case response(client: Int, HTTPResponse)
        /// A stream has something to take.
        case streamed(client: Int)
        /// Finish what has begun within a time, and end.
        case stop(within: Duration)
    }

    private struct State {
        var messages: [Message] = []
        var isClosed = false
    }

    private let state = Mutex(State())
    /// Wakes the event loop.
    let alarm: Alarm

    init() throws(HTTPServerFailure) { alarm = try Alarm() }

    /// Posts a message.
    ///
    /// - Returns: Whether it will be taken: false once the mailbox is closed.
    @discardableResult
    func post(_ message: Message) -> Bool {
        let (isOpen, isFirst) = state.withLock { state in
            guard !state.isClosed else { return (false, false) }
            state.messages.append(message)
            return (true, state.messages.count == 1)
        }
        if isFirst { alarm.ring() }
        return isOpen
    }

    /// Takes all messages, oldest first.
    func take() -> [Message] {
        alarm.silence()
        return state.withLock { state in
            defer { state.messages = [] }
            return state.messages
        }
    }

    /// Takes all messages, and no more after them.
    func close() -> [Message] {
        state.withLock { state in
            state.isClosed = true
            defer { state.messages = [] }
            return state.messages
        }
    }
}
