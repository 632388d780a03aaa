/// Determines when the deadlines of many connections are checked.
///
/// Most deadlines move on before they are reached. Only the earliest that has been noted is kept:
/// at that time, the deadlines of all connections are checked and noted again. Checks are a while
/// apart, so that connections whose deadlines follow each other closely are ended together.
struct DeadlineCheck {
    /// The minimum time between two checks, and so the longest time by which a check is late.
    static let interval = Duration.milliseconds(20)

    private var earliest: Duration?
    private var lastCheck: Duration?

    /// The time of the next check, or nil if no deadline has been noted.
    var next: Duration? {
        guard let earliest, let lastCheck else { return earliest }
        return max(earliest, lastCheck + Self.interval)
    }

    /// Notes a deadline of a connection.
    mutating func note(_ deadline: Duration?) {
        guard let deadline else { return }
        earliest = min(earliest ?? deadline, deadline)
    }

    /// Begins a check if it is time for one, after which every deadline is noted again.
    ///
    /// - Returns: Whether it is time.
    mutating func begin(at time: Duration) -> Bool {
        guard let next, next <= time else { return false }
        (earliest, lastCheck) = (nil, time)
        return true
    }
}
