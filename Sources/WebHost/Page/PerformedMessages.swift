import Synchronization

/// The messages of each page that were performed.
///
/// Each message is performed once and in order, whether it arrives as a request, again after a lost
/// response, or with a page that connects. States contain the numbers, so this also holds for a
/// session that continues from a state.
final class PerformedMessages: PerformedNumbers, Sendable {
    private struct Page {
        /// The number of the last message that was begun.
        var number = 0
        /// The number of the last message whose effects are in the session.
        var performed = 0
        /// The number of the last message that was answered.
        var answered = 0
        var result: Answer<MessageResult>?
        /// The results of the last messages that the page may not have received, by message number.
        var untold: [Int: MessageResult] = [:]
        /// Whether a state contains the number of the last performed message.
        var isSealed = true

        mutating func begin(_ number: Int, _ result: Answer<MessageResult>) {
            (self.number, self.result) = (number, result)
        }

        mutating func notePerformed(_ number: Int) {
            guard number > performed else { return }
            (performed, isSealed) = (number, false)
        }

        mutating func note(_ result: MessageResult, of number: Int) {
            answered = max(answered, number)
            notePerformed(number)
            if number == self.number { self.result = .sent(result) }
            guard result.tells else { return }
            untold[number] = result.withoutAnswer
            if untold.count > PerformedMessages.untoldLimit, let first = untold.keys.min() {
                untold[first] = nil
            }
        }
    }

    private struct State {
        var pages: [String: Page] = [:]
        /// The names of the pages, the most recently used one last.
        var order: [String] = []

        mutating func use(_ name: String) {
            if order.last == name { return }
            order.removeAll { $0 == name }
            order.append(name)
            if order.count > PerformedMessages.pageLimit {
                pages[order.removeFirst()] = nil
            }
        }
    }

    private let state = Mutex(State())

    /// The number of results that are kept for a page.
    private static let untoldLimit = 16
    /// The number of pages whose messages are remembered.
    private static let pageLimit = 64
    /// How often a waiting message checks whether the previous one has a response.
    private static let patience = 25

    init(_ performed: [String: Int] = [:]) {
        state.withLock { state in
            for (name, number) in performed.sorted(by: { $0.key < $1.key }) {
                state.pages[name] = Page(number: number, performed: number, answered: number)
                state.use(name)
            }
        }
    }

    /// Takes over the results that pages may not have received.
    func takeUntold(from other: PerformedMessages) {
        let untold = other.state.withLock { $0.pages.mapValues(\.untold) }
        state.withLock { state in
            for name in state.pages.keys { state.pages[name]?.untold = untold[name] ?? [:] }
        }
    }

    /// The number of the last performed message of each page.
    var all: [String: Int] {
        state.withLock { $0.pages.mapValues(\.performed).filter { $0.value > 0 } }
    }

    /// Returns the number of the last performed message of each page with messages since the last
    /// call.
    func takeChanges() -> [String: Int] {
        state.withLock { state in
            var changes: [String: Int] = [:]
            for name in state.order.reversed() {
                guard let page = state.pages[name], !page.isSealed else { continue }
                state.pages[name]?.isSealed = true
                changes[name] = page.performed
            }
            return changes
        }
    }

    /// The number of the last performed message of a page.
    func last(of page: String) -> Int { state.withLock { $0.pages[page]?.performed ?? 0 } }

    /// Records that the session has the effects of a message, even before its response.
    func notePerformed(_ number: Int, of page: String) {
        state.withLock { state in
            guard let place = state.pages.index(forKey: page) else { return }
            state.pages.values[place].notePerformed(number)
        }
    }

    /// Performs a message unless it has been performed.
    ///
    /// - Parameters:
    ///   - after: The number of the previous message, if the page is being left. The message waits
    ///     a short time for that message, and is not performed without it.
    ///   - waits: Whether the message waits until the previous one has ended. Submitting a form
    ///     does not wait, because it is refused while another submission is running.
    /// - Returns: The result, which is kept for the last message of a page. Nil if the message was
    ///   performed earlier and the page needs no result.
    func perform(
        _ number: Int, of page: String, after: Int? = nil, waits: Bool = true,
        _ body: @escaping @Sendable () async -> MessageResult
    ) async -> MessageResult? {
        if let after, await !isAnswered(after, of: page) { return nil }
        let answer = state.withLock { state -> Answer<MessageResult>? in
            let last = state.pages[page, default: Page()]
            guard number > last.number else {
                return (number == last.number ? last.result : nil)
                    ?? last.untold[number].map(Answer.sent)
            }
            let result = Answer.pending(
                Task {
                    if waits { _ = await last.result?.value }
                    return await body()
                })
            state.pages[page, default: Page()].begin(number, result)
            state.use(page)
            return result
        }
        guard let answer else { return nil }
        let result = await answer.value
        state.withLock { state in
            guard let place = state.pages.index(forKey: page) else { return }
            state.pages.values[place].note(result, of: number)
        }
        return result
    }

    /// Whether a message has a response, after waiting a short time for it.
    ///
    /// A page that is being left sends all its messages at once, over several connections.
    private func isAnswered(_ number: Int, of page: String) async -> Bool {
        for _ in 0..<Self.patience {
            if state.withLock({ number <= $0.pages[page]?.answered ?? 0 }) { return true }
            try? await Task.sleep(for: .milliseconds(20))
        }
        return false
    }
}
