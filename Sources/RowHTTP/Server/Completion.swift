import Synchronization

/// An event that happens once, and that any number of tasks can wait for.
final class Completion: Sendable {
    private struct State {
        var isDone = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// Waits until the event has happened.
    func wait() async {
        await withCheckedContinuation { continuation in
            let isDone = state.withLock { state in
                if !state.isDone { state.waiting.append(continuation) }
                return state.isDone
            }
            if isDone { continuation.resume() }
        }
    }

    /// Marks the event as having happened.
    func finish() {
        let waiting = state.withLock { state in
            state.isDone = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
