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
    ///
    /// One that a condition or a rule finds is kept when it has ended.
    public func report(_ problem: FormProblem) {
        guard !conditions.isRecording else { return conditions.keep(problem) }
        update {
            if knownProblems.insert(problem).inserted { problems.append(problem) }
            if !observers.isEmpty { transaction.problems.append(problem) }
        }
    }

    /// Whether this is a moment to write to anything; see ``mayWrite(to:)``.
    var isOpenToWrites: Bool { !conditions.isRecording && transaction.unrest == nil }

    /// Whether this is a moment to write to something of the form; an attempt is a problem if not.
    ///
    /// A condition or a rule that runs writes nothing, nor does whoever keeps rounds of callbacks
    /// or of observers going without end.
    func mayWrite(to owner: some Conditional) -> Bool {
        guard isUnwatched(owner) else { return false }
        guard let unrest = transaction.unrest, !conditions.isSettling else { return true }
        return unrest.admits(owner, from: transaction.teller)
    }

    /// Whether no condition or rule runs; an attempt to write to `owner` is a problem if one does.
    func isUnwatched(_ owner: some Conditional) -> Bool {
        guard conditions.isRecording else { return true }
        report(.writtenByCondition(owner.placeName))
        return false
    }

    /// Calls a closure with the changes of each transaction that changed something visible.
    ///
    /// The closure hears of what changes from now on, also in the middle of a transaction. It may
    /// write: what follows from that is told to all observers next, as one ``FormChanges`` with
    /// whatever else was written meanwhile. Observers that go on writing without end are stopped,
    /// which is a problem (``FormProblem/Code/unsettled``). A condition or a rule that calls it
    /// adds no observer, which is a problem as well.
    ///
    /// - Returns: What ``stopObserving(_:)`` wants. The observer stays until then, or until the
    ///   form goes. In a condition or a rule, an observation of nothing.
    @discardableResult
    public func observe(_ observer: @escaping (FormChanges) -> Void) -> FormObservation {
        let observation = FormObservation()
        guard isUnwatched(self) else { return observation }
        // What changed before is told to those that were here.
        if transaction.depth > 0 || transaction.isReporting { collectReport() }
        observers.append((observation, transaction.reportCount, observer))
        return observation
    }

    /// Calls an observer no longer.
    ///
    /// A condition or a rule stops none, which is a problem.
    public func stopObserving(_ observation: FormObservation) {
        if isUnwatched(self) { dropObserver(observation) }
    }

    /// Calls an observer no longer whose owner has gone, whenever that is.
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
            // Conditions may ask for problems.
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
        // Where nobody may write any more, that holds for callbacks too.
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

    /// Tells observers what changed, and what follows from what they write.
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
        // Nothing is written any more; problems that observers still report are kept and not told.
        var isToldOfProblem = false
        while let last = next ?? takeReport(), !isToldOfProblem || last.changes.areVisible {
            next = nil
            isToldOfProblem = isToldOfProblem || last.changes.problems.contains(problem)
            tellObservers(last)
        }
    }

    private func tellObservers(_ report: Transaction.Report) {
        // One that an earlier one stops meanwhile is not told.
        for observer in observers
        where observer.first <= report.number
            && observers.contains(where: { $0.id === observer.id })
        {
            observer.run(report.changes)
        }
    }

    /// The changes that observers are told next, or nil if nothing changed since.
    private func takeReport() -> Transaction.Report? {
        if transaction.reports.isEmpty { collectReport() }
        return transaction.reports.isEmpty ? nil : transaction.reports.removeFirst()
    }

    /// How many changes observers have yet to be told of, not counting further ones to the same row
    /// or section.
    var untoldChanges: Int { transaction.untoldChanges + list.touchedCount }

    /// Makes one report of all changes that are in none yet.
    func collectReport() {
        conditions.settle()
        for section in transaction.touchedSections where section.currentForm === self {
            section.offersMayHaveChanged()
        }
        if let changes = collectChanges(), !changes.isEmpty { transaction.add(changes) }
    }
}

/// One observer of a form, as ``Form/stopObserving(_:)`` knows it.
public final class FormObservation {}
