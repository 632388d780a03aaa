/// The work of all forms on a stage that somebody runs.
struct StageWork {
    private struct Running {
        weak var form: Form?
        let order: WorkOrder
    }

    private var running: [WorkID: Running] = [:]
    private var cancelled: [WorkID] = []

    var isEmpty: Bool { running.isEmpty }

    /// Takes what is to be started and stopped now.
    mutating func take(from forms: [Form]) -> WorkLoad {
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
        return WorkLoad(start: start, cancel: cancel)
    }

    /// Takes out the form that awaits an answer, if that is on the stage.
    mutating func takeForm(awaiting id: WorkID) -> Form? {
        running.removeValue(forKey: id)?.form
    }

    /// A form is on the stage no more: its work stops, and is there again when it comes back.
    mutating func leave(_ form: Form) {
        let left = running.filter { $0.value.form === form }
        for id in left.keys { running[id] = nil }
        cancelled += left.keys
        form.putBack(left.values.map(\.order))
    }
}

extension FormStage {
    /// Takes what is to be started and stopped now, for all forms that are shown.
    ///
    /// Whoever takes work runs it and calls ``finish(_:_:)`` with each answer.
    public func takeWork() -> WorkLoad { work.take(from: forms) }

    /// Hands an answer to the form that asked, if it is awaited still.
    public func finish(_ id: WorkID, _ result: WorkResult) {
        // Whoever hears of the answer may ask the stage about its work.
        work.takeForm(awaiting: id)?.finish(id, result)
    }

    /// Whether no answer is awaited.
    public var isIdle: Bool { work.isEmpty && forms.allSatisfy(\.isIdle) }
}
