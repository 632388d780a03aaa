import Synchronization

/// Lets only one task at a time work on each key.
final class Turns<Key: Hashable & Sendable>: Sendable {
    /// The waiting tasks, for each key on which a task is working.
    private let waiting = Mutex<[Key: [CheckedContinuation<Void, Never>]]>([:])

    /// Runs a closure when no other task works on the key.
    func take<Result>(_ key: Key, _ body: () async throws -> Result) async rethrows -> Result {
        await withCheckedContinuation { turn in
            let isFree = waiting.withLock { waiting in
                guard waiting[key] == nil else {
                    waiting[key]?.append(turn)
                    return false
                }
                waiting[key] = []
                return true
            }
            if isFree { turn.resume() }
        }
        defer { pass(key) }
        return try await body()
    }

    /// Gives the turn to the task that has waited longest.
    private func pass(_ key: Key) {
        let next = waiting.withLock { waiting -> CheckedContinuation<Void, Never>? in
            guard waiting[key]?.isEmpty == false else {
                waiting[key] = nil
                return nil
            }
            return waiting[key]?.removeFirst()
        }
        next?.resume()
    }
}
