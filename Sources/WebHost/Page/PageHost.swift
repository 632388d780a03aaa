import RowKit
import Synchronization

/// One page that shows a session, with its responses and its stream of pushes.
final class PageHost: Sendable {
    let host: SessionHost<PagePatch>
    /// The place of the form on the page.
    let place: PagePlace
    /// Called when more pushes wait for the page than are kept.
    private let onLoss: @Sendable () -> Void
    private let state = Mutex(State())

    private struct State {
        var stream: HTTPBodyStream?
        /// The last pushes, for a page whose stream was interrupted.
        var recent: [PagePatch] = []
        /// The pushes that have not been sent in a stream.
        var waiting: [PagePatch] = []
        /// The number of the last message, and its answer.
        var last: (number: Int, answer: Answer<[UInt8]?>)?
        /// The number of the last message that was answered.
        var answered = 0
        var pump: Task<Void, Never>?
    }

    /// The number of pushes that are kept for a page without a stream.
    private static let recentLimit = 64
    /// How often a message checks for an earlier one that is not answered.
    private static let patience = 25
    /// The time after which a stream sends a comment.
    private static let heartbeat = Duration.seconds(25)

    init(
        _ host: SessionHost<PagePatch>, at place: PagePlace, onLoss: @escaping @Sendable () -> Void
    ) {
        (self.host, self.place, self.onLoss) = (host, place, onLoss)
        let pump = Task { [weak self] in
            for await patch in host.pushes {
                guard let self else { break }
                self.push(patch)
            }
            self?.state.withLock { $0.stream }?.finish()
        }
        state.withLock { $0.pump = pump }
    }

    deinit { end() }

    /// Ends the pushes and the stream.
    func end() {
        let (pump, stream) = state.withLock { ($0.pump, $0.stream) }
        pump?.cancel()
        stream?.finish()
    }

    /// Sends a patch over the stream, or keeps it until there is one.
    func push(_ patch: PagePatch) {
        let (stream, isLost) = state.withLock { state -> (HTTPBodyStream?, Bool) in
            if patch.number != nil { state.recent.append(patch) }
            if state.recent.count > Self.recentLimit { state.recent.removeFirst() }
            if state.stream == nil { state.waiting.append(patch) }
            return (state.stream, state.waiting.count > Self.recentLimit)
        }
        stream?.send(patch.event)
        if isLost { onLoss() }
    }

    /// Removes and returns the pushes that have not been sent in a stream, to send them with a
    /// response.
    func takeWaiting() -> [PagePatch] {
        state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
    }

    /// Opens a stream of pushes, which ends an earlier one.
    ///
    /// - Parameter number: The number of the last change that the page has received.
    func openStream(after number: Int) -> HTTPBodyStream {
        let stream = HTTPBodyStream { [weak self] _ in
            self?.state.withLock { if $0.stream?.isEnded == true { $0.stream = nil } }
        }
        let earlier = state.withLock { state -> HTTPBodyStream? in
            defer { (state.stream, state.waiting) = (stream, []) }
            let unnumbered = state.waiting.filter { $0.number == nil }
            let missed = state.recent.filter { $0.number ?? 0 > number } + unnumbered
            // At once, because nobody reads yet, and before any later push.
            stream.send(Array(": open\n\n".utf8) + missed.flatMap(\.event))
            return state.stream
        }
        earlier?.finish()
        Task {
            // Proxies close streams that are silent, and a client that has left is noticed.
            repeat {
                try await Task.sleep(for: Self.heartbeat)
            } while stream.send(Array(":\n\n".utf8))
        }
        return stream
    }

    /// Answers a message once for each number, even if the page repeats it.
    func once(
        _ number: Int, _ body: @escaping @Sendable () async -> [UInt8]?
    ) async -> [UInt8]? {
        await waitForMessages(before: number)
        let answer = state.withLock { state -> Answer<[UInt8]?> in
            if let last = state.last, last.number == number { return last.answer }
            let answer = Answer.pending(Task { await body() })
            if number > state.last?.number ?? 0 { state.last = (number, answer) }
            return answer
        }
        let bytes = await answer.value
        state.withLock { state in
            state.answered = max(state.answered, number)
            if state.last?.number == number { state.last?.answer = .sent(bytes) }
        }
        return bytes
    }

    /// Waits a moment for earlier messages that have not arrived or are not answered.
    ///
    /// A page that the user leaves sends all its messages at once, over several connections.
    private func waitForMessages(before number: Int) async {
        for _ in 0..<Self.patience {
            let isNext = state.withLock { state in
                number <= max(state.answered + 1, state.last?.number ?? 0)
            }
            if isNext { return }
            try? await Task.sleep(for: .milliseconds(20))
        }
    }
}

/// Changes in the client's JSON format.
struct PagePatch: Sendable {
    /// The number of the changes, or nil if the patch belongs to no sequence.
    let number: Int?
    let json: [UInt8]
    /// The topmost screen, if a form has requested a submission that has not begun.
    private(set) var submittedScreen: ViewID?

    /// The patch as a server-sent event.
    fileprivate var event: [UInt8] {
        let id = number.map { "id: \($0)\n" } ?? ""
        return Array("\(id)data: ".utf8) + json + Array("\n\n".utf8)
    }

    /// Writes the outcome of a submission.
    init(_ outcome: FormSite.Outcome) { (number, json) = (nil, outcome.json(done: nil)) }

    /// Uses the JSON of operations that belong to no sequence.
    init(json: [UInt8]) { (number, self.json) = (nil, json) }

    /// Writes the changes of a stage.
    init(
        _ changes: ViewChanges, of stage: FormStage, at place: PagePlace, summarizing: ViewID?,
        part: StateChain.Part?
    ) {
        number = changes.number
        submittedScreen = stage.isSubmissionRequested ? stage.screens.last?.id : nil
        var json = JSONWriter()
        json.raw("{\"number\":")
        json.number(changes.number)
        json.raw(",\"ops\":")
        json.append(
            PatchWriter.operations(
                for: changes, of: stage, at: place, summarizing: summarizing
            ).bytes[...])
        json.writeState(part)
        if let refusal = changes.refusal {
            json.write(refusal, stage.controller.form.phrases)
        }
        json.raw("}")
        self.json = json.bytes
    }
}

extension JSONWriter {
    /// Writes the member with a part of the state, if there is one.
    mutating func writeState(_ part: StateChain.Part?) {
        guard let part else { return }
        raw(",\"state\":{\"chain\":")
        string(part.chain)
        raw(",\"place\":")
        number(part.place)
        raw(",\"seal\":")
        string(part.text)
        raw("}")
    }
}

extension JSONWriter {
    /// Writes the members with the reason of a refusal: one for programmers, and one for the user
    /// unless the user sees the reason.
    mutating func write(_ refusal: ViewRefusal, _ phrases: Phrases) {
        raw(",\"refusal\":")
        string(refusal.message)
        if refusal.isObvious { return }
        raw(",\"sentence\":")
        string(refusal.text(by: phrases))
    }
}
