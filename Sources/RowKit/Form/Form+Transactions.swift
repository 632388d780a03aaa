extension Form {
    /// Performs everything that `body` does in one transaction.
    ///
    /// Each write takes effect at once, so `body` always reads what it wrote. When the outermost
    /// transaction ends, listeners run on the settled form. They run in rounds until they write
    /// nothing more. Observers then receive one ``Form/Changes``. A write outside of any
    /// transaction is a transaction of its own.
    ///
    /// - Parameters:
    ///   - origin: The originator of the writes, or nil to keep the current origin, which is the
    ///     program outside of any transaction. Writes by listeners always count as the program's.
    ///   - body: Changes rows, sections and the form. If it throws, the changes made until then
    ///     remain.
    /// - Returns: The result of `body`.
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

    /// Opens a scope of the transaction, which must be closed by ``end()``.
    func begin() { transaction.depth += 1 }

    /// Closes a scope; closing the outermost one ends the transaction.
    func end() {
        if transaction.depth == 1 { close() } else { transaction.depth -= 1 }
    }

    /// Records that something visible of a row changed, if there are observers.
    ///
    /// A change of an inner row is one of the row of the section that contains it.
    func noteStale(_ row: BaseRow) {
        let row = row.family.outer == nil ? row : row.outermost
        guard !row.isStale, !observers.isEmpty else { return }
        row.isStale = true
        transaction.staleRows.append(row)
    }

    /// Records a problem and notifies observers.
    ///
    /// A problem found by a condition or a rule is recorded when it has finished running.
    public func report(_ problem: Form.Problem) {
        guard !conditions.isRecording else { return conditions.keep(problem) }
        update {
            if knownProblems.insert(problem).inserted { problems.append(problem) }
            if !observers.isEmpty { transaction.problems.append(problem) }
        }
    }

    /// Whether writing is allowed now; see ``mayWrite(to:)``.
    var isOpenToWrites: Bool { !conditions.isRecording && transaction.endlessRounds == nil }

    /// Whether `owner` may be written to now; reports a problem if not.
    ///
    /// Conditions and rules may not write. Listeners and observers that cause endless rounds may
    /// not write either.
    func mayWrite(to owner: some Conditional) -> Bool {
        guard allowsSideEffects(owner) else { return false }
        guard let endlessRounds = transaction.endlessRounds, !conditions.isSettling else {
            return true
        }
        return endlessRounds.admits(owner, from: transaction.notifiedRow)
    }

    /// Whether no condition or rule is running; if one is, reports that it tried to write to
    /// `owner`.
    func allowsSideEffects(_ owner: some Conditional) -> Bool {
        guard conditions.isRecording else { return true }
        report(.writtenByCondition(owner.placeName))
        return false
    }

    /// Ends the outermost transaction.
    private func close() {
        transaction.origin = .program
        conditions.settle()
        var rounds = Rounds()
        while transaction.hasCallbacks || transaction.hasOutdatedErrors
            || !transaction.conflicts.isEmpty, rounds.begin()
        {
            if transaction.hasCallbacks { runCallbacks() }
            if transaction.hasOutdatedErrors { validateOwnersAgain() }
            // Conditions may read the problems.
            if !transaction.conflicts.isEmpty { reportConflicts() }
            conditions.settle()
        }
        if !transaction.isReporting { collectReport() }
        transaction.lockedRows = nil
        transaction.close()
        if !transaction.isReporting, !transaction.reports.isEmpty { notifyObservers() }
        work.announce()
    }

    private func runCallbacks() {
        let (roundsAround, rowAround) = (transaction.endlessRounds, transaction.notifiedRow)
        defer { (transaction.endlessRounds, transaction.notifiedRow) = (roundsAround, rowAround) }
        transaction.notifiedRow = nil
        // If all writes are blocked, those by listeners are too.
        let isClosed = roundsAround?.isClosed == true
        if !isClosed { transaction.endlessRounds = nil }
        var round = 0
        while transaction.hasCallbacks {
            round += 1
            if !isClosed { limitCallbacks(in: round) }
            let (rows, events) = transaction.takeCallbacks()
            for row in rows where row.isValidated && row.isPending(in: transaction) {
                row.validateAfterWrite()
            }
            for row in rows where row.isPending(in: transaction) {
                transaction.setNotifyingOfChange(true)
                tell(row) { $0.deliverChange() }
                transaction.setNotifyingOfChange(false)
            }
            for event in events { tell(event.row, event.tell) }
            conditions.settle()
        }
        if !isClosed, let endlessRounds = transaction.endlessRounds, endlessRounds.hasRefused {
            report(.unsettled(endlessRounds.drivers))
        }
    }

    /// Stops endless rounds: first tracks which listeners write, then blocks those that trigger
    /// themselves, and finally blocks all writes.
    private func limitCallbacks(in round: Int) {
        switch round {
        case Rounds.limit / 2 + 1: transaction.endlessRounds = EndlessRounds(of: .callbacks)
        case Rounds.limit: transaction.endlessRounds?.blockDrivers()
        case 2 * Rounds.limit: transaction.endlessRounds?.close()
        default: break
        }
    }

    private func tell(_ row: BaseRow, _ body: (BaseRow) -> Void) {
        transaction.notifiedRow = row
        body(row)
        transaction.notifiedRow = nil
    }

    /// Sends changes to observers, then the changes that result from what observers write.
    private func notifyObservers() {
        transaction.isReporting = true
        defer {
            transaction.isReporting = false
            transaction.endlessRounds = nil
        }
        for round in 1...Rounds.limit {
            guard let report = takeReport() else { return }
            if round == Rounds.limit / 2 + 1 {
                transaction.endlessRounds = EndlessRounds(of: .observers)
            } else if round == Rounds.limit {
                transaction.endlessRounds?.close()
            }
            deliver(report)
        }
        var next = takeReport()
        guard let endlessRounds = transaction.endlessRounds, endlessRounds.hasRefused || next != nil
        else { return }
        let problem = Form.Problem.unsettled(endlessRounds.drivers)
        report(problem)
        // Writes are blocked now; problems that observers still report are recorded but not sent.
        var isToldOfProblem = false
        while let last = next ?? takeReport(), !isToldOfProblem || last.changes.areVisible {
            next = nil
            isToldOfProblem = isToldOfProblem || last.changes.problems.contains(problem)
            deliver(last)
        }
    }

    private func deliver(_ report: Transaction.Report) {
        // Skip observers that an earlier one has stopped meanwhile.
        for observer in observers
        where observer.first <= report.number
            && observers.contains(where: { $0.id == observer.id })
        {
            observer.run(report.changes)
        }
    }

    /// Removes and returns the next changes to send to observers, or nil if there are none.
    private func takeReport() -> Transaction.Report? {
        if transaction.reports.isEmpty { collectReport() }
        return transaction.reports.isEmpty ? nil : transaction.reports.removeFirst()
    }

    /// The number of changes not yet sent to observers, counting several to one row or section
    /// once.
    var pendingChangeCount: Int { transaction.pendingChangeCount + list.changedChunkCount }

    /// Makes one report of all changes that are not in a report yet.
    func collectReport() {
        conditions.settle()
        for section in transaction.changedSections where section.currentForm === self {
            section.offersMayHaveChanged()
        }
        if let changes = collectChanges(), !changes.isEmpty { transaction.add(changes) }
    }
}
