import Synchronization

/// A response body that is written while it comes into being.
///
/// ```swift
/// let stream = HTTPBodyStream { _ in listeners.remove(id) }
/// listeners.add(id) { event in stream.send(event) }
/// return HTTPResponse(headers: [.contentType: "text/event-stream"], stream: stream)
/// ```
///
/// ``send(_:)`` never waits, so that it can be called where events are made. What the client has not
/// taken is queued up to a limit; a client too slow for it is dropped, not buffered for ever. A
/// producer that would rather wait calls ``drained()`` between parts.
public final class HTTPBodyStream: Sendable {
    /// Why a stream ended.
    package enum End: Equatable, Sendable {
        /// The producer finished it.
        case finished
        /// The client closed the connection or took nothing for too long.
        case clientLeft
        /// The queue was full.
        case tooSlow
        /// The server stopped.
        case stopped
        /// The response has no body: the request was for its head alone.
        case unsent

        /// Whether the client still gets what is queued.
        fileprivate var keepsQueue: Bool { self == .finished || self == .stopped }
    }

    /// What a connection finds in the stream.
    enum Part: Equatable {
        case bytes([UInt8])
        /// Nothing yet; the stream wakes whoever is attached when there is more.
        case nothing
        case end(End)
    }

    private struct State {
        var queue: [UInt8] = []
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
            // If there was something, the connection already knows.
            return wasEmpty ? state.wake : nil
        }
        if isFull { end(.tooSlow) }
        wake?()
        return !isEnded
    }

    /// Ends the body; the client gets what is queued.
    package func finish() { end(.finished) }

    /// Waits until nothing is queued.
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

    /// Whether the stream has ended.
    package var isEnded: Bool { state.withLock { $0.end != nil } }
}

// MARK: The connection's side

extension HTTPBodyStream {
    /// Sets what is called when there is something to take again.
    func attach(wake: @escaping @Sendable () -> Void) {
        state.withLock { $0.wake = wake }
    }

    /// Whether there is something to take: bytes, or the end.
    var hasSomething: Bool { state.withLock { !$0.queue.isEmpty || $0.end != nil } }

    /// Takes what is queued, up to a number of bytes.
    func take(upTo count: Int) -> Part {
        let (part, drained) = state.withLock { state in
            guard !state.queue.isEmpty else {
                return (state.end.map(Part.end) ?? .nothing, state.takeWaiting())
            }
            guard state.queue.count > count else {
                defer { state.queue = [] }
                return (.bytes(state.queue), state.takeWaiting())
            }
            defer { state.queue.removeFirst(count) }
            return (.bytes(Array(state.queue.prefix(count))), [])
        }
        for continuation in drained { continuation.resume(returning: true) }
        return part
    }

    /// Ends the stream, unless it has ended.
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
    public static func == (left: HTTPBodyStream, right: HTTPBodyStream) -> Bool { left === right }
}
