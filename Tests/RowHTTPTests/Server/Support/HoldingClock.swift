import Foundation

@testable import RowHTTP

/// The clocks of this machine, which can hold the thread of a server.
final class HoldingClock: Sendable {
    private let lock = NSLock()

    var clock: HTTPClock {
        let system = HTTPClock.system
        return HTTPClock(
            uptime: { self.lock.withLock { system.uptime() } },
            secondsSince1970: system.secondsSince1970)
    }

    /// Holds the thread of the server before it handles what happens while a closure runs.
    func hold<Result>(_ body: () throws -> Result) rethrows -> Result {
        try lock.withLock(body)
    }
}
