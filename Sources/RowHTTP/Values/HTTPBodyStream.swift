import Synchronization

/// A response body that is sent while it is being produced.
///
/// ```swift
/// let stream = HTTPBodyStream { _ in listeners.remove(id) }
/// listeners.add(id) { event in stream.send(event) }
/// return HTTPResponse(headers: [.contentType: "text/event-stream"], stream: stream)
/// ```
///
/// `send(_:)` never waits, so it can be called anywhere. Bytes that the client has not received
/// are queued up to a limit. If the client is too slow, the stream ends. A producer that should
/// wait for the client calls `drained()` between parts.
package final class HTTPBodyStream: Sendable {
    /// Why a stream ended.
    package enum End: Equatable, Sendable {
        case finished
        /// The client closed the connection or stopped reading for too long.
        case clientLeft
        /// The queue was full.
        case tooSlow
        case stopped
        /// The response has no body, because the request was for its head only.
        case unsent

        /// Whether the queued bytes are still sent to the client.
        fileprivate var keepsQueue: Bool { self == .finished || self == .stopped }
    }

    /// The next part of the stream for a connection.
    enum Part: Equatable {
        case bytes([UInt8])
        /// No bytes are queued. The stream calls its wake closure when there are more.
        case nothing
        case end(End)
    }

    private struct State {
        // A slice, so that the cost of taking a part does not depend on the rest.
        var queue: ArraySlice<UInt8> = []
        var end: End?
        var wake: (@Sendable () -> Void)?
        var waiting: [CheckedContinuation<Bool, Never>] = []

        mutating func takeWaiting() -> [CheckedContinuation<Bool, Never>] {
            defer { waiting = [] }
            return waiting
        }
    }

    private let state = Mutex(State())
    private let limit: Int
    private let onEnd: @Sendable (End) -> Void

    /// Creates a stream.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of queued bytes. One part may be larger if nothing is queued.
    ///   - onEnd: Called once when the stream ends, for whatever reason.
    package init(limit: Int = 256 << 10, onEnd: @escaping @Sendable (End) -> Void = { _ in }) {
        self.limit = limit
        self.onEnd = onEnd
    }

    /// Queues bytes for the client.
    ///
    /// - Returns: Whether the stream is still open.
    @discardableResult
    package func send(_ bytes: [UInt8]) -> Bool {
        guard !bytes.isEmpty else { return !isEnded }
        var isFull = false
        let wake = state.withLock { state -> (@Sendable () -> Void)? in
            guard state.end == nil else { return nil }
            let wasEmpty = state.queue.isEmpty
            isFull = !wasEmpty && state.queue.count + bytes.count > limit
            if !isFull { state.queue += bytes }
            // If the queue was not empty, the connection already knows that there are bytes.
            return wasEmpty ? state.wake : nil
        }
        if isFull { end(.tooSlow) }
        wake?()
        return !isEnded
    }

    /// Ends the body after the queued bytes.
    package func finish() { end(.finished) }

    /// Ends the stream as when the server stops.
    ///
    /// Readers of its ``parts`` receive the queued bytes before the end. Later calls do nothing.
    package func end() { end(.stopped) }

    /// Waits until the queue is empty.
    ///
    /// - Returns: Whether the stream is still open.
    package func drained() async -> Bool {
        await withCheckedContinuation { continuation in
            let result = state.withLock { state -> Bool? in
                if state.end != nil { return false }
                if state.queue.isEmpty { return true }
                state.waiting.append(continuation)
                return nil
            }
            if let result { continuation.resume(returning: result) }
        }
    }

    package var isEnded: Bool { state.withLock { $0.end != nil } }
}

// MARK: The connection's side

extension HTTPBodyStream {
    /// Sets the closure to call when there are new bytes.
    func attach(wake: @escaping @Sendable () -> Void) {
        state.withLock { $0.wake = wake }
    }

    /// Whether there are bytes to take, or the stream has ended.
    var hasSomething: Bool { state.withLock { !$0.queue.isEmpty || $0.end != nil } }

    /// Removes and returns queued bytes, up to a number.
    func take(upTo count: Int) -> Part {
        let (part, drained) = state.withLock { state in
            guard !state.queue.isEmpty else {
                return (state.end.map(Part.end) ?? .nothing, state.takeWaiting())
            }
            guard state.queue.count > count else {
                defer { state.queue = [] }
                return (.bytes(Array(state.queue)), state.takeWaiting())
            }
            defer { state.queue.removeFirst(count) }
            return (.bytes(Array(state.queue.prefix(count))), [])
        }
        for continuation in drained { continuation.resume(returning: true) }
        return part
    }

    /// Ends the stream if it has not ended.
    func end(_ end: End) {
        let ended = state.withLock { state -> State? in
            guard state.end == nil else { return nil }
            state.end = end
            if !end.keepsQueue { state.queue = [] }
            defer { state.waiting = [] }
            return state
        }
        guard let ended else { return }
        for continuation in ended.waiting { continuation.resume(returning: false) }
        ended.wake?()
        onEnd(end)
    }
}

extension HTTPBodyStream: Equatable {
    /// Whether both are the same stream.
    package static func == (left: HTTPBodyStream, right: HTTPBodyStream) -> Bool { left === right }
}
