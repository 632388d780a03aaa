/// The work of all forms on a stage that a client has taken and is running.
struct StageWork {
    private struct Running {
        weak var form: Form?
        let order: WorkOrder
    }

    private var running: [WorkOrder.ID: Running] = [:]
    private var cancelled: [WorkOrder.ID] = []

    var isEmpty: Bool { running.isEmpty }

    /// Takes the work to start and to cancel from forms.
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

    /// Returns the form that waits for the result of some work, or nil if it is not on the stage.
    func form(awaiting id: WorkOrder.ID) -> Form? { running[id]?.form }

    /// Records that some work has a result.
    mutating func end(_ id: WorkOrder.ID) { running[id] = nil }

    /// Cancels the running work of a form that leaves the stage.
    ///
    /// The form keeps the work, which can be taken when the form is shown again.
    mutating func removeWork(of form: Form) {
        let left = running.filter { $0.value.form === form }
        for id in left.keys { running[id] = nil }
        cancelled += left.keys
        form.requeue(left.values.map(\.order))
        form.dropRequest()
    }
}

extension FormStage {
    /// Takes the work to start and to cancel, for the forms of all screens.
    ///
    /// The caller runs the work and passes each result to ``finish(_:_:)``.
    public func takeWork() -> WorkOrder.Batch { work.take(from: forms) }

    /// Delivers a result to the form that requested the work, if the result is still pending.
    public func finish(_ id: WorkOrder.ID, _ result: WorkOrder.Outcome) {
        let form = work.form(awaiting: id)
        // A condition or a rule cannot deliver a result. The result stays pending.
        if let form, !form.allowsSideEffects() { return }
        // Ended first, because a callback for the result may ask the stage about its work.
        work.end(id)
        form?.finish(id, result)
    }

    /// Reports work whose results kept requesting more work, to the forms that wait for it.
    func reportEndlessWork(_ orders: [WorkOrder]) {
        for form in forms {
            form.reportEndlessWork(orders.filter { work.form(awaiting: $0.id) === form })
        }
    }

    /// Reports forms whose submissions keep requesting others.
    func reportEndlessSubmissions() {
        for form in forms where form.hasSubmitListeners {
            form.report(.endlessSubmissions(of: form))
        }
    }

    /// Whether no work is pending, and no form requests a submission.
    public var isIdle: Bool { work.isEmpty && forms.allSatisfy(\.isIdle) }

    /// Whether a form has requested a submission that has not begun.
    package var isSubmissionRequested: Bool { forms.contains(where: \.isSubmissionRequested) }

    /// The identifiers of the submissions that forms have requested and that have not begun.
    var requestedSubmissions: [String] { forms.compactMap(\.requestedSubmission) }

    /// Whether a form has requested or begun the submission with an identifier.
    func hasSubmission(_ id: String) -> Bool {
        forms.contains { $0.requestedSubmission == id || $0.currentSubmission == id }
    }

    /// The screen of a form, or nil if the form is not on the stage.
    func screen(of form: Form) -> ViewID? { stack.first { $0.form === form }?.view.id }
}
