#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The clocks of a server: a monotonic clock, and the time of day.
package struct HTTPClock: Sendable {
    /// Returns the time since an arbitrary start.
    package let uptime: @Sendable () -> Duration
    /// Returns the whole seconds since the beginning of 1970.
    package let secondsSince1970: @Sendable () -> Int

    /// The clocks of this machine.
    package static var system: HTTPClock {
        let start = ContinuousClock.now
        return HTTPClock(
            uptime: { start.duration(to: .now) },
            secondsSince1970: { Int(Date().timeIntervalSince1970) })
    }
}

/// Reads the clocks, and formats the date at most once a second.
struct MomentSource {
    private let clock: HTTPClock
    private var seconds = 0
    private var date = HTTPDate.text(secondsSince1970: 0)

    init(_ clock: HTTPClock) { self.clock = clock }

    mutating func now() -> HTTPMoment {
        let current = clock.secondsSince1970()
        if current != seconds {
            (seconds, date) = (current, HTTPDate.text(secondsSince1970: current))
        }
        return HTTPMoment(uptime: clock.uptime(), date: date)
    }
}
