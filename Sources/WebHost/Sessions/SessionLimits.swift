/// The limits of a server's sessions.
struct SessionLimits: Hashable, Sendable {
    /// The maximum number of sessions.
    var count = 10_000
    /// The maximum number of sessions of one owner.
    var countPerOwner = 100
    /// The maximum of the sum of all estimated sizes, in bytes.
    var memory = 1 << 30
    /// The maximum of the sum of one owner's estimated sizes, in bytes.
    var memoryPerOwner = 1 << 27
    /// The time after its last use when a session is dropped.
    var idleTime: Duration = .seconds(30 * 60)
}
