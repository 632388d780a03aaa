import Synchronization

/// The messages of each page that were performed.
///
/// Each is performed once, and in order, whether it arrives as a request of its own, again after a
/// lost response, or with a page that connects. A state contains the numbers, so this holds for a
/// session that continues with the state, too.
final class PerformedMessages: Sendable {
    private struct Page {
        /// The number of the last message that was begun.
        var number = 0
        /// The number of the last message that was answered.
        var answered = 0
        var result: Answer<MessageResult>?
        /// What the page may not have been told of its last messages, by their numbers.
        var untold: [Int: MessageResult] = [:]
        /// Whether a state contains the number.
        var isSealed = false

        mutating func note(_ result: MessageResult, of number: Int) {
            answered = max(answered, number)
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
        /// The names of the pages, with the one that was used last at the end.
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

    /// The number of messages of a page of which what has become of them is remembered.
    private static let untoldLimit = 16
    /// The number of pages whose messages are remembered.
    private static let pageLimit = 64
    /// How often a message that waits checks for an earlier one that is not answered.
    private static let patience = 25

    init(_ performed: [String: Int] = [:]) {
        state.withLock { state in
            for (name, number) in performed.sorted(by: { $0.key < $1.key }) {
                state.pages[name] = Page(number: number, answered: number, isSealed: true)
                state.use(name)
            }
        }
    }

    /// Takes over what pages may not have been told, of messages that were performed elsewhere.
    func takeUntold(from other: PerformedMessages) {
        let untold = other.state.withLock { $0.pages.mapValues(\.untold) }
        state.withLock { state in
            for name in state.pages.keys { state.pages[name]?.untold = untold[name] ?? [:] }
        }
    }

    /// The number of the last message of each page.
    var all: [String: Int] { state.withLock { $0.pages.mapValues(\.number) } }

    /// Returns the number of the last message of each page that performed one since the last call.
    func takeChanges() -> [String: Int] {
        state.withLock { state in
            var changes: [String: Int] = [:]
            for name in state.order.reversed() {
                guard let page = state.pages[name], !page.isSealed else { continue }
                state.pages[name]?.isSealed = true
                changes[name] = page.number
            }
            return changes
        }
    }

    /// The number of the last message of a page.
    func last(of page: String) -> Int { state.withLock { $0.pages[page]?.number ?? 0 } }

    /// Performs a message, unless it was performed.
    ///
    /// - Parameters:
    ///   - isLeaving: Whether the message was sent with others when its page was left, so that it
    ///     waits a moment for the earlier ones.
    ///   - waits: Whether the message waits until the one before has ended. Submitting a form does
    ///     not, because it is refused while another submission runs.
    /// - Returns: The result, which is kept for the last message of a page, or nil for one that was
    ///   performed earlier and of which the page need not be told.
    func perform(
        _ number: Int, of page: String, isLeaving: Bool = false, waits: Bool = true,
        _ body: @escaping @Sendable () async -> MessageResult
    ) async -> MessageResult? {
        if isLeaving { await waitForMessages(of: page, before: number) }
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
            state.pages[page] = Page(
                number: number, answered: last.answered, result: result, untold: last.untold)
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

    /// Waits a moment for earlier messages that have not arrived or are not answered.
    ///
    /// A page that the user leaves sends all its messages at once, over several connections.
    private func waitForMessages(of page: String, before number: Int) async {
        for _ in 0..<Self.patience {
            let isNext = state.withLock { number <= ($0.pages[page]?.answered ?? 0) + 1 }
            if isNext { return }
            try? await Task.sleep(for: .milliseconds(20))
        }
    }
}
