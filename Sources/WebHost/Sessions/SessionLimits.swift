/// The limits of a server's sessions.
public struct SessionLimits: Hashable, Sendable {
    /// The maximum number of sessions.
    public var count: Int
    /// The maximum number of sessions of one owner.
    public var countPerOwner: Int
    /// The maximum total of all estimated sizes, in bytes.
    public var memory: Int
    /// The maximum total of one owner's estimated sizes, in bytes.
    public var memoryPerOwner: Int
    /// The time since its last use after which a session is dropped.
    public var idleTime: Duration

    /// Creates limits.
    public init(
        count: Int = 10_000, countPerOwner: Int = 100, memory: Int = 1 << 30,
        memoryPerOwner: Int = 1 << 27, idleTime: Duration = .seconds(30 * 60)
    ) {
        self.count = count
        self.countPerOwner = countPerOwner
        self.memory = memory
        self.memoryPerOwner = memoryPerOwner
        self.idleTime = idleTime
    }
}
