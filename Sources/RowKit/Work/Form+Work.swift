extension Form {
    /// Returns the work to start and to cancel now, and marks it as taken.
    ///
    /// The caller runs the work and passes each result to ``finish(_:_:)``. If a condition or a
    /// rule calls this method, it receives no work, and the call is reported as a problem.
    public func takeWork() -> WorkOrder.Batch {
        allowsSideEffects(self) ? work.take() : WorkOrder.Batch(start: [], cancel: [])
    }

    /// Delivers a result to the row that requested the work, in one transaction with the origin
    /// ``Origin/program``.
    ///
    /// Does nothing if the result is no longer pending, because the row replaced or cancelled the
    /// work or left the form. If a condition or a rule calls this method, the call is reported as a
    /// problem, and the result stays pending.
    public func finish(_ id: WorkOrder.ID, _ result: WorkOrder.Outcome) {
        guard allowsSideEffects(self), work.isUnderWay(id) else { return }
        work.answering(id) { update(by: .program) { work.delivery(of: id)?(result) } }
    }

    /// Reports work requested beyond the limit of rounds, if there is any.
    func reportEndlessWork(_ orders: some Sequence<WorkOrder>) {
        var places: [String] = []
        for order in orders.sorted(by: { $0.number < $1.number })
        where !places.contains(order.place) {
            places.append(order.place)
        }
        if !places.isEmpty { report(.endlessWork(places)) }
    }

    /// Whether there is work to take.
    public var hasWork: Bool {
        noteRead(.state)
        return work.hasWork
    }

    /// Whether no result is pending and no submission is requested.
    public var isIdle: Bool {
        noteRead(.state)
        return work.isEmpty && requestedSubmission == nil
    }

    /// Called when there is new work to take, once at the end of the outermost transaction in which
    /// it was requested.
    package var onWork: (() -> Void)? {
        get { work.onWork }
        set { work.onWork = newValue }
    }

    /// Returns orders that were taken and will not be run, so that they can be taken again.
    package func requeue(_ orders: [WorkOrder]) {
        begin()
        work.requeue(orders)
        end()
    }
}
