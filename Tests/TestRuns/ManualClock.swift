import Synchronization

/// A clock that stands still until it is told that time has passed.
///
/// ```swift
/// async let settled: Void = form.settle(clock: clock)
/// await clock.sleepers(1)
/// clock.advance(by: .milliseconds(300))
/// ```
package final class ManualClock: Clock, Sendable {
    /// A time since the clock was made.
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
        /// Who fell asleep, is cancelled before, or waits for so many sleepers.
        var nextNumber = 0
        var cancelled: Set<Int> = []
        var watchers: [(count: Int, wake: CheckedContinuation<Void, Never>)] = []

        /// Takes out those who wait for no more sleepers than there are.
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

    /// Lets time pass: wakes those who have slept long enough, in the order of their deadlines.
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

    /// How often a task fell asleep by this clock.
    package var sleeps: Int { state.withLock { $0.nextNumber } }

    /// Waits until so many tasks or more sleep by this clock.
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
