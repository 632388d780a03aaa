import RowKit
import Synchronization

/// One page that shows a session, and the pushes for it.
///
/// Every push has a number. A page states the last one that it received. Therefore no push is lost,
/// whether it arrives in a stream, with a response, or at the page's request.
final class SessionPage: Sendable {
    let host: SessionHost<PagePatch>
    /// The place of the form on the page.
    let place: PagePlace
    /// The earlier loads of the page, with the number of the last known message of each.
    let left: [String: Int]
    /// The changes included in the states that the page held when it connected, by line.
    let pasts: [StatePast.Line: StatePast]
    /// Called when more pushes are waiting than can be kept.
    private let onLoss: @Sendable () -> Void
    private let state = Mutex(State())

    private struct State {
        var stream: (stream: PushStream, name: String)?
        /// The last pushes, in case the page has not received them.
        var recent: [(number: Int, patch: PagePatch)] = []
        /// The number of the last push.
        var last = 0
        /// The number of the last push that was sent to the page in any way.
        var sent = 0
        /// The parts of the state that the page has not been sent.
        var parts: [StateLine.Part] = []
        /// The last change of the state at the time of the last response.
        var known: StatePast.Moment?
        /// The notes sent when the page connected, kept until the page sends something.
        var notes: [String] = []
        var pump: Task<Void, Never>?

        /// Returns the pushes after a number, and marks them as sent.
        mutating func pushes(after number: Int) -> [[UInt8]] {
            sent = last
            return recent.filter { $0.number > number }.map { $0.patch.json(push: $0.number) }
        }
    }

    /// The number of pushes that are kept for a page.
    private static let recentLimit = 64

    init(
        _ host: SessionHost<PagePatch>, at place: PagePlace, after left: [String: Int],
        holding pasts: [StatePast.Line: StatePast],
        onLoss: @escaping @Sendable () -> Void
    ) {
        (self.host, self.place, self.left, self.pasts) = (host, place, left, pasts)
        self.onLoss = onLoss
        let pump = Task { [weak self] in
            for await patch in host.pushes {
                guard let self else { break }
                self.push(patch)
            }
            self?.leaveStream()
        }
        state.withLock { $0.pump = pump }
    }

    deinit { end() }

    /// Ends the pushes, and tells the page if it has a stream.
    func end() {
        state.withLock { $0.pump }?.cancel()
        leaveStream()
    }

    /// Ends the stream, which other forms may share.
    func endStream() { state.withLock { $0.stream?.stream }?.finish() }

    /// Whether pushes are sent in a stream.
    var isStreaming: Bool { state.withLock { $0.stream } != nil }

    private func leaveStream() {
        let (stream, name) = state.withLock { state in
            defer { state.stream = nil }
            return (state.stream?.stream, state.stream?.name ?? "")
        }
        stream?.remove(name)
    }

    /// Sends a patch in the stream, or keeps it until the page asks for it.
    func push(_ patch: PagePatch) {
        let (stream, number, isLost) = state.withLock { state in
            state.last += 1
            state.recent.append((state.last, patch))
            if state.recent.count > Self.recentLimit { state.recent.removeFirst() }
            if state.stream != nil { state.sent = state.last }
            return (state.stream, state.last, state.last - state.sent > Self.recentLimit)
        }
        if let (stream, name) = stream { stream.send(patch.json(push: number), to: name) }
        if isLost { onLoss() }
    }

    /// The last change of the state that the page certainly knows: that of the last response.
    var known: StatePast.Moment? {
        get { state.withLock { $0.known } }
        set { state.withLock { $0.known = newValue } }
    }

    /// The notes sent when the page connected, as sentences, if the page may not have received
    /// them.
    var notes: [String] {
        get { state.withLock { $0.notes } }
        set { state.withLock { $0.notes = newValue } }
    }

    /// Keeps a part of the state for the page.
    func owe(_ part: StateLine.Part) { state.withLock { $0.parts.append(part) } }

    /// Removes and returns the parts of the state that the page has not received.
    func takeParts() -> [StateLine.Part] {
        state.withLock { state in
            defer { state.parts = [] }
            return state.parts
        }
    }

    /// Pushes the parts of the state that were not sent with a patch.
    func pushParts() {
        let parts = takeParts()
        if !parts.isEmpty { push(PagePatch(parts)) }
    }

    /// Removes and returns the pushes that have not been sent, to send them with a response.
    func takeUnsent() -> [[UInt8]] { state.withLock { $0.pushes(after: $0.sent) } }

    /// Returns the pushes that a page has not received.
    ///
    /// - Parameters:
    ///   - number: The number of the last push that the page received.
    ///   - isTold: Whether the pushes are sent to the page, and not just their size.
    func missed(after number: Int, isTold: Bool = true) -> [[UInt8]] {
        state.withLock { state in
            let sent = state.sent
            defer { if !isTold { state.sent = sent } }
            return state.pushes(after: number)
        }
    }

    /// Sends pushes in a stream from now on, and ends the previous stream.
    ///
    /// - Parameters:
    ///   - stream: The stream, which other forms may share.
    ///   - name: The name of this form in the stream.
    ///   - number: The number of the last push that the page received.
    func send(in stream: PushStream, as name: String, after number: Int) {
        let earlier = state.withLock { state -> PushStream? in
            defer { state.stream = (stream, name) }
            // Sent before any later push.
            for push in state.pushes(after: number) { stream.send(push, to: name) }
            return state.stream?.stream
        }
        if earlier !== stream { earlier?.finish() }
        stream.onEnd { [weak self, weak stream] in
            self?.state.withLock { if $0.stream?.stream === stream { $0.stream = nil } }
        }
    }
}
