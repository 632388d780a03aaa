import Synchronization

/// Messages from any thread to the thread of an event loop.
final class Mailbox: Sendable {
    /// A message to an event loop.
    enum Message: Sendable {
        /// A handler has returned its response.
        case response(client: Int, HTTPResponse)
        /// A client may have left before its response begins.
        case probe(client: Int, PendingResponse)
        /// A client has left before its response begins.
        case drop(client: Int)
        /// A stream has bytes to send.
        case streamed(client: Int)
        /// Finish the current requests within a time, then stop.
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
    /// - Returns: Whether the message was posted; false if the mailbox is closed.
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

    /// Removes and returns all messages, oldest first.
    func take() -> [Message] {
        alarm.silence()
        return state.withLock { state in
            defer { state.messages = [] }
            return state.messages
        }
    }

    /// Closes the mailbox, and returns the remaining messages.
    func close() -> [Message] {
        state.withLock { state in
            state.isClosed = true
            defer { state.messages = [] }
            return state.messages
        }
    }
}
