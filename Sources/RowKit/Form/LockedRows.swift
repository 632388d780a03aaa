/// Rows whose values listeners of changed values may not write.
///
/// ``Form/reset()``, ``Form/fill(from:)``, ``Form/restore(_:)`` and writes to a ``FormModel``
/// determine the values of several rows. Each of them locks these rows until the transaction ends,
/// so that a listener that would otherwise react to the change of one row, such as by clearing
/// another, cannot replace the value of the other. Listeners are called with the final values, and
/// can still write the values of all other rows.
struct LockedRows {
    /// The rows, which exist as long as their identifiers are used.
    private var rows: [ObjectIdentifier: BaseRow] = [:]
    private var containsAll = false

    mutating func insert(_ row: BaseRow) {
        let owner = row.valueOwner
        rows[ObjectIdentifier(owner)] = owner
    }

    mutating func insertAll() { containsAll = true }

    func contains(_ row: BaseRow) -> Bool {
        containsAll || rows[ObjectIdentifier(row.valueOwner)] != nil
    }
}

extension Form {
    /// Locks a row until the current transaction ends.
    func lock(_ row: BaseRow) {
        if transaction.lockedRows == nil { transaction.lockedRows = LockedRows() }
        transaction.lockedRows?.insert(row)
    }

    /// Locks all rows until the current transaction ends.
    func lockAllRows() {
        if transaction.lockedRows == nil { transaction.lockedRows = LockedRows() }
        transaction.lockedRows?.insertAll()
    }

    /// Whether any value may be written now.
    var isOpenToValues: Bool { isOpenToWrites && transaction.rowsLockedForListener == nil }

    /// Whether the value of a row may be written now; reports a problem as ``mayWrite(to:)`` does.
    ///
    /// The write of a listener to a locked row is ignored without a problem.
    func mayWriteValue(of row: BaseRow) -> Bool { !isLocked(row) && mayWrite(to: row) }

    /// Whether a row is locked for the running listener.
    ///
    /// Conditions that are evaluated in the meantime may still clear rows that they hide.
    func isLocked(_ row: BaseRow) -> Bool {
        guard let rows = transaction.rowsLockedForListener, !conditions.isRecording,
            !conditions.isSettling
        else { return false }
        return rows.contains(row)
    }
}
