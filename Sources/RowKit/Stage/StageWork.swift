/// The work of all forms on a stage that somebody runs.
struct StageWork {
    private struct Running {
        weak var form: Form?
        let order: WorkOrder
    }

    private var running: [WorkOrder.ID: Running] = [:]
    private var cancelled: [WorkOrder.ID] = []

    var isEmpty: Bool { running.isEmpty }

    /// Takes what is to be started and stopped now.
    mutating func take(from forms: [Form]) -> WorkOrder.Batch {
        var start: [WorkOrder] = []
        var cancel = cancelled
        cancelled = []
        for form in forms {
            let load = form.takeWork()
            for order in load.start { running[order.id] = Running(form: form, order: order) }
            for id in load.cancel { running[id] = nil }
            start += load.start
            cancel += load.cancel
        }
        return WorkOrder.Batch(start: start, cancel: cancel)
    }

    /// The form that awaits an answer, if that is on the stage.
    func form(awaiting id: WorkOrder.ID) -> Form? { running[id]?.form }

    /// Notes that there is an answer.
    mutating func end(_ id: WorkOrder.ID) { running[id] = nil }

    /// A form is on the stage no more: its work stops, and is there again when it comes back.
    mutating func removeWork(of form: Form) {
        let left = running.filter { $0.value.form === form }
        for id in left.keys { running[id] = nil }
        cancelled += left.keys
        form.requeue(left.values.map(\.order))
    }
}

extension FormStage {
    /// Takes what is to be started and stopped now, for all forms that are shown.
    ///
    /// Whoever takes work runs it and calls ``finish(_:_:)`` with each answer.
    public func takeWork() -> WorkOrder.Batch { work.take(from: forms) }

    /// Hands an answer to the form that asked, if it is awaited still.
    public func finish(_ id: WorkOrder.ID, _ result: WorkOrder.Outcome) {
        let form = work.form(awaiting: id)
        // A condition or a rule hands over no answer, which is then still awaited.
        if let form, !form.allowsSideEffects() { return }
        // Whoever hears of the answer may ask the stage about its work.
        work.end(id)
        form?.finish(id, result)
    }

    /// Reports that answers went on leading to more work, to the forms that await it.
    func reportEndlessWork(_ orders: [WorkOrder]) {
        for form in forms {
            form.reportEndlessWork(orders.filter { work.form(awaiting: $0.id) === form })
        }
    }

    /// Whether no answer is awaited.
    public var isIdle: Bool { work.isEmpty && forms.allSatisfy(\.isIdle) }
}
