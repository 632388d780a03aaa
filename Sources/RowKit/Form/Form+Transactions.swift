extension Form {
    /// Performs everything that `body` does in one transaction.
    ///
    /// Each write takes effect at once, so `body` always reads what it wrote. When the outermost
    /// transaction ends, callbacks run on the settled form, in rounds until they write no more, and
    /// observers get one ``FormChanges``. A write outside of any transaction makes one of its own.
    ///
    /// - Parameters:
    ///   - origin: Who makes the writes, or nil to keep the current origin, which is the program
    ///     outside of any transaction. Writes by callbacks always count as the program's.
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
    func noteStale(_ row: BaseRow) {
        guard !row.isStale, !observers.isEmpty else { return }
        row.isStale = true
        transaction.staleRows.append(row)
    }

    /// Records a problem and notifies observers.
    ///
    /// A problem found by a condition or a rule is recorded when it has finished running.
    public func report(_ problem: FormProblem) {
        guard !conditions.isRecording else { return conditions.keep(problem) }
        update {
            if knownProblems.insert(problem).inserted { problems.append(problem) }
            if !observers.isEmpty { transaction.problems.append(problem) }
        }
    }

    /// Whether writing is allowed now; see ``mayWrite(to:)``.
    var isOpenToWrites: Bool { !conditions.isRecording && transaction.unrest == nil }

    /// Whether `owner` may be written to now; reports a problem if not.
    ///
    /// Conditions and rules may not write, and neither may callbacks or observers that keep rounds
    /// going without end.
    func mayWrite(to owner: some Conditional) -> Bool {
        guard isUnwatched(owner) else { return false }
        guard let unrest = transaction.unrest, !conditions.isSettling else { return true }
        return unrest.admits(owner, from: transaction.teller)
    }

    /// Whether no condition or rule is running; if one is, reports that it tried to write to
    /// `owner`.
    func isUnwatched(_ owner: some Conditional) -> Bool {
        guard conditions.isRecording else { return true }
        report(.writtenByCondition(owner.placeName))
        return false
    }

    /// Calls a closure with the changes of each transaction that changed something visible or found
    /// a problem.
    ///
    /// The closure receives the changes made from now on, even in the middle of a transaction. It
    /// may write: the resulting changes are sent to all observers next, as one ``FormChanges`` with
    /// everything else written meanwhile. Observers that keep writing without end are stopped,
    /// which is a problem (``FormProblem/Code/unsettled``). A condition or a rule that calls this
    /// method adds no observer, which is a problem as well.
    ///
    /// - Returns: A token for ``stopObserving(_:)``. The observer stays until then, or until the
    ///   form is released. In a condition or a rule, the token has no observer.
    @discardableResult
    public func observe(_ observer: @escaping (FormChanges) -> Void) -> FormObservation {
        let observation = FormObservation()
        guard isUnwatched(self) else { return observation }
        // Earlier changes are reported only to the observers that existed then.
        if transaction.depth > 0 || transaction.isReporting { collectReport() }
        observers.append((observation, transaction.reportCount, observer))
        return observation
    }

    /// Stops calling an observer.
    ///
    /// A condition or a rule that calls this method stops none, which is a problem.
    public func stopObserving(_ observation: FormObservation) {
        if isUnwatched(self) { dropObserver(observation) }
    }

    /// Removes an observer whose owner was released, even while a condition or a rule is running.
    func dropObserver(_ observation: FormObservation) {
        observers.removeAll { $0.id === observation }
    }

    /// Ends the outermost transaction.
    private func close() {
        transaction.origin = .program
        conditions.settle()
        var rounds = 0
        while transaction.hasCallbacks || !transaction.conflicts.isEmpty,
            rounds < Transaction.roundLimit
        {
            rounds += 1
            if transaction.hasCallbacks { runCallbacks() }
            // Conditions may read the problems.
            if !transaction.conflicts.isEmpty { reportConflicts() }
            conditions.settle()
        }
        if !transaction.isReporting { collectReport() }
        transaction.depth = 0
        if !transaction.isReporting, !transaction.reports.isEmpty { tellReports() }
        work.announce()
    }

    private func runCallbacks() {
        let (unrestAround, tellerAround) = (transaction.unrest, transaction.teller)
        defer { (transaction.unrest, transaction.teller) = (unrestAround, tellerAround) }
        transaction.teller = nil
        // If all writes are blocked, those by callbacks are too.
        let isClosed = unrestAround?.isClosed == true
        if !isClosed { transaction.unrest = nil }
        var round = 0
        while transaction.hasCallbacks {
            round += 1
            if !isClosed { limitCallbacks(in: round) }
            let (rows, events) = transaction.takeCallbacks()
            for row in rows where row.hasRules && row.isPending(in: transaction) {
                row.validateAfterWrite()
            }
            for row in rows where row.isPending(in: transaction) {
                tell(row) { $0.deliverChange() }
            }
            for event in events { tell(event.row, event.tell) }
            conditions.settle()
        }
        if !isClosed, let unrest = transaction.unrest, unrest.hasRefused {
            report(.unsettled(unrest.drivers))
        }
    }

    /// Ends rounds of callbacks: tracks which listeners write, then blocks writes by listeners that
    /// trigger themselves, and finally blocks all writes.
    private func limitCallbacks(in round: Int) {
        switch round {
        case Transaction.roundLimit / 2 + 1: transaction.unrest = Unrest(of: .callbacks)
        case Transaction.roundLimit: transaction.unrest?.silenceDrivers()
        case 2 * Transaction.roundLimit: transaction.unrest?.close()
        default: break
        }
    }

    private func tell(_ row: BaseRow, _ body: (BaseRow) -> Void) {
        transaction.teller = row
        body(row)
        transaction.teller = nil
    }

    /// Sends changes to observers, then the changes that result from what observers write.
    private func tellReports() {
        transaction.isReporting = true
        defer {
            transaction.isReporting = false
            transaction.unrest = nil
        }
        for telling in 1...Transaction.roundLimit {
            guard let report = takeReport() else { return }
            if telling == Transaction.roundLimit / 2 + 1 {
                transaction.unrest = Unrest(of: .observers)
            } else if telling == Transaction.roundLimit {
                transaction.unrest?.close()
            }
            tellObservers(report)
        }
        var next = takeReport()
        guard let unrest = transaction.unrest, unrest.hasRefused || next != nil else { return }
        let problem = FormProblem.unsettled(unrest.drivers)
        report(problem)
        // Writes are blocked now; problems that observers still report are recorded but not sent.
        var isToldOfProblem = false
        while let last = next ?? takeReport(), !isToldOfProblem || last.changes.areVisible {
            next = nil
            isToldOfProblem = isToldOfProblem || last.changes.problems.contains(problem)
            tellObservers(last)
        }
    }

    private func tellObservers(_ report: Transaction.Report) {
        // Skip observers that an earlier one has stopped meanwhile.
        for observer in observers
        where observer.first <= report.number
            && observers.contains(where: { $0.id === observer.id })
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
    var untoldChanges: Int { transaction.untoldChanges + list.touchedCount }

    /// Makes one report of all changes that are not in a report yet.
    func collectReport() {
        conditions.settle()
        for section in transaction.touchedSections where section.currentForm === self {
            section.offersMayHaveChanged()
        }
        if let changes = collectChanges(), !changes.isEmpty { transaction.add(changes) }
    }
}

/// A token that identifies an observer of a form; see ``Form/stopObserving(_:)``.
///
/// The observation that ``Form/onValueChange(_:)`` returns ends when it is dropped.
public final class FormObservation {
    private let end: (ObjectIdentifier) -> Void

    init(_ end: @escaping (ObjectIdentifier) -> Void = { _ in }) { self.end = end }

    deinit { end(ObjectIdentifier(self)) }
}
