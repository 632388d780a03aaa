import Synchronization

/// A clock that advances only on request.
///
/// ```swift
/// async let settled: Void = form.settle(clock: clock)
/// await clock.sleepers(1)
/// clock.advance(by: .milliseconds(300))
/// ```
package final class ManualClock: Clock, Sendable {
    /// A time, relative to the creation of the clock.
    package struct Instant: InstantProtocol {
        package let offset: Duration

        package func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }
        package func duration(to other: Instant) -> Duration { other.offset - offset }
        package static func < (first: Instant, second: Instant) -> Bool {
            first.offset < second.offset
        }
    }

    private struct Sleeper {
        let number: Int
        let deadline: Instant
        let wake: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var sleepers: [Sleeper] = []
        /// The number of sleeps so far, the sleeps cancelled before they begin, and the callers
        /// that wait for a number of sleepers.
        var nextNumber = 0
        var cancelled: Set<Int> = []
        var watchers: [(count: Int, wake: CheckedContinuation<Void, Never>)] = []

        /// Removes and returns the callers whose number of sleepers has been reached.
        mutating func takeWatchers() -> [CheckedContinuation<Void, Never>] {
            let count = sleepers.count
            defer { watchers.removeAll { $0.count <= count } }
            return watchers.filter { $0.count <= count }.map(\.wake)
        }
    }

    private let state = Mutex(State())

    package init() {}

    package var now: Instant { state.withLock { $0.now } }
    package var minimumResolution: Duration { .zero }

    package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = state.withLock { state in
            state.nextNumber += 1
            return state.nextNumber
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                fallAsleep(Sleeper(number: number, deadline: deadline, wake: continuation))
            }
        } onCancel: {
            cancel(number)
        }
    }

    /// Advances the time, and wakes the tasks whose deadline has passed, in the order of deadlines.
    package func advance(by duration: Duration) {
        let woken = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let now = state.now
            let woken = state.sleepers.filter { $0.deadline <= now }
            state.sleepers.removeAll { $0.deadline <= now }
            return woken.sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
        }
        for sleeper in woken { sleeper.wake.resume() }
    }

    /// The number of sleeps so far.
    package var sleeps: Int { state.withLock { $0.nextNumber } }

    /// Waits until at least `count` tasks are sleeping on this clock.
    package func sleepers(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let ready = state.withLock { state in
                state.watchers.append((count, continuation))
                return state.takeWatchers()
            }
            ready.forEach { $0.resume() }
        }
    }

    private func fallAsleep(_ sleeper: Sleeper) {
        let act = state.withLock { state -> () -> Void in
            if state.cancelled.remove(sleeper.number) != nil {
                return { sleeper.wake.resume(throwing: CancellationError()) }
            }
            guard sleeper.deadline > state.now else { return { sleeper.wake.resume() } }
            state.sleepers.append(sleeper)
            let ready = state.takeWatchers()
            return { ready.forEach { $0.resume() } }
        }
        act()
    }

    private func cancel(_ number: Int) {
        let sleeper = state.withLock { state -> Sleeper? in
            guard let index = state.sleepers.firstIndex(where: { $0.number == number }) else {
                state.cancelled.insert(number)
                return nil
            }
            return state.sleepers.remove(at: index)
        }
        sleeper?.wake.resume(throwing: CancellationError())
    }
}
