import Synchronization

@testable import RowHTTP

/// Clocks that a test sets: the monotonic clock and the time of day, which are independent.
final class JumpingClock: Sendable {
    private let state: Mutex<(uptime: Duration, seconds: Int)>

    /// - Parameter seconds: The time of day, in seconds since 1970; by default, a day in 2033.
    init(secondsSince1970 seconds: Int = 2_000_000_000) { state = Mutex((.zero, seconds)) }

    /// The clocks of a server.
    var clock: HTTPClock {
        HTTPClock(
            uptime: { self.state.withLock { $0.uptime } },
            secondsSince1970: { self.state.withLock { $0.seconds } })
    }

    /// Sets the time of day forward or back, without time passing.
    func jump(hours: Int) { state.withLock { $0.seconds += hours * 3600 } }

    /// Lets time pass, including time during which the machine is suspended.
    func pass(_ time: Duration) {
        state.withLock { state in
            state.uptime += time
            state.seconds += Int(time.components.seconds)
        }
    }
}
