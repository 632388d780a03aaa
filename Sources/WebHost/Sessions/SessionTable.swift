import RowSeals

/// The sessions of a server, limited in number, size and idle time, for each owner and as a whole.
///
/// When a limit is exceeded, the least recently used sessions are dropped: those of the owner if it
/// is the owner's limit, otherwise those of any owner. A session that exceeds a memory limit by
/// itself is dropped without dropping others. Dropped sessions are returned so that the host can
/// close them.
///
/// Times are durations since the server started. A time before a previous one is replaced by that
/// one.
///
/// - Complexity: O(1) for each operation and each dropped session.
struct SessionTable<Value> {
    /// A session in the table.
    struct Session {
        let id: SessionID
        let owner: Owner
        let value: Value
        /// The estimated size, in bytes.
        fileprivate(set) var memory: Int
        fileprivate(set) var lastUse: Duration
    }

    /// The reason why a session cannot be used.
    enum Refusal: Error, Hashable {
        /// There is no such session, or it was idle for too long.
        case unknown
        /// The session belongs to another owner.
        case foreign
    }

    /// The order and total size of one owner's sessions, or of all sessions.
    private struct Share {
        var order = UseOrder<SessionID>()
        var memory = 0

        mutating func add(_ session: Session) {
            order.use(session.id)
            memory += session.memory
        }

        mutating func remove(_ session: Session) {
            order.remove(session.id)
            memory -= session.memory
        }
    }

    private let limits: SessionLimits
    private var sessions: [SessionID: Session] = [:]
    private var all = Share()
    private var shares: [Owner: Share] = [:]
    private var now = Duration.zero

    init(limits: SessionLimits) { self.limits = limits }

    /// The number of sessions.
    var count: Int { sessions.count }

    /// The sum of all estimated sizes, in bytes.
    var memory: Int { all.memory }

    /// The number of owners that have sessions.
    var ownerCount: Int { shares.count }

    /// Returns the number of an owner's sessions.
    func count(of owner: Owner) -> Int { shares[owner]?.order.count ?? 0 }

    /// Returns the sum of the estimated sizes of an owner's sessions, in bytes.
    func memory(of owner: Owner) -> Int { shares[owner]?.memory ?? 0 }

    /// The time at which ``dropIdle(at:)`` next drops a session if none is used, or nil if there
    /// are no sessions.
    var nextDrop: Duration? { oldest(of: all).map { $0.lastUse + limits.idleTime } }

    /// Adds a session, and replaces one with the same identifier and owner.
    ///
    /// - Returns: The dropped sessions: those that were idle or replaced, and those that exceed the
    ///   limits, including the new one if it is too large.
    /// - Throws: ``Refusal/foreign`` if a session of another owner has this identifier.
    mutating func insert(
        _ value: Value, id: SessionID, owner: Owner, memory: Int, at time: Duration
    ) throws(Refusal) -> [Session] {
        now = max(now, time)
        if let present = sessions[id], present.owner != owner, !isIdle(present) { throw .foreign }
        var dropped = dropIdle(at: now)
        if let replaced = remove(id) { dropped.append(replaced) }
        let session = Session(
            id: id, owner: owner, value: value, memory: max(0, memory), lastUse: now)
        guard !isTooLarge(session) else { return dropped + [session] }
        add(session)
        return dropped + dropExcess(of: owner)
    }

    /// Returns the value of a session, and makes it the most recently used one.
    mutating func use(
        _ id: SessionID, by owner: Owner, at time: Duration
    ) throws(Refusal) -> Value {
        now = max(now, time)
        guard let session = sessions[id], !isIdle(session) else { throw .unknown }
        guard session.owner == owner else { throw .foreign }
        sessions[id]?.lastUse = now
        all.order.use(id)
        shares[owner]?.order.use(id)
        return session.value
    }

    /// Returns the value of a session without using it, or nil if its owner has no such session.
    func value(_ id: SessionID, of owner: Owner) -> Value? {
        sessions[id].flatMap { $0.owner == owner ? $0.value : nil }
    }

    /// The values of all sessions.
    var values: [Value] { sessions.values.map(\.value) }

    /// Sets the estimated size of a session.
    ///
    /// - Returns: The dropped sessions, or none if there is no such session.
    mutating func setMemory(_ memory: Int, of id: SessionID) -> [Session] {
        guard var session = sessions[id] else { return [] }
        let change = max(0, memory) - session.memory
        session.memory += change
        guard !isTooLarge(session) else {
            _ = remove(id)
            return [session]
        }
        sessions[id] = session
        all.memory += change
        shares[session.owner]?.memory += change
        return dropExcess(of: session.owner)
    }

    /// Removes a session and returns it, or returns nil if there is no such session.
    mutating func remove(_ id: SessionID) -> Session? {
        guard let session = sessions.removeValue(forKey: id) else { return nil }
        all.remove(session)
        shares[session.owner]?.remove(session)
        if count(of: session.owner) == 0 { shares[session.owner] = nil }
        return session
    }

    /// Removes the sessions whose values satisfy a condition, and returns them.
    mutating func removeAll(where condition: (Value) -> Bool) -> [Session] {
        let removed = sessions.values.filter { condition($0.value) }
        for session in removed { _ = remove(session.id) }
        return removed
    }

    /// Drops sessions that were idle for too long, and returns them, oldest first.
    mutating func dropIdle(at time: Duration) -> [Session] {
        now = max(now, time)
        var dropped: [Session] = []
        while let oldest = oldest(of: all), isIdle(oldest) { drop(oldest, to: &dropped) }
        return dropped
    }
}

extension SessionTable {
    private mutating func add(_ session: Session) {
        sessions[session.id] = session
        all.add(session)
        shares[session.owner, default: Share()].add(session)
    }

    private mutating func drop(_ session: Session, to dropped: inout [Session]) {
        _ = remove(session.id)
        dropped.append(session)
    }

    /// Drops the oldest sessions, first of an owner, then of all owners, until no limit is
    /// exceeded.
    private mutating func dropExcess(of owner: Owner) -> [Session] {
        var dropped: [Session] = []
        // Sessions without an owner may belong to many users.
        while !owner.isUnknown,
            count(of: owner) > limits.countPerOwner || memory(of: owner) > limits.memoryPerOwner,
            let oldest = shares[owner].flatMap(oldest)
        {
            drop(oldest, to: &dropped)
        }
        while count > limits.count || memory > limits.memory, let oldest = oldest(of: all) {
            drop(oldest, to: &dropped)
        }
        return dropped
    }

    private func oldest(of share: Share) -> Session? {
        share.order.oldest.flatMap { sessions[$0] }
    }

    private func isIdle(_ session: Session) -> Bool {
        now - session.lastUse >= limits.idleTime
    }

    private func isTooLarge(_ session: Session) -> Bool {
        session.memory > min(limits.memory, limits.memoryPerOwner)
    }
}
