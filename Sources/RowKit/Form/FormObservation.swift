/// Keeps an observer of a form, or a listener to its values, until the observation is deallocated
/// or cancelled.
///
/// ```swift
/// final class Log {
///     private var observation: FormObservation?
///
///     init(_ form: Form) {
///         observation = form.observe { changes in print(changes.updatedRows.count) }
///     }
/// }
/// ```
public final class FormObservation {
    /// The graph of the form, which refers to the form while that exists, or nil once the
    /// observation has ended.
    private var graph: ConditionGraph?
    let id: Int

    init(_ id: Int, of form: Form?) {
        self.id = id
        graph = form?.conditions
    }

    deinit { graph?.form?.endObservation(id) }

    /// Ends the observation.
    ///
    /// In a condition or a rule, this method has no effect and is a problem of the form.
    public func cancel() {
        guard let form = graph?.form, form.allowsSideEffects(form) else { return }
        form.endObservation(id)
        graph = nil
    }
}

extension Form {
    /// Calls a closure with the changes of each transaction that changed something visible or found
    /// a problem, until the observation ends.
    ///
    /// The closure receives all later changes, even in the middle of a transaction. It may write.
    /// The resulting changes are then sent to all observers as one ``Form/Changes``, with
    /// everything else written in the meantime. Observers that keep writing without end are
    /// stopped, which is a problem (``Form/Problem/Code/unsettled``). A condition or a rule that
    /// calls this method adds no observer, which is a problem as well.
    ///
    /// - Returns: The observation, which ends when it is deallocated or cancelled. In a condition
    ///   or a rule, it has no observer.
    public func observe(_ observer: @escaping (Form.Changes) -> Void) -> FormObservation {
        guard allowsSideEffects(self) else { return FormObservation(0, of: nil) }
        // Earlier changes are reported only to the observers that existed then.
        if transaction.depth > 0 || transaction.isReporting { collectReport() }
        let observation = makeObservation()
        observers.append((observation.id, transaction.reportCount, observer))
        return observation
    }

    /// Makes an observation with a number that no other of the form has.
    func makeObservation() -> FormObservation {
        lastObservation += 1
        return FormObservation(lastObservation, of: self)
    }

    fileprivate func endObservation(_ id: Int) {
        // Releasing a closure may end another observation, so it happens outside the access.
        if let index = observers.firstIndex(where: { $0.id == id }) {
            let removed = observers.remove(at: index)
            withExtendedLifetime(removed) {}
        } else if let index = valueListeners.firstIndex(where: { $0.id == id }) {
            let removed = valueListeners.remove(at: index)
            withExtendedLifetime(removed) {}
        }
    }
}
