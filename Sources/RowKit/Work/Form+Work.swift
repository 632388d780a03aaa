extension Form {
    /// Takes what is to be started and stopped now; what was taken is not handed out again.
    ///
    /// Whoever takes work runs it and calls ``finish(_:_:)`` with each answer. A condition or a
    /// rule that asks gets none, which is a problem.
    public func takeWork() -> WorkLoad {
        isUnwatched(self) ? work.take() : WorkLoad(start: [], cancel: [])
    }

    /// Hands an answer to the row that asked, in one transaction of the program's.
    ///
    /// Nothing happens where the answer is awaited no more: the row asked again, cancelled, or left
    /// the form. A condition or a rule that calls it hands over nothing, which is a problem; the
    /// answer is still awaited then.
    public func finish(_ id: WorkID, _ result: WorkResult) {
        guard isUnwatched(self), work.isUnderWay(id) else { return }
        work.answering(id) { update(by: .program) { work.landing(of: id)?(result) } }
    }

    /// Reports that answers went on leading to more work, if there is any that they led to.
    func reportEndlessWork(_ orders: some Sequence<WorkOrder>) {
        var places: [String] = []
        for order in orders.sorted(by: { $0.number < $1.number })
        where !places.contains(order.place) {
            places.append(order.place)
        }
        if !places.isEmpty { report(.endlessWork(places)) }
    }

    /// Whether there is something to take.
    public var hasWork: Bool {
        noteRead(.state)
        return work.hasWork
    }

    /// Whether no answer is awaited.
    public var isIdle: Bool {
        noteRead(.state)
        return work.isEmpty
    }

    /// Called when there is something to take that was not there before: at the end of the
    /// outermost transaction in which it was asked for, once.
    package var onWork: (() -> Void)? {
        get { work.onWork }
        set { work.onWork = newValue }
    }

    /// Takes orders back that were taken and will not be run, so that somebody else may take them.
    package func putBack(_ orders: [WorkOrder]) {
        begin()
        work.putBack(orders)
        end()
    }
}
