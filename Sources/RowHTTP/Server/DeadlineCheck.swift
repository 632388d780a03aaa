/// Determines when the deadlines of many connections are checked.
///
/// Most deadlines are extended before they are reached, so only the earliest one is kept. At that
/// time, all deadlines are checked and noted again. Checks are some time apart, so that connections
/// with similar deadlines are ended together.
struct DeadlineCheck {
    /// The minimum time between two checks, which is also the longest delay of a check.
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

    /// Begins a check if one is due.
    ///
    /// The caller then notes every deadline again.
    ///
    /// - Returns: Whether a check is due.
    mutating func begin(at time: Duration) -> Bool {
        guard let next, next <= time else { return false }
        (earliest, lastCheck) = (nil, time)
        return true
    }
}
