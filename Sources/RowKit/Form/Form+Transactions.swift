extension Form {
    /// Makes one transaction of all that `body` does.
    ///
    /// Each write stores at once, so `body` always reads what it wrote. When the outermost
    /// transaction ends, callbacks run on the settled form, in rounds until they write no more, and
    /// observers get one ``FormChanges``. A write outside of any transaction makes one of its own.
    ///
    /// - Parameters:
    ///   - origin: Who makes the writes; nil: as around this call, and outside of any transaction
    ///     the program. What callbacks write is always the program's.
    ///   - body: Writes to rows, sections and the form. If it throws, what it did until then stays.
    /// - Returns: What `body` returns.
    @discardableResult
    public func update<Result, Failure>(
        by origin: Origin?, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let originAround = transaction.origin
        if let origin { transaction.origin = origin }
        begin()
        defer {
            transaction.origin = originAround
            end()
        }
        return try body()
    }

    /// Opens a scope of the transaction; each is ended by ``end()``.
    func begin() { transaction.depth += 1 }

    /// Ends a scope, and with the outermost the transaction.
    func end() {
        if transaction.depth == 1 { close() } else { transaction.depth -= 1 }
    }

    /// Notes that something visible of a row changed, if anybody looks.
    func noteStale(_ row: BaseRow) {
        guard !row.isStale, !observers.isEmpty else { return }
        row.isStale = true
        transaction.staleRows.append(row)
    }

    /// Keeps a problem and tells observers of it.
    public func report(_ problem: FormProblem) {
        update {
            if knownProblems.insert(problem).inserted { problems.append(problem) }
            if !observers.isEmpty { transaction.problems.append(problem) }
        }
    }

    /// Whether this is a moment to write; a condition may not.
    func mayWrite(to row: BaseRow) -> Bool {
        guard conditions.isRecording else { return true }
        report(.writtenByCondition(row.placeName))
        return false
    }

    /// Calls a closure with the changes of each transaction that changed something visible.
    ///
    /// - Returns: What ``stopObserving(_:)`` wants. The observer stays until then, or until the
    ///   form goes.
    @discardableResult
    public func observe(_ observer: @escaping (FormChanges) -> Void) -> FormObservation {
        let observation = FormObservation()
        observers.append((observation, observer))
        return observation
    }

    /// Calls an observer no longer.
    public func stopObserving(_ observation: FormObservation) {
        observers.removeAll { $0.id === observation }
    }

    /// Ends the outermost transaction.
    private func close() {
        transaction.origin = .program
        conditions.settle()
        if transaction.hasCallbacks { runCallbacks() }
        let changes = collectChanges()
        transaction.depth = 0
        if let changes, !changes.isEmpty {
            transaction.reports.append(changes)
            if !transaction.isReporting { tellReports() }
        }
        work.announce()
    }

    private func runCallbacks() {
        var rounds = 0
        /// Rows written so late that they did not only lead to those that drive each other.
        var drivers: [BaseRow] = []
        var known: Set<ObjectIdentifier> = []
        while transaction.hasCallbacks {
            let rows = transaction.writtenRows
            let events = transaction.events
            transaction.writtenRows = []
            transaction.events = []
            rounds += 1
            if rounds > Transaction.roundLimit / 2 {
                drivers += rows.filter { known.insert(ObjectIdentifier($0)).inserted }
            }
            guard rounds <= Transaction.roundLimit else {
                rows.forEach { $0.forgetChange() }
                return report(.unsettled(drivers))
            }
            for row in rows where row.hasRules { row.validateAfterWrite() }
            for row in rows { row.deliverChange() }
            for event in events { event() }
            conditions.settle()
        }
    }

    /// Observers may write; what follows from that is told after what they are being told.
    private func tellReports() {
        transaction.isReporting = true
        defer { transaction.isReporting = false }
        for _ in 0..<Transaction.roundLimit {
            guard !transaction.reports.isEmpty else { return }
            tellObservers(transaction.reports.removeFirst())
        }
        guard !transaction.reports.isEmpty else { return }
        let rows = transaction.reports.flatMap(\.updatedRows)
        transaction.reports = []
        report(.unsettled(rows))
        transaction.reports.forEach(tellObservers)
        transaction.reports = []
    }

    private func tellObservers(_ changes: FormChanges) {
        // One that an earlier one stops meanwhile is not told.
        for observer in observers where observers.contains(where: { $0.id === observer.id }) {
            observer.run(changes)
        }
    }
}

/// One observer of a form, as ``Form/stopObserving(_:)`` knows it.
public final class FormObservation {}
