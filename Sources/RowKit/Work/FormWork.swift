/// The work that the rows of a form have requested.
final class FormWork {
    /// Work whose result is pending.
    private struct Awaited {
        weak var row: BaseRow?
        let key: WorkOrder.Key
        /// See ``WorkOrder/round``.
        let round: Int
        let deliver: (BaseRow, WorkOrder.Outcome) -> Void
    }

    /// The pending work, taken or not.
    private var awaited: [WorkOrder.ID: Awaited] = [:]
    private var untaken: [WorkOrder.ID: WorkOrder] = [:]
    private var cancelled: [WorkOrder.ID] = []
    private var asked = 0
    /// The round of the result being delivered, or 0 if none is.
    private var answeredRound = 0
    /// Whether work was requested or cancelled since the last announcement.
    private var hasNews = false

    /// The form, which notifies conditions when the work changes, or nil once the form has been
    /// deallocated.
    unowned var form: Form?

    /// Called when there is work to take.
    var onWork: (() -> Void)?
    /// Closures called in the same way, one for each running call of `settle`.
    var settlers: [WorkOrder.ID: () -> Void] = [:]
    /// Whether rules that threw an error keep that result in the next validation, instead of
    /// running again.
    var keepsUnchecked = false

    var isEmpty: Bool { awaited.isEmpty }

    var hasWork: Bool { !untaken.isEmpty || !cancelled.isEmpty }

    var isAskingRules: Bool { awaited.values.contains { $0.key.isRule } }

    func isUnderWay(_ id: WorkOrder.ID?) -> Bool { id.map { awaited[$0] != nil } ?? false }

    /// The row that requested pending work.
    func requester(of id: WorkOrder.ID) -> BaseRow? { awaited[id]?.row }

    func ask(_ request: WorkRequest, for row: BaseRow) -> WorkOrder.ID {
        let id = WorkOrder.ID()
        asked += 1
        let round = answeredRound + 1
        awaited[id] = Awaited(row: row, key: request.key, round: round, deliver: request.deliver)
        untaken[id] = WorkOrder(
            id: id, key: request.key, tag: row.storedTag, place: row.placeName,
            delay: request.delay, run: request.run, requester: ObjectIdentifier(row),
            number: asked, round: round, output: request.output)
        hasNews = true
        form?.didChange(.state)
        return id
    }

    /// Cancels work.
    ///
    /// Work that was not taken is only removed.
    func cancel(_ id: WorkOrder.ID) {
        guard awaited.removeValue(forKey: id) != nil else { return }
        form?.didChange(.state)
        guard untaken.removeValue(forKey: id) == nil else { return }
        cancelled.append(id)
        hasNews = true
    }

    func take() -> WorkOrder.Batch {
        let load = WorkOrder.Batch(
            start: untaken.values.sorted { $0.number < $1.number }, cancel: cancelled)
        untaken = [:]
        cancelled = []
        if !load.isEmpty { form?.announce(.state) }
        return load
    }

    /// Puts back orders that were taken and not run, for the next caller that takes work.
    func requeue(_ orders: some Sequence<WorkOrder>) {
        for order in orders where awaited[order.id] != nil {
            untaken[order.id] = order
            hasNews = true
            form?.didChange(.state)
        }
    }

    /// The latest round of pending work, or 0 if there is none.
    var latestRound: Int { awaited.values.reduce(0) { max($0, $1.round) } }

    /// Calls a closure that delivers a result.
    ///
    /// Work that it requests belongs to the next round.
    func answering(_ id: WorkOrder.ID, _ body: () -> Void) {
        let roundAround = answeredRound
        answeredRound = awaited[id]?.round ?? 0
        body()
        answeredRound = roundAround
    }

    /// Returns a closure that delivers the result of some work, or nil if the result is no longer
    /// pending.
    func delivery(of id: WorkOrder.ID) -> ((WorkOrder.Outcome) -> Void)? {
        guard let work = awaited.removeValue(forKey: id) else { return nil }
        form?.didChange(.state)
        guard let row = work.row else { return nil }
        row.work?.latest[work.key] = nil
        return { result in
            row.markStale()
            work.deliver(row, result)
            row.didChange(.state)
        }
    }

    /// Notifies clients of new work, if there is any.
    func announce() {
        guard hasNews else { return }
        hasNews = false
        guard hasWork else { return }
        onWork?()
        settlers.values.forEach { $0() }
    }
}
