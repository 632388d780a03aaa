/// The limits of a server's sessions.
struct SessionLimits: Hashable, Sendable {
    /// The maximum number of sessions.
    var count = 10_000
    /// The maximum number of sessions of one owner.
    var countPerOwner = 100
    /// The maximum total of all estimated sizes, in bytes.
    var memory = 1 << 30
    /// The maximum total of one owner's estimated sizes, in bytes.
    var memoryPerOwner = 1 << 27
    /// The time after its last use at which a session is dropped.
    var idleTime: Duration = .seconds(30 * 60)
}
